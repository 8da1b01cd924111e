//! Every request of a core is answered once, with what it asked for, and in time.

use std::collections::HashMap;

use testbenches::contract::Violation;

use base::environment::{ATOMIC, CoreRequest, LOAD};
use base::streams::CoreReply;

/// A request that is offered, accepted or refused, and not answered.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub request: CoreRequest,
    /// The cycle of its first offer.
    pub since: u64,
    /// Which of its core's accepted requests it is; `None` until then.
    pub number: Option<u64>,
    /// Sectors whose beats have not come; of a store 0.
    sectors: u64,
}

/// The requests of one core that are not answered, by identifier.
#[derive(Debug, Default)]
pub(super) struct Answers {
    asked: HashMap<u64, Asked>,
}

impl Answers {
    pub fn len(&self) -> usize {
        self.asked.len()
    }

    pub fn is_known(&self, id: u64) -> bool {
        self.asked.contains_key(&id)
    }

    /// The cycle of a request's first offer; 0 if it is not known.
    pub fn since(&self, id: u64) -> u64 {
        self.asked.get(&id).map_or(0, |asked| asked.since)
    }

    /// A request is offered for the first time.
    pub fn ask(&mut self, request: CoreRequest, since: u64) {
        let sectors = request.sectors;
        self.asked.insert(request.id, Asked { request, since, number: None, sectors });
    }

    /// A request has been accepted.
    pub fn accept(&mut self, id: u64, number: u64) {
        if let Some(asked) = self.asked.get_mut(&id) {
            asked.number = Some(number);
        }
    }

    /// A beat of a reply came; gives the request that it belongs to, and forgets that with its last.
    pub fn reply(&mut self, reply: &CoreReply) -> Result<Asked, Violation> {
        let &CoreReply { id, sector, data, last, .. } = reply;
        let broken = |rule: String| Err(Violation::new("core_reply", rule));
        let accepted = self.asked.get_mut(&id).filter(|asked| asked.number.is_some());
        let Some(asked) = accepted else {
            return broken(format!("nothing may come twice or be invented; id {id:#x} came"));
        };
        let (wanted, is_last) = match asked.request.kind {
            LOAD | ATOMIC => {
                let wanted = u64::from(asked.sectors.trailing_zeros());
                asked.sectors &= asked.sectors.wrapping_sub(1);
                (wanted, asked.sectors == 0)
            }
            _ if data != [0; 8] => {
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
        let asked = asked.clone();
        if last {
            self.asked.remove(&id);
        }
        Ok(asked)
    }

    /// No request has waited for `patience` cycles.
    pub fn in_time(&self, now: u64, patience: u64) -> Result<(), Violation> {
        match self.asked.values().find(|asked| now - asked.since > patience) {
            None => Ok(()),
            Some(asked) => {
                let rule = format!("{asked:x?} must be answered within {patience} cycles");
                Err(Violation::new("R22", rule))
            }
        }
    }
}
