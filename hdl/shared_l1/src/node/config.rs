//! The block's configuration: `[l1]`, `[shared_l1]`, `[mesh]` and `[dyneb]`, and what follows from them.

use crate::{
    chunk_receiver, chunker, dyneb, l1_arbiter, remote_tracker, request_classifier, store_tracker,
};
use about::Figure;
use base::Geometry;
use ccn::own_store_filter;
use design::{Design, DesignKind, L1, Leftover, SharedL1, SharingMode};
use signal::index_bits;

/// A checked geometry: every rule of its design holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    core: Geometry,
    l1: Geometry,
    shared: SharedL1,
    classifier: request_classifier::Config,
    arbiter: l1_arbiter::Config,
    store_tracker: store_tracker::Config,
    remote_tracker: remote_tracker::Config,
    chunker: chunker::Config,
    receiver: chunk_receiver::Config,
    dyneb: Option<dyneb::Config>,
}

impl Config {
    /// How many counters there are: the L1's seven, then those of `dyneb`.
    pub const COUNTERS: usize = 7 + dyneb::Config::COUNTERS;

    /// Widths of a counter's number and of its value.
    pub const COUNTER_WIDTHS: (usize, usize) = (4, 32);

    /// The node of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            DesignKind::SharedL1 => {
                let (l1, shared) = (design.l1()?, design.shared_l1()?);
                Some(Config {
                    core: Geometry::with_id_bits(l1, l1.id_bits as usize),
                    l1: Geometry::with_id_bits(l1, inner_id_bits(l1, shared)),
                    shared: shared.clone(),
                    classifier: request_classifier::Config::of(design)?,
                    arbiter: l1_arbiter::Config::of(design)?,
                    store_tracker: store_tracker::Config::of(design)?,
                    remote_tracker: remote_tracker::Config::of(design)?,
                    chunker: chunker::Config::of(design)?,
                    receiver: chunk_receiver::Config::of(design)?,
                    dyneb: dyneb::Config::of(design),
                })
            }
            _ => None,
        }
    }

    /// `[l1]` as the core sees it: with its identifiers.
    pub fn core(&self) -> &Geometry {
        &self.core
    }

    /// The L1 inside, whose identifiers are wider.
    pub fn l1(&self) -> &Geometry {
        &self.l1
    }

    /// Classifier of the routes of local requests.
    pub fn classifier(&self) -> &request_classifier::Config {
        &self.classifier
    }

    /// Whose turn a lookup is.
    pub fn arbiter(&self) -> &l1_arbiter::Config {
        &self.arbiter
    }

    /// Stores in flight.
    pub fn store_tracker(&self) -> &store_tracker::Config {
        &self.store_tracker
    }

    /// Local requests in flight elsewhere.
    pub fn remote_tracker(&self) -> &remote_tracker::Config {
        &self.remote_tracker
    }

    /// Chunker that frames the replies to other cores.
    pub fn chunker(&self) -> &chunker::Config {
        &self.chunker
    }

    /// Receiver of the replies of other cores.
    pub fn receiver(&self) -> &chunk_receiver::Config {
        &self.receiver
    }

    /// The choice between private and shared; none where the mode is fixed.
    pub fn dyneb(&self) -> Option<&dyneb::Config> {
        self.dyneb.as_ref()
    }

    /// Filter of the lines that the core has written directly, if there is one (R27).
    pub fn filter(&self) -> Option<own_store_filter::Config> {
        let bits = self.classifier.filter_bits()?;
        Some(own_store_filter::Config::sized(bits, self.core.line_bits()))
    }

    /// Whether all sets are shared permanently.
    pub fn is_shared(&self) -> bool {
        self.shared.mode == SharingMode::Shared
    }

    /// Cores: 1..=256.
    pub fn cores(&self) -> usize {
        self.shared.cores as usize
    }

    /// Width of a core's number: 1..=8.
    pub fn core_number_bits(&self) -> usize {
        index_bits(self.cores())
    }

    /// Width of a core's identifier of a request: 1..=16.
    pub fn id_bits(&self) -> usize {
        self.core.id_bits()
    }

    /// Width of an identifier in the L1 inside: 4..=19.
    pub fn inner_id_bits(&self) -> usize {
        self.l1.id_bits()
    }

    /// Requests of other cores that are accepted and not answered: 1..=64.
    pub fn home_requests(&self) -> usize {
        self.shared.home_requests as usize
    }

    /// Width of an entry's number in their table: 1..=6.
    pub fn home_entry_bits(&self) -> usize {
        index_bits(self.home_requests())
    }

    /// Depth of the queue `remote_request_out`: 1..=64.
    pub fn remote_request_out_queue(&self) -> usize {
        self.shared.remote_request_out_queue as usize
    }

    /// Depth of the queue of `l2_in`: 1..=64.
    pub fn l2_in_queue(&self) -> usize {
        self.shared.l2_in_queue as usize
    }

    /// Depth of the queue `remote_out`: 1..=64.
    pub fn remote_out_queue(&self) -> usize {
        self.shared.remote_out_queue as usize
    }

    /// Depth of the queue of `remote_reply_in`: 1..=64.
    pub fn remote_reply_in_queue(&self) -> usize {
        self.shared.remote_reply_in_queue as usize
    }

    /// Treatment of a line cached in private mode and homed elsewhere.
    pub fn leftover(&self) -> Leftover {
        self.classifier.leftover()
    }

    /// Whether such lines are evicted first in a shared set. Without DynEB there are none.
    pub fn leftover_first(&self) -> bool {
        self.shared.leftover_first && self.dyneb.is_some()
    }

    /// Whether a packet holds only the sectors that were asked for.
    pub fn chunking(&self) -> bool {
        self.chunker.chunking()
    }

    /// Storage of the table of other cores' requests, in bits.
    pub fn home_request_bits(&self) -> usize {
        let entry = 1 + self.core_number_bits() + self.id_bits() + self.core.sectors();
        self.home_requests() * entry
    }

    /// Widths and storage; the paper gives none.
    pub fn figures(&self) -> Vec<Figure> {
        let figure = |name, ours, note| Figure { name, ours: ours as u64, paper: None, note };
        vec![
            figure("inner_id_bits", self.inner_id_bits(), "identifier of a request in the L1"),
            figure("home_request_bits", self.home_request_bits(), "table of other cores' requests"),
            figure(
                "filter_bits",
                self.classifier.filter_bits().unwrap_or(0),
                "lines written directly",
            ),
            figure("data_bits", self.l1.data_bits(), "the data array"),
            figure("mshr_bits", self.l1.mshr_bits(), "entries, and the loads that wait in them"),
        ]
    }
}

