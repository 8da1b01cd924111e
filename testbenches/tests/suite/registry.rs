//! Blocks without their types.

use crate::toy::{Config, Toy};
use testbenches::engine::EngineKind;
use testbenches::lockstep::VerifyOptions;
use testbenches::registry::block;
use testbenches::replay::ReplayOptions;

#[test]
fn a_block_can_be_emitted_verified_and_replayed_without_its_type() {
    let toy = block::<Toy<false>>(Config { width: 8 });
    assert_eq!(toy.name(), "accumulator");
    assert_eq!(toy.emit(&emit::EmitOptions::default()).unwrap().top, "accumulator");
    toy.verify(&VerifyOptions::for_test(1, 20_000)).unwrap();
    let options = ReplayOptions { engines: vec![EngineKind::Hdl], ..ReplayOptions::default() };
    let output = toy.replay("{\"op\":\"clear\"}", &options).unwrap();
    assert_eq!(output.unwrap(), "{\"sum\":null,\"label\":null,\"operations\":1}\n");
}

#[test]
fn a_block_need_not_have_a_replay() {
    let toy = block::<Toy<true>>(Config { width: 8 });
    assert!(!toy.has_replay() && toy.replay("", &ReplayOptions::default()).is_none());
}
