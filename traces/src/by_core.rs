//! From a trace by group to one by core, in the order of `--timing none`.

use crate::{
    By, CopyError, CoreRequest, Entry, Error, Group, Header, Kernel, MOST_RESIDENT_BYTES, Place,
    Record, Sink, Trace, Turns,
};

/// Warps that a core reports as active, at most.
const MOST_WARPS: u32 = 64;

/// Capacity of a core, and number of cores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Residency {
    /// Cores: 1..=256.
    pub cores: u32,
    /// Warps of a core.
    pub warps: u32,
    /// Groups of a core.
    pub groups: u32,
    /// Parts of the cores, of equal size, that have neighbouring groups of a batch: 1 unless there are several chips.
    pub parts: u32,
}

impl Residency {
    /// `cores` cores of 48 warps and 8 groups, the defaults of a system.
    pub fn of(cores: u32) -> Residency {
        Residency { cores, warps: 48, groups: 8, parts: 1 }
    }

    /// Groups of this kernel that run at a time, on all cores.
    pub fn batch(&self, kernel: &Kernel) -> usize {
        let of_a_core = self.groups.min(self.warps / kernel.warps.max(1)).max(1);
        of_a_core as usize * self.cores as usize
    }

    /// Groups go to the cores in turn: `group` modulo `cores`.
    pub fn core(&self, group: u32) -> u32 {
        group % self.cores
    }

    /// The core of the group at a `place`, from 0, of a batch of `batch` groups. With several parts of the cores group j
    /// of B goes to part j * parts div B, whose groups go to its cores in turn.
    fn core_in_batch(&self, group: u32, place: usize, batch: usize) -> u32 {
        if self.parts == 1 {
            return self.core(group);
        }
        let parts = self.parts as usize;
        let part = place * parts / batch;
        let first = (part * batch).div_ceil(parts);
        let of_a_part = self.cores / self.parts;
        part as u32 * of_a_part + (place - first) as u32 % of_a_part
    }
}

/// Writes a trace by group as one by core: a kernel's groups in batches, in turns. `make` is given the new
/// header, and the sink comes back finished. A warp's number is its place among those of its core's groups in the batch; barriers have no
/// lines and so no record.
pub fn write_by_core<S: Sink>(
    trace: &mut dyn Trace,
    residency: &Residency,
    file: &str,
    make: impl FnOnce(&Header) -> std::io::Result<S>,
) -> Result<S, CopyError> {
    write_within(MOST_RESIDENT_BYTES, trace, residency, file, make)
}

/// The same, with so many bytes of groups at a time.
fn write_within<S: Sink>(
    most: u64,
    trace: &mut dyn Trace,
    residency: &Residency,
    file: &str,
    make: impl FnOnce(&Header) -> std::io::Result<S>,
) -> Result<S, CopyError> {
    let header = trace.header();
    if header.by == By::Core {
        let what = "must be a trace by group for --cores; got one by core; try without --cores";
        return Err(Error::new(file, Place::File, what).into());
    }
    let header = Header { by: By::Core, cores: Some(residency.cores), ..header.clone() };
    let mut sink = make(&header)?;
    let mut batch: Vec<Group> = Vec::new();
    let (mut size, mut resident) = (0, 0);
    while let Some(record) = trace.next_record()? {
        match record {
            Record::Kernel(kernel) => {
                put_batch(&mut batch, residency, &mut sink)?;
                size = residency.batch(&kernel);
                resident = 0;
                sink.put(&Record::Kernel(kernel))?;
            }
            Record::Group(group) => {
                resident += group.size();
                if resident > most {
                    let what = format!(
                        "the {size} groups that run at a time must have at most {most} bytes; \
                         got more; try fewer --cores"
                    );
                    return Err(Error::new(file, Place::File, what).into());
                }
                batch.push(group);
                if batch.len() == size {
                    put_batch(&mut batch, residency, &mut sink)?;
                    resident = 0;
                }
            }
            Record::Request(_) => {}
        }
    }
    put_batch(&mut batch, residency, &mut sink)?;
    sink.finish()?;
    Ok(sink)
}

