//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use std::collections::VecDeque;

use super::{Config, In, MemoryWord, Out, Ready, Reply, ReplyOrder, Word};

/// Whose reply goes where two could.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    Slice,
    Bypass,
}

/// The two queues, and since when each word that could be offered has been there.
#[derive(Clone, Debug)]
pub struct SliceBypass {
    config: Config,
    now: u64,
    link: VecDeque<Word>,
    memory: VecDeque<MemoryWord>,
    /// Misses that entered in place of the bypass at the head of the link queue.
    gave_way: usize,
    head_since: Option<u64>,
    local_since: Option<u64>,
    slice_reply_since: Option<u64>,
    bypass_reply_since: Option<u64>,
    /// `reply` offered the bypass reply in the cycle before, and it was not taken.
    bypass_reply_stands: bool,
}

impl SliceBypass {
    /// The state after a reset (R14).
    pub fn new(config: &Config) -> SliceBypass {
        SliceBypass {
            config: config.clone(),
            now: 0,
            link: VecDeque::new(),
            memory: VecDeque::new(),
            gave_way: 0,
            head_since: None,
            local_since: None,
            slice_reply_since: None,
            bypass_reply_since: None,
            bypass_reply_stands: false,
        }
    }

    /// Words that wait in the link queue.
    pub fn link_words(&self) -> usize {
        self.link.len()
    }

    /// Words that wait in the queue in front of the memory controller.
    pub fn memory_words(&self) -> usize {
        self.memory.len()
    }

    /// The word that it offers to the memory controller in this cycle, whatever its inputs are.
    pub fn offered(&self) -> MemoryWord {
        self.memory.front().copied().into()
    }

    fn note_what_is_offered(&mut self, input: &In) {
        let now = self.now;
        let note = |since: &mut Option<u64>, is_there: bool| {
            *since = is_there.then(|| since.unwrap_or(now));
        };
        note(&mut self.head_since, !self.link.is_empty());
        note(&mut self.local_since, input.local.valid);
        note(&mut self.slice_reply_since, input.slice_reply.valid);
        note(&mut self.bypass_reply_since, input.memory_reply.valid && input.memory_reply.bypass);
    }

    /// Local requests and, memory-side, link arrivals, to the slice (R3, R4).
    fn requests(&mut self, input: &In, out: &mut Out) {
        let local = self.local_since;
        let head = self.head_since.filter(|_| !input.sm_side);
        let is_local = match (local, head) {
            (Some(local), Some(head)) => local < head,
            _ => local.is_some(),
        };
        if is_local {
            out.slice = input.local;
            out.local.ready = input.slice.ready;
        } else if head.is_some() {
            out.slice = self.link.front().copied().into();
        }
        if out.local.ready {
            self.local_since = None;
        }
        if out.slice.valid && !is_local && input.slice.ready {
            self.take_head();
        }
    }

    fn take_head(&mut self) -> Option<Word> {
        (self.head_since, self.gave_way) = (None, 0);
        self.link.pop_front()
    }

    /// Misses and, SM-side, link arrivals, into the memory queue (R5, R6); `has_room` is before the edge.
    fn misses(&mut self, has_room: bool, input: &In, out: &mut Out) {
        let has_bypass = input.sm_side && !self.link.is_empty();
        let is_patient = has_bypass && self.gave_way >= Config::MAX_LOSSES;
        out.miss.ready = has_room && !is_patient;
        if input.miss.valid && out.miss.ready {
            self.memory.push_back(input.miss.to_memory(false));
            if has_bypass {
                self.gave_way += 1;
            }
        } else if has_room
            && has_bypass
            && let Some(word) = self.take_head()
        {
            self.memory.push_back(word.to_memory(true));
        }
    }

    /// Memory's replies to the slice or past it, and both kinds of reply to the NoC (R9 to R11).
    fn replies(&mut self, input: &In, out: &mut Out) {
        if !input.memory_reply.bypass {
            out.fill = input.memory_reply.into();
        }
        let chosen = match (self.slice_reply_since, self.bypass_reply_since) {
            (Some(slice), Some(bypass)) => {
                let bypass_first = match self.config.reply_order() {
                    ReplyOrder::Oldest => bypass < slice,
                    ReplyOrder::SliceFirst => self.bypass_reply_stands,
                };
                Some(if bypass_first { Origin::Bypass } else { Origin::Slice })
            }
            (Some(_), None) => Some(Origin::Slice),
            (None, Some(_)) => Some(Origin::Bypass),
            (None, None) => None,
        };
        out.reply = match chosen {
            Some(Origin::Slice) => input.slice_reply,
            Some(Origin::Bypass) => input.memory_reply.into(),
            None => Reply::default(),
        };
        let takes_bypass = chosen == Some(Origin::Bypass) && input.reply.ready;
        out.slice_reply.ready = chosen == Some(Origin::Slice) && input.reply.ready;
        out.memory_reply.ready = (out.fill.valid && input.fill.ready) || takes_bypass;
        self.bypass_reply_stands = chosen == Some(Origin::Bypass) && !input.reply.ready;
        if takes_bypass {
            self.bypass_reply_since = None;
        }
        if out.slice_reply.ready {
            self.slice_reply_since = None;
        }
    }
}

