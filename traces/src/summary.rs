//! Contents of a trace, counted.

use crate::{Access, By, Entry, Error, Group, Kind, Operation, PassedOver, Record, Trace};
use serde::Serialize;
use std::collections::HashSet;

/// Distinct lines are counted up to here, since each takes memory.
const MOST_UNIQUE: usize = 1 << 22;
/// Names of kernels that are listed.
const MOST_NAMES: usize = 64;

/// The counts of a trace, with their JSON names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// Name of the trace.
    pub name: String,
    /// Where it comes from.
    pub source: String,
    /// Of the trace's header.
    pub line_bytes: u32,
    /// Of the trace's header.
    pub sector_bytes: u32,
    /// Bits of the highest line's byte addresses: what `l1.address_bits` of a design must be at least.
    pub address_bits: u32,
    /// Its order.
    pub by: By,
    /// Cores of a trace by core.
    pub cores: Option<u32>,
    /// Kernel records: a kernel that is launched twice counts twice.
    pub kernels: u64,
    /// The distinct names of the first kernels, at most 64.
    pub kernel_names: Vec<String>,
    /// Groups that are there.
    pub groups: u64,
    /// Groups of the kernels' grids, whether or not the trace has them.
    pub grid_groups: u64,
    /// Most warps of a group that is there.
    pub most_warps: u64,
    /// Instructions, which touch memory; in a trace by core each request is one.
    pub instructions: u64,
    /// Barriers, one a warp.
    pub barriers: u64,
    /// Lines that instructions touch.
    pub requests: u64,
    /// Requests that read.
    pub loads: u64,
    /// Requests that write.
    pub stores: u64,
    /// Requests that do both.
    pub atomics: u64,
    /// Requests of all kinds that bypass the L1.
    pub bypass_l1: u64,
    /// Distinct lines; null for more than 4,194,304.
    pub unique_lines: Option<u64>,
    /// Instructions of Accel-Sim's traces that are no requests, by reason.
    pub passed_over: PassedOver,
}

impl Summary {
    /// Reads a trace to its end and counts.
    pub fn of(trace: &mut dyn Trace) -> Result<Summary, Error> {
        let header = trace.header();
        let mut summary = Summary {
            name: header.name.clone(),
            source: header.source.clone(),
            line_bytes: header.line_bytes,
            sector_bytes: header.sector_bytes,
            address_bits: header.line_bytes.ilog2(),
            by: header.by,
            cores: header.cores,
            kernels: 0,
            kernel_names: Vec::new(),
            groups: 0,
            grid_groups: 0,
            most_warps: 0,
            instructions: 0,
            barriers: 0,
            requests: 0,
            loads: 0,
            stores: 0,
            atomics: 0,
            bypass_l1: 0,
            unique_lines: None,
            passed_over: PassedOver::default(),
        };
        let mut unique = Some(HashSet::new());
        while let Some(record) = trace.next_record()? {
            match record {
                Record::Kernel(kernel) => {
                    summary.kernels += 1;
                    summary.grid_groups += u64::from(kernel.groups);
                    let has_room = summary.kernel_names.len() < MOST_NAMES;
                    if has_room
                        && !kernel.name.is_empty()
                        && !summary.kernel_names.contains(&kernel.name)
                    {
                        summary.kernel_names.push(kernel.name);
                    }
                }
                Record::Group(group) => summary.group(&group, &mut unique),
                Record::Request(request) => {
                    summary.instructions += 1;
                    summary.access(request.operation, request.access, &mut unique);
                }
            }
        }
        summary.passed_over = trace.passed_over();
        summary.unique_lines = unique.map(|lines| lines.len() as u64);
        Ok(summary)
    }

    fn group(&mut self, group: &Group, unique: &mut Option<HashSet<u64>>) {
        self.groups += 1;
        self.most_warps = self.most_warps.max(group.warps() as u64);
        for entry in (0..group.warps()).flat_map(|warp| group.entries(warp)) {
            let Entry::Instruction(instruction) = entry else {
                self.barriers += 1;
                continue;
            };
            self.instructions += 1;
            for access in instruction.lines() {
                self.access(instruction.operation, access, unique);
            }
        }
    }

    fn access(&mut self, operation: Operation, access: Access, unique: &mut Option<HashSet<u64>>) {
        self.requests += 1;
        self.address_bits = self.address_bits.max(access.address_bits(self.line_bytes));
        self.bypass_l1 += u64::from(operation.bypass_l1);
        match operation.kind {
            Kind::Load => self.loads += 1,
            Kind::Store => self.stores += 1,
            Kind::Atomic => self.atomics += 1,
        }
        if let Some(lines) = unique {
            lines.insert(access.line);
            if lines.len() > MOST_UNIQUE {
                *unique = None;
            }
        }
    }
}
