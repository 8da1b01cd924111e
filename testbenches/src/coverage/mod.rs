//! Functional coverage: labelled bins, counted. A bin that is never hit fails the run.

mod report;

pub use report::{BinReport, CoverageReport, Uncovered};

/// A closed set of bins; made by [`bins!`](crate::bins!).
pub trait Bins: Copy + 'static {
    /// Label and sentence of every bin, by index.
    const ALL: &'static [(&'static str, &'static str)];

    /// The bin's place in [`Self::ALL`].
    fn index(self) -> usize;
}

/// Declares a block's bins as an enum: each with a sentence that says what has happened.
///
/// ```
/// testbenches::bins! {
///     /// What a toy must have seen.
///     pub enum Covered {
///         write_while_full: "a write came while the block was full",
///         simultaneous: "a write and a read came in one cycle",
///     }
/// }
/// # fn main() {
/// let mut coverage = testbenches::coverage::Coverage::<Covered>::new();
/// coverage.hit_when(1 + 1 == 2, Covered::simultaneous);
/// let uncovered = coverage.report(&[]).check().unwrap_err();
/// assert!(uncovered.to_string().contains("write_while_full"));
/// # }
/// ```
#[macro_export]
macro_rules! bins {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($label:ident : $sentence:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[allow(non_camel_case_types)] // The label in a report is the name in the code.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $name { $(#[doc = $sentence] $label),+ }

        impl $crate::coverage::Bins for $name {
            const ALL: &'static [(&'static str, &'static str)] =
                &[$((stringify!($label), $sentence)),+];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }
    };
}

/// A bin that a configuration cannot reach, and why.
#[derive(Clone, Debug)]
pub struct Unreachable<B> {
    /// A variant of the block's enumeration.
    pub bin: B,
    /// Why no stimulus can hit it.
    pub reason: String,
}

impl<B> Unreachable<B> {
    /// Declares `bin` unreachable because of `reason`.
    pub fn new(bin: B, reason: impl Into<String>) -> Self {
        Self { bin, reason: reason.into() }
    }
}

/// Counts of a set of bins.
#[derive(Clone, Debug)]
pub struct Coverage<B> {
    counts: Vec<u64>,
    bins: core::marker::PhantomData<B>,
}

impl<B: Bins> Default for Coverage<B> {
    fn default() -> Self {
        Self::new()
    }
}

impl<B: Bins> Coverage<B> {
    /// All counts at 0.
    pub fn new() -> Self {
        Self { counts: vec![0; B::ALL.len()], bins: core::marker::PhantomData }
    }

    /// Counts `bin` once.
    #[inline]
    pub fn hit(&mut self, bin: B) {
        self.hit_when(true, bin);
    }

    /// Counts `bin` once if `happened`.
    #[inline]
    pub fn hit_when(&mut self, happened: bool, bin: B) {
        self.counts[bin.index()] += u64::from(happened);
    }

    /// How often `bin` was hit.
    pub fn count(&self, bin: B) -> u64 {
        self.counts[bin.index()]
    }

    /// How often each bin was hit, by index.
    pub(crate) fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// The counts with their labels, sentences and excuses.
    pub fn report(&self, unreachable: &[Unreachable<B>]) -> CoverageReport {
        let mut bins: Vec<BinReport> = B::ALL
            .iter()
            .zip(&self.counts)
            .map(|((label, sentence), count)| BinReport {
                label,
                sentence,
                count: *count,
                unreachable: None,
            })
            .collect();
        for excuse in unreachable {
            bins[excuse.bin.index()].unreachable = Some(excuse.reason.clone());
        }
        CoverageReport { bins }
    }
}

#[cfg(test)]
mod tests {
    use super::{Coverage, Unreachable};

    crate::bins! {
        enum Toy {
            full: "the toy was full",
            empty: "the toy was empty",
        }
    }

    #[test]
    fn a_bin_never_hit_fails_and_is_named() {
        let mut coverage = Coverage::<Toy>::new();
        coverage.hit(Toy::full);
        coverage.hit_when(false, Toy::empty);
        assert_eq!((coverage.count(Toy::full), coverage.count(Toy::empty)), (1, 0));
        assert_eq!(
            coverage.report(&[]).check().unwrap_err().to_string(),
            "coverage has 1 wrong bins:\n  empty: never hit: the toy was empty"
        );
        let excuse = Unreachable::new(Toy::empty, "it is born with one");
        assert!(coverage.report(&[excuse]).check().is_ok());
    }

    #[test]
    fn an_unreachable_bin_that_is_hit_fails() {
        let mut coverage = Coverage::<Toy>::new();
        coverage.hit(Toy::full);
        coverage.hit(Toy::empty);
        let excuse = Unreachable::new(Toy::empty, "it is born with one");
        assert_eq!(
            coverage.report(&[excuse]).check().unwrap_err().to_string(),
            "coverage has 1 wrong bins:\n  empty: hit 1 times, but declared unreachable \
             (it is born with one): the toy was empty"
        );
    }

    #[test]
    fn the_report_is_a_table() {
        let mut coverage = Coverage::<Toy>::new();
        coverage.hit(Toy::full);
        assert_eq!(
            coverage.report(&[]).to_string(),
            "           1  full   the toy was full\n           0  empty  the toy was empty\n"
        );
    }
}
