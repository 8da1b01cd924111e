//! An event list with weights.

use super::Rng;

/// Chooses events at random, each as often as its weight says.
///
/// ```
/// use testbenches::stimulus::{Rng, Weighted};
/// let events = Weighted::new("idle", 1).or("push", 3).or("never", 0);
/// let mut rng = Rng::new(1);
/// let pushes = (0..4000).filter(|_| *events.choose(&mut rng) == "push").count();
/// assert!((2800..3200).contains(&pushes));
/// ```
#[derive(Clone, Debug)]
pub struct Weighted<E> {
    first: E,
    /// Events after the first, each with the sum of the weights before it.
    others: Vec<(u64, E)>,
    total: u64,
}

impl<E> Weighted<E> {
    /// A list of one event. The first event is also the one chosen when all weights are zero.
    pub fn new(event: E, weight: u32) -> Self {
        Self { first: event, others: Vec::new(), total: u64::from(weight) }
    }

    /// The list with one event more; an event of weight 0 is never chosen.
    #[must_use]
    pub fn or(mut self, event: E, weight: u32) -> Self {
        if weight > 0 {
            self.others.push((self.total, event));
            self.total += u64::from(weight);
        }
        self
    }

    /// One event.
    #[inline]
    pub fn choose(&self, rng: &mut Rng) -> &E {
        let point = rng.below(self.total);
        self.others
            .iter()
            .rev()
            .find(|(start, _)| point >= *start && self.total > 0)
            .map_or(&self.first, |(_, event)| event)
    }
}

#[cfg(test)]
mod tests {
    use super::{Rng, Weighted};

    #[test]
    fn events_come_as_often_as_their_weights_say() {
        let events = Weighted::new(0, 5).or(1, 1).or(2, 4);
        let mut rng = Rng::new(7);
        let mut counts = [0; 3];
        for _ in 0..10_000 {
            counts[*events.choose(&mut rng)] += 1;
        }
        assert!((4800..5200).contains(&counts[0]), "{counts:?}");
        assert!((900..1100).contains(&counts[1]), "{counts:?}");
        assert!((3800..4200).contains(&counts[2]), "{counts:?}");
    }

    #[test]
    fn a_first_event_of_weight_zero_is_never_chosen_unless_alone() {
        let mut rng = Rng::new(7);
        let events = Weighted::new("no", 0).or("yes", 1);
        assert!((0..100).all(|_| *events.choose(&mut rng) == "yes"));
        assert_eq!(*Weighted::new("only", 0).choose(&mut rng), "only");
    }
}
