use super::{Value, values};

signal::bundle! {
    bundle Wide {
        line: u128 = 100,
        mask: [u64; 8] = 300,
    }
}

#[test]
fn values_print_in_hexadecimal_and_decimal() {
    let record = Wide { line: (7 << 64) | 5, mask: [1, 2, 3, 4, 5, 6, 7, 8] };
    let texts: Vec<String> = values(&record).iter().map(Value::to_string).collect();
    assert_eq!(texts[0], "0x70000000000000005 (129127208515966861317)");
    assert!(texts[1].starts_with("0x80000000000000007"));
    assert_eq!(Value::new(&[31]).to_string(), "0x1f (31)");
    assert_eq!(Value::new(&[0]).digits(), "0");
}
