//! Chips in cycles: latencies by hand, counts beside those without time, what is chosen, and faults that are found.

use super::engines::bench;
use super::*;
use crate::evaluation::Evaluation;
use crate::timed::chips::run_tops;
use sac::sac_chip::{Config, Dut, In, Out};
use sac::world::{Choice, Top};
use testbenches::engine::{Engine, make};

/// Cycles of a message, of a link beyond that, and of DRAM.
const H: u64 = 10;
const L: u64 = 30;
const D: u64 = 100;

/// Two chips of a slice of 32 lines and an SM each.
fn small(fields: &str) -> Design {
    let sac =
        "chips = 2, slices = 1, sm_ports = 1, slice_bytes = 4096, slice_ways = 4, sectored = true";
    design(
        "sac",
        &format!("sac = {{ {sac}, crd_sets = 8, crd_ways = 4, profile_cycles = 300{fields} }}"),
    )
}

/// Around them: L1s of two lines, pages of two, some requests of an SM in flight.
fn around(organisation: Organisation, outstanding: u32, pages: &str) -> Cycles {
    let text = format!(
        "l1 = {{ sets = 2, ways = 1 }}\npages = {{ bytes = 256{pages} }}\nnetwork.latency = {H}\nlinks.latency = {L}\n\
         dram = {{ channels = 2, latency = {D}, channel_bytes = 32 }}\ncores = {{ cores = 2, outstanding = {outstanding} }}"
    );
    Cycles { organisation, ..cycles(system(&text), None, &[EngineKind::Model]) }
}

fn request(core: u64, kind: &str, line: u64, sectors: u32) -> String {
    format!(
        "{{\"core\":{core},\"warp\":0,\"kind\":\"{kind}\",\"line\":{line},\"sectors\":{sectors}}}\n"
    )
}

fn load(core: u64, line: u64) -> String {
    request(core, "load", line, 1)
}

const NEXT: &str = "{\"kind\":\"flush\"}\n";

fn report(design: &Design, (organisation, outstanding): (Organisation, u32), text: &str) -> Report {
    ran(design, &around(organisation, outstanding, ""), lines(text), &Part::default()).0
}

fn figure(report: &Report, name: &str) -> u64 {
    report.total_of(name).unwrap_or_else(|| panic!("{name}"))
}

/// Pages of `sac_entry`, `sac_tile`, `slice_bypass` and `llc_slice`, with `hit_latency` 1.
#[test]
fn loads_take_what_their_pages_say() {
    let of = |core: usize, text: &[String]| {
        let report = report(&small(""), (Organisation::MemorySide, 1), &text.join(NEXT));
        report.cores[core]["load_cycles"].as_u64().unwrap()
    };
    // An L1's miss leaves in cycle 2, enters its chip and the network at once; a hit is answered in the 4th cycle, and its
    // beat is at the L1 in the cycle after that of its arrival; then three beats, and from the last to the core.
    let to_l1 = H + 1 + 3 + (1 + 2);
    let local_hit = 2 + H + 4 + to_l1;
    // To memory in the 5th cycle, which moves four sectors; from the last one to the answer 4.
    let local_miss = 2 + H + 5 + (D + 4) + 4 + to_l1;
    let cold = of(0, &[load(0, 0)]);
    assert_eq!(cold, local_miss);
    assert_eq!(of(0, &[load(0, 0), load(0, 0)]) - cold, local_hit);
    // Over the links both ways, and a cycle in the queue of `link`.
    assert_eq!(of(1, &[load(0, 0), load(1, 0)]), local_hit + 2 * L + 1);
    assert_eq!(of(1, &[load(0, 0), load(1, 1)]), local_miss + 2 * L + 1);
}

