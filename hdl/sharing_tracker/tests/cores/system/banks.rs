//! A bank of the tracker with its bank of L2 and its memory.

use std::collections::VecDeque;

use base::environment::Latency;
use design::Design;
use llc::environment::NextLevel;
use llc::streams::MemoryReply;
use sharing_tracker::streams::{Forward, Message, Reply, Request, kind};
use sharing_tracker::tracker::Flush;
use sharing_tracker::{l2_bank, tracker_bank};
use signal::port::{Lanes, Ready};
use testbenches::dut::Model as _;

use super::{MOST, System, Up};
use crate::channel::Channel;
use crate::verilated::{BankHardware, L2Hardware};
use crate::{Setup, Wrong};

/// A bank, its bank of L2 and its memory.
pub(super) struct Bank {
    pub(super) tracker: tracker_bank::model::TrackerBank<MOST>,
    tracker_hardware: Option<BankHardware<MOST>>,
    l2: l2_bank::model::L2Bank,
    l2_hardware: Option<L2Hardware>,
    memory: NextLevel,
    beat: MemoryReply,
    /// From each core, and to each core.
    pub(super) from_cores: Vec<Channel<Up>>,
    pub(super) forwards: Vec<Channel<Forward>>,
    pub(super) nacks: Channel<Forward>,
    /// To L2: all, or in a wrong build loads and writes.
    to_l2: [Channel<Request>; 2],
    /// The path whose request waits.
    waits: Option<usize>,
    pub(super) replies: Vec<Channel<Reply>>,
    /// Lines that have come to cores, for a tracker that chooses by it; such a message is in flight for two cycles, and
    /// delays no other.
    arrivals: VecDeque<(u64, u64, u64)>,
}

impl Bank {
    pub(super) fn new(setup: &Setup, design: &Design) -> Bank {
        let Setup { cores, depth, latency, .. } = *setup;
        let wrong = tracker_bank::model::Wrong {
            marks_at_arrival: setup.wrong == Wrong::MarksAtArrival,
            keeps_entry: setup.wrong == Wrong::KeepsEntry,
        };
        let config = tracker_bank::Config::of(design).unwrap();
        let of_l2 = l2_bank::Config::of(design).unwrap();
        let mut tracker = tracker_bank::model::TrackerBank::with(&config, wrong);
        tracker.tracker_mut().choose(setup.choice);
        Bank {
            tracker,
            tracker_hardware: setup.bank_hardware(),
            l2: l2_bank::model::L2Bank::new(&of_l2),
            l2_hardware: setup.l2_hardware(),
            memory: NextLevel::new(config.port().sector_bytes()),
            beat: MemoryReply::default(),
            from_cores: vec![Channel::new(depth, latency); cores],
            forwards: vec![Channel::new(depth, latency); cores],
            nacks: Channel::new(depth, latency),
            to_l2: [Channel::new(depth, latency), Channel::new(depth, latency)],
            waits: None,
            replies: match setup.measures {
                Some(time) => vec![Channel::of_time(time); cores],
                None => vec![Channel::new(4, latency); cores],
            },
            arrivals: VecDeque::new(),
        }
    }

    /// A line has come to a core.
    pub(super) fn arrive(&mut self, now: u64, line: u64, core: u64) {
        self.tracker.mark(line, core);
        self.arrivals.push_back((now + 2, line, core));
    }
}

impl System {
    pub(super) fn bank(&mut self, number: usize) -> Result<(), String> {
        let (now, rng, cores) = (self.now, &mut self.rng, self.nodes.len());
        let all_flushed = self.flushed.iter().all(|flushed| *flushed);
        let flushes = self.flush.as_ref().is_some_and(|done| all_flushed && !done[number]);
        let bank = &mut self.banks[number];
        while let Some((_, line, core)) = bank.arrivals.pop_front_if(|(then, ..)| *then <= now) {
            bank.tracker.tracker_mut().arrive(line, core);
        }
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
        let input = tracker_bank::In {
            message: Lanes::of(cores, |core| match heads[core] {
                Some(Up::Message(message)) => message,
                _ => Message::default(),
            }),
            forward: Lanes::of(cores, |core| Ready { ready: bank.forwards[core].has_room() }),
            nack: nack.into(),
            request: Ready { ready: bank.to_l2[path].has_room() },
            flush: Flush { valid: flushes },
        };
        let out = bank.tracker.step(&input);
        if let Some(hardware) = &mut bank.tracker_hardware {
            hardware.check(&input, &out)?;
        }
        if let Some(done) = self.flush.as_mut().filter(|_| flushes) {
            done[number] = out.flush.ready;
        }
        self.overdue += u64::from(was_overdue && bank.tracker.tracker().waited() == 0);
        for (core, head) in heads.iter().enumerate() {
            if out.message[core].ready {
                let is_load =
                    |up| matches!(up, Some(Up::Message(m)) if m.kind == kind::LOAD as u64);
                self.lookups += u64::from(is_load(*head));
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
            self.l2_loads += u64::from(out.request.kind == kind::LOAD as u64);
            bank.to_l2[path].send(rng, now, out.request);
        }
        Ok(())
    }

    pub(super) fn l2(&mut self, number: usize) -> Result<(), String> {
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
        let input = l2_bank::In {
            request: asked.into(),
            reply: Ready { ready: takes_reply },
            memory_request: Ready::YES,
            memory_reply: bank.beat,
            ..l2_bank::In::default()
        };
        let out = bank.l2.step(&input);
        if let Some(hardware) = &mut bank.l2_hardware {
            hardware.check(&input, &out)?;
        }
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
        Ok(())
    }
}
