//! Decides whether sets are private or shared: DynEB, or the config permanently.

use super::Config;
use crate::dyneb::model::{Dyneb, Phase};
use crate::dyneb::{In, Out};
use testbenches::dut::Model as _;

/// DynEB of a core, or a mode that never changes (R26).
#[derive(Clone, Debug)]
pub enum Chooser {
    /// By what it samples.
    Sampled(Box<Dyneb>),
    /// Shared, or private.
    Fixed {
        /// Every set is shared.
        shared: bool,
    },
}

impl Chooser {
    /// The state after a reset.
    pub fn new(config: &Config) -> Chooser {
        match config.dyneb() {
            Some(dyneb) => Chooser::Sampled(Box::new(Dyneb::new(dyneb))),
            None => Chooser::Fixed { shared: config.is_shared() },
        }
    }

    /// Whether even and odd sets are shared in this cycle.
    pub fn modes(&self) -> [bool; 2] {
        match self {
            Chooser::Sampled(dyneb) => dyneb.modes(),
            Chooser::Fixed { shared } => [*shared; 2],
        }
    }

    /// A cycle with these events.
    pub fn step(&mut self, events: &In) -> Out {
        match self {
            Chooser::Sampled(dyneb) => dyneb.step(events),
            Chooser::Fixed { shared } => Out {
                phase: 1 + u64::from(*shared),
                even_sets_shared: *shared,
                odd_sets_shared: *shared,
                ..Out::default()
            },
        }
    }

    /// A decision comes without a further event.
    pub fn is_deciding(&self) -> bool {
        match self {
            Chooser::Sampled(dyneb) => {
                !dyneb.rests() && !matches!(dyneb.phase(), Phase::Executing { .. })
            }
            Chooser::Fixed { .. } => false,
        }
    }

    /// A cycle without an event changes nothing.
    pub fn rests(&self) -> bool {
        match self {
            Chooser::Sampled(dyneb) => dyneb.rests(),
            Chooser::Fixed { .. } => true,
        }
    }
}
