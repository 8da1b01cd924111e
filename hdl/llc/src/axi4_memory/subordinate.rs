//! An AXI subordinate that answers in any order: beats of different identifiers alternate, reads are performed
//! early or late and writes late, responses report errors, bursts end in the wrong place, beats come for no
//! number.

use std::collections::VecDeque;

use base::environment::{Memory, STORE};
use base::model::Data;
use base::streams::CoreRequest;
use signal::port::{Beat, Ready};
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::ports::{Burst, ReadBeat, WriteBeat, WriteResponse};
use super::{Config, In, Out};

/// A beat to be read; its data if it was read when the burst was taken.
#[derive(Clone, Debug)]
struct ReadData {
    line: u64,
    sector: u64,
    data: Option<Data>,
    last: bool,
}

/// A write whose address and data have come.
#[derive(Clone, Debug)]
struct Write {
    burst: Burst,
    beat: WriteBeat,
    from: u64,
}

/// The memory behind the manager.
#[derive(Clone, Debug)]
struct Subordinate {
    memory: Memory,
    now: u64,
    /// By identifier.
    reads: Vec<VecDeque<ReadData>>,
    addresses: VecDeque<Burst>,
    data: VecDeque<WriteBeat>,
    writes: Vec<Write>,
    responses: Vec<u64>,
}

impl Subordinate {
    fn new(config: &Config) -> Subordinate {
        Subordinate {
            memory: Memory::new(config.sector_bytes()),
            now: 0,
            reads: vec![VecDeque::new(); 1 << config.axi_id_bits()],
            addresses: VecDeque::new(),
            data: VecDeque::new(),
            writes: Vec::new(),
            responses: Vec::new(),
        }
    }

    /// Line and sector of an address.
    fn place(config: &Config, addr: u64) -> (u64, u64) {
        (addr >> config.offset_bits(), addr >> config.size() & (config.sectors() as u64 - 1))
    }

    /// A burst of reads: some are read at once, others when they leave.
    fn read(&mut self, rng: &mut Rng, config: &Config, burst: &Burst) {
        let (line, first) = Self::place(config, burst.addr);
        let is_early = rng.chance(1, 2);
        for beat in 0..=burst.len {
            let sector = first + beat;
            let data = is_early.then(|| self.memory.read(line, sector));
            let last = beat == burst.len;
            self.reads[burst.id as usize].push_back(ReadData { line, sector, data, last });
        }
    }

    /// Performs what is due, and joins addresses with data.
    fn tick(&mut self, rng: &mut Rng, config: &Config) {
        self.now += 1;
        while !self.addresses.is_empty() && !self.data.is_empty() {
            let (burst, beat) = (self.addresses.pop_front(), self.data.pop_front());
            let from = self.now + rng.below(30);
            self.writes.extend(burst.zip(beat).map(|(burst, beat)| Write { burst, beat, from }));
        }
        while let Some(at) = self.writes.iter().position(|write| write.from <= self.now) {
            let Write { burst, beat, .. } = self.writes.swap_remove(at);
            let (line, sector) = Self::place(config, burst.addr);
            self.memory.write(&CoreRequest {
                kind: STORE,
                line,
                sectors: 1 << sector,
                byte_enable: beat.strb,
                data: beat.data,
                ..CoreRequest::default()
            });
            self.responses.push(burst.id);
        }
    }

    /// A beat of any read.
    fn next_read(&mut self, rng: &mut Rng) -> Option<ReadBeat> {
        let ids: Vec<usize> =
            (0..self.reads.len()).filter(|&id| !self.reads[id].is_empty()).collect();
        let id = *rng.pick(&ids)?;
        let ReadData { line, sector, data, last } = self.reads[id].pop_front()?;
        let data = data.unwrap_or_else(|| self.memory.read(line, sector));
        Some(ReadBeat { valid: true, id: id as u64, data, resp: 0, last })
    }

    /// Any response.
    fn next_response(&mut self, rng: &mut Rng) -> Option<WriteResponse> {
        let at = rng.below(self.responses.len() as u64) as usize;
        let id = (at < self.responses.len()).then(|| self.responses.swap_remove(at))?;
        Some(WriteResponse { valid: true, id, resp: 0 })
    }
}

/// Random bytes of a sector.
pub fn data(rng: &mut Rng, config: &Config) -> Beat {
    let words = config.sector_bytes() / 8;
    core::array::from_fn(|word| if word < words { rng.word() } else { 0 })
}

