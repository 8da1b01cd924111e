//! A group that is put together from lines.

use crate::{Access, Group, Kernel, MOST_GROUP_BYTES, MOST_LINES, Operation, WarpEntries};

/// An instruction whose lines are still coming.
#[derive(Clone, Debug)]
struct Open {
    number: u64,
    operation: Operation,
    lines: Vec<Access>,
}

/// A warp of the group that is being read.
#[derive(Clone, Debug, Default)]
pub(super) struct Warp {
    pub(super) done: WarpEntries,
    open: Option<Open>,
}

impl Warp {
    pub(super) fn close(&mut self) {
        if let Some(open) = self.open.take() {
            self.done.instruction(open.operation, &open.lines);
        }
    }

    /// Adds a request, and gives the bytes that the group grows by.
    pub(super) fn add(
        &mut self,
        instruction: Option<u64>,
        operation: Operation,
        access: Access,
    ) -> Result<u64, String> {
        let Some(number) = instruction else {
            self.close();
            self.done.instruction(operation, &[access]);
            return Ok(14);
        };
        if let Some(open) = self.open.as_mut().filter(|open| open.number == number) {
            if open.operation != operation {
                return Err(format!(
                    "requests of instruction {number} must have one `kind` and `bypass_l1`; got two"
                ));
            }
            if open.lines.len() == MOST_LINES {
                return Err(format!(
                    "an instruction must have at most {MOST_LINES} lines; got more"
                ));
            }
            open.lines.push(access);
            return Ok(12);
        }
        self.close();
        self.open = Some(Open { number, operation, lines: vec![access] });
        Ok(14)
    }
}

/// A group that is being read.
#[derive(Clone, Debug)]
pub(super) struct Building {
    pub(super) number: u32,
    pub(super) warps: Vec<Warp>,
    /// The number of warps was said.
    pub(super) is_declared: bool,
    size: u64,
}

impl Building {
    pub(super) fn new(number: u32) -> Building {
        Building { number, warps: Vec::new(), is_declared: false, size: 0 }
    }

    pub(super) fn warp(&mut self, warp: u32, kernel: &Kernel) -> Result<&mut Warp, String> {
        let declared = if self.is_declared { self.warps.len() as u32 } else { kernel.warps };
        let most = if self.is_declared || declared > 0 { declared.min(65_535) } else { 65_535 };
        if warp >= most {
            return Err(format!("a warp must be below {most}; got {warp}"));
        }
        let index = warp as usize;
        if self.warps.len() <= index {
            self.warps.resize(index + 1, Warp::default());
        }
        Ok(&mut self.warps[index])
    }

    pub(super) fn grow(&mut self, bytes: u64) -> Result<(), String> {
        self.size += bytes;
        match self.size + 8 * self.warps.len() as u64 > MOST_GROUP_BYTES {
            true => Err(format!("a group must have at most {MOST_GROUP_BYTES} bytes; got more")),
            false => Ok(()),
        }
    }

    pub(super) fn finish(mut self) -> Group {
        let mut group = Group::new(self.number);
        for warp in &mut self.warps {
            warp.close();
            group.push(&warp.done);
        }
        group
    }
}
