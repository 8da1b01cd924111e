//! The emitted text: clean under every front end.

use testbenches::testing::clean;

use super::super::Dut;
use super::{ccn, config, l1, odd, one, paper, published, small};
use design::{Ccn, L1, PendingStore, WhenFull};

#[test]
fn every_geometry_is_lint_clean() {
    let waits = L1 { when_full: WhenFull::Wait, early_restart: true, ..l1() };
    let unfiltered = Ccn { own_store_filter: false, ..ccn() };
    let unthrottled = Ccn { throttle: false, ..ccn() };
    clean::<Dut>(&[
        one(),
        small(),
        odd(),
        published(),
        paper(),
        config(waits.clone(), unfiltered),
        config(L1 { pending_store: PendingStore::Stale, ..waits }, unthrottled),
    ]);
}

// TEMPORARY
#[test]
fn temporary_dump() {
    let proofs = super::super::PROOFS;
    let design = (proofs.cases[0].design)().unwrap();
    std::fs::create_dir_all("/tmp/ccnrtl/mods").unwrap();
    for module in &design.modules {
        std::fs::write(format!("/tmp/ccnrtl/mods/{}.v", module.plain), &module.text).unwrap();
    }
}

#[test]
fn temporary_prove() {
    use proofs::prove::{Options, prove};
    let quick = std::env::var("QUICK").is_ok();
    let options =
        Options { waves: "/tmp/ccnrtl/waves".into(), is_quick: quick, ..Options::default() };
    std::fs::create_dir_all("/tmp/ccnrtl/waves").unwrap();
    let read = |name: &str| -> &'static str {
        Box::leak(
            std::fs::read_to_string(format!(
                "/work/wt/ccn-rtl/hdl/ccn/src/ccn_l1/properties/{name}.v"
            ))
            .unwrap()
            .into_boxed_str(),
        )
    };
    let mut all = super::super::PROOFS;
    all.fragments = Box::leak(Box::new([
        proofs::Fragment { module: "ccn_l1", text: read("properties") },
        proofs::Fragment { module: "ccn_l1", text: read("order") },
        proofs::Fragment { module: "ccn_fill_port", text: read("fill_port") },
        proofs::Fragment { module: "ccn_down_port", text: read("down_port") },
        proofs::Fragment { module: "miss_queue", text: kit::queue::PROPERTIES },
        proofs::Fragment { module: "unserved_queue", text: kit::queue::PROPERTIES },
        proofs::Fragment { module: "core_reply_queue", text: kit::queue::PROPERTIES },
    ]));
    if let Ok(depth) = std::env::var("DEPTH") {
        let mut case = all.cases[0];
        case.depth = depth.parse().unwrap();
        case.reach = std::env::var("REACH").unwrap().parse().unwrap();
        all.cases = Box::leak(Box::new([case]));
    }
    let report = prove(&all, &options, &|_, _| {});
    match report {
        Ok(report) => panic!("{:#?}\n{}", report, report.problems().join("\n")),
        Err(error) => panic!("{error}"),
    }
}
