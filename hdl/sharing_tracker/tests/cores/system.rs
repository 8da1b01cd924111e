//! Cores, banks and L2, and the messages between them.

use base::Geometry;
use base::environment::Latency;
use base::streams::DownReply;
use llc::environment::NextLevel;
use llc::streams::MemoryReply;
use sharing_tracker::streams::{Forward, Message, Reply, Request, kind};
use sharing_tracker::{l2_bank, tracker_bank};
use signal::port::{Lanes, Ready};
use testbenches::dut::Model as _;
use testbenches::stimulus::Rng;

use crate::channel::Channel;
use crate::node::{Node, Sent};
use crate::program::{Program, check_counter};
use crate::{Setup, Wrong};

/// Room for the cores.
const MOST: usize = 16;

/// Cycles without any answer after which nothing moves any more.
const HANG: u64 = 20_000;

/// What a core sends to a bank: a message, or in a wrong build a forward that it gives back.
#[derive(Clone, Copy, Debug)]
enum Up {
    Message(Message),
    Nack(Forward),
}

/// A bank, its bank of L2 and its memory.
struct Bank {
    tracker: tracker_bank::model::TrackerBank<MOST>,
    l2: l2_bank::model::L2Bank,
    memory: NextLevel,
    beat: MemoryReply,
    /// From each core, and to each core.
    from_cores: Vec<Channel<Up>>,
    forwards: Vec<Channel<Sent>>,
    nacks: Channel<Forward>,
    /// To L2: all, or in a wrong build loads and writes.
    to_l2: [Channel<Request>; 2],
    replies: Vec<Channel<Reply>>,
}

/// The whole.
pub struct System {
    setup: Setup,
    banks: Vec<Bank>,
    nodes: Vec<Node>,
    pub programs: Vec<Program>,
    /// From each core to each other one.
    answers: Vec<Vec<Channel<DownReply>>>,
    /// The beat that is offered to each core.
    offered: Vec<Option<DownReply>>,
    rng: Rng,
    pub now: u64,
    moved: u64,
    pub overdue: u64,
    pub lookups: u64,
}

impl System {
    pub fn new(setup: &Setup, seed: u64) -> System {
        let design = setup.design();
        let l1 = design.l1().unwrap();
        let geometry = Geometry::with_id_bits(l1, l1.id_bits as usize);
        let number = design.sharing_tracker().unwrap().banks as usize;
        let (cores, depth, latency) = (setup.cores, setup.depth, setup.latency);
        let wrong = tracker_bank::model::Wrong {
            marks_at_arrival: setup.wrong == Wrong::MarksAtArrival,
            keeps_entry: setup.wrong == Wrong::KeepsEntry,
        };
        let bank = || Bank {
            tracker: tracker_bank::model::TrackerBank::with(
                &tracker_bank::Config::of(&design).unwrap(),
                wrong,
            ),
            l2: l2_bank::model::L2Bank::new(&l2_bank::Config::of(&design).unwrap()),
            memory: NextLevel::new(geometry.sector_bytes()),
            beat: MemoryReply::default(),
            from_cores: vec![Channel::new(depth, latency); cores],
            forwards: vec![Channel::new(depth, latency); cores],
            nacks: Channel::new(depth, latency),
            to_l2: [Channel::new(depth, latency), Channel::new(depth, latency)],
            replies: vec![Channel::new(4, latency); cores],
        };
        System {
            banks: (0..number).map(|_| bank()).collect(),
            nodes: (0..cores).map(|_| Node::new(&geometry, number as u64, depth)).collect(),
            programs: (0..cores)
                .map(|core| Program::new(core, &geometry, number as u64, setup.calm))
                .collect(),
            answers: vec![vec![Channel::new(4, latency); cores]; cores],
            offered: vec![None; cores],
            rng: Rng::new(seed),
            now: 0,
            moved: 0,
            overdue: 0,
            lookups: 0,
            setup: setup.clone(),
        }
    }

