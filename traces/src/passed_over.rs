//! Instructions that an importer leaves out of a trace, counted.

use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// Why an instruction, or some of its lanes, are none of the requests of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Its opcode reaches shared memory.
    SharedMemory,
    /// Its opcode reaches a thread's local memory.
    LocalMemory,
    /// Its opcode reaches constant memory.
    ConstantMemory,
    /// Its opcode reaches a texture or a surface.
    Texture,
    /// A bulk copy, as by the tensor memory accelerator.
    BulkCopy,
    /// Its opcode invalidates or prefetches lines.
    CacheControl,
    /// Addresses are in the window of shared memory.
    SharedWindow,
    /// Addresses are in the window of local memory.
    LocalWindow,
    /// The shared operand of a copy from global to shared memory that was recorded twice.
    SharedOperand,
    /// Its opcode reaches global memory and no address was recorded.
    NoAddress,
    /// Its opcode has an address and is not known.
    Unknown,
}

impl Reason {
    /// The reason's name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Reason::SharedMemory => "shared_memory",
            Reason::LocalMemory => "local_memory",
            Reason::ConstantMemory => "constant_memory",
            Reason::Texture => "texture",
            Reason::BulkCopy => "bulk_copy",
            Reason::CacheControl => "cache_control",
            Reason::SharedWindow => "shared_window",
            Reason::LocalWindow => "local_window",
            Reason::SharedOperand => "shared_operand",
            Reason::NoAddress => "no_address",
            Reason::Unknown => "unknown",
        }
    }
}

/// Instructions with active lanes that were passed over, by reason. One of which a part of the lanes was counts too.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct PassedOver(BTreeMap<Reason, u64>);

impl PassedOver {
    /// Nothing was.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Instructions that were passed over for a reason.
    pub fn count(&self, reason: Reason) -> u64 {
        self.0.get(&reason).copied().unwrap_or(0)
    }

    pub(crate) fn add(&mut self, reason: Reason) {
        *self.0.entry(reason).or_default() += 1;
    }
}

/// As in `shared_memory 3, local_window 1`.
impl fmt::Display for PassedOver {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = self.0.iter().map(|(reason, count)| format!("{} {count}", reason.name()));
        out.write_str(&counts.collect::<Vec<_>>().join(", "))
    }
}