/// Under SM-side a miss of another chip's line leaves its slice in the 4th cycle and goes past the slice at its home.
#[test]
fn an_sm_side_miss_passes_the_home_slice() {
    // Chip 0 has all pages; the choice has long been carried out when core 1 loads line 1, behind others, over and over.
    let before: String = (0..40).map(|step| load(1, 2 + 2 * (step % 2))).collect();
    let text = |last: &str| load(0, 0) + &load(0, 2) + &load(0, 4) + NEXT + &before + last;
    let of = |last: &str| report(&small(""), (Organisation::SmSide, 1), &text(last));
    let (without, with) = (of(""), of(&load(1, 1)));
    let row = &with.total["llc_kernels"][1];
    assert_eq!(row["organisation"], "sm_side");
    let cycles = |report: &Report| report.cores[1]["load_cycles"].as_u64().unwrap();
    let crossing = H + L;
    let miss = 2 + H + 4 + crossing + 2 + (D + 4) + crossing + 4 + (H + 1 + 3 + (1 + 2));
    assert_eq!(cycles(&with) - cycles(&without), miss);
}

/// Lines that are touched once: what hits does not depend on time.
#[test]
fn counts_agree_with_those_without_time() {
    let text: String = (0..40)
        .map(|line| match line % 5 {
            4 => request(line % 2, "store", line, 3),
            _ => load(line % 2, line),
        })
        .collect();
    let design = small("");
    for organisation in [Organisation::MemorySide, Organisation::SmSide] {
        // First touches would be in another order.
        let cycles = around(organisation, 4, ", placement = \"interleaved\"");
        let timed = ran(&design, &cycles, lines(&text), &Part::default()).0;
        let mut untimed = Evaluation::new(&design, &cycles.setup).unwrap();
        let (mut trace, system) = (lines(&text), &cycles.setup.system);
        crate::run(trace.as_mut(), "t", system, &Part::default(), &mut [&mut untimed]).unwrap();
        let untimed = untimed.report();
        for field in [
            "loads",
            "stores",
            "atomics",
            "lines_touched",
            "lines_loaded",
            "llc_requests",
            "llc_hits",
            "llc_local_requests",
            "true_shared",
            "false_shared",
            "not_shared",
            "dram_bytes",
        ] {
            assert_eq!(timed.total_of(field), untimed.total_of(field), "{organisation:?} {field}");
        }
        if organisation == Organisation::MemorySide {
            // Stores that leave an L1 carry their sector, loads' answers theirs.
            assert_eq!(timed.total_of("link_bytes"), untimed.total_of("link_bytes"));
        }
    }
}

/// Both SMs load these lines over and over, each in turn.
fn loop_of(number: u64, lines: impl Fn(u64, u64) -> u64) -> String {
    (0..number).map(|step| load(step % 2, lines(step % 2, step / 2))).collect()
}

/// A store to each line by chip 0, whose memory then has its page.
fn homes(number: u64) -> String {
    (0..number).map(|line| request(0, "store", line, 15)).collect()
}

/// Links of eight bytes a cycle, as the estimate has them.
const SLOW: &str = ", b_inter = 256";

#[test]
fn the_unit_chooses_and_the_choice_is_carried_out() {
    let design = small(SLOW);
    let run =
        |organisation, text: &str| report(&design, (organisation, 4), &(homes(16) + NEXT + text));
    let all = [Organisation::Chosen, Organisation::MemorySide, Organisation::SmSide];
    // Lines of one parity each, all of chip 0's memory: falsely shared.
    let text = loop_of(480, |core, step| 2 * (step % 8) + core);
    let [chosen, memory_side, sm_side] = all.map(|organisation| run(organisation, &text));
    let row = &chosen.total["llc_kernels"][1];
    assert_eq!(row["organisation"], "sm_side", "{row}");
    let at = |name: &str| row[name].as_u64().unwrap();
    assert!(at("chosen_at") > 300 && at("sm_side_at") > at("chosen_at"));
    assert!(at("memory_side_at") > at("cycles"));
    assert!(row["profile"]["eab_sm_side"].as_f64() > row["profile"]["eab_memory_side"].as_f64());
    let cycles = [&chosen, &memory_side, &sm_side].map(|report| figure(report, "cycles"));
    assert!(cycles[0] == cycles[2] && cycles[0] < cycles[1], "{cycles:?}");
    assert_eq!(figure(&chosen, "llc_switches"), 2);
    assert!(figure(&chosen, "reconfiguration_cycles") > 4 * (H + L));
    assert!(figure(&chosen, "link_beats") < figure(&memory_side, "link_beats") / 2);
    // Each SM has lines of its chip: not shared.
    let text = loop_of(400, |core, step| 64 + 32 * core + step % 8);
    let [chosen, memory_side] = [all[0], all[1]].map(|organisation| run(organisation, &text));
    assert_eq!(chosen.total["llc_kernels"][1]["organisation"], "memory_side");
    // But for the profile's levels, which nobody waits for.
    assert!(figure(&chosen, "cycles").abs_diff(figure(&memory_side, "cycles")) < 4);
    assert_eq!(figure(&memory_side, "kernels_chosen"), 0);
}

