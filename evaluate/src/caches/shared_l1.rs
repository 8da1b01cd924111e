//! `shared-l1`: L1 caches that are home to each other's lines, private or shared as DynEB chooses.

use super::{Caches, at_port, look_up, only_look_up, sectors_to_l2, word_of};
use crate::happened::{Change, Happened, Word};
use crate::report::Report;
use base::model::{ATOMIC, Act, Found, LOAD, STORE, Tags};
use base::streams::CoreRequest;
use design::{Design, Leftover};
use serde_json::json;
use shared_l1::dyneb;
use shared_l1::node::Config;
use shared_l1::node::model::{Chooser, Class, HomeTags, Requester, WrittenLines, leaving, remote};
use shared_l1::request_classifier::{model::RequestClassifier, way};

/// State of a core: its tags, lines that it has written past their homes, and the choice between private and shared.
struct Node {
    tags: HomeTags,
    own: Option<WrittenLines>,
    chooser: Chooser,
}

/// A decision of DynEB.
struct Decision {
    /// Records of all cores until then, the one that brought it about included.
    record: u64,
    core: u32,
    is_shared: bool,
}

/// The nodes, and the request that they look up.
///
/// DynEB hears of a request's access, then of its reply, and what it decides holds from the next record on.
/// Each sector of a store or atomic is a separate request, which DynEB counts.
pub(super) struct Shared {
    nodes: Nodes,
    request: CoreRequest,
    records: u64,
    decisions: Vec<Decision>,
}

struct Nodes {
    config: Config,
    classifier: RequestClassifier,
    all: Vec<Node>,
    all_sectors: u32,
}

/// Outcome of a request.
struct Outcome {
    word: Word,
    at: u32,
    requests_out: u64,
    to_l2: u32,
}

impl Nodes {
    /// A request at the port of a core's node.
    fn ask(&mut self, core: u32, request: &CoreRequest, happened: &mut Happened) -> Outcome {
        let node = &mut self.all[core as usize];
        let modes = node.chooser.modes();
        let mut class = Class::of(&mut self.classifier, request, core.into(), modes);
        if let Some(own) = node.own.as_mut()
            && class.home != u64::from(core)
        {
            class = own.route(request, class, modes, false);
        }
        node.tags.begin(core.into(), modes, Some(Requester::Local(class)), false);
        let found = only_look_up(&mut node.tags, core, request, happened);
        // The identifier is 0 but for what says that the reply counts.
        let counts = node.tags.identifier(request, &found) != 0;
        let wanted = request.sectors as u32;
        let mut outcome = Outcome {
            word: word_of(found.case),
            at: core,
            requests_out: 1,
            to_l2: sectors_to_l2(found.act, wanted, self.all_sectors),
        };
        self.tell_access(core, &class, outcome.word);
        // A phase that ends with this access has ended when the line comes.
        self.drop_leftovers(core, modes, happened);
        self.finish(core, request.line, &found, happened);
        match class.way {
            way::HOME => self.ask_home(core, request, class.home, &mut outcome, happened),
            _ => outcome.requests_out = u64::from(outcome.to_l2 != 0),
        }
        self.tell_reply(core, request.kind, &class, counts);
        outcome
    }

    /// The line that a lookup in the core's tags fetches comes. The line is not kept if its set has
    /// turned shared meanwhile (R19 of the node).
    fn finish(&mut self, core: u32, line: u64, found: &Found, happened: &mut Happened) {
        let Act::Fetch { set, place, .. } = found.act else { return };
        let node = &mut self.all[core as usize];
        let modes = node.chooser.modes();
        node.tags.begin(core.into(), modes, None, false);
        node.tags.finish(set, place);
        let is_flushed = self.config.leftover() == Leftover::Flush && modes[set % 2];
        if !(is_flushed && node.tags.is_elsewhere(line)) {
            happened.change(core, line, Change::Filled);
        }
    }

    /// The home of a request's line looks it up, as one of another core.
    fn ask_home(
        &mut self,
        core: u32,
        request: &CoreRequest,
        home: u64,
        outcome: &mut Outcome,
        happened: &mut Happened,
    ) {
        let arrived = leaving(request, home, core.into()).into();
        let request = remote(&self.config, &arrived, 0, false);
        let node = &mut self.all[home as usize];
        node.tags.begin(home, node.chooser.modes(), Some(Requester::Remote), false);
        let found = look_up(&mut node.tags, home as u32, &request, happened);
        outcome.to_l2 = sectors_to_l2(found.act, request.sectors as u32, self.all_sectors);
        outcome.requests_out += u64::from(outcome.to_l2 != 0);
        // A store of a private set has its status from its copy.
        if outcome.word == Word::Bypass {
            (outcome.word, outcome.at) = (word_of(found.case), home as u32);
        }
    }

