//! The block's configuration: `[l1]` and `[shared_l1]`, and what follows from them.

use about::Figure;
use design::{Design, DesignKind, L1, SharedL1};
use signal::index_bits;

/// A checked geometry: every rule of its design holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    l1: L1,
    shared: SharedL1,
}

impl Config {
    /// The arbiter of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            DesignKind::SharedL1 => {
                Some(Config { l1: design.l1()?.clone(), shared: design.shared_l1()?.clone() })
            }
            _ => None,
        }
    }

    /// Losses in a row after which the head wins, 0 for never: 0..=65535.
    pub fn starvation_limit(&self) -> usize {
        self.shared.arbiter_starvation_limit as usize
    }

    /// Width of a number of losses: ceil(log2(limit + 1)), 0 for limit 0, at most 16.
    pub fn loss_bits(&self) -> usize {
        match self.starvation_limit() {
            0 => 0,
            limit => index_bits(limit + 1),
        }
    }

    /// Remote requests that the queue holds: 1..=64.
    pub fn queue_depth(&self) -> usize {
        self.shared.remote_in_queue as usize
    }

    /// Width of all of a request but its data: kind (2), operation (4), line, sectors, byte enables,
    /// the core that asks, identifier; at most 185.
    pub fn head_bits(&self) -> usize {
        let line_bits = self.l1.address_bits - self.l1.line_bytes.ilog2();
        let sectors = self.l1.line_bytes / self.l1.sector_bytes;
        let fields = 6 + line_bits + sectors + self.l1.sector_bytes + self.l1.id_bits;
        fields as usize + index_bits(self.shared.cores as usize)
    }

    /// Width of a request's data, a sector: 64..=1024.
    pub fn data_bits(&self) -> usize {
        8 * self.l1.sector_bytes as usize
    }

    /// Storage of the queue's words, in bits.
    pub fn storage_bits(&self) -> usize {
        self.queue_depth() * (self.head_bits() + self.data_bits())
    }

    /// Widths and storage; the paper gives none.
    pub fn figures(&self) -> Vec<Figure> {
        let figure = |name, ours, note| Figure { name, ours: ours as u64, paper: None, note };
        vec![
            figure("head_bits", self.head_bits(), "a request without its data"),
            figure("data_bits", self.data_bits(), "a sector"),
            figure("storage_bits", self.storage_bits(), "words of the queue of remote requests"),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(text: &str) -> Config {
        let text = format!("design = \"shared-l1\"\nname = \"t\"\n{text}");
        Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
    }

    #[test]
    fn pact20_queues_8_requests_of_344_bits() {
        let config = Config::of(&Design::load("pact20").unwrap()).unwrap();
        assert_eq!((config.starvation_limit(), config.loss_bits()), (1, 1));
        assert_eq!((config.head_bits(), config.data_bits()), (88, 256));
        assert_eq!((config.queue_depth(), config.storage_bits()), (8, 2_752));
        assert_eq!(Config::of(&Design::load("baseline").unwrap()), None);
    }

    #[test]
    fn losses_are_counted_up_to_the_limit() {
        let bits =
            |limit| config(&format!("shared_l1.arbiter_starvation_limit = {limit}")).loss_bits();
        assert_eq!([0, 1, 2, 3, 4, 65_535].map(bits), [0, 1, 2, 2, 3, 16]);
    }
}
