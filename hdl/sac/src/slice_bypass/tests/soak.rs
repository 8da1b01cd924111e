//! The block in a system: SMs, a slice that hits, misses and writes back, a memory, and other chips, every
//! side stalled at random and every queue of one word. Nothing is lost, answered twice or overtaken.

use std::collections::VecDeque;

use testbenches::stimulus::{Pattern, Pressure, Rng, StreamSource};

use super::super::{Config, In, MemoryReply, Out, Ready, Reply, ReplyOrder, Word};
use super::bench::{Bench, answer, of_memory, word};
use super::config;

/// Words: the low bit tells a request of another chip from one of this, the rest numbers it.
const REMOTE: u128 = 1;
const REQUESTS: u128 = 3_000;
/// Marks what nobody waits for.
const PREFETCH: u128 = 1 << 20;

/// A slice and a memory around the block, and what everybody still waits for.
struct System {
    bench: Bench,
    rng: Rng,
    sm_side: bool,
    local: StreamSource<Word>,
    link: StreamSource<Word>,
    miss: StreamSource<Word>,
    memory_reply: StreamSource<MemoryReply>,
    slice_reply: StreamSource<Reply>,
    /// Requests sent so far, of either kind.
    sent: [u128; 2],
    /// The slice's misses that have not left it, and the replies it has not given.
    misses: VecDeque<Word>,
    slice_replies: VecDeque<Reply>,
    /// Requests within memory.
    in_memory: VecDeque<MemoryReply>,
    /// Answers so far, in their order.
    answers: Vec<u128>,
    last: Option<Out>,
    /// Cycles for which the one bypass waits while the memory queue is empty.
    waits: u32,
    longest_wait: u32,
}

impl System {
    fn new(config: &Config, sm_side: bool, misses: Pressure) -> System {
        System {
            bench: Bench::new(config),
            rng: Rng::new(1),
            sm_side,
            local: StreamSource::new(Pressure::mixed()),
            link: StreamSource::new(Pressure::mixed()),
            miss: StreamSource::new(misses),
            memory_reply: StreamSource::new(Pressure::mixed()),
            slice_reply: StreamSource::new(Pressure::mixed()),
            sent: [0; 2],
            misses: VecDeque::new(),
            slice_replies: VecDeque::new(),
            in_memory: VecDeque::new(),
            answers: Vec::new(),
            last: None,
            waits: 0,
            longest_wait: 0,
        }
    }

    /// The next request of a kind: every number once.
    fn request(sent: &mut u128, kind: u128) -> Option<Word> {
        (*sent < REQUESTS).then(|| {
            *sent += 1;
            word(*sent << 1 | kind)
        })
    }

    /// A cycle; with `is_ready` nothing stalls.
    fn cycle(&mut self, is_ready: bool) {
        let rng = &mut self.rng;
        let last = self.last.as_ref();
        let [own, remote] = &mut self.sent;
        let local =
            self.local.next(rng, last.map(|out| out.local.ready), |_| System::request(own, 0));
        let link = self
            .link
            .next(rng, last.map(|out| out.link.ready), |_| System::request(remote, REMOTE));
        let misses = &mut self.misses;
        let miss = self.miss.next(rng, last.map(|out| out.miss.ready), |_| misses.pop_front());
        let in_memory = &mut self.in_memory;
        let memory_reply =
            self.memory_reply
                .next(rng, last.map(|out| out.memory_reply.ready), |_| in_memory.pop_front());
        let slice_replies = &mut self.slice_replies;
        let slice_reply = self
            .slice_reply
            .next(rng, last.map(|out| out.slice_reply.ready), |_| slice_replies.pop_front());
        let mut ready = || is_ready || rng.chance(1, 2);
        let input = In {
            sm_side: self.sm_side,
            local: local.into(),
            link: link.into(),
            slice: Ready { ready: ready() },
            miss: miss.into(),
            memory: Ready { ready: ready() },
            memory_reply: memory_reply.into(),
            fill: Ready { ready: ready() },
            slice_reply: slice_reply.into(),
            reply: Ready { ready: ready() },
        };
        let out = self.bench.cycle(input);
        if out.slice.valid && input.slice.ready {
            // Half of what the slice serves hits.
            match self.rng.chance(1, 2) {
                true => self.slice_replies.push_back(answer(out.slice.head)),
                false => self.misses.push_back(out.slice),
            }
        }
        if out.memory.valid && input.memory.ready {
            self.in_memory.push_back(of_memory(out.memory.head, out.memory.bypass));
        }
        if out.fill.valid && input.fill.ready {
            self.slice_replies.push_back(out.fill);
        }
        if out.reply.valid && input.reply.ready {
            self.answers.push(out.reply.head);
        }
        // A link queue of one word that is full holds a bypass; a memory queue of one that offers
        // nothing has room.
        match (self.sm_side && !out.link.ready, out.memory.valid) {
            (true, false) => self.waits += 1,
            (true, true) => {}
            (false, _) => self.waits = 0,
        }
        self.longest_wait = self.longest_wait.max(self.waits);
        self.last = Some(out);
    }

    /// Runs until every request is answered.
    fn finish(&mut self) {
        for _ in 0..100_000 {
            self.cycle(false);
            if self.sent == [REQUESTS; 2] {
                break;
            }
        }
        for _ in 0..100 * REQUESTS {
            self.cycle(true);
            if self.answers.len() as u128 == 2 * REQUESTS {
                break;
            }
        }
        // Whatever were answered twice would come now.
        for _ in 0..100 {
            self.cycle(true);
        }
    }
}

fn each(test: impl Fn(&Config)) {
    for order in [ReplyOrder::Oldest, ReplyOrder::SliceFirst] {
        test(&config(1, 1, order));
    }
}

#[test]
fn every_request_is_answered_once() {
    each(|config| {
        for sm_side in [false, true] {
            let mut system = System::new(config, sm_side, Pressure::mixed());
            system.finish();
            let mut answers = system.answers.clone();
            answers.sort_unstable();
            let expected: Vec<u128> = (2..2 * (REQUESTS + 1)).collect();
            assert_eq!(answers, expected, "sm_side {sm_side}");
            if sm_side {
                // Requests past the slice stay in order; those through it need not.
                let remote = system.answers.iter().filter(|word| *word & 1 == REMOTE);
                assert!(remote.is_sorted());
                assert!((2..=17).contains(&system.longest_wait), "{}", system.longest_wait);
            }
        }
    });
}

/// Misses in every cycle, for ever: those of the slice are followed by prefetches. Each bypass enters
/// the memory queue by its 17th cycle with room.
#[test]
fn a_bypass_moves_while_misses_keep_coming() {
    each(|config| {
        let always = Pressure::fixed(Pattern::Always);
        let mut system = System::new(config, true, always);
        let (mut prefetches, mut bypasses) = (0u128, 0);
        for _ in 0..20_000 {
            while system.misses.len() < 2 {
                prefetches += 1;
                system.misses.push_back(word(PREFETCH | (prefetches % 1_024)));
            }
            system.cycle(false);
            // Prefetches are answered to nobody.
            system.slice_replies.retain(|reply| reply.head < PREFETCH);
            bypasses = system.answers.iter().filter(|word| *word & 1 == REMOTE).count();
        }
        assert_eq!(system.longest_wait, 17);
        assert!(bypasses > 150, "{bypasses}");
    });
}