    /// DynEB hears of a local request's access (R16 of the node).
    fn tell_access(&mut self, core: u32, class: &Class, word: Word) {
        let is_access = word != Word::Bypass;
        self.all[core as usize].chooser.step(&dyneb::In {
            access_valid: is_access,
            access_shared: class.is_shared,
            access_hit: word != Word::Miss,
            away_valid: !is_access,
            ..dyneb::In::default()
        });
    }

    /// DynEB hears of its reply, which `counts` if it is one of the local L1's (R16 of the node).
    fn tell_reply(&mut self, core: u32, kind: u64, class: &Class, counts: bool) {
        let of_l2 = match class.way {
            way::HOME => kind == STORE && !class.is_shared,
            _ => counts,
        };
        let of_home = class.way == way::HOME && kind != ATOMIC && !of_l2;
        if of_l2 || of_home {
            self.all[core as usize].chooser.step(&dyneb::In {
                l2_reply_valid: of_l2,
                l2_reply_shared: class.is_shared,
                home_reply_valid: of_home,
                ..dyneb::In::default()
            });
        }
    }

    /// Lets DynEB come to its decision, if one is in progress, and says whether it is for shared.
    fn decide(&mut self, core: u32, happened: &mut Happened) -> Option<bool> {
        let chooser = &mut self.all[core as usize].chooser;
        if !chooser.is_deciding() {
            return None;
        }
        let before = chooser.modes();
        while chooser.is_deciding() {
            chooser.step(&dyneb::In::default());
        }
        let [is_shared, _] = chooser.modes();
        self.drop_leftovers(core, before, happened);
        Some(is_shared)
    }

    /// When sets turn shared, `leftover = "flush"` invalidates lines homed elsewhere (R19 of the node).
    fn drop_leftovers(&mut self, core: u32, before: [bool; 2], happened: &mut Happened) {
        let node = &mut self.all[core as usize];
        let after = node.chooser.modes();
        let has_turned = (0..2).any(|parity| after[parity] && !before[parity]);
        if has_turned && self.config.leftover() == Leftover::Flush {
            // The request before has set whose the tags are.
            for (_, _, line) in node.tags.leftovers() {
                happened.change(core, line, Change::Removed);
            }
            node.tags.drop_leftovers();
        }
    }
}

impl Shared {
    pub(super) fn new(design: &Design) -> Option<Shared> {
        let config = Config::of(design)?;
        let node = || Node {
            tags: HomeTags::new(&config),
            own: config.filter().as_ref().map(WrittenLines::new),
            chooser: Chooser::new(&config),
        };
        let nodes = Nodes {
            all: (0..config.cores()).map(|_| node()).collect(),
            classifier: RequestClassifier::new(config.classifier()),
            all_sectors: u32::MAX >> (32 - config.core().sectors()),
            config,
        };
        let (request, decisions) = (CoreRequest::default(), Vec::new());
        Some(Shared { nodes, request, records: 0, decisions })
    }
}

impl Caches for Shared {
    fn access(&mut self, happened: &mut Happened) {
        let Shared { nodes, request, .. } = self;
        let core = happened.request.core;
        let all = happened.request.access.sectors;
        at_port(happened, request);
        let outcome = nodes.ask(core, request, happened);
        (happened.word, happened.at) = (outcome.word, outcome.at);
        happened.requests_out = outcome.requests_out;
        happened.to_l2 = outcome.to_l2;
        if request.kind != LOAD {
            let mut left = u64::from(all) & !request.sectors;
            while left != 0 {
                request.sectors = left & left.wrapping_neg();
                left &= left - 1;
                happened.to_l2 |= nodes.ask(core, request, happened).to_l2;
            }
        }
        self.records += 1;
        if let Some(is_shared) = self.nodes.decide(core, happened) {
            self.decisions.push(Decision { record: self.records, core, is_shared });
        }
    }

    fn flush(&mut self) {
        let sets = self.nodes.config.core().sets();
        for node in &mut self.nodes.all {
            (0..sets).for_each(|set| node.tags.clear(set));
            node.own.iter_mut().for_each(WrittenLines::clear);
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
