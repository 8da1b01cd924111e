//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::{clean, stored_bits};

use super::super::{Config, Dut};
use super::{config, published};
use design::Metric::{Amat, Eb};
use design::{Dyneb, Metric};

/// Both ends of every field.
fn boundaries() -> Vec<Config> {
    let least = |metric: Metric, latency| Dyneb {
        samples: 1,
        warm_up: 0,
        execute: 1,
        counter_bits: 4,
        sampling_limit: 1,
        execution_limit: 1,
        early_private: false,
        private_miss_rate_percent: 0,
        metric,
        amat_l1_latency: latency,
        amat_l2_latency: latency.max(1),
        amat_home_latency: latency,
    };
    let most = |metric| Dyneb {
        samples: 65_535,
        warm_up: 16_777_215,
        execute: 16_777_215,
        counter_bits: 16,
        sampling_limit: 16_777_215,
        execution_limit: 16_777_215,
        early_private: true,
        private_miss_rate_percent: 100,
        ..least(metric, 1_023)
    };
    let mut all = vec![published(), Dyneb::default(), Dyneb { metric: Amat, ..published() }];
    all.extend([least(Eb, 0), least(Amat, 0), least(Amat, 1), most(Eb), most(Amat)]);
    all.push(Dyneb { private_miss_rate_percent: 1, counter_bits: 5, ..least(Amat, 512) });
    all.push(Dyneb { sampling_limit: 2, samples: 3, counter_bits: 13, ..most(Eb) });
    all.push(Dyneb { sampling_limit: 0, execution_limit: 5, ..most(Amat) });
    all.push(Dyneb { sampling_limit: 5, execution_limit: 0, ..most(Eb) });
    all.push(Dyneb { sampling_limit: 0, execution_limit: 0, ..most(Eb) });
    all.into_iter().map(config).collect()
}

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_boundary_is_lint_clean_and_stores_what_the_page_says() {
    let manifests = clean::<Dut>(&boundaries());
    for (config, manifest) in boundaries().iter().zip(&manifests) {
        let storage = &manifest.storage;
        assert!(storage.iter().all(|block| block.memory_bits == 0));
        let of = |instance: &str| {
            let found = storage.iter().find(|block| block.instance == instance);
            found.map(|block| block.register_bits)
        };
        let phase = 3
            + config.decision_latency().ilog2() as usize
            + usize::from(config.sampling_limit() > 0 || config.ends_early());
        let counters = 7 * config.counter_bits();
        for i in 0..7 {
            let instance = format!("dyneb.counters.counters[{i}]");
            assert_eq!(of(&instance), Some(config.counter_bits()), "{config:?}");
        }
        assert_eq!(of("dyneb.counters"), Some(0), "{config:?}");
        assert_eq!(of("dyneb"), Some(config.down_counter_bits() + phase), "{config:?}");
        assert_eq!(config.storage_bits(), counters + config.down_counter_bits());
    }
    assert_eq!(stored_bits(&manifests[0]), 330);
    assert_eq!(stored_bits(&manifests[1]), 350);
}
