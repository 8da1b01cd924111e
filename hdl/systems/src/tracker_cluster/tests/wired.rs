//! A cluster with a network and memories that take a cycle for each message, and what it was seen to do.

use std::collections::{HashMap, VecDeque};

use base::streams::{CoreRequest, DownReply};
use llc::streams::{MemoryReply, MemoryRequest};
use sharing_tracker::streams::{Forward, Message, Reply, kind};
use signal::port::{Lanes, Ready, beginning};
use testbenches::engine::EngineKind;
use testbenches::testing::Bench;

use super::super::{BankForward, BankMessage, Config};
use super::{Dut, In, MOST, Out};

/// A cluster in all engines, its network and its memories.
pub struct Wired {
    pub bench: Bench<Dut>,
    config: Config,
    /// The contents of each lane.
    pub messages: [VecDeque<BankMessage>; MOST],
    pub forwards: [VecDeque<Forward>; MOST],
    pub nacks: [VecDeque<Forward>; MOST],
    pub replies: [VecDeque<DownReply>; MOST],
    pub asked: [VecDeque<MemoryRequest>; MOST],
    /// Contents of memories beside zeros, by bank and line.
    stored: HashMap<(usize, u64), [u64; 16]>,
    /// Messages arrive; forwards are taken of the banks; requests are taken by memories, which answer.
    pub delivers: bool,
    /// Departures of nodes and banks are brought to others; else they are lost.
    pub arrives: bool,
    pub takes_forwards: bool,
    pub takes: bool,
    pub answers: bool,
    pub flush: bool,
    pub l2_flush: bool,
    /// Arrivals: the lane, and the cycle.
    pub forwarded: Vec<(u64, usize, BankForward)>,
    pub answered: Vec<(usize, Reply)>,
    pub nacked: Vec<usize>,
    pub l2_replied: Vec<(u64, usize, Reply)>,
    pub to_memory: Vec<(u64, usize, MemoryRequest)>,
    /// Beats that cores were given: core, identifier, sector, first word.
    pub given: Vec<(usize, u64, u64, u64)>,
}

impl Wired {
    pub fn new(config: &Config) -> Wired {
        Wired::of(config, &EngineKind::ALL)
    }

    /// The same in these engines alone.
    pub fn of(config: &Config, engines: &[EngineKind]) -> Wired {
        Wired {
            bench: Bench::of(config, engines),
            config: config.clone(),
            messages: Default::default(),
            forwards: Default::default(),
            nacks: Default::default(),
            replies: Default::default(),
            asked: Default::default(),
            stored: HashMap::new(),
            delivers: true,
            arrives: true,
            takes_forwards: true,
            takes: true,
            answers: true,
            flush: false,
            l2_flush: false,
            forwarded: vec![],
            answered: vec![],
            nacked: vec![],
            l2_replied: vec![],
            to_memory: vec![],
            given: vec![],
        }
    }

    /// Forgets what was seen.
    pub fn forget(&mut self) {
        self.forwarded.clear();
        self.answered.clear();
        self.nacked.clear();
        self.l2_replied.clear();
        self.to_memory.clear();
        self.given.clear();
    }

    /// Forgets what is in flight.
    pub fn lose(&mut self) {
        self.messages.iter_mut().for_each(VecDeque::clear);
        self.forwards.iter_mut().for_each(VecDeque::clear);
        self.nacks.iter_mut().for_each(VecDeque::clear);
        self.replies.iter_mut().for_each(VecDeque::clear);
        self.asked.iter_mut().for_each(VecDeque::clear);
    }

    /// The lane of the bank that has a line of a core, and the line's address there.
    pub fn bank(&self, core: usize, line: u64) -> (usize, u64) {
        let (banks, tracker) = (self.config.banks(), core / self.config.cores_each());
        (tracker * banks + line as usize % banks, line / banks as u64)
    }

    /// The first core of a core's tracker.
    fn first(&self, core: usize) -> usize {
        core - core % self.config.cores_each()
    }

