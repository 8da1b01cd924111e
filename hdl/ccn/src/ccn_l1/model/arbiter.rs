//! Who has the turn where two sources share a port.

/// One of two sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The ring: misses that no core served, and lines that other cores send.
    Ring,
    /// The core's way to L2 and back.
    Own,
}

impl Source {
    fn other(self) -> Source {
        match self {
            Source::Ring => Source::Own,
            Source::Own => Source::Ring,
        }
    }

    /// The first of these that offers something.
    fn first(self, ring: bool, own: bool) -> Option<Source> {
        let offers = |source| if source == Source::Ring { ring } else { own };
        [self, self.other()].into_iter().find(|source| offers(*source))
    }
}

/// The requests at `down_request` (R5).
#[derive(Clone, Copy, Debug)]
pub struct DownArbiter {
    /// The source of the valid offer, else the other than that of the last one that was taken.
    next: Source,
}

impl DownArbiter {
    /// The turn after a reset.
    pub fn new() -> DownArbiter {
        DownArbiter { next: Source::Own }
    }

    /// Whose request is offered.
    pub fn offered(&self, ring: bool, own: bool) -> Option<Source> {
        self.next.first(ring, own)
    }

    /// The edge of a cycle in which that was offered, and taken or not.
    pub fn edge(&mut self, offered: Option<Source>, is_taken: bool) {
        if let Some(source) = offered {
            self.next = if is_taken { source.other() } else { source };
        }
    }
}

/// The beats at the fill port (R6).
#[derive(Clone, Copy, Debug)]
pub struct FillArbiter {
    /// The reply of which a beat has passed, and not the last.
    pub open: Option<Source>,
    /// The source of a beat that waits, else the other than that of the last reply that ended.
    next: Source,
}

impl FillArbiter {
    /// The turn after a reset.
    pub fn new() -> FillArbiter {
        FillArbiter { open: None, next: Source::Ring }
    }

    /// Whose beat has the turn, where these offer one.
    pub fn of(&self, ring: bool, own: bool) -> Option<Source> {
        match self.open {
            Some(Source::Ring) => ring.then_some(Source::Ring),
            Some(Source::Own) => own.then_some(Source::Own),
            None => self.next.first(ring, own),
        }
    }

    /// The beat whose turn it is waits.
    pub fn keep(&mut self, source: Source) {
        self.next = source;
    }

    /// A beat has passed.
    pub fn pass(&mut self, source: Source, last: bool) {
        self.open = (!last).then_some(source);
        if last {
            self.next = source.other();
        }
    }
}
