//! Legal and illegal tables, and how they are drawn.
use super::parse::number;
use super::{Table, lanes};
use crate::ports::FieldInfo;

const WORDS: &[(&str, u64)] = &[("hit", 0), ("add", 2)];

fn port(name: &str, max_width: usize) -> FieldInfo {
    FieldInfo { name: name.into(), max_width, encoding: WORDS, ..FieldInfo::default() }
}

#[test]
fn cells_are_numbers_names_or_digits() {
    let word = port("word", 64);
    for (text, value) in
        [("27", 27), ("0x1b", 27), ("0b1_1", 3), ("hit", 0), ("add", 2), ("ad", 0xad), ("B0", 0xb0)]
    {
        assert_eq!(number(text, &word), Ok(Some(value)), "{text}");
    }
    assert_eq!(number("x", &word), Ok(None));
    let error = "word: must be a number, one of hit, add, or `x`; got miss";
    assert_eq!(number("miss", &word), Err(error.into()));
    assert!(number("2", &port("bit", 1)).is_err());
}

#[test]
fn tables_that_cannot_be_read() {
    let error = |text| Table::parse(text).unwrap_err();
    assert_eq!(error("a 1; b"), "b: must have a cell");
    assert_eq!(error("a . 1"), "a: the first cell must be a value");
    assert_eq!(error("a 1*0"), "1*0: must have a number of cycles");
    assert_eq!(error("a 1 |"), "|: must have a number of cycles");
}

#[test]
fn a_table_is_drawn_with_its_labels_and_gaps() {
    let ports = [port("go", 1), port("core_0_valid", 1), port("word", 64)];
    let drawn = |text| {
        let lanes = lanes(text, &ports).unwrap().into_iter();
        lanes.map(|lane| format!("{} {}", lane.wave, lane.data.join(","))).collect::<Vec<_>>()
    };
    let table = "clock p; go 0 1 |9 . 0; word x add |9 1*2 a=7; core_valid 1 both=0b11 |9 0";
    let expected = ["p.|... ", "01|.0. ", "x=|=.= add,1,a", "1=|0.. both"];
    // A row that is short goes on.
    assert_eq!(drawn(table), expected);
}

#[test]
fn gaps_are_those_of_all_rows() {
    let error = lanes("go 0 |9 1; word 0 |8 1", &[]).unwrap_err();
    assert_eq!(error, "go: must have its gaps where all rows have them");
}
