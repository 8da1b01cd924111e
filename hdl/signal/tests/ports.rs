//! Declarations of ports: records of values, wires that carry them, and bundles that are linked.

use rust_hdl::core::prelude::{In as Inward, Out as Outward};
use signal::Simulator;
use signal::port::{
    Condition, FieldInfo, Lanes, List, PortValue, Ready, Simulated, assignments, fields,
};
use signal::prelude::*;

/// Kinds of request.
const KINDS: &[(&str, u64)] = &[("load", 0), ("store", 1)];

struct Geometry {
    line_bits: usize,
}

signal::bundle! {
    /// What the core asks for.
    stream Request(geometry: &Geometry) {
        /// Load or store.
        kind: u64 as KINDS = 1,
        /// Line address.
        line: u64 = geometry.line_bits,
        /// It is a
        /// header.
        header: bool,
        bytes: [u64; 8] [unless header] = 300,
    }
}

signal::bundle! {
    flow Answer {
        hit: bool,
        way: u64 [when hit] = 3,
    }
}

signal::bundle! {
    bundle Sector(width: usize) {
        valid: bool,
        number: u64 [when valid] = 2,
        back data: u128 = width,
    }
}

mod block {
    use super::*;

    signal::ports! {
        /// More of it.
        rtl Pass(geometry: &Geometry);

        /// The core's requests.
        in stream request: Request = geometry,
        out stream passed: Request = geometry,
        in lane: List<u64, 3> = 5,
        out answer: Answer,
        out exchange sector: Sector = 65,
        /// Bytes of it.
        out held: u128 [when answer.hit] = 65,
        in clear: bool,
        /// Only where lines are wide.
        in more: u64 = 2 if geometry.line_bits > 5,
    }

    #[derive(LogicBlock)]
    pub struct Pass {
        kind: Kind,
        pub ports: Ports,
    }

    impl Pass {
        pub fn new(geometry: &Geometry) -> Pass {
            Pass { kind: Kind::of::<Pass>("Passes requests on."), ports: Ports::new(geometry) }
        }
    }

    impl Logic for Pass {
        #[kernel]
        fn update(&mut self) {
            self.ports.request.link(&mut self.ports.passed);
            self.answer.valid = self.lane[1] == 7;
            self.answer.hit = !self.clear;
            self.answer.way = bits_to(self.lane[2], 3);
            self.sector.valid = self.request.valid;
            self.sector.number = 1;
            self.held = self.sector.data;
        }
    }
}

use block::{In, Out, Pass, Ports};

fn info(
    name: &str,
    doc: &str,
    (slots, max_width): (usize, usize),
    when: &[(&str, bool)],
) -> FieldInfo {
    let when = when.first().map(|(port, is)| Condition { port: port.to_string(), is: *is });
    FieldInfo {
        name: name.into(),
        doc: doc.into(),
        bundle_doc: if name.starts_with("request_") { "The core's requests." } else { "" }.into(),
        slots,
        max_width,
        when,
        encoding: &[],
        is_optional: false,
    }
}

#[test]
fn every_port_is_known_by_name_sentence_width_and_condition() {
    let valid = [("request_valid", true)];
    let inputs = [
        info("request_valid", "A beat is offered.", (1, 1), &[]),
        FieldInfo { encoding: KINDS, ..info("request_kind", "Load or store.", (1, 64), &valid) },
        info("request_line", "Line address.", (1, 64), &valid),
        info("request_header", "It is a header.", (1, 1), &valid),
        info("request_bytes", "", (8, 512), &[("request_header", false)]),
        info("passed_ready", "The beat that is offered is taken.", (1, 1), &[]),
        info("lane_0", "", (1, 64), &[]),
        info("lane_1", "", (1, 64), &[]),
        info("lane_2", "", (1, 64), &[]),
        info("sector_data", "", (2, 128), &[]),
        info("clear", "", (1, 1), &[]),
        FieldInfo { is_optional: true, ..info("more", "Only where lines are wide.", (1, 64), &[]) },
    ];
    assert_eq!(fields::<In>(), inputs);
    let outputs: Vec<String> = fields::<Out>().into_iter().map(|field| field.name).collect();
    let expected = "request_ready passed_valid passed_kind passed_line passed_header passed_bytes \
                    answer_valid answer_hit answer_way sector_valid sector_number held";
    assert_eq!(outputs.join(" "), expected);
    let held = fields::<Out>().pop();
    assert_eq!(held, Some(info("held", "Bytes of it.", (2, 128), &[("answer_hit", true)])));
}

fn input() -> In {
    In {
        request: Request { valid: true, kind: 1, line: 0x1f, header: false, bytes: [3; 8] },
        passed: Ready::YES,
        lane: List([1, 7, 6]),
        sector: SectorBack { data: (1 << 64) | 9 },
        clear: false,
        more: 0,
    }
}

#[test]
fn a_record_survives_its_flat_form() {
    let mut slots = [0; In::SLOTS];
    input().store(&mut slots);
    assert_eq!(slots, [1, 1, 0x1f, 0, 3, 3, 3, 3, 3, 3, 3, 3, 1, 1, 7, 6, 9, 1, 0, 0]);
    assert_eq!(In::load(&slots), input());
}

