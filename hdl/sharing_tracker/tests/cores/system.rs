//! Cores, banks and L2, and the messages between them.

use base::environment::Latency;
use base::streams::DownReply;
use llc::environment::NextLevel;
use llc::streams::MemoryReply;
use sharing_tracker::coalescer::{Sectors, Warp};
use sharing_tracker::streams::{Forward, Message, Reply, Request, kind};
use sharing_tracker::tracker::Flush;
use sharing_tracker::tracker_node::{Config, In, Out, Ticket};
use sharing_tracker::{l2_bank, tracker_bank, tracker_node};
use signal::port::{Lanes, Ready};
use testbenches::dut::Model as _;
use testbenches::stimulus::Rng;

use crate::channel::Channel;
use crate::node::Node;
use crate::program::{Program, check_counter};
use crate::{Setup, Wrong};

/// Room for the cores.
const MOST: usize = 16;

/// Requests of a kernel.
const KERNEL: u64 = 300;

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
    forwards: Vec<Channel<Forward>>,
    nacks: Channel<Forward>,
    /// To L2: all, or in a wrong build loads and writes.
    to_l2: [Channel<Request>; 2],
    /// The path whose request waits.
    waits: Option<usize>,
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
    /// The bank whose forward is offered to each core.
    forwarding: Vec<Option<usize>>,
    /// All nodes are being flushed; then all banks of which this is not true.
    flush: Option<Vec<bool>>,
    flushed: Vec<bool>,
    /// Requests that were answered when the last kernel ended, and kernels that have ended.
    ended: u64,
    pub kernels: u64,
    rng: Rng,
    pub now: u64,
    moved: u64,
    pub overdue: u64,
    pub lookups: u64,
}

impl System {
    pub fn new(setup: &Setup, seed: u64) -> System {
        let design = setup.design();
        let config = Config::of(&design).unwrap();
        let geometry = config.l1();
        let number = design.sharing_tracker().unwrap().banks as usize;
        let (cores, depth, latency) = (setup.cores, setup.depth, setup.latency);
        let wrong = tracker_bank::model::Wrong {
            marks_at_arrival: setup.wrong == Wrong::MarksAtArrival,
            keeps_entry: setup.wrong == Wrong::KeepsEntry,
        };
        let finds_pending = setup.wrong == Wrong::FindsPending;
        let of_node = tracker_node::model::Wrong { finds_pending, ..Default::default() };
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
            waits: None,
            replies: vec![Channel::new(4, latency); cores],
        };
        System {
            banks: (0..number).map(|_| bank()).collect(),
            nodes: (0..cores).map(|_| Node::new(&config, of_node)).collect(),
            programs: (0..cores)
                .map(|core| Program::new(core, geometry, number as u64, setup.calm))
                .collect(),
            answers: vec![vec![Channel::new(4, latency); cores]; cores],
            offered: vec![None; cores],
            forwarding: vec![None; cores],
            flush: None,
            flushed: vec![false; cores],
            ended: 0,
            kernels: 0,
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
        (sum(|node| node.answered + node.nacked), sum(|node| node.nacked))
    }