/// Width of an identifier that tells local requests from other cores': a local one's with two bits and the
/// bit that tells, or an entry's with that bit.
fn inner_id_bits(l1: &L1, shared: &SharedL1) -> usize {
    (l1.id_bits as usize + 3).max(index_bits(shared.home_requests as usize) + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pact20_has_32_places_of_18_bits() {
        let config = Config::of(&Design::load("pact20").unwrap()).unwrap();
        assert_eq!(
            (config.id_bits(), config.inner_id_bits(), config.home_entry_bits()),
            (8, 11, 5)
        );
        assert_eq!((config.home_requests(), config.home_request_bits()), (32, 32 * 18));
        assert_eq!((config.core().down_id_bits(), config.l1().down_id_bits()), (9, 12));
        assert!(config.leftover_first() && config.chunking());
        assert_eq!(Config::of(&Design::load("baseline").unwrap()), None);
    }

    #[test]
    fn a_place_may_be_wider_than_an_identifier() {
        let text = "design = \"shared-l1\"\nname = \"t\"\nl1.id_bits = 1\n\
                    shared_l1.home_requests = 64";
        let config = Config::of(&Design::parse(text, "t.toml").unwrap()).unwrap();
        assert_eq!((config.id_bits(), config.home_entry_bits(), config.inner_id_bits()), (1, 6, 7));
    }
}
