//! The two ends of a ready/valid stream, driven at random but by the rules of the contract.

use super::{Pressure, Rng};

/// Drives valid and payload of an input stream: once offered, an item holds until it is taken.
#[derive(Clone, Debug)]
pub struct StreamSource<T> {
    offered: Option<T>,
    gaps: Pressure,
}

impl<T: Copy> StreamSource<T> {
    /// A source that offers an item whenever `gaps` is high and nothing is offered yet.
    pub fn new(gaps: Pressure) -> Self {
        Self { offered: None, gaps }
    }

    /// The offer of this cycle; the port's valid is `is_some()`.
    ///
    /// `was_ready` is the ready that the block gave in the cycle before, `None` after a reset
    /// (which forgets the offer). `make` gives the next item, or `None` when there is none yet.
    #[inline]
    pub fn next(
        &mut self,
        rng: &mut Rng,
        was_ready: Option<bool>,
        make: impl FnOnce(&mut Rng) -> Option<T>,
    ) -> Option<T> {
        if was_ready != Some(false) {
            self.offered = None;
        }
        // The gap is drawn in every cycle, so that patterns are cycles and not items.
        let may_offer = self.gaps.next(rng);
        if self.offered.is_none() && may_offer {
            self.offered = make(rng);
        }
        self.offered
    }
}

/// Drives ready of an output stream.
#[derive(Clone, Debug)]
pub struct StreamSink {
    pressure: Pressure,
}

impl StreamSink {
    /// A sink that is ready whenever `pressure` is high.
    pub fn new(pressure: Pressure) -> Self {
        Self { pressure }
    }

    /// The ready of this cycle.
    #[inline]
    pub fn next(&mut self, rng: &mut Rng) -> bool {
        self.pressure.next(rng)
    }
}

#[cfg(test)]
mod tests {
    use super::{Pressure, Rng, StreamSink, StreamSource};
    use crate::contract::StreamContract;

    #[test]
    fn source_and_sink_keep_the_contract_between_them() {
        let mut rng = Rng::new(5);
        let mut source = StreamSource::new(Pressure::mixed());
        let mut sink = StreamSink::new(Pressure::mixed());
        // The source may offer in the first cycle: only blocks must be quiet after reset.
        let mut contract = StreamContract::new("toy").may_start_valid();
        let mut was_ready = None;
        let (mut next_item, mut taken) = (0u64, 0);
        for _ in 0..20_000 {
            let offered = source.next(&mut rng, was_ready, |_| {
                next_item += 1;
                Some(next_item)
            });
            let ready = sink.next(&mut rng);
            contract.check(offered.is_some(), ready, offered.unwrap_or(0)).unwrap();
            if let (Some(item), true) = (offered, ready) {
                taken += 1;
                assert_eq!(item, taken, "nothing lost, nothing twice");
            }
            was_ready = Some(ready);
        }
        assert!(taken > 3000, "{taken}");
    }

    #[test]
    fn a_reset_withdraws_the_offer() {
        let mut rng = Rng::new(5);
        let mut source = StreamSource::new(Pressure::fixed(super::super::Pattern::Always));
        assert_eq!(source.next(&mut rng, None, |_| Some(1)), Some(1));
        assert_eq!(source.next(&mut rng, Some(false), |_| Some(2)), Some(1));
        assert_eq!(source.next(&mut rng, None, |_| Some(3)), Some(3));
        assert_eq!(source.next(&mut rng, Some(true), |_| None), None);
    }
}
