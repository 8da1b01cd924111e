//! The emitted text: clean under every front end.

use testbenches::testing::clean;

use super::super::{Config, Dut};
use design::{IndexFunction, L1, PendingStore, Replacement, WhenFull, WriteHit};

fn geometries() -> Vec<Config> {
    let small =
        L1 { address_bits: 20, sets: 2, ways: 2, mshr_entries: 2, miss_queue: 2, ..L1::default() };
    let least = L1 {
        line_bytes: 32,
        ways: 1,
        mshr_entries: 1,
        mshr_merges: 1,
        miss_queue: 1,
        id_bits: 1,
        address_bits: 16,
        ..small
    };
    [
        L1::default(),
        L1 { index: IndexFunction::Xor, ways: 3, mshr_merges: 3, ..small },
        L1 { replacement: Replacement::Plru, ways: 8, hit_latency: 2, ..small },
        L1 {
            replacement: Replacement::Srrip,
            write_hit: WriteHit::Evict,
            hit_latency: 28,
            ..small
        },
        L1 { when_full: WhenFull::Wait, pending_store: PendingStore::Refuse, ..small },
        L1 { store_data_places: 1, early_restart: true, ..small },
        L1 { mshr_merges: 1, mshr_entries: 5, early_restart: true, ..small },
        L1 { miss_queue: 9, store_data_places: 4, ..L1::default() },
        L1 { line_bytes: 256, sector_bytes: 8, ..small },
        L1 { line_bytes: 256, sector_bytes: 64, id_bits: 16, address_bits: 64, ..small },
        L1 { index: IndexFunction::Fermi, ..L1::default() },
        L1 { replacement: Replacement::Plru, ..least },
        least,
    ]
    .map(|l1| Config::new(&l1, "test").unwrap())
    .into()
}

#[test]
fn every_geometry_is_lint_clean() {
    clean::<Dut>(&geometries());
}
