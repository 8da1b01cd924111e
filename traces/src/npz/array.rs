//! Numpy's archives: arrays of unsigned integers, each in a member `name.npy`.

use crate::{Error, Place};
use std::fs::File;
use std::io::{BufReader, Read};
use zip::ZipArchive;
use zip::result::ZipError;

/// Values that an array may have: 64 Mi.
const MOST_VALUES: u64 = 1 << 26;
/// Bytes that the header of an array may have: 64 KiB.
const MOST_HEADER: usize = 1 << 16;
/// Bytes that an array is read at a time, so that memory grows only with what the file holds.
const CHUNK: usize = 1 << 16;

/// An archive of arrays.
pub(super) struct Archive {
    file: String,
    zip: ZipArchive<BufReader<File>>,
}

impl Archive {
    pub(super) fn open(input: File, file: &str) -> Result<Archive, Error> {
        let wrong = |error: ZipError| {
            let what = format!("must be an archive of numpy (.npz); got {error}; try numpy.savez");
            Error::new(file, Place::File, what)
        };
        let zip = ZipArchive::new(BufReader::new(input)).map_err(wrong)?;
        Ok(Archive { file: file.to_string(), zip })
    }

    /// The values of an array of one dimension.
    pub(super) fn values<T: TryFrom<u64>>(&mut self, name: &str) -> Result<Vec<T>, Error> {
        let wrong = |what: String| Error::new(&self.file, Place::File, format!("{name}: {what}"));
        let member = self.zip.by_name(&format!("{name}.npy"));
        let got = |error| match error {
            ZipError::FileNotFound => "none".to_string(),
            error => error.to_string(),
        };
        let mut member =
            member.map_err(|error| wrong(format!("must be an array; got {}", got(error))))?;
        let Shape { bytes, values } = Shape::read(&mut member).map_err(&wrong)?;
        let mut all = Vec::new();
        let mut chunk = vec![0; CHUNK];
        let mut left = values * bytes;
        while left > 0 {
            let now = left.min(CHUNK as u64) as usize;
            let part = chunk.get_mut(..now).unwrap_or_default();
            member.read_exact(part).map_err(|error| {
                wrong(format!("must have {values} values of {bytes} bytes; got {error}"))
            })?;
            for value in part.chunks_exact(bytes as usize) {
                let value = value.iter().rev().fold(0, |sum, &byte| sum << 8 | u64::from(byte));
                let number = T::try_from(value).map_err(|_| {
                    let bits = 8 * std::mem::size_of::<T>();
                    wrong(format!("each value must have at most {bits} bits; got {value}"))
                })?;
                all.push(number);
            }
            left -= now as u64;
        }
        // Reading to the end checks the member's checksum.
        match member.read(&mut [0]) {
            Ok(0) => Ok(all),
            Ok(_) => Err(wrong(format!("must end behind its {values} values; got more"))),
            Err(error) => Err(wrong(format!("must be readable; got {error}"))),
        }
    }
}

/// The form of an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shape {
    /// Bytes of a value: 1, 2, 4 or 8.
    bytes: u64,
    values: u64,
}

impl Shape {
    /// Reads what is before the values of an array.
    fn read(input: &mut impl Read) -> Result<Shape, String> {
        let mut start = [0; 8];
        let unreadable = |error: std::io::Error| format!("must be an array of numpy; got {error}");
        input.read_exact(&mut start).map_err(unreadable)?;
        let length_bytes = match start {
            [0x93, b'N', b'U', b'M', b'P', b'Y', 1, _] => 2,
            [0x93, b'N', b'U', b'M', b'P', b'Y', 2 | 3, _] => 4,
            _ => {
                let got = start.escape_ascii();
                return Err(format!(
                    "must begin with \\x93NUMPY and a version in 1..=3; got {got}"
                ));
            }
        };
        let mut length = [0; 4];
        input.read_exact(&mut length[..length_bytes]).map_err(unreadable)?;
        let length = u32::from_le_bytes(length) as usize;
        if length > MOST_HEADER {
            return Err(format!("must have a header of at most {MOST_HEADER} bytes; got {length}"));
        }
        let mut header = vec![0; length];
        input.read_exact(&mut header).map_err(unreadable)?;
        Shape::parse(&String::from_utf8_lossy(&header))
    }

    /// Takes the form from the header, a dictionary of Python.
    fn parse(header: &str) -> Result<Shape, String> {
        let wrong = |rule: &str| {
            let got: String = header.trim().chars().take(200).collect();
            format!("{rule}; got {}", got.escape_debug())
        };
        let behind = |key: &str| header.split_once(key).map(|(_, rest)| rest.trim_start());
        let descr = behind("'descr':").and_then(|rest| rest.strip_prefix('\''));
        let bytes = match descr.and_then(|rest| rest.split_once('\'')).map(|(descr, _)| descr) {
            Some("|u1" | "<u1") => 1,
            Some("<u2") => 2,
            Some("<u4") => 4,
            Some("<u8") => 8,
            _ => {
                return Err(wrong("values must be |u1, <u2, <u4 or <u8, unsigned little-endian"));
            }
        };
        let shape = behind("'shape':").and_then(|rest| rest.strip_prefix('('));
        let shape = shape.and_then(|rest| rest.split_once(')')).map(|(shape, _)| shape);
        let one = || wrong("must have one dimension");
        let shape = shape.ok_or_else(one)?.trim();
        let values = match shape.strip_suffix(',') {
            None if shape.is_empty() => 1,
            None => return Err(one()),
            Some(number) => number.trim().parse().map_err(|_| one())?,
        };
        match values <= MOST_VALUES {
            true => Ok(Shape { bytes, values }),
            false => Err(format!("must have at most {MOST_VALUES} values; got {values}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_of_an_array() {
        let parse = |descr: &str, shape: &str| {
            Shape::parse(&format!(
                "{{'descr': '{descr}', 'fortran_order': False, 'shape': {shape}, }}  \n"
            ))
        };
        assert_eq!(parse("<u2", "(7,)"), Ok(Shape { bytes: 2, values: 7 }));
        assert_eq!(parse("|u1", "(0,)"), Ok(Shape { bytes: 1, values: 0 }));
        assert_eq!(parse("<u8", "()"), Ok(Shape { bytes: 8, values: 1 }));
        let got = |descr: &str, shape: &str| {
            format!(
                "got {{\\'descr\\': \\'{descr}\\', \\'fortran_order\\': False, \\'shape\\': {shape}, }}"
            )
        };
        for descr in ["<f4", "<i4", ">u4", "|O"] {
            let rule = "values must be |u1, <u2, <u4 or <u8, unsigned little-endian";
            assert_eq!(parse(descr, "(7,)"), Err(format!("{rule}; {}", got(descr, "(7,)"))));
        }
        for shape in ["(2, 3)", "(7)", "(-1,)"] {
            let rule = "must have one dimension";
            assert_eq!(parse("<u4", shape), Err(format!("{rule}; {}", got("<u4", shape))));
        }
        let most = "must have at most 67108864 values; got 67108865";
        assert_eq!(parse("<u4", "(67108865,)"), Err(most.to_string()));
    }
}
