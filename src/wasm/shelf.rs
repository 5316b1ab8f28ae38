//! Where the objects of JavaScript are kept, each under a number.

use std::cell::RefCell;

use super::problem::{Answer, Problem};

/// Objects by number. One that is being used is off the shelf: work that is cut short loses it, and no other.
pub(super) struct Shelf<T>(RefCell<Places<T>>);

struct Places<T> {
    objects: Vec<Option<T>>,
    free: Vec<u32>,
}

impl<T> Shelf<T> {
    /// Without any objects.
    pub const fn new() -> Shelf<T> {
        Shelf(RefCell::new(Places { objects: Vec::new(), free: Vec::new() }))
    }

    /// Keeps an object, and answers with its number.
    pub fn put(&self, object: T) -> Answer {
        let places = &mut *self.0.borrow_mut();
        let id = match places.free.pop() {
            Some(id) => id,
            None => {
                // Freeing needs no memory then.
                places.objects.try_reserve(1).map_err(|_| Problem::no_memory())?;
                places.free.try_reserve(places.objects.len() + 1).map_err(|_| Problem::no_memory())?;
                places.objects.push(None);
                places.objects.len() as u32 - 1
            }
        };
        if let Some(place) = places.objects.get_mut(id as usize) {
            *place = Some(object);
        }
        Ok(id.to_string())
    }

    /// Asks the object with this number.
    pub fn with(&self, id: u32, ask: impl FnOnce(&mut T) -> Answer) -> Answer {
        let mut object = self.take(id).ok_or_else(Problem::lost)?;
        let answer = ask(&mut object);
        if let Some(place) = self.0.borrow_mut().objects.get_mut(id as usize) {
            *place = Some(object);
        }
        answer
    }

    /// Drops the object with this number, which another one may get.
    pub fn free(&self, id: u32) {
        drop(self.take(id));
        self.0.borrow_mut().free.push(id);
    }

    fn take(&self, id: u32) -> Option<T> {
        self.0.borrow_mut().objects.get_mut(id as usize)?.take()
    }
}

#[cfg(test)]
mod tests {
    use super::{Problem, Shelf};

    #[test]
    fn objects_keep_their_numbers_and_free_ones_are_taken_again() {
        let shelf = Shelf::new();
        let put = |object: &str| shelf.put(String::from(object)).expect("memory");
        assert_eq!([put("a"), put("b"), put("c")], ["0", "1", "2"]);
        shelf.free(1);
        assert_eq!(shelf.with(1, |_| Ok(String::new())), Err(Problem::lost()));
        assert_eq!([put("d"), put("e")], ["1", "3"]);
        let read = |id| shelf.with(id, |object| Ok(object.clone()));
        assert_eq!([read(0), read(1), read(2), read(3)], ["a", "d", "c", "e"].map(|object| Ok(object.into())));
    }

    #[test]
    fn an_object_is_lost_while_it_is_used_and_back_afterwards() {
        let shelf = Shelf::new();
        assert_eq!(shelf.put(1), Ok("0".into()));
        let inner = |_: &mut i32| Ok(String::new());
        assert_eq!(shelf.with(0, |_| shelf.with(0, inner)), Err(Problem::lost()));
        assert_eq!(shelf.with(0, inner), Ok(String::new()));
    }
}
