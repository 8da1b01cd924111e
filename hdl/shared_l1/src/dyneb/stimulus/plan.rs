//! The rates of a while, and where they are to lead.

use testbenches::stimulus::Rng;

use super::super::Config;

/// The outcome to which a sampling phase is steered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Aim {
    /// Nothing: the rates alone say what comes.
    #[default]
    None,
    /// Both groups count the same.
    Tie,
    /// Replies keep the bandwidths of both groups close.
    Narrow,
    /// The limit is reached with the last sample.
    Limit,
    /// Counters get full before sampling ends.
    Full,
    /// The first group has its samples, and halvings leave nothing of its accesses.
    Forgotten,
    /// Counters get as large as they can without a halving.
    Brim,
}

/// How often things happen, in sixteenths of the cycles, or of the events of their kind.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Plan {
    pub aim: Aim,
    /// For a short while only: sampling might never end under these rates.
    pub is_wild: bool,
    pub accesses: u64,
    /// Accesses to the shared group.
    pub shared: u64,
    /// Requests past the local L1.
    pub away: u64,
    pub private_misses: u64,
    pub shared_misses: u64,
    /// Private misses keep just at the threshold, rounded down with 0, up with 99.
    pub at_threshold: Option<u64>,
    pub l2_replies: u64,
    /// L2 replies to the shared group.
    pub shared_l2_replies: u64,
    pub home_replies: u64,
    /// The shared group has its accesses before the private one, under an aim that orders them.
    pub shared_first: bool,
}

impl Plan {
    /// New rates. Only `at_start` of a sampling phase it can be steered.
    pub(super) fn new(config: &Config, rng: &mut Rng, at_start: bool) -> Plan {
        let mut plan = Plan::random(rng);
        if at_start {
            // The paper's phases are so long that each of these must be common; shorter ones can have more.
            let kinds = if config.execute() > 1_000 { 12 } else { 17 };
            match rng.below(kinds) {
                0 | 1 => plan.ties(rng),
                2 | 3 => plan.meets_limit(config),
                4 => plan.fills(config, rng),
                5 => plan.settles(Some(pick(rng, &[0, 99])), [0, 0, 0], 0),
                6 => plan.settles(None, [0, 8, 0], pick(rng, &[1, 16])),
                7 => plan.settles(None, [plan.shared_misses, 0, 0], 0),
                8 => plan.settles(Some(pick(rng, &[0, 99])), [1, 8, 8], 1),
                12 => {
                    // Without a miss, a reply or two decide.
                    plan.settles(None, [0, pick(rng, &[0, 1, 4]), pick(rng, &[0, 8, 16])], 1);
                    plan.private_misses = 0;
                }
                13 => plan.narrows(rng),
                14 => {
                    plan.ties(rng);
                    // The least by which shared can win.
                    plan.home_replies = 1;
                }
                15 => plan.forgets(config, rng),
                16 => plan.fills_to_the_brim(rng),
                _ => {}
            }
        }
        plan
    }

    fn random(rng: &mut Rng) -> Plan {
        let is_wild = rng.chance(3, 8);
        Plan {
            aim: Aim::None,
            is_wild,
            accesses: if is_wild { rng.below(17) } else { rng.between(12, 16) },
            shared: if is_wild { pick(rng, &[0, 1, 8, 15, 16]) } else { rng.between(7, 9) },
            away: pick(rng, &[0, 0, 0, 1, 8, 16]),
            private_misses: pick(rng, &[0, 1, 2, 8, 16]),
            shared_misses: pick(rng, &[0, 1, 2, 8, 16]),
            at_threshold: rng.chance(1, 8).then(|| pick(rng, &[0, 99])),
            l2_replies: pick(rng, &[0, 1, 4, 12, 16]),
            shared_l2_replies: pick(rng, &[0, 4, 8, 12, 16]),
            home_replies: pick(rng, &[0, 0, 1, 8, 16]),
            shared_first: rng.chance(1, 2),
        }
    }