    pub fn cycle(&mut self, ends: bool) -> Result<(), String> {
        self.kernel()?;
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

    /// A kernel ends in any cycle, whatever is in flight. When all nodes are flushed nothing is: then the banks are, and
    /// then cores go on.
    fn kernel(&mut self) -> Result<(), String> {
        let Some(done) = &self.flush else {
            if self.setup.kernels && self.answered() > self.ended + KERNEL {
                self.flush = Some(vec![false; self.banks.len()]);
            }
            return Ok(());
        };
        if !self.flushed.iter().all(|flushed| *flushed) {
            return Ok(());
        }
        let holds_forward =
            |bank: &Bank| bank.nacks.is_used() || bank.forwards.iter().any(Channel::is_used);
        if self.banks.iter().any(holds_forward)
            || self.answers.iter().flatten().any(Channel::is_used)
        {
            return Err(format!(
                "all are flushed in cycle {}, and a forward is in flight",
                self.now
            ));
        }
        if done.iter().all(|done| *done) {
            (self.flush, self.ended) = (None, self.answered());
            self.kernels += 1;
        }
        Ok(())
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

    /// The forward that is offered to a core, with its line's whole address, and the bank that sends it; it stands until
    /// it is taken.
    fn forward(&mut self, core: usize) -> Option<(usize, Forward)> {
        let (number, now) = (self.banks.len(), self.now);
        if self.forwarding[core].is_none() {
            let first = self.rng.below(number as u64) as usize;
            let has_one = |bank: &usize| self.banks[*bank].forwards[core].head(now).is_some();
            self.forwarding[core] = (first..number).chain(0..first).find(has_one);
        }
        let bank = self.forwarding[core]?;
        let forward = self.banks[bank].forwards[core].head(now)?;
        Some((bank, Forward { line: forward.line * number as u64 + bank as u64, ..forward }))
    }

    /// What is taken of what a core offers: its message, its beat of an answer, and its nack.
    fn takes(&self, core: usize) -> (bool, bool, bool) {
        let (message, answer, nack) = self.nodes[core].offered();
        let bank = |line: u64| &self.banks[(line % self.banks.len() as u64) as usize];
        let takes_message = bank(message.line).from_cores[core].has_room();
        let takes_nack = match self.setup.wrong {
            // It must wait until all messages before it have left.
            Wrong::NackInRequests => !message.valid && bank(nack.line).from_cores[core].has_room(),
            _ => bank(nack.line).nacks.has_room(),
        };
        let takes_answer = self.answers[core][answer.source as usize].has_room();
        (takes_message, takes_answer, takes_nack)
    }

    fn core(&mut self, core: usize, ends: bool) -> Result<(), String> {
        let now = self.now;
        let forward = self.forward(core);
        let core_request = self.programs[core].offer(&mut self.rng, ends);
        let (load, ticket) = self.programs[core].offer_warp(&mut self.rng, ends);
        let down_reply = self.beat(core);
        let (message, answer, nack) = self.takes(core);
        let input = In {
            // Of the least cache four lines for each warp.
            active_warps: 2,
            warp: load.map_or(Warp::default(), |load| Warp { valid: true, active: load.active }),
            warp_sector: load.map_or(Sectors::default(), |load| load.sectors),
            ticket: ticket.map_or(Ticket::default(), |id| Ticket { valid: true, id }),
            core_request,
            core_reply: Ready::YES,
            message: message.into(),
            down_reply,
            forward: forward.map(|(_, forward)| forward).into(),
            answer: answer.into(),
            nack: nack.into(),
            flush: self.flush.is_some(),
            ..In::default()
        };
        let (out, arrived) = self.nodes[core].cycle(&input);
        if down_reply.valid && out.down_reply.ready {
            self.offered[core] = None;
        }
        if let Some((bank, _)) = forward.filter(|_| out.forward.ready) {
            self.banks[bank].forwards[core].pop();
            self.forwarding[core] = None;
        }
        let program = &mut self.programs[core];
        let takes_warp = input.warp.valid && out.warp.ready;
        let takes_ticket = input.ticket.valid && out.ticket.ready;
        program.warps((takes_warp, takes_ticket), &out.decision, &out.line);
        program.status(now, &out.core_status);
        if core_request.valid && out.core_request.ready {
            program.accept(now);
        }
        if out.core_reply.valid {
            self.moved = now;
            program.reply(now, &out.core_reply)?;
        }
        let banks = self.banks.len() as u64;
        if let Some(line) = arrived {
            self.banks[(line % banks) as usize].tracker.mark(line / banks, core as u64);
        }
        self.flushed[core] = out.flushed;
        self.send(core, &input, &out);
        Ok(())
    }

    /// What leaves a core: a message, a beat of an answer, a nack.
    fn send(&mut self, core: usize, input: &In, out: &Out) {
        let (now, rng, banks) = (self.now, &mut self.rng, self.banks.len() as u64);
        let place = |line: u64| ((line % banks) as usize, line / banks);
        if out.message.valid && input.message.ready {
            let (bank, line) = place(out.message.line);
            let message = Message { line, ..out.message };
            self.banks[bank].from_cores[core].send(rng, now, Up::Message(message));
        }
        if out.answer.valid && input.answer.ready {
            let Reply { valid, source, id, kind, sector, data, last } = out.answer;
            let beat = DownReply { valid, id, kind, sector, data, last };
            self.answers[core][source as usize].send(rng, now, beat);
        }
        if out.nack.valid && input.nack.ready {
            let (bank, line) = place(out.nack.line);
            let (nack, bank) = (Forward { line, ..out.nack }, &mut self.banks[bank]);
            match self.setup.wrong {
                Wrong::NackInRequests => bank.from_cores[core].send(rng, now, Up::Nack(nack)),
                _ => bank.nacks.send(rng, now, nack),
            }
        }
    }

    fn bank(&mut self, number: usize) {
        let (now, rng, cores) = (self.now, &mut self.rng, self.nodes.len());
        let all_flushed = self.flushed.iter().all(|flushed| *flushed);
        let flushes = self.flush.as_ref().is_some_and(|done| all_flushed && !done[number]);
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
            flush: Flush { valid: flushes },
        });
        if let Some(done) = self.flush.as_mut().filter(|_| flushes) {
            done[number] = out.flush.ready;
        }
        self.overdue += u64::from(was_overdue && bank.tracker.tracker().waited() == 0);
        for core in 0..cores {
            if out.message[core].ready {
                let is_load =
                    |up| matches!(up, Some(Up::Message(m)) if m.kind == kind::LOAD as u64);
                self.lookups += u64::from(is_load(heads[core]));
                bank.from_cores[core].pop();
            }
            if out.forward[core].valid && bank.forwards[core].has_room() {
                bank.forwards[core].send(rng, now, out.forward[core]);
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
        let first = usize::from(bank.to_l2[0].head(now).is_none());
        let path = bank.waits.unwrap_or(first);
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
        bank.waits = (asked.is_some() && !out.request.ready).then_some(path);
        if out.reply.valid && takes_reply {
            bank.replies[out.reply.source as usize].send(rng, now, out.reply);
        }
        if out.memory_request.valid {
            bank.memory.take(rng, &out.memory_request, Latency { least: 0, most: 30 });
        }
    }
}
