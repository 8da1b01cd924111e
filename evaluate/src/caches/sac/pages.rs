//! Whose memory each page is in, and which chips touch which lines of it.

use crate::hashing::ByLine;
use design::{Placement, Sac};

/// A page that was touched.
#[derive(Clone, Copy, Debug)]
struct Page {
    home: u32,
    /// The chips that touched it, a bit each.
    chips: u32,
}

/// The pages and lines that were touched; they stay where they are over kernels.
#[derive(Clone, Debug)]
pub(crate) struct Pages {
    placement: Placement,
    chips: u32,
    /// Lines of a page, as a power of two.
    line_bits: u32,
    pages: ByLine<Page>,
    /// The chips that touched each line.
    lines: ByLine<u32>,
}

impl Pages {
    pub(crate) fn new(pages: &design::Pages, sac: &Sac) -> Pages {
        Pages {
            placement: pages.placement,
            chips: sac.chips,
            line_bits: (pages.bytes / sac.line_bytes).ilog2(),
            pages: ByLine::default(),
            lines: ByLine::default(),
        }
    }

    /// A chip touches a line: gives its home.
    pub(crate) fn touch(&mut self, line: u64, chip: u32) -> u32 {
        let number = line >> self.line_bits;
        let home = match self.placement {
            Placement::FirstTouch => chip,
            Placement::Interleaved => (number % u64::from(self.chips)) as u32,
        };
        let page = self.pages.entry(number).or_insert(Page { home, chips: 0 });
        page.chips |= 1 << chip;
        *self.lines.entry(line).or_insert(0) |= 1 << chip;
        page.home
    }

    /// The home of a line, if a chip has touched its page.
    pub(crate) fn home(&self, line: u64) -> Option<u32> {
        self.pages.get(&(line >> self.line_bits)).map(|page| page.home)
    }

    /// Lines that several chips touched, lines of one chip in pages of several, and others (`isca23` §2.2).
    pub(crate) fn shared(&self) -> [u64; 3] {
        let mut lines = [0; 3];
        for (line, chips) in &self.lines {
            let of_page = self.pages.get(&(line >> self.line_bits)).map_or(0, |page| page.chips);
            let class = match (chips.count_ones(), of_page.count_ones()) {
                (2.., _) => 0,
                (_, 2..) => 1,
                _ => 2,
            };
            lines[class] += 1;
        }
        lines
    }
}
