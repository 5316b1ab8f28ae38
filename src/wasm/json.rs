//! Plain data as JSON.

use std::fmt::{self, Display, Write};

use serde::Serialize;
use serde::ser::{self, Impossible, Serializer};

/// The value as JSON, with null for what is missing. Byte strings, maps and enums with data are not written: null.
pub(super) fn text(value: &impl Serialize) -> String {
    let mut json = Json { text: String::new() };
    match value.serialize(&mut json) {
        Ok(()) => json.text,
        Err(Unwritten) => "null".into(),
    }
}

struct Json {
    text: String,
}

/// A value of a kind that is never written.
#[derive(Debug)]
struct Unwritten;

impl Display for Unwritten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value of this kind is not written")
    }
}

impl std::error::Error for Unwritten {}

impl ser::Error for Unwritten {
    fn custom<T: Display>(_: T) -> Unwritten {
        Unwritten
    }
}

impl Json {
    fn word(&mut self, word: &str) -> Result<(), Unwritten> {
        self.text.push_str(word);
        Ok(())
    }

    fn whole(&mut self, is_negative: bool, number: u64) -> Result<(), Unwritten> {
        if is_negative {
            self.text.push('-');
        }
        write!(self.text, "{number}").map_err(|_| Unwritten)
    }

    fn quoted(&mut self, text: &str) {
        self.text.push('"');
        for c in text.chars() {
            match c {
                '"' | '\\' => self.text.extend(['\\', c]),
                '\0'..='\x1f' => {
                    self.text.push_str("\\u00");
                    self.text.extend([c as u8 >> 4, c as u8 & 15].map(|digit| char::from(HEX[usize::from(digit)])));
                }
                _ => self.text.push(c),
            }
        }
        self.text.push('"');
    }

    /// Every digit of the fraction: a binary one comes to an end, so that the number read is the number written.
    fn number(&mut self, number: f64) -> Result<(), Unwritten> {
        if !number.is_finite() {
            return self.word("null");
        }
        self.whole(number < 0.0, number.abs() as u64)?;
        // What is below 2⁻⁶⁴ is left out.
        let mut fraction = (number.abs().fract() * (1_u128 << 64) as f64) as u64;
        if fraction > 0 {
            self.text.push('.');
        }
        while fraction > 0 {
            let tenfold = u128::from(fraction) * 10;
            self.text.push(char::from(b'0' + (tenfold >> 64) as u8));
            fraction = tenfold as u64;
        }
        Ok(())
    }

    fn open(&mut self, bracket: char, close: char) -> Result<Parts<'_>, Unwritten> {
        self.text.push(bracket);
        Ok(Parts { json: self, close, first: true })
    }
}

const HEX: &[u8; 16] = b"0123456789abcdef";

/// An array or an object that is being written.
struct Parts<'a> {
    json: &'a mut Json,
    close: char,
    first: bool,
}

impl Parts<'_> {
    fn part(&mut self) {
        if !self.first {
            self.json.text.push(',');
        }
        self.first = false;
    }

    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritten> {
        self.part();
        value.serialize(&mut *self.json)
    }

    fn close(self) -> Result<(), Unwritten> {
        self.json.text.push(self.close);
        Ok(())
    }
}

/// Whole numbers of every width.
macro_rules! whole {
    ($($signed:ident: $i:ty, $unsigned:ident: $u:ty);*) => {
        $(
            fn $signed(self, value: $i) -> Result<(), Unwritten> {
                self.whole(value < 0, u64::from(value.unsigned_abs()))
            }

            fn $unsigned(self, value: $u) -> Result<(), Unwritten> {
                self.whole(false, u64::from(value))
            }
        )*
    };
}

impl<'a> Serializer for &'a mut Json {
    type Ok = ();
    type Error = Unwritten;
    type SerializeSeq = Parts<'a>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeStruct = Parts<'a>;
    type SerializeTupleVariant = Impossible<(), Unwritten>;
    type SerializeMap = Impossible<(), Unwritten>;
    type SerializeStructVariant = Impossible<(), Unwritten>;

    whole!(serialize_i8: i8, serialize_u8: u8; serialize_i16: i16, serialize_u16: u16;
        serialize_i32: i32, serialize_u32: u32; serialize_i64: i64, serialize_u64: u64);

    fn serialize_bool(self, value: bool) -> Result<(), Unwritten> {
        self.word(if value { "true" } else { "false" })
    }

    fn serialize_f32(self, value: f32) -> Result<(), Unwritten> {
        self.number(value.into())
    }

    fn serialize_f64(self, value: f64) -> Result<(), Unwritten> {
        self.number(value)
    }

    fn serialize_char(self, value: char) -> Result<(), Unwritten> {
        self.quoted(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Result<(), Unwritten> {
        self.quoted(value);
        Ok(())
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), Unwritten> {
        Err(Unwritten)
    }

    fn serialize_none(self) -> Result<(), Unwritten> {
        self.word("null")
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Unwritten> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Unwritten> {
        self.word("null")
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Unwritten> {
        self.word("null")
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Unwritten> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Unwritten> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), Unwritten> {
        Err(Unwritten)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'a>, Unwritten> {
        self.open('[', ']')
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'a>, Unwritten> {
        self.open('[', ']')
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, Unwritten> {
        self.open('[', ']')
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Unwritten> {
        Err(Unwritten)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Unwritten> {
        Err(Unwritten)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, Unwritten> {
        self.open('{', '}')
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Unwritten> {
        Err(Unwritten)
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), Unwritten> {
        self.quoted(&value.to_string());
        Ok(())
    }
}

impl ser::SerializeSeq for Parts<'_> {
    type Ok = ();
    type Error = Unwritten;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritten> {
        self.element(value)
    }

    fn end(self) -> Result<(), Unwritten> {
        self.close()
    }
}

impl ser::SerializeTuple for Parts<'_> {
    type Ok = ();
    type Error = Unwritten;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritten> {
        self.element(value)
    }

    fn end(self) -> Result<(), Unwritten> {
        self.close()
    }
}

impl ser::SerializeTupleStruct for Parts<'_> {
    type Ok = ();
    type Error = Unwritten;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritten> {
        self.element(value)
    }

    fn end(self) -> Result<(), Unwritten> {
        self.close()
    }
}

impl ser::SerializeStruct for Parts<'_> {
    type Ok = ();
    type Error = Unwritten;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Unwritten> {
        self.part();
        self.json.quoted(key);
        self.json.text.push(':');
        value.serialize(&mut *self.json)
    }

    fn end(self) -> Result<(), Unwritten> {
        self.close()
    }
}
