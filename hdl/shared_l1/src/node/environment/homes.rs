//! The other cores as homes: each takes this core's requests in their order, answers loads from a copy
//! if it has one, and sends all else to L2 in order, later. Its answers travel in packets, which
//! overtake each other.

use std::collections::{BTreeMap, VecDeque};

use testbenches::stimulus::Rng;

use super::{L2, written};
use crate::chunk_receiver::HomePacket;
use crate::node::Config;
use base::environment::{ATOMIC, CoreRequest, Data, LOAD, Latency, STORE, sectors_of};

/// Requests in order, each with the cycle from which on it can be served.
type Line = VecDeque<(u64, CoreRequest)>;

/// One of the other cores.
#[derive(Clone, Debug, Default)]
struct Home {
    arriving: Line,
    to_l2: Line,
    /// Its copies of lines, sector by sector.
    copies: BTreeMap<u64, Vec<Data>>,
}

/// All of them.
#[derive(Clone, Debug)]
pub(in crate::node) struct Homes {
    config: Config,
    now: u64,
    homes: BTreeMap<u64, Home>,
    packets: Vec<(u64, VecDeque<HomePacket>)>,
    current: VecDeque<HomePacket>,
}

impl Homes {
    pub fn new(config: &Config) -> Homes {
        Homes {
            config: config.clone(),
            now: 0,
            homes: BTreeMap::new(),
            packets: Vec::new(),
            current: VecDeque::new(),
        }
    }

    /// Every node has shown `flushed`: no home has a copy.
    pub fn flush(&mut self) {
        self.homes.values_mut().for_each(|home| home.copies.clear());
    }

    /// A request sets out for a home.
    pub fn take(&mut self, rng: &mut Rng, home: u64, request: &CoreRequest, latency: Latency) {
        let from = self.now + rng.between(latency.least, latency.most);
        self.homes.entry(home).or_default().arriving.push_back((from, *request));
    }

    /// A cycle passes: each home serves a request, and sends one to L2.
    pub fn tick(&mut self, rng: &mut Rng, l2: &mut L2, latency: Latency) {
        self.now += 1;
        let now = self.now;
        let due = |line: &Line| line.front().is_some_and(|(from, _)| *from <= now);
        let mut answers = Vec::new();
        for home in self.homes.values_mut() {
            if due(&home.arriving) {
                let (_, request) = home.arriving.pop_front().unwrap_or_default();
                match home.serve(rng, &request) {
                    Some(line) => answers.push((request, line)),
                    None => {
                        let from = now + rng.between(latency.least, latency.most);
                        home.to_l2.push_back((from, request));
                    }
                }
            }
            if due(&home.to_l2) {
                let (_, request) = home.to_l2.pop_front().unwrap_or_default();
                let sectors = self.config.core().sectors() as u64;
                let line = home.reach_l2(rng, &request, l2, sectors);
                answers.push((request, line));
            }
        }
        for (request, line) in answers {
            self.answer(rng, &request, &line, latency);
        }
    }

    fn answer(&mut self, rng: &mut Rng, request: &CoreRequest, line: &[Data], latency: Latency) {
        let all = u64::MAX >> (64 - self.config.core().sectors());
        // A home may send whole lines whatever this core does.
        let is_chunked = self.config.chunking() && rng.chance(15, 16);
        let sectors = match request.kind {
            STORE => 0,
            _ if is_chunked => request.sectors,
            _ => all,
        };
        let header = HomePacket { valid: true, id: request.id, sectors, data: [rng.word(); 16] };
        let mut beats = VecDeque::from([header]);
        for sector in sectors_of(sectors) {
            // Parts of a beat that are not read are random.
            let (id, sectors) = (rng.word(), rng.word());
            beats.push_back(HomePacket { valid: true, id, sectors, data: line[sector as usize] });
        }
        let from = self.now + rng.between(latency.least, latency.most);
        self.packets.push((from, beats));
    }

    /// The beat to be offered next; `None` when no packet has arrived.
    pub fn next(&mut self, rng: &mut Rng) -> Option<HomePacket> {
        if self.current.is_empty() {
            let due: Vec<usize> =
                (0..self.packets.len()).filter(|&at| self.packets[at].0 <= self.now).collect();
            if let Some(&place) = rng.pick(&due) {
                self.current = self.packets.swap_remove(place).1;
            }
        }
        self.current.pop_front()
    }
}

impl Home {
    /// The answer that the home gives at once: a load's line from its copy. A copy may also just be
    /// gone.
    fn serve(&mut self, rng: &mut Rng, request: &CoreRequest) -> Option<Vec<Data>> {
        if rng.chance(1, 8) || request.kind == ATOMIC {
            self.copies.remove(&request.line);
        }
        let copy = self.copies.get_mut(&request.line)?;
        if request.kind == LOAD {
            return Some(copy.clone());
        }
        let old = &mut copy[request.sector() as usize];
        *old = written(*old, request.byte_enable, request.data);
        None
    }

    /// L2 serves what the home sent: gives the line, an atomic's old bytes in every sector.
    fn reach_l2(
        &mut self,
        rng: &mut Rng,
        request: &CoreRequest,
        l2: &mut L2,
        sectors: u64,
    ) -> Vec<Data> {
        if request.kind != LOAD {
            return vec![l2.write(request); sectors as usize];
        }
        let line: Vec<Data> = (0..sectors).map(|sector| l2.read(request.line, sector)).collect();
        let is_stale =
            |(_, later): &(u64, CoreRequest)| later.line == request.line && later.kind != LOAD;
        if !self.to_l2.iter().any(is_stale) && rng.chance(3, 4) {
            self.copies.insert(request.line, line.clone());
        }
        line
    }
}
