//! The cases that a geometry has no room for.

use testbenches::coverage::Unreachable;

use super::super::Config;
use super::Covered;

/// They, with their reasons.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    use Covered::*;
    let mut bins = Vec::new();
    let mut add = |reason: &str, more: &[Covered]| {
        bins.extend(more.iter().map(|&bin| Unreachable::new(bin, reason)));
    };
    if config.merges() == 1 {
        add("an entry takes its miss alone", &[joined, woke_several]);
    }
    if config.entries() == 1 {
        add("there is one entry", &[fills_wait]);
    }
    if config.entries() < config.ways() {
        add("entries end before the ways of a set do", &[no_way]);
    }
    if config.ways() == 1 {
        add("a set has one way", &[past_pending]);
    }
    if config.ways() * config.sets() <= config.entries() {
        add("ways end before the entries do", &[no_entry]);
    }
    if !config.is_sectored() || config.sectors() == 1 {
        add("every sector that cannot be read is asked for", &[not_fetched]);
    }
    if config.sectors() == 1 {
        let alone = [
            hit_of_all_sectors,
            hit_of_pending,
            store_of_pending,
            fill_of_few_sectors,
            beats_alternate,
        ];
        add("a line has one sector", &alone);
    }
    bins
}
