//! The emitted text: clean under every front end, its storage as the block's page says.

use emit::{Design, EmitOptions};
use testbenches::lint::lint_designs;

use super::super::ReplyOrder::{Oldest, SliceFirst};
use super::super::{Config, rtl};
use super::{config, from, narrowest, widest};
use design::Sac;

fn emitted(config: &Config) -> Design {
    emit::emit(&rtl::SliceBypass::new(config), &EmitOptions::default()).unwrap()
}

fn geometries() -> Vec<Config> {
    vec![
        from(Sac { memory_queue: 1, link_queue: 1, reply_order: SliceFirst, ..narrowest() }),
        config(1, 2, Oldest),
        config(4, 3, SliceFirst),
        config(16, 16, Oldest),
        from(Sac { memory_queue: 64, link_queue: 64, ..widest() }),
    ]
}

#[test]
fn every_geometry_is_lint_clean() {
    let designs: Vec<Design> = geometries().iter().map(emitted).collect();
    let report = lint_designs(&designs).unwrap();
    assert!(report.is_clean(), "{report}");
}

/// Pointers and count of a queue: none and one bit for a single word.
fn pointers(depth: usize) -> usize {
    let bits = |count: usize| count.next_power_of_two().ilog2() as usize;
    2 * bits(depth) + bits(depth + 1)
}

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn storage_is_what_the_page_says() {
    for config in geometries() {
        let storage = emitted(&config).manifest.storage;
        let stored: usize =
            storage.iter().map(|block| block.register_bits + block.memory_bits).sum();
        let queues = pointers(config.memory_queue()) + pointers(config.link_queue());
        assert_eq!(stored, config.storage_bits() + queues + 5 + 2, "{config:?}");
    }
}
