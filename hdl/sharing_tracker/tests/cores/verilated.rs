//! Verilated nodes, banks and banks of L2 in step with golden ones.

use design::Design;
use sharing_tracker::{l2_bank, tracker_bank, tracker_node};
use testbenches::dut::Dut;
use testbenches::engine::{BoxedEngine, EngineKind, make};
use testbenches::ports::{PortValue, differences};

use crate::system::System;
use crate::{Setup, Wrong, effort};

/// Verilated hardware in lockstep with a golden model, which runs the system.
pub struct InLockstep<D: Dut>(BoxedEngine<D>);

impl<D: Dut> InLockstep<D> {
    fn new(built: &D::Config) -> InLockstep<D> {
        let mut hardware = make::<D>(built, EngineKind::Verilog, 1).unwrap();
        hardware.cycle(true, &D::In::default());
        InLockstep(hardware)
    }

    /// A cycle, of which the golden model has shown the outputs.
    pub fn check(&mut self, input: &D::In, expected: &D::Out) -> Result<(), String> {
        let seen = self.0.cycle(false, input);
        if expected.agrees(&seen) {
            return Ok(());
        }
        Err(format!("{}: model and hardware differ: {}", D::NAME, differences(expected, &seen)))
    }
}

/// In lockstep with a node.
pub type NodeHardware = InLockstep<tracker_node::Dut>;
/// In lockstep with a bank of the tracker.
pub type BankHardware<const MOST: usize> = InLockstep<tracker_bank::Dut<MOST>>;
/// In lockstep with a bank of L2.
pub type L2Hardware = InLockstep<l2_bank::Dut>;

/// Of which depths the queues of the hardware are.
#[derive(Clone, Copy, Debug)]
pub struct Built {
    pub node: usize,
    /// Of a bank of the tracker.
    pub bank: usize,
    /// Of a bank of L2.
    pub l2: usize,
}

impl Setup {
    fn built(&self, depth: usize) -> Design {
        Setup { depth, ..self.clone() }.design()
    }

    /// In lockstep with a node.
    pub fn node_hardware(&self) -> Option<NodeHardware> {
        let design = self.built(self.hardware?.node);
        Some(InLockstep::new(&tracker_node::Config::of(&design).unwrap()))
    }

    /// In lockstep with a bank of the tracker.
    pub fn bank_hardware<const MOST: usize>(&self) -> Option<BankHardware<MOST>> {
        let design = self.built(self.hardware?.bank);
        Some(InLockstep::new(&tracker_bank::Config::of(&design).unwrap()))
    }

    /// In lockstep with a bank of L2.
    pub fn l2_hardware(&self) -> Option<L2Hardware> {
        let design = self.built(self.hardware?.l2);
        Some(InLockstep::new(&l2_bank::Config::of(&design).unwrap()))
    }
}

/// Four cores with hardware beside each node and bank.
fn in_step(depth: usize, built: Built, requests: u64) -> Result<System, String> {
    let setup =
        Setup { hardware: Some(built), kernels: true, ..Setup::four(depth, Wrong::Nothing) };
    let mut system = System::new(&setup, 7);
    system.run(requests)?;
    Ok(system)
}

#[test]
fn cores_and_banks_are_in_step() {
    for depth in [1, 8] {
        let built = Built { node: depth, bank: depth, l2: depth };
        let system = in_step(depth, built, effort(5_000)).unwrap();
        let (forwards, nacks) = system.forwards();
        println!(
            "{depth}: {} requests in {} cycles, {forwards} forwards, {nacks} nacks, {} kernels",
            system.answered(),
            system.now,
            system.kernels
        );
        assert!(forwards > nacks && nacks > 0 && system.kernels > 0);
    }
}

#[test]
fn hardware_of_another_config_is_not() {
    let golden = Built { node: 2, bank: 2, l2: 2 };
    for (built, block) in [
        (Built { node: 1, ..golden }, "tracker_node"),
        (Built { bank: 1, ..golden }, "tracker_bank"),
        (Built { l2: 1, ..golden }, "l2_bank"),
    ] {
        let Err(broken) = in_step(2, built, 20_000) else {
            panic!("{block} of another depth is not noticed");
        };
        assert!(broken.contains(&format!("{block}: model and hardware differ")), "{broken}");
    }
}