    fn ties(&mut self, rng: &mut Rng) {
        self.aim = Aim::Tie;
        self.accesses = self.accesses.max(4);
        // Where the private misses are few, the decision would be private for another reason.
        self.at_threshold = None;
        (self.private_misses, self.shared_misses) =
            (pick(rng, &[0, 8, 16]), pick(rng, &[0, 8, 16]));
        self.l2_replies = pick(rng, &[0, 8, 16]);
        self.home_replies = 0;
    }

    fn narrows(&mut self, rng: &mut Rng) {
        self.aim = Aim::Narrow;
        (self.accesses, self.shared) = (14, 8);
        self.at_threshold = None;
        (self.private_misses, self.shared_misses) = (pick(rng, &[1, 2, 8]), pick(rng, &[1, 2, 8]));
        self.l2_replies = pick(rng, &[4, 12, 16]);
    }

    fn meets_limit(&mut self, config: &Config) {
        if config.sampling_limit() >= 2 * config.samples() {
            self.aim = Aim::Limit;
            self.accesses = self.accesses.max(4);
        }
    }

    fn fills(&mut self, config: &Config, rng: &mut Rng) {
        self.aim = Aim::Full;
        let rates = match rng.below(8) {
            0 => [16, 0, 0],
            1 => [0, 16, 0],
            2 => [0, 0, 16],
            // Accesses would meet the limit first.
            _ if (1..=config.counter_max()).contains(&(config.sampling_limit() as u64)) => {
                [0, 16, 16]
            }
            _ => [16, 16, 16],
        };
        [self.accesses, self.l2_replies, self.home_replies] = rates;
        self.shared_l2_replies = pick(rng, &[0, 16]);
    }

    fn forgets(&mut self, config: &Config, rng: &mut Rng) {
        // One fills a counter, and half of it again for each bit of the samples.
        let halvings = u64::from(config.samples().ilog2()) + 1;
        if (config.counter_max() + 1) * (2 + halvings) > 4_000 {
            return;
        }
        self.aim = Aim::Forgotten;
        self.accesses = 16;
        self.at_threshold = None;
        // One kind of reply at a time, so that each decides alone.
        [self.l2_replies, self.shared_l2_replies, self.home_replies] =
            [[16, 16, 0], [16, 0, 0], [0, 0, 16]][rng.below(3) as usize];
    }

    /// The first group is forgotten: the other has its samples now, with replies of which few are of one kind.
    pub(super) fn samples_the_other(&mut self, rng: &mut Rng) {
        self.aim = Aim::None;
        self.is_wild = false;
        self.shared = if self.shared_first { 0 } else { 16 };
        (self.l2_replies, self.shared_l2_replies) = (pick(rng, &[0, 1, 2, 4, 8]), 8);
        self.home_replies = pick(rng, &[0, 0, 1, 4]);
    }

    fn fills_to_the_brim(&mut self, rng: &mut Rng) {
        self.aim = Aim::Brim;
        self.at_threshold = None;
        (self.accesses, self.shared) = (pick(rng, &[14, 16]), pick(rng, &[0, 8, 16]));
        (self.private_misses, self.shared_misses) = (pick(rng, &[15, 16]), pick(rng, &[12, 16]));
        (self.l2_replies, self.shared_l2_replies) = (16, pick(rng, &[8, 12, 15]));
        self.home_replies = pick(rng, &[12, 16]);
    }

    /// Rates that hold for the whole phase: misses and L2 replies of the shared group and L2 replies
    /// of all, and home replies.
    fn settles(
        &mut self,
        at_threshold: Option<u64>,
        [shared_misses, l2_replies, shared_l2_replies]: [u64; 3],
        home_replies: u64,
    ) {
        self.is_wild = false;
        (self.accesses, self.shared) = (14, 8);
        self.at_threshold = at_threshold;
        self.shared_misses = shared_misses;
        (self.l2_replies, self.shared_l2_replies) = (l2_replies, shared_l2_replies);
        self.home_replies = home_replies;
    }
}

fn pick(rng: &mut Rng, values: &[u64]) -> u64 {
    rng.pick(values).copied().unwrap_or(0)
}