    /// Runs until so many requests are answered, and then to the end of those that have begun.
    pub fn run(&mut self, requests: u64) -> Result<(), String> {
        while self.answered() < requests {
            self.cycle(false)?;
        }
        while !self.programs.iter().all(Program::is_done) {
            self.cycle(true)?;
        }
        check_counter(&self.programs).map(drop)
    }

    /// Requests that were answered.
    pub fn answered(&self) -> u64 {
        self.programs.iter().map(|program| program.answered).sum()
    }

    /// Forwards that cores took, and those that came back.
    pub fn forwards(&self) -> (u64, u64) {
        let sum = |of: fn(&Node) -> u64| self.nodes.iter().map(of).sum();
        (sum(|node| node.forwarded), sum(|node| node.nacked))
    }

    fn cycle(&mut self, ends: bool) -> Result<(), String> {
        for core in 0..self.nodes.len() {
            self.core(core, ends)?;
        }
        for bank in 0..self.banks.len() {
            self.bank(bank);
            self.l2(bank);
        }
        self.now += 1;
        match self.now - self.moved {
            HANG => Err(format!("nothing moves from cycle {} on", self.moved)),
            _ => Ok(()),
        }
    }

    /// The beat that a core is offered: one of L2's or of another core's, which alternate.
    fn beat(&mut self, core: usize) -> DownReply {
        if self.offered[core].is_none() {
            let (banks, cores) = (self.banks.len(), self.nodes.len());
            let first = self.rng.below((banks + cores) as u64) as usize;
            let now = self.now;
            for from in (first..banks + cores).chain(0..first) {
                let beat = if from < banks {
                    let channel = &mut self.banks[from].replies[core];
                    channel.head(now).map(|reply| {
                        channel.pop();
                        let Reply { valid, id, kind, sector, data, last, .. } = reply;
                        DownReply { valid, id, kind, sector, data, last }
                    })
                } else {
                    let channel = &mut self.answers[from - banks][core];
                    channel.head(now).inspect(|_| channel.pop())
                };
                if beat.is_some() {
                    self.offered[core] = beat;
                    break;
                }
            }
        }
        self.offered[core].unwrap_or_default()
    }

    fn core(&mut self, core: usize, ends: bool) -> Result<(), String> {
        let now = self.now;
        // Forwards go first; a wrong build must put its nack among the messages first.
        if self.nodes[core].takes_forward() {
            let with_one = |bank: &&mut Bank| bank.forwards[core].head(now).is_some();
            if let Some(bank) = self.banks.iter_mut().find(with_one) {
                let sent = bank.forwards[core].head(now).unwrap();
                bank.forwards[core].pop();
                self.nodes[core].forward(sent);
            }
        }
        let request = self.programs[core].offer(&mut self.rng, ends);
        let beat = self.beat(core);
        let (out, arrived) = self.nodes[core].cycle(request, beat);
        if beat.valid && out.down_reply.ready {
            self.offered[core] = None;
        }
        self.programs[core].status(now, &out.core_status);
        if request.valid && out.core_request.ready {
            self.programs[core].accept();
        }
        if out.core_reply.valid {
            self.moved = now;
            self.programs[core].reply(&out.core_reply)?;
        }
        let banks = self.banks.len() as u64;
        if let Some(line) = arrived {
            self.banks[(line % banks) as usize].tracker.mark(line / banks, core as u64);
        }
        self.send(core);
        Ok(())
    }

