//! Lists whose elements become one vector, and lists whose elements stay apart.
use super::{design, samples::Stage, text};
use signal::prelude::*;

/// Passes beats on, several cycles later.
#[derive(LogicBlock)]
struct Line {
    kind: Kind,
    data: Wire<In>,
    valid: Signal<In, Bit>,
    ready: Signal<Out, Bit>,
    output: Output<Payload>,
    stages: Vec<Stage>,
}

impl Line {
    fn new(count: usize) -> Line {
        Line {
            kind: Kind::of::<Line>("Passes beats on.").with("count", count),
            data: Wire::new(4),
            valid: Signal::default(),
            ready: Signal::default(),
            output: Payload::output(4),
            stages: (0..count).map(|_| Stage::new(4)).collect(),
        }
    }
}

impl Logic for Line {
    #[kernel]
    fn update(&mut self) {
        let last = self.stages.len() - 1;
        self.stages[0].input.data = self.data;
        self.stages[0].input.valid = self.valid;
        self.ready = self.stages[0].input.ready;
        for i in 0..last {
            self.stages[i + 1].input.data = self.stages[i].output.data;
            self.stages[i + 1].input.valid = self.stages[i].output.valid;
            self.stages[i].output.ready = self.stages[i + 1].input.ready;
        }
        self.stages[last].output.ready = self.output.ready;
        self.output.valid = self.stages[last].output.valid;
        self.output.data = self.stages[last].output.data;
    }
}

/// `ready` runs through all stages in one cycle: as one vector it would depend on itself by way of them.
#[test]
fn what_would_loop_through_instances_stays_apart() {
    let design = design(&Line::new(4));
    let text = text(&design, "line_count4");
    for net in ["stages_1_input_ready", "u_stages_3 ("] {
        assert!(text.contains(net), "{net} is not in\n{text}");
    }
    // Elements that are not handed on in the same cycle may be a vector.
    assert!(text.contains("wire [15:0] stages_output_data;"), "{text}");
}

/// Counts ones, and keeps those above the lowest.
#[derive(LogicBlock)]
struct Ones {
    kind: Kind,
    asked: Vec<Signal<In, Bit>>,
    counts: Vec<Wire<Local>>,
    none_below: Vec<Signal<Local, Bit>>,
    first: Vec<Signal<Out, Bit>>,
    any: Signal<Out, Bit>,
    sum: Wire<Out>,
}

impl Ones {
    fn new(count: usize) -> Ones {
        Ones {
            kind: Kind::of::<Ones>("Counts ones.").with("count", count),
            asked: vec![Signal::default(); count],
            counts: vec![Wire::new(4); count],
            none_below: vec![Signal::default(); count],
            first: vec![Signal::default(); count],
            any: Signal::default(),
            sum: Wire::new(4),
        }
    }
}

impl Logic for Ones {
    #[kernel]
    fn update(&mut self) {
        let count = self.asked.len();
        self.counts[0] = bits_to(self.asked[0], 4);
        self.none_below[0] = true;
        for i in 1..count {
            self.counts[i] = self.counts[i - 1] + bits_to(self.asked[i], 4);
            self.none_below[i] = self.none_below[i - 1] && !self.asked[i - 1];
        }
        for i in 0..count {
            self.first[i] = self.asked[i] && self.none_below[i];
        }
        self.any = cat_of(count, |i| self.asked[i]).any();
        self.sum = self.counts[count - 1];
    }
}

/// A vector may depend on itself within one block, which then goes from element to element.
#[test]
fn a_chain_of_elements_is_one_loop_and_bits_are_one_word() {
    let design = design(&Ones::new(8));
    let text = text(&design, "ones_count8");
    for line in [
        "input  wire [7:0] asked,",
        "output wire [7:0] first,",
        "        for (i = 1; i < 8; i = i + 1) begin\n",
        "counts[i * 4 +: 4] = counts[i * 4 - 4 +: 4] + {3'd0, asked[i]};",
        "none_below[i] = none_below[i - 1] && !asked[i - 1];",
        "assign first = asked & none_below;",
        "assign any = |asked;",
        "assign sum = counts[31:28];",
    ] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
    let ports: Vec<_> =
        design.manifest.ports.iter().map(|p| (p.name.as_str(), p.width, p.elements)).collect();
    let expected =
        [("asked", 8, Some(8)), ("first", 8, Some(8)), ("any", 1, None), ("sum", 4, None)];
    assert_eq!(ports, expected);
}

/// Names what the emitter would name itself.
#[derive(LogicBlock)]
struct Names {
    kind: Kind,
    hits: Vec<Signal<In, Bit>>,
    drive_way: Signal<In, Bit>,
    i: Signal<In, Bit>,
    way: Wire<Out>,
}

impl Logic for Names {
    #[kernel]
    fn update(&mut self) {
        self.way = 0;
        for k in 0..self.hits.len() {
            if self.hits[k] && self.drive_way && self.i {
                self.way = k.into();
            }
        }
    }
}

#[test]
fn a_loop_takes_no_name_of_a_signal() {
    let block = Names {
        kind: Kind::of::<Names>("A test."),
        hits: vec![Signal::default(); 4],
        drive_way: Signal::default(),
        i: Signal::default(),
        way: Wire::new(2),
    };
    let design = design(&block);
    let text = text(&design, "names");
    for line in ["begin : drive_way_1", "integer i_1;", "if (hits[i_1] && drive_way && i) begin"] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
}

/// Two lists, of which a number chooses.
#[derive(LogicBlock)]
struct Pick {
    kind: Kind,
    number: Wire<In>,
    tags: Vec<Wire<In>>,
    valid: Vec<Signal<In, Bit>>,
    others: Vec<Wire<Out>>,
    tag: Wire<Out>,
    is_valid: Signal<Out, Bit>,
    same: Wire<Out>,
}

impl Pick {
    fn new(count: usize, number: usize) -> Pick {
        Pick {
            kind: Kind::of::<Pick>("Picks.").with("count", count).with("number", number),
            number: Wire::new(number),
            tags: vec![Wire::new(5); count],
            valid: vec![Signal::default(); count],
            others: vec![Wire::new(5); count],
            tag: Wire::new(5),
            is_valid: Signal::default(),
            same: Wire::new(number),
        }
    }
}

impl Logic for Pick {
    #[kernel]
    fn update(&mut self) {
        self.tag = 0;
        self.is_valid = false;
        self.same = 0;
        for i in 0..self.tags.len() {
            self.others[i] = 0;
            if self.number == i {
                self.tag = self.tags[i];
                self.is_valid = self.valid[i];
                self.same = i.into();
            }
        }
        for i in 0..self.tags.len() {
            if self.number == i {
                self.others[i] = self.tags[i];
            }
        }
    }
}

/// Linters want an index of exactly the bits that number the vector's, and no other width in its product.
#[test]
fn an_element_by_its_number_is_a_part_select() {
    let design = design(&Pick::new(8, 3));
    let text = text(&design, "pick_count8_number3");
    for line in [
        "assign tag = tags[{3'd0, number} * 6'd5 +: 5];",
        "assign is_valid = valid[number];",
        "assign same = number;",
        // The written element is chosen by comparisons, side by side.
        "for (i = 0; i < 8; i = i + 1) begin",
        "if (number == i[2:0]) begin",
    ] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
}

/// A number of more bits than the elements have would need a slice, which a name with an index has not.
#[test]
fn a_wider_number_chooses_by_comparisons() {
    let design = design(&Pick::new(4, 6));
    let text = text(&design, "pick_count4_number6");
    assert!(text.contains("if (number == i[5:0]) begin"), "{text}");
}
