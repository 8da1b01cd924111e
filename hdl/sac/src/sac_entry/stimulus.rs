//! Random requests of an L1, a NoC that answers them in any order in one beat or several, and switches of the
//! organisation, with holds that lead to none.

use llc::streams::kind;
use testbenches::dut::Model as _;
use testbenches::stimulus::{Pattern, Pressure, Rng, StreamSink, StreamSource};

use super::model::SacEntry;
use super::{Config, EntryReply, EntryRequest, In, Out};

/// A request that is not answered: its identifier, and the beats that are still to come.
type Open = (u64, u64);

/// The random environment: an L1, the NoC, and who switches.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    /// The state of the block, on which legal changes of the inputs depend.
    state: SacEntry,
    chip: u64,
    sm_side: bool,
    hold: bool,
    /// Cycles until `hold` changes.
    left: u64,
    /// No request is answered in this stretch, so that as many are unanswered as there may be.
    is_silent: bool,
    open: Vec<Open>,
    requests: StreamSource<EntryRequest>,
    forward: StreamSink,
    replies: StreamSource<EntryReply>,
    down_reply: StreamSink,
    last: In,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        let mut rng = Rng::new(seed);
        Stimulus {
            config: config.clone(),
            state: SacEntry::new(config),
            chip: rng.below(config.chips() as u64),
            sm_side: false,
            hold: false,
            left: 0,
            is_silent: false,
            open: Vec::new(),
            requests: StreamSource::new(Pressure::mixed()),
            forward: StreamSink::new(Pressure::mixed()),
            replies: StreamSource::new(Pressure::mixed()),
            down_reply: StreamSink::new(Pressure::mixed()),
            last: In::default(),
            rng,
        }
    }

    /// A new stretch after a reset: another chip perhaps, and often one that is busy and silent.
    fn reset(&mut self) {
        self.state = SacEntry::new(&self.config);
        self.chip = self.rng.below(self.config.chips() as u64);
        (self.sm_side, self.hold) = (self.rng.chance(1, 2), self.rng.chance(1, 4));
        self.is_silent = self.rng.chance(1, 3);
        self.left = if self.is_silent { 3_000 } else { self.rng.below(50) };
        let pressure = || match self.is_silent {
            true => Pressure::fixed(Pattern::Always),
            false => Pressure::mixed(),
        };
        self.requests = StreamSource::new(pressure());
        self.hold &= !self.is_silent;
        self.open.clear();
    }

    fn see(&mut self, out: &Out) {
        if out.forward.valid && self.last.forward.ready {
            let beats = match out.forward.kind as usize {
                kind::LOAD => u64::from(out.forward.sectors.count_ones()).max(1),
                _ => 1,
            };
            self.open.push((out.forward.id, beats));
        }
        let may_switch = out.held && out.empty;
        if may_switch && self.rng.chance(1, 3) {
            self.sm_side = !self.sm_side;
        }
        if self.left > 0 {
            self.left -= 1;
        } else if !self.hold || may_switch || self.rng.chance(1, 40) {
            self.hold = !self.hold;
            self.is_silent = false;
            self.left = self.rng.below(if self.hold { 20 } else { 60 });
        }
    }
}

/// A beat of any request in flight.
fn beat(config: &Config, rng: &mut Rng, open: &mut Vec<Open>) -> Option<EntryReply> {
    let place = rng.below(open.len().max(1) as u64) as usize;
    let (id, beats) = open.get_mut(place)?;
    *beats -= 1;
    let reply = EntryReply { valid: true, id: *id, last: *beats == 0, ..noise(config, rng) };
    if reply.last {
        open.swap_remove(place);
    }
    Some(reply)
}

fn noise(config: &Config, rng: &mut Rng) -> EntryReply {
    let port = config.port();
    let mut data = [0; 16];
    data[..port.sector_bytes() / 8].fill_with(|| rng.word());
    EntryReply {
        valid: false,
        id: rng.bits(port.id_bits()),
        kind: rng.below(3),
        sector: rng.below(port.sectors() as u64),
        data,
        last: rng.chance(1, 2),
    }
}

fn request(config: &Config, rng: &mut Rng, chip: u64) -> EntryRequest {
    let port = config.port();
    let mut data = [0; 16];
    data[..port.sector_bytes() / 8].fill_with(|| rng.word());
    let any = rng.below(config.chips() as u64);
    EntryRequest {
        valid: false,
        kind: rng.below(3),
        operation: rng.below(11),
        line: rng.bits(port.line_bits()),
        sectors: rng.bits(port.sectors()),
        byte_enable: rng.wide_bits(port.sector_bytes()),
        data,
        source: rng.bits(port.source_bits()),
        id: rng.bits(port.id_bits()),
        home: if rng.chance(1, 2) { chip } else { any },
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        match last {
            Some(out) => self.see(out),
            None => self.reset(),
        }
        let (config, rng, chip) = (&self.config, &mut self.rng, self.chip);
        let asked = self.requests.next(rng, last.map(|out| out.request.ready), |rng| {
            Some(EntryRequest { valid: true, ..request(config, rng, chip) })
        });
        let (open, is_silent) = (&mut self.open, self.is_silent);
        let answer = self.replies.next(rng, last.map(|out| out.reply.ready), |rng| {
            if is_silent { None } else { beat(config, rng, open) }
        });
        let input = In {
            sm_side: self.sm_side,
            chip,
            hold: self.hold,
            request: asked.unwrap_or_else(|| request(config, rng, chip)),
            forward: self.forward.next(rng).into(),
            reply: answer.unwrap_or_else(|| noise(config, rng)),
            down_reply: self.down_reply.next(rng).into(),
        };
        self.state.step(&input);
        self.last = input;
        input
    }
}
