//! Values of ports, and the wires that carry them.

use super::{FieldInfo, Place};
use core::fmt::Debug;
use rust_hdl::core::prelude::{Block, Direction, In, Out};

/// Value of a port, or of a bundle of ports, in a cycle.
pub trait PortValue: Copy + Default + PartialEq + Debug + Send + 'static {
    /// Length of its flat form in 64-bit slots.
    const SLOTS: usize;

    /// Writes the value to `slots`, which is [`Self::SLOTS`] long: in order of declaration, least significant
    /// slot first.
    fn store(&self, slots: &mut [u64]);

    /// Reads the value from `slots`, which is [`Self::SLOTS`] long.
    fn load(slots: &[u64]) -> Self;

    /// Whether `seen` equals this value wherever this one means something.
    fn agrees(&self, seen: &Self) -> bool;

    /// Appends for each port whether its value means something in this one, which itself does if `means`.
    fn meaning(&self, means: bool, ports: &mut Vec<bool>);

    /// Appends what is known of each port of a value that is at `place`.
    fn describe(place: &Place, ports: &mut Vec<FieldInfo>);
}

/// A value that wires of a block carry.
pub trait Carried: PortValue {
    /// The wires: what goes with the value has direction `F`, what comes back for it has direction `B`.
    type Wires<F: Direction, B: Direction>: Block;
    /// Shape from which the widths of the wires follow.
    type Shape<'a>: Copy;

    /// Wires for a value of this shape, in their directions.
    fn wires<F: Direction, B: Direction>(shape: Self::Shape<'_>) -> Self::Wires<F, B>;

    /// The wires of a block that receives the value.
    fn input(shape: Self::Shape<'_>) -> Input<Self> {
        Self::wires(shape)
    }

    /// The wires of a block that sends the value.
    fn output(shape: Self::Shape<'_>) -> Output<Self> {
        Self::wires(shape)
    }
}

/// The wires of a block that receives a `T`.
pub type Input<T> = <T as Carried>::Wires<In, Out>;

/// The wires of a block that sends a `T`.
pub type Output<T> = <T as Carried>::Wires<Out, In>;

/// A bundle for which something comes back: `ready` for a stream.
pub trait Bundle: Carried {
    /// Value that comes back.
    type Back: PortValue;
}

/// Value that comes back for a stream.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ready {
    /// The beat that is offered is taken.
    pub ready: bool,
}

impl Ready {
    /// The beat is taken.
    pub const YES: Ready = Ready { ready: true };
    /// The beat is not taken.
    pub const NO: Ready = Ready { ready: false };
}

impl From<bool> for Ready {
    fn from(ready: bool) -> Ready {
        Ready { ready }
    }
}

impl PortValue for Ready {
    const SLOTS: usize = 1;

    #[inline]
    fn store(&self, slots: &mut [u64]) {
        self.ready.store(slots);
    }

    #[inline]
    fn load(slots: &[u64]) -> Ready {
        Ready { ready: bool::load(slots) }
    }

    #[inline]
    fn agrees(&self, seen: &Ready) -> bool {
        self == seen
    }

    fn meaning(&self, means: bool, ports: &mut Vec<bool>) {
        ports.push(means);
    }

    fn describe(place: &Place, ports: &mut Vec<FieldInfo>) {
        bool::describe(&place.member("ready", "The beat that is offered is taken."), ports);
    }
}

/// A block whose ports are one pair of records.
pub trait Simulated {
    /// Record of all inputs of a cycle.
    type In: PortValue;
    /// Record of all outputs of a cycle.
    type Out: PortValue;

    /// Puts the inputs on the block's wires.
    fn drive(&mut self, input: &Self::In);

    /// Reads the outputs from the block's wires.
    fn sample(&self) -> Self::Out;
}