fn put_batch<S: Sink>(
    batch: &mut Vec<Group>,
    residency: &Residency,
    sink: &mut S,
) -> std::io::Result<()> {
    // The first warp of each group on its core.
    let mut used = vec![0; residency.cores as usize];
    let mut place = |(place, group): (usize, &Group)| {
        let core = residency.core_in_batch(group.number(), place, batch.len());
        let first = used[core as usize];
        used[core as usize] += group.warps() as u32;
        (core, first)
    };
    let places: Vec<(u32, u32)> = batch.iter().enumerate().map(&mut place).collect();
    for step in Turns::of(batch) {
        let Entry::Instruction(instruction) = step.entry else { continue };
        let (core, first) = places[step.group];
        let warp = first + step.warp as u32;
        let lines = instruction.line_count() as u8;
        let warps = used[core as usize].min(MOST_WARPS) as u8;
        for access in instruction.lines() {
            let operation = instruction.operation;
            let cycle = 0;
            let request = CoreRequest { cycle, core, warp, operation, access, lines, warps };
            sink.put(&Record::Request(request))?;
        }
    }
    batch.clear();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Access, Kind, Operation, WarpEntries};
    use std::io;

    /// A trace that is given as its records.
    struct Given(Header, Vec<Record>);

    impl Trace for Given {
        fn header(&self) -> &Header {
            &self.0
        }

        fn next_record(&mut self) -> Result<Option<Record>, Error> {
            Ok((!self.1.is_empty()).then(|| self.1.remove(0)))
        }
    }

    /// Core, warp and line of each request.
    #[derive(Default)]
    struct Seen(Vec<(u32, u32, u64)>);

    impl Sink for Seen {
        fn put(&mut self, record: &Record) -> io::Result<()> {
            if let Record::Request(request) = record {
                self.0.push((request.core, request.warp, request.access.line));
            }
            Ok(())
        }

        fn finish(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    const LOAD: Operation = Operation { kind: Kind::Load, bypass_l1: false };

    fn header(by: By, cores: Option<u32>) -> Header {
        let (name, source) = ("t".to_string(), "a test".to_string());
        Header { name, source, line_bytes: 128, sector_bytes: 32, by, cores }
    }

    /// A group whose warps load these lines, one an instruction; a barrier for 0.
    fn group(number: u32, warps: &[&[u64]]) -> Record {
        let mut group = Group::new(number);
        for lines in warps {
            let mut warp = WarpEntries::default();
            for &line in *lines {
                match line {
                    0 => warp.barrier(),
                    line => warp.instruction(LOAD, &[Access { line, sectors: 1 }]),
                }
            }
            group.push(&warp);
        }
        Record::Group(group)
    }

    fn seen(residency: Residency, records: Vec<Record>) -> Vec<(u32, u32, u64)> {
        let mut trace = Given(header(By::Group, None), records);
        let make = |header: &Header| {
            assert_eq!((header.by, header.cores), (By::Core, Some(residency.cores)));
            Ok(Seen::default())
        };
        write_by_core(&mut trace, &residency, "t", make).unwrap().0
    }

    #[test]
    fn a_batch_goes_in_turns_and_a_barrier_is_one() {
        let kernel = Record::Kernel(Kernel { groups: 9, warps: 2, name: "k".to_string() });
        let records = vec![
            kernel,
            group(0, &[&[10, 11], &[12]]),
            group(1, &[&[0, 20], &[21, 22, 23]]),
            group(4, &[&[30]]),
            // Two cores that hold a group each: the batch is full after two groups.
            group(5, &[&[40]]),
        ];
        let residency = Residency { warps: 3, ..Residency::of(2) };
        let expected = [
            // Turn 1 of the first batch: 10 and 12 of group 0 on core 0, a barrier and 21 of group 1.
            (0, 0, 10),
            (0, 1, 12),
            (1, 1, 21),
            // Turns 2 and 3.
            (0, 0, 11),
            (1, 0, 20),
            (1, 1, 22),
            (1, 1, 23),
            // The second batch.
            (0, 0, 30),
            (1, 0, 40),
        ];
        assert_eq!(seen(residency, records), expected);
    }

    #[test]
    fn lines_of_an_instruction_and_warps_of_a_core_are_known() {
        struct Numbers(Vec<(u32, u8, u8)>);
        impl Sink for Numbers {
            fn put(&mut self, record: &Record) -> io::Result<()> {
                if let Record::Request(CoreRequest { core, lines, warps, .. }) = record {
                    self.0.push((*core, *lines, *warps));
                }
                Ok(())
            }

            fn finish(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let mut wide = WarpEntries::default();
        wide.instruction(LOAD, &[1, 2, 3].map(|line| Access { line, sectors: 1 }));
        let mut first = Group::new(0);
        first.push(&wide);
        let many = [&[&[5_u64][..]][..], &[&[][..]; 69][..]].concat();
        let records = vec![
            Record::Kernel(Kernel::default()),
            Record::Group(first),
            group(1, &[&[7], &[]]),
            group(2, &[&[4], &[]]),
            Record::Kernel(Kernel::default()),
            group(0, &many),
        ];
        let mut trace = Given(header(By::Group, None), records);
        let make = |_: &Header| Ok(Numbers(Vec::new()));
        let seen = write_by_core(&mut trace, &Residency::of(2), "t", make).unwrap().0;
        // Of 70 warps a core has 64 active.
        let expected = [(0, 3, 3), (0, 3, 3), (0, 3, 3), (1, 1, 2), (0, 1, 3), (0, 1, 64)];
        assert_eq!(seen, expected);
    }

    #[test]
    fn groups_of_one_core_have_other_warps_and_kernels_do_not_mix() {
        let kernel = || Record::Kernel(Kernel::default());
        let records = vec![
            kernel(),
            group(0, &[&[1, 2], &[3]]),
            group(2, &[&[4]]),
            kernel(),
            group(0, &[&[5]]),
        ];
        let expected = [(0, 0, 1), (0, 1, 3), (0, 2, 4), (0, 0, 2), (0, 0, 5)];
        assert_eq!(seen(Residency::of(2), records), expected);
    }

    #[test]
    fn parts_of_the_cores_have_neighbouring_groups() {
        let kernel = Record::Kernel(Kernel { warps: 24, ..Kernel::default() });
        let groups = |numbers: std::ops::Range<u32>| {
            numbers.map(|number| group(number, &[&[u64::from(number) + 1]]))
        };
        // Two groups a core: a batch of eight, whose first four go to cores 0 and 1, then one of three, of which part 0
        // has groups 0 and 1: 2 * 1 div 3 is 0.
        let records: Vec<Record> = [kernel].into_iter().chain(groups(5..16)).collect();
        let residency = Residency { parts: 2, ..Residency::of(4) };
        let cores: Vec<u32> = seen(residency, records).iter().map(|(core, ..)| *core).collect();
        assert_eq!(cores, [0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 2]);
    }

    #[test]
    fn groups_that_run_at_a_time_have_so_many_bytes() {
        let records = || {
            let groups = (0..3).map(|number| group(number, &[&[1, 2]]));
            [Record::Kernel(Kernel::default())].into_iter().chain(groups).collect()
        };
        let residency = Residency { groups: 2, ..Residency::of(1) };
        let write = |most| {
            let mut trace = Given(header(By::Group, None), records());
            write_within(most, &mut trace, &residency, "t.wct", |_| Ok(Seen::default()))
        };
        // Two instructions of 14 bytes, and 8 of their warp, in each of two groups; the third comes when they have run.
        assert_eq!(write(72).unwrap().0.len(), 6);
        assert_eq!(
            write(71).err().unwrap().to_string(),
            "t.wct: the 2 groups that run at a time must have at most 71 bytes; got more; try fewer --cores"
        );
    }

    #[test]
    fn how_many_groups_run_at_a_time() {
        let batch = |warps| Residency::of(15).batch(&Kernel { warps, ..Kernel::default() });
        // 8 groups a core, by the limit of groups, then by 48 warps; and never none.
        assert_eq!([0, 1, 6, 7, 24, 64].map(batch), [120, 120, 120, 90, 30, 15]);
    }

    #[test]
    fn a_trace_by_core_has_its_order_already() {
        let mut trace = Given(header(By::Core, Some(2)), vec![]);
        let made = write_by_core(&mut trace, &Residency::of(2), "t.wct", |_| Ok(Seen::default()));
        assert_eq!(
            made.err().unwrap().to_string(),
            "t.wct: must be a trace by group for --cores; got one by core; try without --cores"
        );
    }
}
