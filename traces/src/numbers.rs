//! The numbers of a kernel's groups.

use std::collections::BTreeMap;

/// Runs of consecutive numbers that a kernel may consist of: 4,194,304, since each takes memory.
const MOST_RUNS: usize = 1 << 22;

/// The groups of a kernel so far.
///
/// Groups come in any order, each once. Recorders exist that number a grid of rows x + y, so that each row begins one
/// above the beginning of the row before and numbers come twice; as long as a kernel rises but for such beginnings,
/// that is accepted too.
#[derive(Clone, Debug, Default)]
pub(crate) struct Numbers {
    /// Each run's first and last number.
    runs: BTreeMap<u32, u32>,
    order: Order,
}

/// How the numbers came so far.
#[derive(Clone, Copy, Debug, Default)]
enum Order {
    #[default]
    Nothing,
    /// In rows: the first number of the last row, and its last.
    Rows(u32, u32),
    /// One was below that before it and had not come yet.
    Any,
}

impl Numbers {
    /// Takes the next group's number, where rows may overlap.
    pub(crate) fn take(&mut self, number: u32) -> Result<(), String> {
        let is_new = !self.has(number);
        self.order = match self.order {
            Order::Nothing => Order::Rows(number, number),
            Order::Rows(first, last) if number > last => Order::Rows(first, number),
            Order::Rows(first, _) if !is_new && number.checked_sub(1) == Some(first) => {
                Order::Rows(number, number)
            }
            Order::Rows(..) | Order::Any if is_new => Order::Any,
            Order::Rows(..) | Order::Any => return Err(twice(number)),
        };
        self.keep(number)
    }

    /// Takes the next group's number, which has not come yet.
    pub(crate) fn take_new(&mut self, number: u32) -> Result<(), String> {
        if self.has(number) { Err(twice(number)) } else { self.keep(number) }
    }

    fn has(&self, number: u32) -> bool {
        self.runs.range(..=number).next_back().is_some_and(|(_, &last)| number <= last)
    }

    fn keep(&mut self, number: u32) -> Result<(), String> {
        if self.has(number) {
            return Ok(());
        }
        let before = self.runs.range_mut(..number).next_back();
        let first = match before {
            Some((&first, last)) if *last + 1 == number => {
                *last = number;
                first
            }
            _ => {
                self.runs.insert(number, number);
                number
            }
        };
        let behind = number.checked_add(1).and_then(|next| self.runs.remove(&next));
        if let Some(last) = behind {
            self.runs.insert(first, last);
        }
        match self.runs.len() <= MOST_RUNS {
            true => Ok(()),
            false => Err(format!(
                "a kernel's groups must be at most {MOST_RUNS} runs of consecutive numbers; got more; try groups \
                 that rise"
            )),
        }
    }
}

fn twice(number: u32) -> String {
    format!("a group must appear once in a kernel; got {number} again")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(numbers: &[u32]) -> Result<(), String> {
        let mut taken = Numbers::default();
        numbers.iter().try_for_each(|&number| taken.take(number))
    }

    #[test]
    fn any_order_once_and_rows_that_overlap() {
        for numbers in [
            &[0, 1, 5, u32::MAX][..],
            // Rows of three groups, and of one.
            &[0, 1, 2, 1, 2, 3, 2, 3, 4],
            &[5, 3, 4, 0, u32::MAX, 6],
            &[0, 2, 1, 3],
        ] {
            assert_eq!(all(numbers), Ok(()), "{numbers:?}");
        }
        for (numbers, twice) in [
            (&[2, 2][..], 2),
            (&[0, 1, 2, 0], 0),
            (&[0, 1, 2, 1, 2, 1], 1),
            (&[5, 3, 5], 5),
            (&[0, 5, 1, 5], 5),
        ] {
            let error = format!("a group must appear once in a kernel; got {twice} again");
            assert_eq!(all(numbers), Err(error), "{numbers:?}");
        }
    }

    #[test]
    fn numbers_that_follow_each_other_take_one_run() {
        let mut taken = Numbers::default();
        for number in [4, 2, 0, 1, 3, u32::MAX, u32::MAX - 1] {
            taken.take_new(number).unwrap();
        }
        let runs: Vec<(u32, u32)> = taken.runs.into_iter().collect();
        assert_eq!(runs, [(0, 4), (u32::MAX - 1, u32::MAX)]);
    }
}
