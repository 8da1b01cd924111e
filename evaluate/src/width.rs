//! How wide the addresses of a trace are.

use crate::run::Part;
use traces::{Access, Entry, Error, Group, Header, PassedOver, Place, Record, Residency, Trace};

/// A trace that ends with an error at the first line beyond byte addresses of so many bits.
pub struct Within {
    trace: Box<dyn Trace>,
    address_bits: u32,
    is_exceeded: bool,
}

impl Within {
    /// A trace for byte addresses of so many bits.
    pub fn new(trace: Box<dyn Trace>, address_bits: u32) -> Within {
        Within { trace, address_bits, is_exceeded: false }
    }

    /// Whether a line was beyond them.
    pub fn is_exceeded(&self) -> bool {
        self.is_exceeded
    }
}

impl Trace for Within {
    fn header(&self) -> &Header {
        self.trace.header()
    }

    fn next_record(&mut self) -> Result<Option<Record>, Error> {
        let record = self.trace.next_record()?;
        let line_bytes = self.header().line_bytes;
        let got = record.as_ref().map_or(0, |record| of_record(record, line_bytes));
        if got <= self.address_bits {
            return Ok(record);
        }
        self.is_exceeded = true;
        let (file, most) = (self.header().name.clone(), self.address_bits);
        let what = format!("addresses must have at most {most} bits; got {got}");
        Err(Error { file, place: Place::File, what })
    }

    fn passed_over(&self) -> PassedOver {
        self.trace.passed_over()
    }
}

/// Bits of the byte addresses of a part of a trace, which `residency` takes in turns. Where the trace is wrong, those of
/// what is before.
pub fn address_bits(trace: &mut dyn Trace, part: &Part, residency: &Residency) -> u32 {
    let line_bytes = trace.header().line_bytes;
    let (mut kernels, mut groups, mut batch, mut requests, mut widest) = (0, 0, 1, 0, 0);
    while let Ok(Some(record)) = trace.next_record() {
        let is_enough = requests >= part.requests;
        match &record {
            Record::Kernel(_) if is_enough || kernels >= part.kernels.end => break,
            Record::Kernel(kernel) => {
                kernels += 1;
                (groups, batch) = (0, residency.batch(kernel));
            }
            _ if kernels <= part.kernels.start => continue,
            // The last of the requests may be in any group of its batch.
            Record::Group(_) if is_enough && groups % batch == 0 => break,
            Record::Group(group) => {
                groups += 1;
                requests += (0..group.warps()).map(|warp| group.line_count(warp)).sum::<u64>();
            }
            Record::Request(_) if is_enough => break,
            Record::Request(_) => requests += 1,
        }
        widest = widest.max(of_record(&record, line_bytes));
    }
    widest
}

/// Bits of the widest byte address of a record; 0 of a kernel's.
fn of_record(record: &Record, line_bytes: u32) -> u32 {
    let line = match record {
        Record::Kernel(_) => return 0,
        Record::Group(group) => all_lines(group),
        Record::Request(request) => request.access.line,
    };
    Access { line, sectors: 1 }.address_bits(line_bytes)
}

/// All bits that are set in some line of a group.
fn all_lines(group: &Group) -> u64 {
    let entries = (0..group.warps()).flat_map(|warp| group.entries(warp));
    entries.fold(0, |all, entry| match entry {
        Entry::Barrier => all,
        Entry::Instruction(instruction) => {
            instruction.lines().fold(all, |all, access| all | access.line)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write as _;

    /// Kernels of groups, each of one warp that loads these lines.
    fn trace(kernels: &[&[&[u64]]]) -> Box<dyn Trace> {
        let mut file = tempfile::Builder::new().suffix(".jsonl").tempfile().unwrap();
        for groups in kernels {
            writeln!(file, "{{\"kind\":\"kernel\",\"warps\":1}}").unwrap();
            for (group, lines) in groups.iter().enumerate() {
                for line in *lines {
                    let request = format!("\"kind\":\"load\",\"line\":{line},\"sectors\":1");
                    writeln!(file, "{{\"group\":{group},\"warp\":0,{request}}}").unwrap();
                }
            }
        }
        traces::open(file.path()).unwrap()
    }

    #[test]
    fn the_first_line_beyond_the_width_ends_the_trace() {
        let read = |address_bits| {
            let mut trace = Within::new(trace(&[&[&[1, 0x1ff], &[0x200]]]), address_bits);
            let mut records = 0;
            while let Ok(Some(_)) = trace.next_record() {
                records += 1;
            }
            (records, trace.is_exceeded())
        };
        // Lines of 128 bytes: 0x1ff ends at 16 bits, 0x200 has 17.
        assert_eq!([17, 16, 15].map(read), [(3, false), (2, true), (1, true)]);
    }

    #[test]
    fn what_is_behind_the_part_does_not_count() {
        let residency = Residency { cores: 2, warps: 1, groups: 1, parts: 1 };
        let of = |kernels, requests| {
            let groups: [&[&[u64]]; 2] = [&[&[1], &[2, 4], &[0x100]], &[&[0x1000]]];
            address_bits(trace(&groups).as_mut(), &Part { kernels, requests }, &residency)
        };
        assert_eq!(of(0..u64::MAX, u64::MAX), 20);
        assert_eq!(of(0..1, u64::MAX), 16);
        assert_eq!(of(1..2, u64::MAX), 20);
        // Two groups run at a time: the second request is one of either.
        assert_eq!([1, 3, 4].map(|requests| of(0..2, requests)), [10, 10, 16]);
    }
}
