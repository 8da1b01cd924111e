//! Registers, memories, the order of a cycle, and what a block says of itself.
#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

use signal::prelude::*;
use signal::{Drive, KindInfo, NotSettled, Parameter, Sample, Simulator};

/// A register, both kinds of memory, and nothing between them.
#[derive(LogicBlock)]
struct Keeper {
    enable: Signal<In, Bit>,
    address: Wire<In>,
    data: Wire<In>,
    count: Reg,
    flag: Flop<Bit>,
    ram: Ram,
    file: RegisterFile,
}

impl Keeper {
    fn new() -> Keeper {
        Keeper {
            enable: Signal::default(),
            address: Wire::new(2),
            data: Wire::new(8),
            count: Reg::with_reset(8, 0x1ff),
            flag: Flop::with_reset(true),
            ram: Ram::new(3, 8, 1),
            file: RegisterFile::new(3, 8, 1),
        }
    }
}

impl Logic for Keeper {
    #[kernel]
    fn update(&mut self) {
        self.count.hold();
        self.flag.hold();
        if self.enable {
            self.count.d = self.count.q + 1;
            self.flag.d = !self.flag.q;
        }
        self.ram.write.enable = self.enable;
        self.ram.write.address = self.address;
        self.ram.write.data = self.data;
        self.ram.read[0].enable = true;
        self.ram.read[0].address = self.address;
        self.file.write.enable = self.enable;
        self.file.write.address = self.address;
        self.file.write.data = self.data;
        self.file.read[0].address = self.address;
    }
}

/// Count, flag, and the words that RAM and register file show in a cycle.
type Shown = (u64, bool, u64, u64);

fn cycle(hdl: &mut Simulator<Keeper>, reset: bool, enable: bool, address: u64, data: u64) -> Shown {
    let block = hdl.block_mut();
    block.enable.drive(enable);
    block.address.drive(address);
    block.data.drive(data);
    hdl.settle().unwrap();
    let block = hdl.block();
    let shown = (
        block.count.q.sample(),
        block.flag.q.sample(),
        block.ram.read[0].data.sample(),
        block.file.read[0].data.sample(),
    );
    hdl.edge(reset);
    shown
}

#[test]
fn registers_take_their_reset_value_hold_and_count() {
    let mut hdl = Simulator::new(Keeper::new());
    assert_eq!(cycle(&mut hdl, true, true, 0, 0).0, 0);
    let seen: Vec<(u64, bool)> = [true, false, true, true]
        .map(|enable| cycle(&mut hdl, false, enable, 0, 0))
        .map(|shown| (shown.0, shown.1))
        .to_vec();
    assert_eq!(seen, [(0xff, true), (0, false), (0, false), (1, true)]);
    // Reset wins over the next value.
    cycle(&mut hdl, true, true, 0, 0);
    assert_eq!(cycle(&mut hdl, false, false, 0, 0).0, 0xff);
}

#[test]
fn a_ram_answers_one_cycle_later_with_the_word_before_the_write() {
    let mut hdl = Simulator::new(Keeper::new());
    cycle(&mut hdl, true, true, 1, 5);
    cycle(&mut hdl, false, true, 1, 6);
    assert_eq!(cycle(&mut hdl, false, true, 1, 7).2, 5);
    assert_eq!(cycle(&mut hdl, false, false, 2, 0).2, 6);
    assert_eq!(cycle(&mut hdl, false, false, 1, 0).2, 0);
    assert_eq!(cycle(&mut hdl, false, false, 1, 0).2, 7);
}

#[test]
fn a_register_file_answers_at_once_with_the_word_before_the_write() {
    let mut hdl = Simulator::new(Keeper::new());
    assert_eq!(cycle(&mut hdl, false, true, 1, 5).3, 0);
    assert_eq!(cycle(&mut hdl, false, true, 1, 6).3, 5);
    assert_eq!(cycle(&mut hdl, false, false, 1, 0).3, 6);
    assert_eq!(cycle(&mut hdl, false, false, 2, 0).3, 0);
}

#[test]
fn a_word_beyond_the_depth_is_neither_written_nor_read() {
    let mut hdl = Simulator::new(Keeper::new());
    cycle(&mut hdl, false, true, 3, 9);
    assert_eq!(cycle(&mut hdl, false, false, 3, 0).3, 0);
    for address in 0..3 {
        assert_eq!(cycle(&mut hdl, false, false, address, 0).3, 0);
    }
}

#[test]
fn driving_drops_the_bits_above_the_width() {
    let mut wire = Wire::<In>::new(4);
    wire.drive(0x15u64);
    assert_eq!(wire.val().to_u64(), 5);
    let mut wide = Wire::<In>::new(130);
    wide.drive([u64::MAX; 8]);
    assert_eq!(wide.val().limbs(), [u64::MAX, u64::MAX, 3, 0, 0, 0, 0, 0]);
    wide.drive(u128::MAX);
    assert_eq!(wide.val().limbs(), [u64::MAX, u64::MAX, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn a_loop_that_does_not_settle_is_an_error() {
    #[derive(LogicBlock)]
    struct Ring {
        y: Wire<Out>,
    }
    impl Logic for Ring {
        fn update(&mut self) {
            self.y.next = self.y.val() + 1;
        }
    }
    let mut hdl = Simulator::new(Ring { y: Wire::new(8) });
    assert_eq!(hdl.settle(), Err(NotSettled));
    assert_eq!(NotSettled.to_string(), "the block's signals do not settle within 100 passes");
}

#[test]
fn a_kind_survives_its_way_through_rust_hdls_visitor() {
    struct Found(Option<KindInfo>);
    impl Probe for Found {
        fn visit_atom(&mut self, _: &str, atom: &dyn rust_hdl::core::prelude::Atom) {
            self.0 = KindInfo::decode(&atom.descriptor().name);
        }
    }
    struct RoundRobinArbiter;
    let kind = Kind::of::<RoundRobinArbiter>("Grants one, fairly.").with("inputs", 4);
    let mut found = Found(None);
    kind.accept("kind", &mut found);
    let parameters = vec![Parameter { name: "inputs".into(), value: 4 }];
    let (name, summary) = ("round_robin_arbiter".into(), "Grants one, fairly.".into());
    assert_eq!(found.0, Some(KindInfo { name, summary, parameters, is_open: false }));
    assert_eq!(KindInfo::decode("Word"), None);
}
