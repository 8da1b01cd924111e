//! How evenly the lines are spread over the cores: counted, and against the figure.

use super::super::{Config, model};
use super::{config, paper};

/// How many of all tags each core is home to.
fn counted(config: &Config, tags: u64) -> Vec<u64> {
    let model = model::HomeMap::new(config);
    let mut homes = vec![0; config.cores()];
    for tag in 0..tags {
        homes[model.core_of(tag) as usize] += 1;
    }
    homes
}

#[test]
fn of_28_cores_four_have_twice_as_many_lines() {
    let lines = counted(&paper(), 1 << 16);
    let expected: Vec<u64> = (0..28).map(|core| if core < 4 { 1 << 12 } else { 1 << 11 }).collect();
    assert_eq!(lines, expected);
}

/// Folding moves lines between cores, but evens nothing out: each value is as frequent as before.
#[test]
fn folding_spreads_all_tags_alike() {
    let xor = config("shared_l1.home_hash = \"xor\"");
    assert_eq!(counted(&xor, 1 << 15), counted(&paper(), 1 << 15));
}

/// Tags that agree in their lowest bits (`pact20` §5.3): one core, or every one.
#[test]
fn folding_ends_home_camping() {
    let cores_of_camp = |config: &Config| {
        let model = model::HomeMap::new(config);
        let mut cores: Vec<u64> = (0..32).map(|camp| model.core_of(camp << 5)).collect();
        cores.sort_unstable();
        cores.dedup();
        cores.len()
    };
    assert_eq!(cores_of_camp(&paper()), 1);
    assert_eq!(cores_of_camp(&config("shared_l1.home_hash = \"xor\"")), 28);
}

#[test]
fn the_figure_is_what_counting_gives() {
    for cores in 1..=256 {
        let config = config(&format!("shared_l1.cores = {cores}"));
        let lines = counted(&config, 1 << config.core_bits());
        let (sum, most) = (lines.iter().sum::<u64>(), lines.into_iter().max().unwrap());
        assert_eq!(config.largest_share_percent() as u64, 100 * most * cores / sum, "{cores}");
    }
    assert_eq!(paper().largest_share_percent(), 175);
}
