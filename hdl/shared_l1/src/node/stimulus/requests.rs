//! Cores: which requests they make, and which of their identifiers are free.

use std::collections::VecDeque;

use testbenches::stimulus::Rng;

use super::super::Config;
use super::lines::Lines;
use super::plan::{Ask, Plan};
use crate::streams::{RemoteRequest, remote_kind};
use base::environment::{ATOMIC, CoreRequest, LOAD, STORE};
use base::stimulus::any_sector;

/// Identifiers that the core uses at most.
const IDS: u64 = 1 << 12;

/// The core, with any number of requests in flight, each with a unique identifier.
pub(super) struct Core {
    config: Config,
    /// Identifiers that no request has.
    free: VecDeque<u64>,
    in_flight: Vec<CoreRequest>,
    /// Refused requests to be retried.
    retries: VecDeque<CoreRequest>,
}

impl Core {
    pub fn new(config: &Config) -> Core {
        let ids = 1 << config.id_bits();
        // Where there are more than are used, those used reach the highest.
        let free = (0..IDS.min(ids)).map(|id| if id % 2 == 0 { id } else { ids - id }).collect();
        Core { config: config.clone(), free, in_flight: Vec::new(), retries: VecDeque::new() }
    }

    /// A request to be offered, unless every identifier is in use. `last` is the line asked last.
    pub fn next(
        &mut self,
        rng: &mut Rng,
        plan: &Plan,
        lines: &Lines,
        last: &mut Option<u64>,
    ) -> Option<CoreRequest> {
        if plan.is_idle {
            return None;
        }
        // Now and then the identifier that became free last.
        let id = match rng.chance(1, 4) {
            true => self.free.pop_back(),
            false => self.free.pop_front(),
        }?;
        let request = match self.retries.pop_front() {
            Some(request) => CoreRequest { id, ..request },
            None => {
                let is_own = self.config.cores() == 1 || !rng.chance(plan.elsewhere, 16);
                let line = match *last {
                    Some(line) if rng.chance(plan.again, 16) => Some(line),
                    _ => lines.any(rng, plan.sets, plan.lines, is_own),
                };
                let Some(line) = line else {
                    self.free.push_back(id);
                    return None;
                };
                let ask = *plan.kinds[0].choose(rng);
                request(rng, &self.config, ask, line, plan.several, id)
            }
        };
        *last = Some(request.line);
        self.in_flight.push(request);
        Some(request)
    }

    /// The request in lookup was refused: it is forgotten, or retried.
    pub fn refused(&mut self, rng: &mut Rng, id: u64, plan: &Plan) {
        if let Some(request) = self.answered(id)
            && rng.chance(plan.retries, 16)
        {
            self.retries.push_back(request);
        }
    }

    /// Requests that are offered or not answered.
    pub fn in_flight(&self) -> usize {
        self.in_flight.len()
    }

    /// A request's reply is complete.
    pub fn answered(&mut self, id: u64) -> Option<CoreRequest> {
        let place = self.in_flight.iter().position(|request| request.id == id)?;
        self.free.push_back(id);
        Some(self.in_flight.swap_remove(place))
    }
}

/// The other cores, whose requests to lines homed here arrive one after the other.
pub(super) struct RemoteCores {
    config: Config,
    in_flight: Vec<(u64, u64)>,
}

impl RemoteCores {
    pub fn new(config: &Config) -> RemoteCores {
        RemoteCores { config: config.clone(), in_flight: Vec::new() }
    }

    /// A request to be offered.
    pub fn next(
        &mut self,
        rng: &mut Rng,
        plan: &Plan,
        lines: &Lines,
        local: u64,
        last: Option<u64>,
    ) -> Option<RemoteRequest> {
        let cores = self.config.cores() as u64;
        if plan.others_idle || cores == 1 {
            return None;
        }
        // Mostly few of them, and few identifiers, so that they come again.
        let core =
            if rng.chance(3, 4) { local + 1 + rng.below(2) } else { rng.below(cores) } % cores;
        let id = rng.bits(self.config.id_bits());
        if core == local || self.in_flight.contains(&(core, id)) {
            return None;
        }
        let line = match last {
            Some(line) if rng.chance(plan.again, 16) => line,
            _ => lines.any(rng, plan.sets, plan.lines, true)?,
        };
        self.in_flight.push((core, id));
        let ask = *plan.kinds[1].choose(rng);
        Some(remote_request(core, &request(rng, &self.config, ask, line, plan.several, id)))
    }

    /// A request's packet is complete.
    pub fn answered(&mut self, core: u64, id: u64) {
        self.in_flight.retain(|&request| request != (core, id));
    }
}

/// The form in which another core sends a request.
pub(in super::super) fn remote_request(source: u64, request: &CoreRequest) -> RemoteRequest {
    let CoreRequest { valid, kind, operation, line, sectors, byte_enable, data, id, .. } = *request;
    let kind = match kind == LOAD && request.bypass_l1 {
        true => remote_kind::DIRECT_LOAD,
        false => kind,
    };
    RemoteRequest { valid, kind, operation, line, sectors, byte_enable, data, source, id }
}

/// Payload of a cycle without a request: anything of the ports' widths.
pub(super) fn noise(rng: &mut Rng, config: &Config) -> CoreRequest {
    CoreRequest {
        valid: false,
        kind: rng.below(3),
        operation: rng.bits(4),
        line: rng.bits(config.core().line_bits()),
        sectors: rng.bits(config.core().sectors()),
        byte_enable: rng.wide_bits(config.core().sector_bytes()),
        data: [0; 16],
        bypass_l1: rng.chance(1, 2),
        id: rng.bits(config.id_bits()),
    }
}

fn request(
    rng: &mut Rng,
    config: &Config,
    ask: Ask,
    line: u64,
    several: u64,
    id: u64,
) -> CoreRequest {
    let (sectors, bytes) = (config.core().sectors(), config.core().sector_bytes());
    let kind = match ask {
        Ask::Load | Ask::DirectLoad => LOAD,
        Ask::Store | Ask::DirectStore => STORE,
        Ask::Atomic => ATOMIC,
    };
    let one = 1 << rng.below(sectors as u64);
    let byte_enable = match rng.below(4) {
        0 => u128::MAX >> (128 - bytes),
        1 => 1 << rng.below(bytes as u64),
        _ => rng.wide_bits(bytes),
    };
    CoreRequest {
        valid: true,
        kind,
        operation: rng.bits(4),
        line,
        sectors: if kind == LOAD && rng.chance(several, 16) {
            one | rng.bits(sectors)
        } else {
            one
        },
        byte_enable,
        data: any_sector(rng, bytes),
        bypass_l1: matches!(ask, Ask::DirectLoad | Ask::DirectStore)
            || (kind == ATOMIC && rng.chance(1, 2)),
        id,
    }
}
