//! Transactions: the answers, the same from all engines, and every wrong input refused.

use std::fmt::Write as _;

use testbenches::engine::{EngineKind, make};
use testbenches::replay::{ReplayError, replay, replay_engines};
use testbenches::stimulus::Rng;
use testbenches::testing::faulty;

use super::super::Dut;
use super::{config, paper};

/// A transaction of a warp whose lanes have these byte addresses.
fn warp(active: u32, address: impl Fn(u64) -> u64) -> String {
    let addresses: Vec<String> = (0..32).map(|lane| format!("\"{:#x}\"", address(lane))).collect();
    format!(
        "{{\"op\":\"warp\",\"addresses\":[{}],\"active\":\"{active:#x}\"}}\n",
        addresses.join(",")
    )
}

#[test]
fn answers_give_lines_their_number_and_the_decision() {
    let scattered = warp(0xffff_ffff, |lane| 0x1000 * lane + 0x24);
    let input = warp(0xffff_ffff, |lane| 0x1fc0 + 4 * lane)
        + &warp(0, |_| 0xff_ffff_ffff)
        + &scattered
        + "{\"op\":\"active_warps\",\"n\":16}\n"
        + &scattered
        + &warp(0x8000_0001, |lane| 0x80 * lane)
        + "{\"op\":\"active_warps\",\"n\":0}\n"
        + &scattered;
    let lines: Vec<String> = (0..32)
        .map(|lane| format!("{{\"line\":\"{:#x}\",\"sectors\":\"0x2\"}}", 0x20 * lane))
        .collect();
    let all = lines.join(",");
    let nothing = "{\"lines\":[],\"unique\":0,\"bypass\":false}\n";
    let expected = [
        "{\"lines\":[{\"line\":\"0x3f\",\"sectors\":\"0xc\"},{\"line\":\"0x40\",\"sectors\":\"0x3\"}],\
         \"unique\":2,\"bypass\":false}\n",
        nothing,
        &format!("{{\"lines\":[{all}],\"unique\":32,\"bypass\":false}}\n"),
        nothing,
        &format!("{{\"lines\":[{all}],\"unique\":32,\"bypass\":true}}\n"),
        "{\"lines\":[{\"line\":\"0x0\",\"sectors\":\"0x1\"},{\"line\":\"0x1f\",\"sectors\":\"0x1\"}],\
         \"unique\":2,\"bypass\":false}\n",
        nothing,
        &format!("{{\"lines\":[{all}],\"unique\":32,\"bypass\":false}}\n"),
    ]
    .concat();
    assert_eq!(replay::<Dut>(&paper(), &input, &EngineKind::ALL).unwrap(), expected);
}

#[test]
fn every_wrong_input_is_refused_with_its_line() {
    let good = "{\"op\":\"active_warps\",\"n\":64}\n";
    for (wrong, expected) in [
        (
            "{\"op\":\"active_warps\",\"n\":65}\n".to_string(),
            "field n: must be an integer of 0 to 64; got 65",
        ),
        (
            "{\"op\":\"active_warps\"}\n".to_string(),
            "field n: is missing; must be an integer of 0 to 64",
        ),
        (
            "{\"op\":\"warp\",\"addresses\":[\"0x0\"],\"active\":\"0x1\"}\n".to_string(),
            "field addresses: must be a list of 32 elements, each a hexadecimal string of \"0x0\" to \
             \"0xffffffffff\"; got [\"0x0\"]",
        ),
        (
            warp(1, |_| 0).replace("\"active\":\"0x1\"", "\"active\":\"0x100000000\""),
            "field active: must be a hexadecimal string of \"0x0\" to \"0xffffffff\"; got \
             \"0x100000000\"",
        ),
        (
            "{\"op\":\"load\"}\n".to_string(),
            "field op: must be one of warp, active_warps; got \"load\"",
        ),
    ] {
        let input = format!("{good}{wrong}{good}");
        let error = replay::<Dut>(&paper(), &input, &[EngineKind::Model]).unwrap_err();
        assert_eq!(error.exit_status(), 2);
        let text = error.to_string();
        assert!(text.starts_with("line 2: ") && text.ends_with(expected), "{text}");
    }
    let beyond = warp(1, |_| 1 << 40);
    let error = replay::<Dut>(&paper(), &beyond, &[EngineKind::Model]).unwrap_err();
    assert!(error.to_string().contains("field addresses: must be a list"), "{error}");
}

#[test]
fn the_engines_give_the_same_bytes() {
    for config in [paper(), config(16, 32, 2, 3), config(64, 256, 32, 32)] {
        let mut rng = Rng::new(3);
        let mut input = String::new();
        for _ in 0..40 {
            if rng.chance(1, 4) {
                let _ = writeln!(input, "{{\"op\":\"active_warps\",\"n\":{}}}", rng.below(65));
            }
            let (spread, base) = (rng.between(1, 0x400), rng.below(0x8000));
            input += &warp(rng.word() as u32, |lane| base + lane * spread);
        }
        let alone = EngineKind::ALL.map(|kind| replay::<Dut>(&config, &input, &[kind]).unwrap());
        assert!(alone[0].contains("\"bypass\":false"));
        assert_eq!(alone[0], alone[1]);
        assert_eq!(alone[0], alone[2]);
    }
}

#[test]
fn engines_that_differ_end_the_replay_with_both_answers() {
    let config = paper();
    let model = make::<Dut>(&config, EngineKind::Model, 1).unwrap();
    // Loses lane 0.
    let fault = faulty::<Dut>(&config, |_, _, seen| seen.warp.active &= 0xffff_fffe, |_, _| {});
    let error = replay_engines::<Dut>(&config, &warp(1, |_| 0x80), vec![model, fault]).unwrap_err();
    assert!(matches!(error, ReplayError::Difference { line: 1, .. }));
    assert_eq!(error.exit_status(), 1);
    let text = error.to_string();
    assert!(
        text.contains("model: {\"lines\":[{\"line\":\"0x1\",\"sectors\":\"0x1\"}],\"unique\":1")
    );
    assert!(text.contains("faulty: {\"lines\":[],\"unique\":0,\"bypass\":false}"), "{text}");
}