    fn input(&self, requests: &[Option<CoreRequest>]) -> In {
        let (cores, lanes, banks) =
            (self.config.cores(), self.config.bank_lanes(), self.config.banks());
        let ready = |ready| Ready { ready };
        In {
            core_request: Lanes::of(requests.len(), |i| requests[i].into()),
            core_reply: Lanes::of(cores, |_| Ready::YES),
            message: Lanes::of(cores, |_| Ready::YES),
            nack: Lanes::of(cores, |_| Ready::YES),
            answer: Lanes::of(cores, |_| Ready::YES),
            forward: Lanes::of(cores, |i| self.forwards[i].front().copied().into()),
            down_reply: Lanes::of(cores, |i| self.replies[i].front().copied().unwrap_or_default()),
            bank_message: Lanes::of(lanes, |k| {
                self.messages[k].front().filter(|_| self.delivers).copied().unwrap_or_default()
            }),
            bank_forward: Lanes::of(lanes, |_| ready(self.takes_forwards)),
            bank_nack: Lanes::of(lanes, |k| self.nacks[k].front().copied().into()),
            l2_reply: Lanes::of(banks, |_| Ready::YES),
            memory_request: Lanes::of(banks, |_| ready(self.takes)),
            memory_reply: Lanes::of(banks, |b| self.remembered(b)),
            flush: self.flush,
            l2_flush: self.l2_flush,
            ..In::default()
        }
    }

    /// The answer of a memory now.
    fn remembered(&self, bank: usize) -> MemoryReply {
        let Some(request) = self.asked[bank].front().filter(|_| self.answers) else {
            return MemoryReply::default();
        };
        let is_load = request.kind == kind::LOAD as u64;
        let data = self.stored.get(&(bank, request.line)).copied().filter(|_| is_load);
        let MemoryRequest { id, kind, .. } = *request;
        MemoryReply { valid: true, id, kind, data: data.unwrap_or_default(), last: true, sector: 0 }
    }

    /// A cycle in which these cores ask for this.
    pub fn cycle(&mut self, requests: &[Option<CoreRequest>], change: impl Fn(&mut In)) -> Out {
        let mut input = self.input(requests);
        change(&mut input);
        let now = self.bench.cycles();
        let out = self.bench.cycle(input);
        for i in 0..self.config.cores() {
            if input.forward[i].valid && out.forward[i].ready {
                self.forwards[i].pop_front();
            }
            if input.down_reply[i].valid && out.down_reply[i].ready {
                self.replies[i].pop_front();
            }
            self.leave_node(i, &out);
        }
        for k in 0..self.config.bank_lanes() {
            if input.bank_message[k].valid && out.bank_message[k].ready {
                self.messages[k].pop_front();
            }
            if input.bank_nack[k].valid && out.bank_nack[k].ready {
                self.nacks[k].pop_front();
            }
            if out.bank_forward[k].valid && input.bank_forward[k].ready {
                self.leave_bank(now, k, out.bank_forward[k]);
            }
        }
        for b in 0..self.config.banks() {
            self.leave_l2(now, b, &input, &out);
        }
        out
    }

    fn leave_node(&mut self, i: usize, out: &Out) {
        let Message { valid, kind, operation, line, sectors, byte_enable, data, id } =
            out.message[i];
        if valid && self.arrives {
            let ((lane, line), core) = (self.bank(i, line), (i - self.first(i)) as u64);
            self.messages[lane].push_back(BankMessage {
                valid,
                core,
                kind,
                operation,
                line,
                sectors,
                byte_enable,
                data,
                id,
            });
        }
        if out.nack[i].valid {
            let (lane, line) = self.bank(i, out.nack[i].line);
            self.nacked.push(i);
            if self.arrives {
                self.nacks[lane].push_back(Forward { line, ..out.nack[i] });
            }
        }
        let answer = out.answer[i];
        if answer.valid {
            let to = self.first(i) + answer.source as usize;
            self.reply(to, &answer);
            self.answered.push((i, answer));
        }
        let reply = out.core_reply[i];
        if reply.valid {
            self.given.push((i, reply.id, reply.sector, reply.data[0]));
        }
    }