#[test]
fn a_value_is_compared_only_while_its_whole_chain_of_conditions_holds() {
    let meaning = |answer: &Answer| {
        let mut ports = Vec::new();
        answer.meaning(true, &mut ports);
        ports
    };
    let full = Answer { valid: true, hit: true, way: 3 };
    assert_eq!(meaning(&full), [true, true, true]);
    assert!(!full.agrees(&Answer { way: 4, ..full }));
    let miss = Answer { hit: false, ..full };
    assert_eq!(meaning(&miss), [true, true, false]);
    assert!(miss.agrees(&Answer { way: 4, ..miss }) && !miss.agrees(&full));
    // `hit` is still true here, yet means nothing, so `way` does not either.
    let idle = Answer { valid: false, ..full };
    assert_eq!(meaning(&idle), [true, false, false]);
    assert!(idle.agrees(&Answer { way: 4, hit: false, ..idle }));
    // In a record that means nothing, no port does.
    let mut ports = Vec::new();
    full.meaning(false, &mut ports);
    assert_eq!(ports, [false; 3]);
    // Bytes beside a header mean nothing; nor does what hangs on another port's bit.
    let request = Request { valid: true, header: true, ..Request::default() };
    assert!(request.agrees(&Request { bytes: [1; 8], ..request }));
    let out = Out { answer: miss, ..Out::default() };
    assert!(out.agrees(&Out { held: 1, ..out }));
    let out = Out { answer: full, ..Out::default() };
    assert!(!out.agrees(&Out { held: 1, ..out }));
}

#[test]
fn wires_have_the_declared_widths_and_pass_the_values() {
    let geometry = Geometry { line_bits: 5 };
    let ports = Ports::new(&geometry);
    let widths = [ports.request.line.width(), ports.request.bytes.width(), ports.lane[2].width()];
    assert_eq!(widths, [5, 300, 5]);
    let mut simulator = Simulator::new(Pass::new(&geometry));
    simulator.block_mut().drive(&input());
    simulator.settle().expect("no loop");
    let bytes = [3, 3, 3, 3, 3, 0, 0, 0].map(|limb: u64| limb & ((1 << 44) - 1));
    let expected = Out {
        request: Ready::YES,
        passed: Request { bytes: simulator.block().sample().passed.bytes, ..input().request },
        answer: Answer { valid: true, hit: true, way: 6 },
        sector: Sector { valid: true, number: 1 },
        held: (1 << 64) | 9,
    };
    assert_eq!(simulator.block().sample(), expected);
    assert_eq!(expected.passed.bytes[..4], bytes[..4]);
    let busy = In { passed: Ready::NO, ..input() };
    simulator.block_mut().drive(&busy);
    simulator.settle().expect("no loop");
    assert_eq!(simulator.block().sample().request, Ready::NO);
}

/// Whichever way the wires go, a link assigns what goes with the value one way and what comes back the other.
#[test]
fn a_link_is_an_assignment_a_wire() {
    let from: Output<Sector> = Sector::output(8);
    let to: Input<Sector> = Sector::input(8);
    let pairs = assignments(&from, &to, ("queue$pop", "packets$push"));
    let texts: Vec<String> =
        pairs.iter().map(|(target, source)| format!("{target}={source}")).collect();
    assert_eq!(
        texts,
        [
            "packets$push$valid=queue$pop$valid",
            "packets$push$number=queue$pop$number",
            "queue$pop$data=packets$push$data",
        ]
    );
    let _: (Wire<Inward>, Wire<Outward>) = (to.number.clone(), from.number.clone());
}

/// A geometry has as many lanes as it says, and the values behind them mean nothing.
#[test]
fn lanes_are_as_many_as_the_geometry_has() {
    let mut wires: Input<Lanes<u64, 3>> = Lanes::<u64, 3>::input((2, 5));
    assert_eq!((wires.len(), wires[1].width()), (2, 5));
    signal::Drive::drive(&mut wires, Lanes([1_u64, 2, 3]));
    let seen: Output<Lanes<u64, 3>> = Lanes::<u64, 3>::output((2, 5));
    let sampled: Lanes<u64, 3> = signal::Sample::sample(&seen);
    assert_eq!(sampled, Lanes([0, 0, 0]));
    let mut slots = [0; 3];
    Lanes([1_u64, 2, 3]).store(&mut slots);
    assert_eq!((slots, Lanes::<u64, 3>::load(&slots)), ([1, 2, 3], Lanes([1, 2, 3])));
    let ports = fields::<Lanes<Answer, 2>>();
    // Every geometry has the first.
    assert!(ports.iter().all(|port| port.is_optional == port.name.starts_with('1')));
    let names: Vec<&str> = ports.iter().map(|port| port.name.as_str()).collect();
    assert_eq!(names, ["0_valid", "0_hit", "0_way", "1_valid", "1_hit", "1_way"]);
}
