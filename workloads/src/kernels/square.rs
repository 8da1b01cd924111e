//! A square of points, a thread each, in groups of 32 columns and 8 rows.

use crate::program::Launch;

/// The points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Square {
    /// Its rows, and its columns.
    pub(super) rows: u64,
}

impl Square {
    const COLUMNS: u64 = 32;
    const ROWS: u64 = 8;

    /// A kernel with a thread a point.
    pub(super) fn launch(self, name: &'static str) -> Launch {
        let groups = self.across() * self.rows.div_ceil(Self::ROWS);
        Launch { name, groups, threads: Self::COLUMNS * Self::ROWS }
    }

    /// Row and column of a thread; none outside of the square.
    pub(super) fn point(self, group: u64, thread: u64) -> Option<(u64, u64)> {
        let row = group / self.across() * Self::ROWS + thread / Self::COLUMNS;
        let column = group % self.across() * Self::COLUMNS + thread % Self::COLUMNS;
        (row < self.rows && column < self.rows).then_some((row, column))
    }

    /// Number of a point, row by row.
    pub(super) fn number(self, row: u64, column: u64) -> u64 {
        row * self.rows + column
    }

    /// Groups side by side.
    fn across(self) -> u64 {
        self.rows.div_ceil(Self::COLUMNS)
    }
}