#[test]
fn verilated_chips_do_as_golden_ones() {
    let design = small(SLOW);
    let text = homes(16) + NEXT + &loop_of(200, |core, step| 2 * (step % 8) + core);
    let run = |engines: &[EngineKind]| {
        let cycles = Cycles { engines: engines.to_vec(), ..around(Organisation::SmSide, 4, "") };
        ran(&design, &cycles, lines(&text), &Part::default()).0
    };
    assert_eq!(run(&[EngineKind::Model]), run(&[EngineKind::Model, EngineKind::Verilog]));
}

/// Two SMs a port, and on two chips, to the same lines.
#[test]
fn shared_ports_lose_nothing() {
    // Ports that nobody has stated: 32 a chip.
    let sac = "chips = 2, slices = 2, slice_bytes = 1024, slice_ways = 2, sectored = true";
    let design = design("sac", &format!("sac = {{ {sac}, crd_sets = 4 }}"));
    let text = "l1 = { sets = 2, ways = 1 }\npages.bytes = 256\ndram.channels = 2";
    let cycles = cycles(system(text), Some(128), &[]);
    let of = |step: u64, core: u64| {
        let kind = ["load", "store", "atomic", "load"][(step + core) as usize % 4];
        request(core, kind, (5 * step + 3 * core) % 11, 1 << (step % 4))
    };
    let text = (0..12).flat_map(|step| [0, 1, 64, 65].map(|core| of(step, core)));
    let report = ran(&design, &cycles, lines(&text.collect::<String>()), &Part::default()).0;
    assert!(figure(&report, "llc_requests") >= 24 && figure(&report, "atomics") == 12);
}

/// What is wrong about a chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    Nothing,
    /// The tenth request that enters is lost.
    Loses,
    /// Requests have the other chip as their home.
    Home,
    /// The first flush is left out, and answered: that before SM-side.
    FirstFlush,
    /// All but the first are.
    OtherFlushes,
}

/// A chip that is wrong.
struct Wrong {
    top: Top<4>,
    fault: Fault,
    entered: u64,
    /// Flushes that have begun.
    flushes: u64,
    flushed: bool,
}

impl Engine<In<4>, Out<4>> for Wrong {
    fn name(&self) -> &str {
        "wrong"
    }

    fn cycle(&mut self, reset: bool, input: &In<4>) -> Out<4> {
        let mut input = *input;
        let flush = input.level.flush;
        self.flushes += u64::from(flush && !self.flushed);
        self.flushed = flush;
        let skips = flush
            && match self.fault {
                Fault::FirstFlush => self.flushes == 1,
                Fault::OtherFlushes => self.flushes > 1,
                _ => false,
            };
        input.level.flush &= !skips;
        if self.fault == Fault::Home {
            input.request[0].home ^= 1;
        }
        let mut out = self.top.cycle(reset, &input);
        out.answer.flushed |= skips;
        self.entered += u64::from(out.forward[0].valid && input.forward[0].ready);
        out.forward[0].valid &= self.fault != Fault::Loses || self.entered != 10;
        out
    }
}

