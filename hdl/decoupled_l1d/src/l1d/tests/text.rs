//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::clean;

use super::super::{Config, Dut};
use design::{DataReplacement, Decoupled, IndexFunction, L1, PendingStore, WriteHit};

fn geometries() -> Vec<Config> {
    let small =
        L1 { address_bits: 20, sets: 2, ways: 2, mshr_entries: 2, miss_queue: 2, ..L1::default() };
    let few = Decoupled { tag_ways: 4, rc_bits: 2, ..Decoupled::default() };
    [
        (L1::default(), Decoupled::default()),
        (small.clone(), few.clone()),
        (
            L1 { index: IndexFunction::Xor, ways: 3, write_hit: WriteHit::Evict, ..small.clone() },
            Decoupled { tag_ways: 5, data_replacement: DataReplacement::Srrip, ..few.clone() },
        ),
        (L1 { pending_store: PendingStore::Refuse, ..small.clone() }, few.clone()),
        (
            small.clone(),
            Decoupled { tag_ways: 2, threshold: 0, rc_initial: 0, aging: false, ..few.clone() },
        ),
        (
            L1 { ways: 1, sets: 2, line_bytes: 32, mshr_entries: 1, mshr_merges: 1, ..small },
            Decoupled { tag_ways: 1, rc_bits: 1, threshold: 1, ..few },
        ),
    ]
    .map(|(l1, decoupled)| Config::new(&l1, &decoupled, "test").unwrap())
    .into()
}

/// The formula of the page's section on cost, against what the emitter counted in the tag store: words in
/// memories, and which entries are candidates and which committed in tables of bits.
#[test]
fn every_geometry_is_lint_clean_and_stores_what_the_page_says() {
    let all = geometries();
    for (config, manifest) in all.iter().zip(clean::<Dut>(&all)) {
        let is_of_tags = |instance: &str| instance.starts_with("decoupled_l1d.tags.");
        let blocks = manifest.storage.iter().filter(|block| is_of_tags(&block.instance));
        let stored = blocks.map(|block| match block.module.starts_with("valid_bits") {
            true => block.register_bits,
            false => block.memory_bits,
        });
        let (sets, entries) = (config.data().sets(), config.data().sets() * config.tag_ways());
        let entry_bits = config.data().tag_bits() + config.rc_bits() + config.position_bits() + 2;
        let policy_bits = config.data().policy().state_bits();
        assert_eq!(stored.sum::<usize>(), entries * entry_bits + sets * policy_bits, "{config:?}");
        let figures = config.figures();
        let reported: u64 = figures.iter().map(|figure| figure.ours).sum();
        assert_eq!(reported, (entries * entry_bits) as u64, "{config:?}");
    }
}
