//! L2: performs the requests at each port in order, and answers each after a separate delay.

use std::collections::VecDeque;

use base::Geometry;
use base::environment::{ATOMIC, LOAD, Memory, sectors_of};
use base::streams::{CoreRequest, DownReply, DownRequest};
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

/// A beat, and the core that it is for.
pub type Reply = (u64, DownReply);

/// An answer that is not given yet.
#[derive(Clone, Debug)]
struct Answer {
    from: u64,
    beats: VecDeque<Reply>,
}

/// A port.
#[derive(Clone, Debug)]
struct Lane {
    waiting: Vec<Answer>,
    /// The answer whose beats are being given.
    current: VecDeque<Reply>,
    source: StreamSource<Reply>,
    sink: StreamSink,
}

/// L2 behind so many ports, which have one memory.
#[derive(Clone, Debug)]
pub struct L2 {
    geometry: Geometry,
    memory: Memory,
    now: u64,
    slowest: u64,
    lanes: Vec<Lane>,
}

impl L2 {
    /// Nothing has been asked.
    pub fn new(geometry: &Geometry, lanes: usize) -> L2 {
        let lane = |_| Lane {
            waiting: Vec::new(),
            current: VecDeque::new(),
            source: StreamSource::new(Pressure::mixed()),
            sink: StreamSink::new(Pressure::mixed()),
        };
        L2 {
            geometry: geometry.clone(),
            memory: Memory::new(geometry.sector_bytes()),
            now: 0,
            slowest: 20,
            lanes: (0..lanes).map(lane).collect(),
        }
    }

    /// Forgets all that was asked and written.
    pub fn reset(&mut self) {
        self.memory = Memory::new(self.geometry.sector_bytes());
        for lane in &mut self.lanes {
            lane.waiting.clear();
            lane.current.clear();
        }
    }

    /// Everything that was taken is answered, but for beats that are offered.
    pub fn is_idle(&self) -> bool {
        self.lanes.iter().all(|lane| lane.waiting.is_empty() && lane.current.is_empty())
    }

    /// A cycle passes.
    pub fn tick(&mut self, rng: &mut Rng) {
        self.now += 1;
        if rng.chance(1, 300) {
            self.slowest = *rng.pick(&[1, 10, 40, 150]).unwrap_or(&20);
        }
    }

    /// Takes a request at port `lane`: what it reads and writes is what it finds now.
    pub fn take(&mut self, rng: &mut Rng, lane: usize, request: &DownRequest) {
        let DownRequest { id, kind, line, sectors, source, .. } = *request;
        let asked = CoreRequest::from(*request);
        let beat =
            |sector, data| (source, DownReply { valid: true, id, kind, sector, data, last: false });
        let mut beats: VecDeque<Reply> = match kind {
            LOAD => sectors_of(sectors).map(|s| beat(s, self.memory.read(line, s))).collect(),
            ATOMIC => [beat(asked.sector(), self.memory.write(&asked))].into(),
            _ => {
                self.memory.write(&asked);
                [beat(0, [0; 16])].into()
            }
        };
        if let Some((_, beat)) = beats.back_mut() {
            beat.last = true;
        }
        let from = self.now + rng.between(1, self.slowest);
        self.lanes[lane].waiting.push(Answer { from, beats });
    }

    /// The offer of port `lane`, and whether it takes a request.
    pub fn next(
        &mut self,
        rng: &mut Rng,
        lane: usize,
        was_ready: Option<bool>,
    ) -> (Option<Reply>, bool) {
        let (now, Lane { waiting, current, source, sink }) = (self.now, &mut self.lanes[lane]);
        let offered = source.next(rng, was_ready, |rng| {
            if current.is_empty() {
                let due: Vec<usize> =
                    (0..waiting.len()).filter(|&place| waiting[place].from <= now).collect();
                *current = waiting.swap_remove(*rng.pick(&due)?).beats;
            }
            current.pop_front()
        });
        (offered, sink.next(rng))
    }
}
