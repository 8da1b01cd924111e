//! The order of a kernel's groups.

/// The groups of a kernel so far.
///
/// Numbers rise. Recorders exist that number a grid of rows x + y, so that each row begins one above the
/// beginning of the row before; that is accepted too, and nothing else falls.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Rising {
    /// The first group of the row, and the last.
    row: Option<(u32, u32)>,
}

impl Rising {
    /// Takes the next group.
    pub(crate) fn take(&mut self, number: u32) -> Result<(), String> {
        let start = match self.row {
            None => number,
            Some((start, last)) if number > last => start,
            Some((start, _)) if number.checked_sub(1) == Some(start) => number,
            Some((_, last)) => {
                return Err(format!("groups must rise within a kernel; got {number} after {last}"));
            }
        };
        self.row = Some((start, number));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(numbers: &[u32]) -> Result<(), String> {
        let mut rising = Rising::default();
        numbers.iter().try_for_each(|&number| rising.take(number))
    }

    #[test]
    fn rows_may_overlap_and_nothing_else_falls() {
        assert_eq!(all(&[0, 1, 5, u32::MAX]), Ok(()));
        // Rows of three groups, and of one.
        assert_eq!(all(&[0, 1, 2, 1, 2, 3, 2, 3, 4]), Ok(()));
        for (numbers, error) in [
            (&[2, 2][..], "got 2 after 2"),
            (&[5, 3], "got 3 after 5"),
            (&[0, 1, 2, 0], "got 0 after 2"),
            (&[0, 1, 2, 1, 2, 1], "got 1 after 2"),
        ] {
            assert!(all(numbers).unwrap_err().ends_with(error), "{numbers:?}");
        }
    }
}
