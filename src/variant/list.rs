//! What the list of games is made into: whatever the outside asks, asked of the game at hand.

/// Takes every game with a word about it and its type, in the order in which texts are offered to them, and makes
/// [`AnyRecord`] and [`View`] of them. A game that is left out by its feature is left out of both.
///
/// [`AnyRecord`]: super::AnyRecord
/// [`View`]: super::View
macro_rules! games {
    ($dollar:tt $($doc:literal: $(#[$attribute:meta])? $name:ident($game:ty),)+) => {
        /// A record of any of the games.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum AnyRecord {
            $(#[doc = $doc] $(#[$attribute])? $name(Record<$game>),)+
        }

        /// The view of whichever game it is; written out as that game's view alone.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[serde(untagged)]
        #[non_exhaustive]
        pub enum View {
            $(#[doc = $doc] $(#[$attribute])? $name(<$game as Game>::View),)+
        }

        /// The names of all games.
        pub const NAMES: &[&str] = &[$($(#[$attribute])? <$game as Game>::NAME,)+];

        impl View {
            /// The view of the position at the cursor.
            #[must_use]
            pub fn of(record: &AnyRecord) -> View {
                match record {
                    $($(#[$attribute])? AnyRecord::$name(record) => View::$name(<$game as Game>::view(record)),)+
                }
            }
        }

        impl AnyRecord {
            /// A new game by its name, with these options.
            ///
            /// # Errors
            /// A name of no game, and options that it can't be played with.
            pub fn with_options(name: &str, options: &mut dyn Options) -> Result<AnyRecord, RulesError> {
                $($(#[$attribute])? if name == <$game as Game>::NAME {
                    return <$game as Game>::from_options(options).map(Record::new).map(AnyRecord::$name);
                })+
                Err(RulesError::UNKNOWN_GAME)
            }

            /// A new game by the head of its records.
            fn from_head(head: &str) -> Result<AnyRecord, RulesError> {
                let letter = head.as_bytes().first().copied();
                $($(#[$attribute])? if letter == Some(<$game as Game>::LETTER) {
                    return <$game as Notation>::from_head(head).map(Record::new).map(AnyRecord::$name);
                })+
                Err(RulesError::UNKNOWN_GAME)
            }

            /// Reads a record by the first game that claims it.
            fn read(text: &str) -> Result<AnyRecord, RecordError> {
                $($(#[$attribute])? if <$game as Game>::claims(text) {
                    return <$game as Game>::read(text).map(AnyRecord::$name);
                })+
                Err(RecordError::at_start(RecordErrorKind::Rules(RulesError::UNKNOWN_GAME)))
            }
        }

        $($(#[$attribute])?
        impl Listed for $game {
            fn record(any: &AnyRecord) -> Option<&Record<$game>> {
                match any {
                    AnyRecord::$name(record) => Some(record),
                    #[allow(unreachable_patterns, reason = "there may be one game only")]
                    _ => None,
                }
            }
        }

        $(#[$attribute])?
        impl From<Record<$game>> for AnyRecord {
            fn from(record: Record<$game>) -> AnyRecord {
                AnyRecord::$name(record)
            }
        })+

        /// Does the same to the record of whichever game it is.
        macro_rules! with_record {
            ($dollar any:expr, $dollar record:ident => $dollar body:expr) => {
                match $dollar any {
                    $($(#[$attribute])? AnyRecord::$name($dollar record) => $dollar body,)+
                }
            };
        }
    };
}
