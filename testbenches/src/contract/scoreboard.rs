//! Nothing lost, nothing twice, and where promised, in order.

use super::Violation;
use core::fmt::Debug;
use std::collections::VecDeque;

/// Expects what went in to come out in the same order, each item once.
#[derive(Clone, Debug)]
pub struct Scoreboard<T> {
    name: &'static str,
    waiting: VecDeque<T>,
}

impl<T: PartialEq + Debug> Scoreboard<T> {
    /// An empty board for the stream `name`.
    pub fn new(name: &'static str) -> Self {
        Self { name, waiting: VecDeque::new() }
    }

    /// `item` went in and must come out.
    pub fn expect(&mut self, item: T) {
        self.waiting.push_back(item);
    }

    /// `item` came out.
    ///
    /// # Errors
    /// Nothing was expected (invented or repeated), or another item (lost or out of order).
    pub fn seen(&mut self, item: &T) -> Result<(), Violation> {
        match self.waiting.pop_front() {
            None => Err(Violation::new(
                self.name,
                format!(
                    "nothing may come twice or be invented; {item:x?} came and none was expected"
                ),
            )),
            Some(next) if next != *item => Err(Violation::new(
                self.name,
                format!(
                    "order must hold and nothing be lost; {item:x?} came and {next:x?} was next"
                ),
            )),
            Some(_) => Ok(()),
        }
    }

    /// Items that have not come out.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Says that the block is at rest.
    ///
    /// # Errors
    /// Something has not come out.
    pub fn finish(&self) -> Result<(), Violation> {
        match self.waiting.front() {
            None => Ok(()),
            Some(next) => Err(Violation::new(
                self.name,
                format!(
                    "nothing may be lost; {} items never came, the oldest is {next:x?}",
                    self.waiting.len()
                ),
            )),
        }
    }
}

/// As [`Scoreboard`], for streams that promise no order.
#[derive(Clone, Debug)]
pub struct Bag<T> {
    name: &'static str,
    waiting: Vec<T>,
}

impl<T: PartialEq + Debug> Bag<T> {
    /// An empty bag for the stream `name`.
    pub fn new(name: &'static str) -> Self {
        Self { name, waiting: Vec::new() }
    }

    /// `item` went in and must come out.
    pub fn expect(&mut self, item: T) {
        self.waiting.push(item);
    }

    /// `item` came out.
    ///
    /// # Errors
    /// The beat is not among the expected ones.
    pub fn seen(&mut self, item: &T) -> Result<(), Violation> {
        match self.waiting.iter().position(|other| other == item) {
            Some(place) => {
                self.waiting.swap_remove(place);
                Ok(())
            }
            None => Err(Violation::new(
                self.name,
                format!(
                    "nothing may come twice or be invented; {item:x?} came and was not expected"
                ),
            )),
        }
    }

    /// Says that the block is at rest.
    ///
    /// # Errors
    /// Something has not come out.
    pub fn finish(&self) -> Result<(), Violation> {
        if self.waiting.is_empty() {
            return Ok(());
        }
        Err(Violation::new(
            self.name,
            format!("nothing may be lost; never came: {:x?}", self.waiting),
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::{Bag, Scoreboard};

    #[test]
    fn order_kept_passes() {
        let mut board = Scoreboard::new("answer");
        board.expect(1);
        board.expect(2);
        assert_eq!(board.seen(&1), Ok(()));
        assert_eq!(board.seen(&2), Ok(()));
        assert_eq!((board.finish(), board.waiting()), (Ok(()), 0));
    }

    #[test]
    fn a_repeated_item_is_caught() {
        let mut board = Scoreboard::new("answer");
        board.expect(26);
        board.seen(&26).unwrap();
        assert_eq!(
            board.seen(&26).unwrap_err().to_string(),
            "answer: nothing may come twice or be invented; 1a came and none was expected"
        );
    }

    #[test]
    fn a_lost_or_overtaken_item_is_caught() {
        let mut board = Scoreboard::new("answer");
        board.expect(1);
        board.expect(2);
        assert_eq!(
            board.seen(&2).unwrap_err().to_string(),
            "answer: order must hold and nothing be lost; 2 came and 1 was next"
        );
    }

    #[test]
    fn an_item_that_never_comes_is_caught_at_rest() {
        let mut board = Scoreboard::new("answer");
        board.expect(7);
        assert_eq!(
            board.finish().unwrap_err().to_string(),
            "answer: nothing may be lost; 1 items never came, the oldest is 7"
        );
    }

    #[test]
    fn a_bag_forgives_order_and_nothing_else() {
        let mut bag = Bag::new("reply");
        bag.expect(1);
        bag.expect(2);
        assert_eq!(bag.seen(&2), Ok(()));
        assert!(bag.seen(&2).is_err());
        assert_eq!(
            bag.finish().unwrap_err().to_string(),
            "reply: nothing may be lost; never came: [1]"
        );
        assert_eq!(bag.seen(&1), Ok(()));
        assert_eq!(bag.finish(), Ok(()));
    }
}