#[test]
fn wrong_chips_are_noticed() {
    let design = small(SLOW);
    let config = Config::of(&design).unwrap();
    let stopped = |fault: Fault, choice: Choice, organisation: Organisation| {
        let top = || make::<Dut<4>>(&config, EngineKind::Model, 1).unwrap();
        let wrong = || Wrong { top: top(), fault, entered: 0, flushes: 0, flushed: false };
        let tops: Vec<Top<4>> = (0..2).map(|_| Box::new(wrong()) as Top<4>).collect();
        // Before the choice and after it both SMs store and load the same lines, which are falsely shared.
        let kernel: String = (0..240)
            .map(|step| {
                let (core, line) = (step % 2, 2 * (step / 2 % 8) + step % 2);
                if step / 16 % 3 == 0 { request(core, "store", line, 1) } else { load(core, line) }
            })
            .collect();
        let text =
            homes(16) + NEXT + &kernel + NEXT + &loop_of(40, |core, step| (step % 16) ^ core);
        let around = around(organisation, 4, "");
        let mut trace = lines(&text);
        let bench = bench(&around, &design, 2, trace.as_mut());
        match run_tops(bench, &config, tops, choice) {
            Ok((report, _)) => {
                assert_eq!(
                    figure(&report, "kernels_sm_side") > 0,
                    organisation != Organisation::MemorySide
                );
                String::new()
            }
            Err(stopped) => stopped.to_string(),
        }
    };
    let chosen = Organisation::Chosen;
    assert_eq!(stopped(Fault::Nothing, Choice::Unit, chosen), "");
    assert_eq!(stopped(Fault::Nothing, Choice::Unit, Organisation::MemorySide), "");
    let text = stopped(Fault::Loses, Choice::Unit, chosen);
    assert!(text.contains("every request must be answered; "), "{text}");
    let text = stopped(Fault::Home, Choice::Unit, chosen);
    assert!(text.contains("a memory must get the lines of its pages alone"), "{text}");
    let text = stopped(Fault::Nothing, Choice::Inverted, chosen);
    assert!(text.contains("the organisation that was chosen must be carried out"), "{text}");
    for fault in [Fault::FirstFlush, Fault::OtherFlushes] {
        let text = stopped(fault, Choice::Unit, chosen);
        let rules =
            ["a load must return what was written", "older or newer", "a core's last store"];
        assert!(rules.iter().any(|rule| text.contains(rule)), "{fault:?}: {text}");
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    let refused = |fields: &str, text: &str, cores| {
        let design = design("sac", fields);
        cycles(system(text), cores, &[]).check(&design).unwrap_err().to_string()
    };
    let two = "sac = { chips = 2, slices = 1, sm_ports = 2 }";
    assert_eq!(
        refused("sac = { chips = 2, slices = 1 }", "", Some(6)),
        "t.sac.sm_ports: must divide the 3 SMs of a chip in cycles; got 32; try --set sac.sm_ports=3"
    );
    assert_eq!(
        refused(two, "network.kind = \"mesh\"", None),
        "s.network.kind: must be crossbar around t (\"sac\"), whose chips are joined by links; got mesh; try --system \
         isca23"
    );
    assert_eq!(
        refused(two, "dram.channels = 3", None),
        "s.dram.channels: must be a multiple of the 2 chips of t in cycles; got 3; try 4"
    );
    assert_eq!(
        refused(&format!("{two}\nllc.id_bits = 8"), "", None),
        "t.llc.id_bits: must be at least 9 in cycles, as many as the L1s of s have; got 8; try --set llc.id_bits=9"
    );
    let sources = "sac = { chips = 2, slices = 1 }\nllc.source_bits = 5";
    assert_eq!(
        refused(sources, "", Some(128)),
        "t.llc.source_bits: must be at least 6 in cycles, for the 64 SMs of a chip; got 5; try --set llc.source_bits=6"
    );
    assert!(
        refused(two, "cores.outstanding = 256", None).contains("try a system with l1.id_bits = 9")
    );
}
