//! The judge by itself.

use super::*;
use base::environment::LOAD;

/// A sector of eight bytes.
fn sector(word: u64) -> Data {
    let mut data = Data::default();
    data[0] = word;
    data
}

fn store(byte_enable: u128, value: u64) -> CoreRequest {
    let data = sector(value * 0x0101_0101_0101_0101);
    CoreRequest { kind: STORE, line: 7, sectors: 1, byte_enable, data, ..CoreRequest::default() }
}

fn load(core: usize, number: u64, word: u64) -> Returned {
    let data = sector(word);
    Returned { core, number, kind: LOAD, line: 7, sector: 0, data }
}

#[test]
fn a_load_may_return_its_cores_last_write_or_what_came_later() {
    let mut history = History::new(8);
    let before = history.read(7, 0)[0];
    for (core, number) in [(0, 0), (0, 1), (1, 0)] {
        let value = 3 * core as u64 + number + 1;
        history.made(core, number, &store(0xff, value));
        history.serve(&store(0xff, value)).unwrap();
    }
    let word = |value: u64| value * 0x0101_0101_0101_0101;
    let mut judged = |core, number, word| history.judge(load(core, number, word)).is_ok();
    assert!(judged(0, 2, word(2)) && judged(0, 2, word(4)) && judged(1, 1, word(4)));
    assert!(!judged(0, 2, word(1)) && !judged(0, 2, before) && !judged(1, 1, word(2)));
    // Core 2 wrote nothing: anything that was there, byte by byte.
    assert!(judged(2, 0, before) && judged(2, 0, word(1) & 0xff | word(4) & !0xff));
    assert!(!judged(2, 0, word(9)));
    history.end_kernel().unwrap();
    assert!(history.judge(load(2, 0, before)).is_err());
    assert!(history.judge(load(2, 0, word(4))).is_ok());
}

#[test]
fn a_load_returns_nothing_of_its_cores_later_writes_nor_of_what_follows_them() {
    let mut history = History::new(8);
    let word = |value: u64| value * 0x0101_0101_0101_0101;
    let before = history.read(7, 0)[0];
    for (core, number, value) in [(0, 3, 1), (1, 0, 2)] {
        history.made(core, number, &store(0x0f, value));
        history.serve(&store(0x0f, value)).unwrap();
    }
    // Request 2 of core 0 is a load before its store, request 4 one after it.
    let mut judged = |number, word| history.judge(load(0, number, word));
    assert!(judged(2, before).is_ok());
    for value in [1, 2] {
        let error = judged(2, word(value) & 0xffff | before & !0xffff).unwrap_err();
        assert!(error.to_string().contains("data newer"), "{error}");
        assert!(error.to_string().contains("bytes 3 are"), "{error}");
        judged(4, word(value) & 0xffff_ffff | before & !0xffff_ffff).unwrap();
    }
    assert!(judged(4, before).unwrap_err().to_string().contains("data older"));
    // A write that is made and not served is newer as well.
    history.made(0, 5, &store(0xff, 9));
    let error = history.judge(load(0, 4, word(9))).unwrap_err();
    assert!(error.to_string().contains("data newer"), "{error}");
}

#[test]
fn anothers_write_is_right_if_it_is_served_before_the_cores_next() {
    let word = |value: u64| value * 0x0101_0101_0101_0101;
    for is_first in [true, false] {
        let mut history = History::new(8);
        history.made(0, 1, &store(0xff, 1));
        history.made(1, 0, &store(0xff, 2));
        history.judge(load(0, 0, word(2))).unwrap();
        let order = if is_first { [2, 1] } else { [1, 2] };
        let served = order.map(|value| history.serve(&store(0xff, value)).is_ok());
        assert_eq!(served.contains(&false), !is_first);
    }
}

#[test]
fn what_is_not_served_is_judged_when_it_is() {
    let mut history = History::new(8);
    let word = |value: u64| value * 0x0101_0101_0101_0101;
    history.made(0, 0, &store(0x0f, 1));
    history.made(1, 0, &store(0xff, 2));
    // Core 0 sees the write of core 1, which turns out to be the older one.
    history.judge(load(0, 1, word(2))).unwrap();
    history.serve(&store(0xff, 2)).unwrap();
    let error = history.serve(&store(0x0f, 1)).unwrap_err();
    assert!(error.to_string().starts_with("R21: no load may return data older"), "{error}");
    assert!(error.to_string().contains("bytes f are"), "{error}");
}

#[test]
fn an_atomic_returns_what_it_found() {
    let mut history = History::new(8);
    let atomic = CoreRequest { kind: ATOMIC, ..store(0, 5) };
    history.made(0, 0, &atomic);
    let old = history.serve(&atomic).unwrap();
    let reply = |data| Returned { kind: ATOMIC, data, ..load(0, 0, 0) };
    assert!(history.judge(reply(old)).is_ok());
    assert!(history.judge(reply(sector(old[0] ^ 1))).is_err());
}

#[test]
fn a_write_comes_to_l2_once_and_as_it_was() {
    let mut history = History::new(8);
    history.made(0, 0, &store(0xff, 1));
    assert!(history.serve(&store(0xfe, 1)).is_err());
    history.serve(&store(0xff, 1)).unwrap();
    assert!(history.serve(&store(0xff, 1)).is_err());
    history.made(0, 1, &store(0xff, 1));
    let error = history.end_kernel().unwrap_err().to_string();
    assert!(error.starts_with("l2_out: every write must reach L2"), "{error}");
}
