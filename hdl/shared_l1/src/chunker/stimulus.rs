//! Random replies with gaps before and within them, masks of all kinds, and back-pressure on the network.

use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{Config, In, LineBack, Out, Reply};
use crate::words;

/// The random environment: the home's L1 and the network.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    reply: StreamSource<Reply>,
    /// When a beat after a header is shown.
    beats: Pressure,
    packet: StreamSink,
    /// A packet has begun and not ended.
    is_open: bool,
    /// The bytes last shown, which hold while a sector beat waits.
    line_data: [u64; 16],
    was_ready: bool,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            reply: StreamSource::new(Pressure::mixed()),
            beats: Pressure::mixed(),
            packet: StreamSink::new(Pressure::mixed()),
            is_open: false,
            line_data: [0; 16],
            was_ready: false,
        }
    }
}

fn reply(rng: &mut Rng, config: &Config) -> Reply {
    let sectors = config.sectors();
    let all = u64::MAX >> (64 - sectors);
    let asked = match rng.below(8) {
        0 => 0,
        1 => all,
        2 | 3 => 1 << rng.below(sectors as u64),
        4 => rng.bits(sectors) & rng.bits(sectors) & rng.bits(sectors),
        _ => rng.bits(sectors),
    };
    Reply {
        valid: true,
        core: rng.bits(config.core_number_bits()),
        id: rng.bits(config.id_bits()),
        sectors: asked,
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let (rng, config) = (&mut self.rng, &self.config);
        let offered =
            self.reply.next(rng, last.map(|out| out.reply.ready), |rng| Some(reply(rng, config)));
        // Between two beats the reply may go away; a beat that was shown and not taken may not.
        let waits = last.is_some_and(|out| out.packet.valid && !self.was_ready);
        match last {
            Some(out) if out.packet.valid && self.was_ready => self.is_open = !out.packet.last,
            Some(_) => {}
            None => self.is_open = false,
        }
        let is_shown = self.beats.next(rng) || waits || !self.is_open;
        let offered = offered.filter(|_| is_shown);
        if last.is_none_or(|out| !out.line.valid || self.was_ready) {
            self.line_data = words::any(rng, config.data_bits());
        }
        let noise = || Reply { valid: false, ..reply(rng, config) };
        let reply = offered.unwrap_or_else(noise);
        self.was_ready = self.packet.next(rng);
        In { reply, line: LineBack { data: self.line_data }, packet: self.was_ready.into() }
    }
}