impl testbenches::dut::Model for SliceBypass {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let mut out = Out {
            link: Ready { ready: self.link.len() < self.config.link_queue() },
            idle: self.link.is_empty() && self.memory.is_empty(),
            memory: self.offered(),
            ..Out::default()
        };
        let has_room = self.memory.len() < self.config.memory_queue();

        self.note_what_is_offered(input);
        self.replies(input, &mut out);
        if out.memory.valid && input.memory.ready {
            self.memory.pop_front();
        }
        self.requests(input, &mut out);
        self.misses(has_room, input, &mut out);
        // Last, so that a word is the head from the next cycle on at the earliest (R2).
        if input.link.valid && out.link.ready {
            self.link.push_back(input.link);
        }
        self.now += 1;
        out
    }
}

#[cfg(test)]
mod tests {
    use super::super::MemoryReply;
    use super::*;
    use design::{Llc, Sac};
    use testbenches::dut::Model as _;

    fn model(sac: Sac) -> SliceBypass {
        SliceBypass::new(&Config::new(&sac, &Llc::default(), "t").unwrap())
    }

    fn word(head: u128) -> Word {
        Word { valid: true, head, ..Word::default() }
    }

    fn reply(head: u128) -> Reply {
        Reply { valid: true, head, ..Reply::default() }
    }

    /// The table of the page's section on timing: a bypass gives way to sixteen misses.
    #[test]
    fn a_bypass_among_misses() {
        let mut model = model(Sac::default());
        let mut left = vec![];
        let mut miss = 1;
        for cycle in 0..20 {
            let out = model.step(&In {
                sm_side: true,
                link: Word { valid: cycle == 0, ..word(1_000) },
                miss: Word { valid: cycle > 0, ..word(miss) },
                memory: Ready::YES,
                ..In::default()
            });
            assert_eq!(out.miss.ready, cycle != 17, "{cycle}");
            miss += u128::from(cycle > 0 && out.miss.ready);
            if out.memory.valid {
                left.push((cycle, out.memory.head, out.memory.bypass));
            }
        }
        assert_eq!(left[..2], [(2, 1, false), (3, 2, false)]);
        assert_eq!(left[15..], [(17, 16, false), (18, 1_000, true), (19, 17, false)]);
    }

    #[test]
    fn of_two_requests_the_older_goes_first() {
        let mut model = model(Sac::default());
        let local = In { local: word(5), ..In::default() };
        let both = In { link: word(6), ..local };
        // The head of the link queue is a cycle after the local word.
        assert_eq!(model.step(&both).slice.head, 5);
        assert_eq!(model.step(&local).slice.head, 5);
        let out = model.step(&In { slice: Ready::YES, ..local });
        assert!(out.local.ready && out.slice.head == 5);
        let out = model.step(&In { slice: Ready::YES, local: word(7), ..local });
        assert!(!out.local.ready && out.slice.head == 6);
        let out = model.step(&In { slice: Ready::YES, local: word(7), ..local });
        assert!(out.local.ready && out.slice.head == 7 && out.idle);
    }

    #[test]
    fn replies_by_either_order() {
        for (reply_order, first) in [(ReplyOrder::Oldest, 2), (ReplyOrder::SliceFirst, 1)] {
            let mut model = model(Sac { reply_order, ..Sac::default() });
            let slice = In { slice_reply: reply(1), ..In::default() };
            let reply_of_memory =
                MemoryReply { valid: true, head: 2, bypass: true, ..MemoryReply::default() };
            let bypass = In { memory_reply: reply_of_memory, ..In::default() };
            let ready = |input: In| In { reply: Ready::YES, ..input };
            let both = In { slice_reply: reply(1), ..bypass };
            // Together: the slice's. Then the bypass's is the older of the two.
            assert_eq!(model.step(&ready(both)).reply.head, 1);
            assert_eq!(model.step(&ready(both)).reply.head, first);
            // One that was offered alone stays offered, by either order.
            let mut model = SliceBypass::new(&model.config);
            assert_eq!(model.step(&bypass).reply.head, 2);
            assert_eq!(model.step(&both).reply.head, 2);
            let out = model.step(&ready(both));
            assert!(out.reply.head == 2 && out.memory_reply.ready && !out.slice_reply.ready);
            assert_eq!(model.step(&slice).reply.head, 1);
        }
    }
}
