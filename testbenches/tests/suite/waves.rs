//! Tables of the toy: right ones pass on every engine, and each way to be wrong is found.

use crate::toy::{Config, In, Toy};
use testbenches::engine::EngineKind;
use testbenches::registry::block;
use testbenches::waves::inputs;

const WIDTH: Config = Config { width: 4 };

testbenches::waves! { Toy<false>;
    fn sums_come_a_cycle_later_and_saturate {
        [WIDTH] "
            add_valid    1 .  .  0
            add_amount   3 9  5  x
            answer_ready 1
            answer_valid 0 1  .  .  0
            answer_sum   x 3  12 15 x
            is_full      0 .  .  1
            count        0 1  2  3
        "
    }

    fn a_reset_clears_the_total {
        [WIDTH] "
            reset        0 1 0
            add_valid    1 . 0
            add_amount   3
            answer_ready 1
            count        0 x 0
        "
    }
}

/// What is said of a table; nothing of a right one.
fn said(table: &str) -> String {
    let toy = block::<Toy<false>>(WIDTH);
    let engines = [EngineKind::Model, EngineKind::Hdl];
    toy.waves("", &[table, "answer_ready 1"], &engines).err().unwrap_or_default()
}

#[test]
fn wrong_tables_are_found() {
    let adds = "add_valid 1 0; add_amount 3;";
    assert_eq!(said(&format!("{adds} count 0 1 .")), "");
    assert_eq!(said(&format!("{adds} count 0 2 .")), "\ncount: seen 0x0 [0x1] [0x1]");
    // A value where nothing is valid.
    assert_eq!(said(&format!("{adds} answer_sum 3 .")), "\nanswer_sum: seen [x] 0x3");
    assert_eq!(said("add_valid 1; count x"), "the table must have a value of an output");
    assert_eq!(said("sum 3"), "sum: there is no such port");
    assert!(said("count many").starts_with("count: count: must be a number or `x`; got many"));
    assert!(said("is_full 2").ends_with("must be a number or `x`; got 2"));
}

/// The hardware wraps where it should saturate.
#[test]
fn a_table_finds_engines_that_differ() {
    let toy = block::<Toy<true>>(WIDTH);
    let engines = [EngineKind::Model, EngineKind::Hdl];
    let table = "add_valid 1; add_amount 9; answer_ready 1; count 0 1 2";
    let said = toy.waves("", &[table], &engines).unwrap_err();
    assert!(said.contains("model and hdl differ: answer_sum"), "{said}");
}

#[test]
fn inputs_of_a_table() {
    let cycles = inputs::<In>("add_valid 1 0; add_amount 3 x; clear 0 . 1");
    assert_eq!(cycles.iter().map(|input| input.add.amount).collect::<Vec<_>>(), [3, 0, 0]);
    assert_eq!(cycles.iter().map(|input| input.clear).collect::<Vec<_>>(), [false, false, true]);
}
