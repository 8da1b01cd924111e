//! Every request of a core is answered once, with what it asked for, and in time.

use testbenches::contract::Violation;

use base::environment::{ATOMIC, CoreRequest, LOAD};
use base::streams::CoreReply;

/// A request that is offered, accepted or refused, and not answered.
#[derive(Clone, Debug)]
struct Asked {
    kind: u64,
    line: u64,
    /// The cycle of its first offer.
    since: u64,
    /// Number of the core's accepted request; `None` until then.
    number: Option<u64>,
    /// Sectors whose beats have not come; of a store 0.
    sectors: u64,
}

/// A beat of an answer, and what it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The request's identifier.
    pub id: u64,
    /// Load, store or atomic, of `base::streams::kind`.
    pub kind: u64,
    /// Line address.
    pub line: u64,
    /// Number of the core's request, counted from 0.
    pub number: u64,
    /// The cycle of its first offer.
    pub since: u64,
    /// No beat follows.
    pub is_last: bool,
}

/// The requests of one core that are not answered, by identifier.
#[derive(Debug, Default)]
pub(crate) struct Answers {
    asked: Vec<Option<Asked>>,
    len: usize,
}

impl Answers {
    pub fn len(&self) -> usize {
        self.len
    }

    pub fn is_known(&self, id: u64) -> bool {
        self.get(id).is_some()
    }

    /// The cycle of a request's first offer; 0 if it is not known.
    pub fn since(&self, id: u64) -> u64 {
        self.get(id).map_or(0, |asked| asked.since)
    }

    /// A request is offered for the first time.
    pub fn ask(&mut self, request: &CoreRequest, since: u64) {
        let CoreRequest { id, kind, line, sectors, .. } = *request;
        let place = id as usize;
        if place >= self.asked.len() {
            self.asked.resize(place + 1, None);
        }
        self.asked[place] = Some(Asked { kind, line, since, number: None, sectors });
        self.len += 1;
    }

    /// A request has been accepted.
    pub fn accept(&mut self, id: u64, number: u64) {
        if let Some(Some(asked)) = self.asked.get_mut(id as usize) {
            asked.number = Some(number);
        }
    }

    /// A beat of a reply came; gives the request that it belongs to, and forgets that with its last.
    pub fn reply(&mut self, reply: &CoreReply) -> Result<Answered, Violation> {
        let &CoreReply { id, sector, data, last, .. } = reply;
        let broken = |rule: String| Err(Violation::new("core_reply", rule));
        let accepted = self.asked.get_mut(id as usize).and_then(Option::as_mut);
        let Some((number, asked)) = accepted.and_then(|asked| Some((asked.number?, asked))) else {
            return broken(format!("nothing may come twice or be invented; id {id:#x} came"));
        };
        let (wanted, is_last) = match asked.kind {
            LOAD | ATOMIC => {
                let wanted = u64::from(asked.sectors.trailing_zeros());
                asked.sectors &= asked.sectors.wrapping_sub(1);
                (wanted, asked.sectors == 0)
            }
            _ if data != [0; 16] => {
                return broken(format!("a store's answer has no data; id {id:#x}: {data:x?}"));
            }
            _ => (0, true),
        };
        if sector != wanted || last != is_last {
            return broken(format!(
                "sector {wanted} of id {id:#x} must come, last {is_last}; sector {sector} came, last \
                 {last}"
            ));
        }
        let Asked { kind, line, since, .. } = *asked;
        let answered = Answered { id, kind, line, number, since, is_last };
        if is_last {
            self.asked[id as usize] = None;
            self.len -= 1;
        }
        Ok(answered)
    }

    /// No request has waited for `patience` cycles.
    pub fn in_time(&self, now: u64, patience: u64) -> Result<(), Violation> {
        match self.asked.iter().flatten().find(|asked| now - asked.since > patience) {
            None => Ok(()),
            Some(asked) => {
                let rule = format!("{asked:x?} must be answered within {patience} cycles");
                Err(Violation::new("R22", rule))
            }
        }
    }

    fn get(&self, id: u64) -> Option<&Asked> {
        self.asked.get(id as usize)?.as_ref()
    }
}
