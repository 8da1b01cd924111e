//! A million random cycles of golden ring and Verilog, every bin hit; rust-hdl joins the first of them.

use testbenches::testing;

use super::super::{Config, Dut};
use super::config;

fn agree(cores: u32, places: u32, link_latency: u32, seed: u64) {
    testing::agree::<Dut>(&config(cores, places, link_latency), seed, 250_000, 2_000);
}

#[test]
fn two_cores() {
    agree(2, 2, 2, 1);
}

#[test]
fn three_cores() {
    agree(3, 2, 1, 2);
}

#[test]
fn four_cores() {
    agree(4, 3, 1, 3);
}

#[test]
fn slow_links() {
    agree(3, 3, 5, 4);
}

/// The golden model of a preset hits every bin of its verification.
#[test]
fn the_preset_hits_its_bins() {
    let preset = Config::of(&design::Design::load("taco16").unwrap()).unwrap();
    testing::covers::<Dut>(&preset, 20_000);
}