    /// What leaves a core: a message, a beat of an answer, a nack.
    fn send(&mut self, core: usize) {
        let (now, rng) = (self.now, &mut self.rng);
        let (node, banks) = (&mut self.nodes[core], self.banks.len() as u64);
        if let Some(&message) = node.messages.front() {
            let line = message.line / banks;
            let channel = &mut self.banks[(message.line % banks) as usize].from_cores[core];
            if channel.has_room() {
                channel.send(rng, now, Up::Message(Message { line, ..message }));
                node.messages.pop_front();
            }
        }
        if let Some(&(to, beat)) = node.answers.front() {
            if self.answers[core][to].has_room() {
                self.answers[core][to].send(rng, now, beat);
                node.answers.pop_front();
            }
        }
        if let Some((bank, nack)) = node.nack {
            let in_requests = self.setup.wrong == Wrong::NackInRequests;
            let bank = &mut self.banks[bank];
            if in_requests && bank.from_cores[core].has_room() && node.messages.is_empty() {
                bank.from_cores[core].send(rng, now, Up::Nack(nack));
                node.nack = None;
            } else if !in_requests && bank.nacks.has_room() {
                bank.nacks.send(rng, now, nack);
                node.nack = None;
            }
        }
    }

    fn bank(&mut self, number: usize) {
        let (now, rng, cores) = (self.now, &mut self.rng, self.nodes.len());
        let bank = &mut self.banks[number];
        let heads: Vec<Option<Up>> =
            bank.from_cores.iter().map(|channel| channel.head(now)).collect();
        let given_back = |up: &Option<Up>| matches!(up, Some(Up::Nack(_)));
        let nacking = heads.iter().position(given_back);
        let nack = match nacking.and_then(|core| heads[core]) {
            Some(Up::Nack(nack)) => Some(nack),
            _ => bank.nacks.head(now),
        };
        let two_paths = self.setup.wrong == Wrong::TwoPaths;
        let (offered, _) = bank.tracker.offered();
        let path = usize::from(two_paths && offered.kind != kind::LOAD as u64);
        let was_overdue = bank.tracker.tracker().waited() >= 64;
        let out = bank.tracker.step(&tracker_bank::In {
            message: Lanes::of(cores, |core| match heads[core] {
                Some(Up::Message(message)) => message,
                _ => Message::default(),
            }),
            forward: Lanes::of(cores, |core| Ready { ready: bank.forwards[core].has_room() }),
            nack: nack.into(),
            request: Ready { ready: bank.to_l2[path].has_room() },
            ..tracker_bank::In::default()
        });
        self.overdue += u64::from(was_overdue && bank.tracker.tracker().waited() == 0);
        for core in 0..cores {
            if out.message[core].ready {
                let is_load =
                    |up| matches!(up, Some(Up::Message(m)) if m.kind == kind::LOAD as u64);
                self.lookups += u64::from(is_load(heads[core]));
                bank.from_cores[core].pop();
            }
            if out.forward[core].valid && bank.forwards[core].has_room() {
                bank.forwards[core].send(rng, now, (number, out.forward[core]));
            }
        }
        if nack.is_some() && out.nack.ready {
            match nacking {
                Some(core) => bank.from_cores[core].pop(),
                None => bank.nacks.pop(),
            }
        }
        if out.request.valid && bank.to_l2[path].has_room() {
            bank.to_l2[path].send(rng, now, out.request);
        }
    }

    fn l2(&mut self, number: usize) {
        let (now, rng) = (self.now, &mut self.rng);
        let bank = &mut self.banks[number];
        bank.memory.tick(rng);
        if !bank.beat.valid {
            bank.beat = bank.memory.next(rng).into();
        }
        // A path keeps its turn while its request waits.
        let path = usize::from(bank.to_l2[0].head(now).is_none());
        let asked = bank.to_l2[path].head(now);
        let takes_reply = bank.replies.iter().all(Channel::has_room);
        let out = bank.l2.step(&l2_bank::In {
            request: asked.into(),
            reply: Ready { ready: takes_reply },
            memory_request: Ready::YES,
            memory_reply: bank.beat,
            ..l2_bank::In::default()
        });
        bank.beat = MemoryReply::default();
        if asked.is_some() && out.request.ready {
            bank.to_l2[path].pop();
        }
        if out.reply.valid && takes_reply {
            bank.replies[out.reply.source as usize].send(rng, now, out.reply);
        }
        if out.memory_request.valid {
            bank.memory.take(rng, &out.memory_request, Latency { least: 0, most: 30 });
        }
    }
}