    fn leave_bank(&mut self, now: u64, k: usize, forward: BankForward) {
        let BankForward { valid, core, line, requester, id } = forward;
        let banks = self.config.banks();
        let line = line * banks as u64 + (k % banks) as u64;
        let to = k / banks * self.config.cores_each() + core as usize;
        if self.arrives {
            self.forwards[to].push_back(Forward { valid, line, requester, id });
        }
        self.forwarded.push((now, k, forward));
    }

    fn reply(&mut self, to: usize, reply: &Reply) {
        let Reply { valid, id, kind, sector, data, last, .. } = *reply;
        if self.arrives {
            self.replies[to].push_back(DownReply { valid, id, kind, sector, data, last });
        }
    }

    fn leave_l2(&mut self, now: u64, b: usize, input: &In, out: &Out) {
        let (reply, bits) = (out.l2_reply[b], self.config.core_bits());
        if reply.valid {
            let (tracker, core) = (reply.source >> bits, reply.source & ((1 << bits) - 1));
            let to = tracker as usize * self.config.cores_each() + core as usize;
            self.reply(to, &reply);
            self.l2_replied.push((now, b, reply));
        }
        if input.memory_reply[b].valid {
            self.asked[b].pop_front();
        }
        let request = out.memory_request[b];
        if request.valid && input.memory_request[b].ready {
            if request.kind == kind::STORE as u64 {
                self.stored.insert((b, request.line), request.data);
            }
            self.asked[b].push_back(request);
            self.to_memory.push((now, b, request));
        }
    }

    /// Each core asks for this, one request each in a cycle; the statuses.
    pub fn ask(&mut self, requests: &[Option<CoreRequest>]) -> Vec<Option<usize>> {
        self.cycle(requests, |_| ());
        let out = self.idle();
        let status = |i: usize| out.core_status[i];
        (0..MOST).map(|i| status(i).valid.then_some(status(i).word as usize)).collect()
    }

    /// One core does.
    pub fn ask_of(&mut self, core: usize, request: CoreRequest) -> Option<usize> {
        let mut requests = [None; MOST];
        requests[core] = Some(request);
        self.ask(&requests)[core]
    }

    pub fn idle(&mut self) -> Out {
        self.cycle(&[], |_| ())
    }

    pub fn wait(&mut self, cycles: usize) {
        for _ in 0..cycles {
            self.idle();
        }
    }

    /// A core loads a line, and all comes to rest.
    pub fn load(&mut self, core: usize, line: u64) {
        self.ask_of(core, load(line));
        self.wait(60);
    }

    /// Sends a bank this message; gives the cycle in which the bank takes it.
    pub fn tell(&mut self, lane: usize, message: BankMessage) -> u64 {
        for _ in 0..40 {
            let now = self.bench.cycles();
            let out = self.cycle(&[], |input| input.bank_message[lane] = message);
            if out.bank_message[lane].ready {
                return now;
            }
        }
        panic!("lane {lane} takes nothing");
    }

    /// The cores that were forwarded a load, and whose load it was, by their numbers within the tracker.
    pub fn forwards(&self) -> Vec<(u64, u64)> {
        self.forwarded.iter().map(|(_, _, forward)| (forward.core, forward.requester)).collect()
    }
}

/// A load of the first sector.
pub fn load(line: u64) -> CoreRequest {
    CoreRequest { valid: true, line, sectors: 1, ..CoreRequest::default() }
}

/// A store of a word to the first sector.
pub fn store(line: u64, word: u64) -> CoreRequest {
    let data = beginning([word]);
    CoreRequest { kind: kind::STORE as u64, byte_enable: 0xff, data, id: 1, ..load(line) }
}

/// The message of a load of core `core` that its L1 keeps.
pub fn miss(core: u64, line: u64, sectors: u64, id: u64) -> BankMessage {
    BankMessage { valid: true, core, line, sectors, id, ..BankMessage::default() }
}
