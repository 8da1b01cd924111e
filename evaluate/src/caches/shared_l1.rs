//! `shared-l1`: L1 caches that are home to each other's lines, private or shared as DynEB chooses.

use super::{Caches, at_port, look_up, only_look_up, sectors_to_l2, word_of};
use crate::happened::{Change, Changed, Happened, Word};
use crate::report::Report;
use base::model::{ATOMIC, Act, Found, LOAD, STORE, Tags};
use base::streams::CoreRequest;
use design::{Design, Leftover};
use serde_json::json;
use shared_l1::dyneb::{self, model::Dyneb, model::Phase};
use shared_l1::node::Config;
use shared_l1::node::model::{Asked, HomeTags, Own, leaving, remote};
use shared_l1::request_classifier::{model::RequestClassifier, way};
use testbenches::dut::Model;

/// What a core has: its tags, and what chooses between private and shared.
struct Node {
    tags: HomeTags,
    dyneb: Dyneb,
}

/// A decision of DynEB.
struct Decision {
    /// Records of all cores until then, the one that brought it about included.
    record: u64,
    core: u32,
    is_shared: bool,
}

/// The nodes.
///
/// DynEB hears of a request's access, then of its reply, and what it decides holds from the next record on.
/// Each sector of a store or atomic is a request of its own, which DynEB counts.
pub(super) struct Shared {
    config: Config,
    classifier: RequestClassifier,
    nodes: Vec<Node>,
    all_sectors: u32,
    request: CoreRequest,
    records: u64,
    decisions: Vec<Decision>,
}

/// What a request came to.
struct Outcome {
    word: Word,
    at: u32,
    requests_out: u64,
    to_l2: u32,
}

impl Shared {
    pub(super) fn new(design: &Design) -> Option<Shared> {
        let config = Config::of(design)?;
        let node = || Node { tags: HomeTags::new(&config), dyneb: Dyneb::new(config.dyneb()) };
        Some(Shared {
            nodes: (0..config.cores()).map(|_| node()).collect(),
            classifier: RequestClassifier::new(config.classifier()),
            all_sectors: u32::MAX >> (32 - config.core().sectors()),
            request: CoreRequest::default(),
            records: 0,
            decisions: Vec::new(),
            config,
        })
    }

    /// A request at the port of a core's node.
    fn ask(&mut self, core: u32, request: &CoreRequest, happened: &mut Happened) -> Outcome {
        let node = &mut self.nodes[core as usize];
        let modes = node.dyneb.modes();
        let own = Own::of(&mut self.classifier, request, core.into(), modes);
        let asked = Some(Asked::Own(own));
        node.tags.begin(core.into(), modes, asked, false);
        let found = only_look_up(&mut node.tags, core, request, happened);
        // The identifier is 0 but for what says that the reply counts.
        let counts = node.tags.identifier(&CoreRequest::default(), &found) != 0;
        let wanted = request.sectors as u32;
        let mut outcome = Outcome {
            word: word_of(found.case),
            at: core,
            requests_out: 1,
            to_l2: sectors_to_l2(found.act, wanted, self.all_sectors),
        };
        self.tell_access(core, &own, outcome.word);
        // A phase that ends with this access has ended when the line comes.
        self.drop_leftovers(core, modes, happened);
        self.finish(core, &own, &found, happened);
        match own.way {
            way::HOME => self.ask_home(core, &own, &mut outcome, happened),
            _ => outcome.requests_out = u64::from(outcome.to_l2 != 0),
        }
        self.tell_reply(core, &own, counts);
        outcome
    }

    /// The line that a lookup in the core's own tags fetches comes. It is not kept if its set has turned shared
    /// meanwhile (R19 of the node).
    fn finish(&mut self, core: u32, own: &Own, found: &Found, happened: &mut Happened) {
        let Act::Fetch { set, place, .. } = found.act else { return };
        let node = &mut self.nodes[core as usize];
        let modes = node.dyneb.modes();
        node.tags.begin(core.into(), modes, None, false);
        node.tags.finish(set, place);
        let line = own.request.line;
        let is_flushed = self.config.leftover() == Leftover::Flush && modes[set % 2];
        if !(is_flushed && node.tags.is_elsewhere(line)) {
            happened.changes.push(Changed { l1: core, line, change: Change::Filled });
        }
    }

