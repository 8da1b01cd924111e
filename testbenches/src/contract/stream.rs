//! The per-cycle rules of a ready/valid stream.

use super::Violation;
use core::fmt::Debug;

/// Checks one stream, cycle by cycle, from the first cycle after reset on.
///
/// 1. `valid` is low in the first cycle after reset, unless [`may_start_valid`] says otherwise.
/// 2. `valid`, once high, stays high until a cycle in which `ready` is high too, unless [`may_withdraw`] says otherwise.
/// 3. The payload holds meanwhile.
///
/// After a reset make a new one.
///
/// [`may_start_valid`]: StreamContract::may_start_valid
/// [`may_withdraw`]: StreamContract::may_withdraw
#[derive(Clone, Debug)]
pub struct StreamContract<T> {
    name: &'static str,
    may_start_valid: bool,
    may_withdraw: bool,
    is_first: bool,
    /// The offer of the previous cycle that was not taken.
    standing: Option<T>,
}

impl<T: Copy + PartialEq + Debug> StreamContract<T> {
    /// A contract on the stream `name`, at the first cycle after reset.
    pub fn new(name: &'static str) -> Self {
        Self { name, may_start_valid: false, may_withdraw: false, is_first: true, standing: None }
    }

    /// Declares that this stream may be valid in the first cycle after reset: a combinational
    /// path from another port, say, or a credit that is there from the start.
    #[must_use]
    pub fn may_start_valid(mut self) -> Self {
        self.may_start_valid = true;
        self
    }

    /// Declares that this stream may take its offer back: valid may fall before ready.
    #[must_use]
    pub fn may_withdraw(mut self) -> Self {
        self.may_withdraw = true;
        self
    }

    /// Checks one cycle.
    ///
    /// # Errors
    /// The rule that the cycle breaks.
    #[inline]
    pub fn check(&mut self, valid: bool, ready: bool, payload: T) -> Result<(), Violation> {
        self.check_at(valid, ready, &payload)
    }

    /// The same of a payload where it lies, which is copied only if it waits.
    ///
    /// # Errors
    /// The rule that the cycle breaks.
    #[inline]
    pub fn check_at(&mut self, valid: bool, ready: bool, payload: &T) -> Result<(), Violation> {
        let is_first = core::mem::replace(&mut self.is_first, false);
        if is_first && valid && !self.may_start_valid {
            return Err(self.broken("valid must be low in the first cycle after reset".to_owned()));
        }
        match &self.standing {
            Some(_) if !valid && self.may_withdraw => {}
            Some(item) if !valid => {
                return Err(self.broken(format!(
                    "valid must not fall before ready; it fell while {item:x?} was waiting"
                )));
            }
            Some(item) if item != payload => {
                return Err(self.broken(format!(
                    "the payload must hold until ready; it went from {item:x?} to {payload:x?}"
                )));
            }
            _ => {}
        }
        if valid && !ready {
            self.standing = Some(*payload);
        } else {
            self.standing = None;
        }
        Ok(())
    }

    #[cold]
    fn broken(&self, rule: String) -> Violation {
        Violation::new(format!("stream {}", self.name), rule)
    }
}

#[cfg(test)]
mod tests {
    use super::StreamContract;

    /// Runs the cycles and gives the text of the first broken rule.
    fn broken(cycles: &[(bool, bool, u64)]) -> Option<String> {
        let mut contract = StreamContract::new("answer");
        cycles
            .iter()
            .find_map(|(valid, ready, data)| contract.check(*valid, *ready, *data).err())
            .map(|violation| violation.to_string())
    }

    #[test]
    fn a_proper_stream_passes() {
        let proper = [
            (false, true, 9),
            (true, false, 1),
            (true, true, 1),
            (true, true, 2),
            (false, false, 0),
        ];
        assert_eq!(broken(&proper), None);
    }

    #[test]
    fn a_valid_that_falls_before_ready_is_caught() {
        assert_eq!(
            broken(&[(false, false, 0), (true, false, 10), (false, true, 10)]).unwrap(),
            "stream answer: valid must not fall before ready; it fell while a was waiting"
        );
    }

    #[test]
    fn a_payload_that_changes_is_caught() {
        assert_eq!(
            broken(&[(false, false, 0), (true, false, 10), (true, true, 11)]).unwrap(),
            "stream answer: the payload must hold until ready; it went from a to b"
        );
    }

    #[test]
    fn an_offer_that_is_taken_back_passes_where_declared() {
        let mut declared = StreamContract::new("answer").may_start_valid().may_withdraw();
        assert_eq!(declared.check(true, false, 1), Ok(()));
        assert_eq!(declared.check(false, false, 0), Ok(()));
        assert_eq!(declared.check(true, false, 2), Ok(()));
        assert!(declared.check(true, false, 3).is_err());
    }

    #[test]
    fn a_valid_right_after_reset_is_caught_unless_declared() {
        assert_eq!(
            broken(&[(true, true, 1)]).unwrap(),
            "stream answer: valid must be low in the first cycle after reset"
        );
        let mut declared = StreamContract::new("answer").may_start_valid();
        assert_eq!(declared.check(true, false, 1), Ok(()));
        assert!(declared.check(false, false, 1).is_err());
    }
}
