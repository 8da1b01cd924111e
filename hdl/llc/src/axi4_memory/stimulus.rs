//! Random loads and stores to few lines, before a [`subordinate`](super::subordinate).

use std::collections::VecDeque;

use signal::port::Ready;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::ports::Access;
use super::subordinate::{Behind, data};
use super::{Config, In, Out};

/// The random environment.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    /// Identifiers that no request has.
    free: VecDeque<u64>,
    /// Lines in use.
    lines: u64,
    /// Stores among four requests.
    stores: u64,
    requests: StreamSource<Access>,
    reply: StreamSink,
    behind: Behind,
    was_ready: bool,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            free: VecDeque::new(),
            lines: 1,
            stores: 1,
            requests: StreamSource::new(Pressure::mixed()),
            reply: StreamSink::new(Pressure::mixed()),
            behind: Behind::new(config, seed ^ 1 << 32),
            was_ready: false,
        }
    }
}

/// A request; without an identifier none.
fn request(
    rng: &mut Rng,
    config: &Config,
    id: Option<u64>,
    lines: u64,
    stores: u64,
) -> Option<Access> {
    let kind = u64::from(rng.chance(stores, 4));
    let one = 1 << rng.below(config.sectors() as u64);
    let many = if rng.chance(1, 4) { config.all_sectors() } else { rng.bits(config.sectors()) };
    // Lines at both ends of the addresses.
    let line = rng.below(lines.min(1 << config.line_bits()));
    let line = if line.is_multiple_of(2) { line } else { line | 1 << (config.line_bits() - 1) };
    Some(Access {
        valid: true,
        kind,
        line,
        sectors: if kind == 0 { one | many } else { one },
        byte_enable: rng.bits(config.sector_bytes()),
        data: data(rng, config),
        id: id?,
    })
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        match last {
            Some(out) if out.reply.valid && self.was_ready && out.reply.last => {
                self.free.push_back(out.reply.id);
            }
            Some(_) => {}
            None => self.free = (0..1 << self.config.memory_id_bits()).collect(),
        }
        let rng = &mut self.rng;
        if rng.chance(1, 300) {
            self.lines = *rng.pick(&[1, 2, 4, 16, 64, 8_000]).unwrap_or(&1);
            self.stores = rng.below(5);
        }
        let (free, config, lines) = (&mut self.free, &self.config, self.lines);
        let stores = self.stores;
        let was_ready = last.map(|out| out.request.ready);
        let offered = self
            .requests
            .next(rng, was_ready, |rng| request(rng, config, free.pop_front(), lines, stores));
        let noise = request(rng, config, Some(0), 64, 2).unwrap_or_default();
        self.was_ready = self.reply.next(rng);
        In {
            request: offered.unwrap_or(Access { valid: false, ..noise }),
            reply: Ready { ready: self.was_ready },
            ..self.behind.next(last)
        }
    }
}
