use super::{Record, Value};

crate::record! {
    struct Wide {
        valid: bool,
        hit: bool [when valid],
        way: u64 [when hit],
        line: u128,
        mask: [u64; 8],
    }
}

fn sample() -> Wide {
    Wide { valid: true, hit: true, way: 3, line: (7 << 64) | 5, mask: [1, 2, 3, 4, 5, 6, 7, 8] }
}

#[test]
fn a_record_survives_its_flat_form() {
    assert_eq!(Wide::SLOTS, 1 + 1 + 1 + 2 + 8);
    let mut slots = [0; Wide::SLOTS];
    sample().store(&mut slots);
    assert_eq!(slots, [1, 1, 3, 5, 7, 1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(Wide::load(&slots), sample());
}

#[test]
fn a_qualified_field_is_compared_only_while_its_whole_chain_holds() {
    let full = sample();
    assert_eq!(full.compared(), 0b11111);
    assert!(!full.agrees(&Wide { way: 4, ..full }));
    let miss = Wide { hit: false, ..full };
    assert_eq!(miss.compared(), 0b11011);
    assert!(miss.agrees(&Wide { way: 4, ..miss }));
    // `hit` is still true here, yet means nothing, so `way` does not either.
    let idle = Wide { valid: false, ..full };
    assert_eq!(idle.compared(), 0b11001);
    assert!(idle.agrees(&Wide { way: 4, hit: false, ..idle }));
    assert!(!idle.agrees(&Wide { line: 0, ..idle }));
}

#[test]
fn values_print_in_hexadecimal_and_decimal() {
    let values: Vec<String> = sample().values().iter().map(Value::to_string).collect();
    assert_eq!(values[1], "0x1 (1)");
    assert_eq!(values[3], "0x70000000000000005 (129127208515966861317)");
    assert!(values[4].starts_with("0x80000000000000007"));
    assert_eq!(Value::new(&[0]).digits(), "0");
}
