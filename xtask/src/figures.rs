//! The figures that are held to a budget or quoted in the README.

pub mod budgets;
pub mod first_load;
pub mod machine;
pub mod offline;
pub mod readme;
