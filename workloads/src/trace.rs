//! A workload as a trace.

use crate::Place;
use crate::program::{Launch, Program};
use crate::warp::Warp;
use traces::{Error, Group, Header, Kernel, Record, Trace};

/// A program that runs, a group at a time.
#[derive(Debug)]
pub(crate) struct Running {
    header: Header,
    place: Place,
    program: Box<dyn Program>,
    /// The launch that comes next.
    next: u64,
    /// The launch that runs, and its next group.
    current: Option<(Launch, u64)>,
}

impl Running {
    pub(crate) fn new(header: Header, place: Place, program: Box<dyn Program>) -> Running {
        Running { header, place, program, next: 0, current: None }
    }

    fn group(&self, launch: &Launch, number: u64) -> Group {
        let mut group = Group::new(number as u32);
        for index in 0..launch.warps() {
            let mut warp = Warp::new(self.place, number, index, launch.threads);
            self.program.warp(self.next - 1, &mut warp);
            group.push(warp.entries());
        }
        group
    }
}

impl Trace for Running {
    fn header(&self) -> &Header {
        &self.header
    }

    fn next_record(&mut self) -> Result<Option<Record>, Error> {
        if let Some((launch, number)) = self.current.filter(|(launch, next)| *next < launch.groups)
        {
            self.current = Some((launch, number + 1));
            return Ok(Some(Record::Group(self.group(&launch, number))));
        }
        let launch = self.program.launch(self.next);
        self.current = launch.map(|launch| (launch, 0));
        self.next += 1;
        Ok(launch.map(|launch| {
            let (groups, warps) = (launch.groups as u32, launch.warps() as u32);
            Record::Kernel(Kernel { groups, warps, name: launch.name.to_string() })
        }))
    }
}
