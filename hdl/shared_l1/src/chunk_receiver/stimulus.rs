//! Random packets of all masks, beat by beat with gaps, and back-pressure of the core.

use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{Config, HomePacket, In, Out, Wanted};
use crate::words;

/// The random environment: the network, the tracker and the core.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    /// Noise is where a beat does not have a member.
    packet: StreamSource<HomePacket>,
    core: StreamSink,
    /// Sectors of the current packet whose beats have not been offered.
    to_come: u64,
    /// Those, and the sector of the beat at hand.
    here_and_to_come: u64,
    /// The wanted ones among them.
    wanted: u64,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            packet: StreamSource::new(Pressure::mixed()),
            core: StreamSink::new(Pressure::mixed()),
            to_come: 0,
            here_and_to_come: 0,
            wanted: 0,
        }
    }
}

fn mask(rng: &mut Rng, sectors: usize) -> u64 {
    match rng.below(8) {
        0 => 0,
        1 | 2 => u64::MAX >> (64 - sectors),
        3 | 4 => 1 << rng.below(sectors as u64),
        _ => rng.bits(sectors),
    }
}

/// The requested sectors of a packet: mostly all, or some; now and then none or others.
fn wanted_of(rng: &mut Rng, sectors: usize, packet: u64) -> u64 {
    match rng.below(8) {
        0 => mask(rng, sectors),
        1 => packet & mask(rng, sectors),
        2 | 3 => packet & rng.bits(sectors),
        _ => packet,
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        if last.is_none() {
            self.to_come = 0;
        }
        let (rng, config) = (&mut self.rng, &self.config);
        let (to_come, wanted) = (&mut self.to_come, &mut self.wanted);
        let here_and_to_come = &mut self.here_and_to_come;
        let noise = |rng: &mut Rng| HomePacket {
            valid: false,
            sectors: rng.bits(config.sectors()),
            id: rng.bits(config.id_bits()),
            data: words::any(rng, config.data_bits()),
        };
        // A beat that is refused holds; `make` is called for the next one only.
        let offered = self.packet.next(rng, last.map(|out| out.packet.ready), |rng| {
            let beat = HomePacket { valid: true, ..noise(rng) };
            *here_and_to_come = *to_come;
            if *to_come > 0 {
                *to_come &= *to_come - 1;
                return Some(beat);
            }
            let sectors = mask(rng, config.sectors());
            *to_come = sectors;
            *wanted = wanted_of(rng, config.sectors(), sectors);
            Some(HomePacket { sectors, ..beat })
        });
        // Wanted sectors mean something only among these.
        let fixed = if offered.is_some() { *here_and_to_come } else { 0 };
        let wanted_sectors = *wanted & fixed | rng.bits(config.sectors()) & !fixed;
        In {
            packet: offered.unwrap_or_else(|| noise(rng)),
            wanted: Wanted { sectors: wanted_sectors },
            core_reply: self.core.next(rng).into(),
        }
    }
}
