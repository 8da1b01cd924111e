//! One lane of the warp that is searched.
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// A lane's sector address, whether it is left, and whether it touches the line of this step.
#[derive(LogicBlock)]
pub struct Lane {
    kind: Kind,
    /// A warp is taken.
    pub load: Signal<In, Bit>,
    /// The lane is active in it.
    pub is_active: Signal<In, Bit>,
    /// The lane's sector address.
    pub sector: Wire<In>,
    /// The line of this step.
    pub found_line: Wire<In>,
    /// The step happens.
    pub step: Signal<In, Bit>,
    /// The lane is left to be found.
    pub is_left: Signal<Out, Bit>,
    /// Its line address.
    pub line: Wire<Out>,
    /// The lane is left after this step.
    pub stays: Signal<Out, Bit>,
    /// Its sector of the line of this step, a bit; 0 if it touches another line.
    pub touched: Wire<Out>,
    address: Reg,
    left: Flop<Bit>,
    _line_bits: usize,
    _sectors: usize,
}

impl Lane {
    /// A lane with line addresses of `line_bits` bits and `sectors` sectors of a line.
    pub fn new(line_bits: usize, sectors: usize) -> Lane {
        let sector_bits = line_bits + sectors.ilog2() as usize;
        Lane {
            kind: Kind::of::<Lane>("One lane of a warp: its sector and whether it is left.")
                .named("coalescer_lane")
                .with("line", line_bits)
                .with("sectors", sectors),
            load: Signal::default(),
            is_active: Signal::default(),
            sector: Wire::new(sector_bits),
            found_line: Wire::new(line_bits),
            step: Signal::default(),
            is_left: Signal::default(),
            line: Wire::new(line_bits),
            stays: Signal::default(),
            touched: Wire::new(sectors),
            address: Reg::new(sector_bits),
            left: Flop::new(),
            _line_bits: line_bits,
            _sectors: sectors,
        }
    }
}

impl Logic for Lane {
    #[kernel]
    fn update(&mut self) {
        let place_bits = self._sectors.ilog2() as usize;
        let line = bits_to(self.address.q >> place_bits, self._line_bits);
        let is_found = self.left.q && (line == self.found_line);

        self.address.hold();
        self.left.hold();
        if self.step && is_found {
            self.left.d = false;
        }
        if self.load {
            self.address.d = self.sector;
            self.left.d = self.is_active;
        }

        self.is_left = self.left.q;
        self.line = line;
        self.stays = self.left.q && !is_found;
        self.touched = 0;
        if is_found {
            if self._sectors == 1 {
                self.touched = 1;
            } else {
                self.touched = bits_to(1, self._sectors) << bits_to(self.address.q, place_bits);
            }
        }
    }
}