/// An identifier that no read, or no write, ever has.
fn stray(rng: &mut Rng, config: &Config, numbers: usize) -> Option<u64> {
    let ids = 1 << config.axi_id_bits();
    (numbers < ids && rng.chance(1, 60)).then(|| rng.between(numbers as u64, ids as u64 - 1))
}

fn resp(rng: &mut Rng) -> u64 {
    if rng.chance(1, 12) { rng.bits(2) } else { 0 }
}

/// The next beat of `r`: an answer, or one that answers nothing.
fn read_beat(rng: &mut Rng, config: &Config, subordinate: &mut Subordinate) -> Option<ReadBeat> {
    if let Some(id) = stray(rng, config, config.reads()) {
        let (data, resp, last) = (data(rng, config), rng.bits(2), rng.chance(1, 2));
        return Some(ReadBeat { valid: true, id, data, resp, last });
    }
    let beat = subordinate.next_read(rng)?;
    Some(ReadBeat { resp: resp(rng), last: beat.last != rng.chance(1, 60), ..beat })
}

/// The next beat of `b`: a response, or one to nothing.
fn response(
    rng: &mut Rng,
    config: &Config,
    subordinate: &mut Subordinate,
) -> Option<WriteResponse> {
    if let Some(id) = stray(rng, config, config.writes()) {
        return Some(WriteResponse { valid: true, id, resp: rng.bits(2) });
    }
    let beat = subordinate.next_response(rng)?;
    Some(WriteResponse { resp: resp(rng), ..beat })
}

/// AXI's side of the ports.
pub struct Behind {
    config: Config,
    rng: Rng,
    subordinate: Subordinate,
    /// The share of cycles that may have an answer, in sixteenths.
    pace: u64,
    reads: StreamSource<ReadBeat>,
    responses: StreamSource<WriteResponse>,
    ar: StreamSink,
    aw: StreamSink,
    w: StreamSink,
    last: In,
}

impl Behind {
    /// A subordinate for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Behind {
        let sink = || StreamSink::new(Pressure::mixed());
        Behind {
            config: config.clone(),
            rng: Rng::new(seed),
            subordinate: Subordinate::new(config),
            pace: 16,
            reads: StreamSource::new(Pressure::mixed()),
            responses: StreamSource::new(Pressure::mixed()),
            ar: sink(),
            aw: sink(),
            w: sink(),
            last: In::default(),
        }
    }

    fn see(&mut self, out: &Out) {
        if out.ar.valid && self.last.ar.ready {
            self.subordinate.read(&mut self.rng, &self.config, &out.ar);
        }
        if out.aw.valid && self.last.aw.ready {
            self.subordinate.addresses.push_back(out.aw);
        }
        if out.w.valid && self.last.w.ready {
            self.subordinate.data.push_back(out.w);
        }
    }

    /// AXI's inputs of a cycle, after these outputs; `None` after a reset.
    pub fn next(&mut self, last: Option<&Out>) -> In {
        match last {
            Some(out) => self.see(out),
            None => self.subordinate = Subordinate::new(&self.config),
        }
        self.subordinate.tick(&mut self.rng, &self.config);
        let (rng, config, subordinate) = (&mut self.rng, &self.config, &mut self.subordinate);
        if rng.chance(1, 300) {
            // With none for a while every number is taken.
            self.pace = *rng.pick(&[16, 16, 16, 1, 0]).unwrap_or(&16);
        }
        let pace = self.pace;
        let was_ready = last.map(|out| out.r.ready);
        let beat = self.reads.next(rng, was_ready, |rng| match rng.chance(pace, 16) {
            true => read_beat(rng, config, subordinate),
            false => None,
        });
        let was_ready = last.map(|out| out.b.ready);
        let answer = self.responses.next(rng, was_ready, |rng| match rng.chance(pace, 16) {
            true => response(rng, config, subordinate),
            false => None,
        });
        let id = rng.bits(config.axi_id_bits());
        self.last = In {
            ar: Ready { ready: self.ar.next(rng) },
            r: beat.unwrap_or(ReadBeat { id, resp: 3, last: true, ..ReadBeat::default() }),
            aw: Ready { ready: self.aw.next(rng) },
            w: Ready { ready: self.w.next(rng) },
            b: answer.unwrap_or(WriteResponse { valid: false, id, resp: 2 }),
            ..In::default()
        };
        self.last
    }
}