    /// The home of a request's line looks it up, as one of another core.
    fn ask_home(&mut self, core: u32, own: &Own, outcome: &mut Outcome, happened: &mut Happened) {
        let arrived = leaving(own, core.into()).into();
        let request = remote(&self.config, &arrived, 0, false);
        let (home, is_direct) = (own.home as u32, request.bypass_l1 && own.request.kind == LOAD);
        let node = &mut self.nodes[home as usize];
        let asked = Asked::Remote { entry: 0, is_direct };
        node.tags.begin(home.into(), node.dyneb.modes(), Some(asked), false);
        let found = look_up(&mut node.tags, home, &request, happened);
        outcome.to_l2 = sectors_to_l2(found.act, request.sectors as u32, self.all_sectors);
        outcome.requests_out += u64::from(outcome.to_l2 != 0);
        // A store of a private set has its status from its own copy.
        if outcome.word == Word::Bypass {
            (outcome.word, outcome.at) = (word_of(found.case), home);
        }
    }

    /// DynEB hears of an own request's access (R16 of the node).
    fn tell_access(&mut self, core: u32, own: &Own, word: Word) {
        if word != Word::Bypass {
            self.nodes[core as usize].dyneb.step(&dyneb::In {
                access_valid: true,
                access_shared: own.is_shared,
                access_hit: word != Word::Miss,
                ..dyneb::In::default()
            });
        }
    }

    /// DynEB hears of its reply, which `counts` if it is one of the own L1's (R16 of the node).
    fn tell_reply(&mut self, core: u32, own: &Own, counts: bool) {
        let (kind, is_shared) = (own.request.kind, own.is_shared);
        let of_l2 = match own.way {
            way::HOME => kind == STORE && !is_shared,
            _ => counts,
        };
        let of_home = own.way == way::HOME && kind != ATOMIC && !of_l2;
        if of_l2 || of_home {
            self.nodes[core as usize].dyneb.step(&dyneb::In {
                l2_reply_valid: of_l2,
                l2_reply_shared: is_shared,
                home_reply_valid: of_home,
                ..dyneb::In::default()
            });
        }
    }

    /// Lets DynEB come to its decision, if one is in progress.
    fn decide(&mut self, core: u32, happened: &mut Happened) {
        let dyneb = &mut self.nodes[core as usize].dyneb;
        if !matches!(dyneb.phase(), Phase::Evaluating { .. }) {
            return;
        }
        let before = dyneb.modes();
        while matches!(dyneb.phase(), Phase::Evaluating { .. }) {
            dyneb.step(&dyneb::In::default());
        }
        let [is_shared, _] = dyneb.modes();
        self.decisions.push(Decision { record: self.records, core, is_shared });
        self.drop_leftovers(core, before, happened);
    }

    /// When sets turn shared, `leftover = "flush"` invalidates lines homed elsewhere (R19 of the node).
    fn drop_leftovers(&mut self, core: u32, before: [bool; 2], happened: &mut Happened) {
        let node = &mut self.nodes[core as usize];
        let after = node.dyneb.modes();
        let has_turned = (0..2).any(|parity| after[parity] && !before[parity]);
        if has_turned && self.config.leftover() == Leftover::Flush {
            // Whose the tags are, the request before has told them.
            for (_, _, line) in node.tags.leftovers() {
                happened.changes.push(Changed { l1: core, line, change: Change::Removed });
            }
            node.tags.drop_leftovers();
        }
    }
}

impl Caches for Shared {
    fn access(&mut self, happened: &mut Happened) {
        let core = happened.request.core;
        let all = happened.request.access.sectors;
        let mut request = self.request;
        at_port(happened, &mut request);
        let outcome = self.ask(core, &request, happened);
        (happened.word, happened.at) = (outcome.word, outcome.at);
        happened.requests_out = outcome.requests_out;
        happened.to_l2 = outcome.to_l2;
        if request.kind != LOAD {
            let mut left = u64::from(all) & !request.sectors;
            while left != 0 {
                request.sectors = left & left.wrapping_neg();
                left &= left - 1;
                happened.to_l2 |= self.ask(core, &request, happened).to_l2;
            }
        }
        self.records += 1;
        self.decide(core, happened);
    }

    fn flush(&mut self) {
        for node in &mut self.nodes {
            (0..self.config.core().sets()).for_each(|set| node.tags.clear(set));
        }
    }

    fn report(&self, report: &mut Report) {
        let decisions = self.decisions.iter().map(|decision| {
            let Decision { record, core, is_shared } = decision;
            let word = if *is_shared { "shared" } else { "private" };
            json!({ "record": record, "core": core, "decision": word })
        });
        report.total("dyneb_decisions", decisions.collect::<Vec<_>>());
    }
}
