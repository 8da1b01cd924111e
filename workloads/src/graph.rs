//! Generated graphs and sparse matrices, as rows of columns.

use crate::random::below;

/// Entries of a row on average.
const MEAN: u64 = 8;
/// Every other entry lies within so many columns of the diagonal: graphs and matrices have neighbourhoods.
const NEAR: u64 = 64;

/// A square matrix without its values: row r has the columns `columns[offsets[r]..offsets[r + 1]]`.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    offsets: Vec<u32>,
    columns: Vec<u32>,
}

impl Graph {
    /// One of so many rows, each of 1 to 15 entries.
    pub(crate) fn generate(rows: u64, seed: u64) -> Graph {
        let mut graph = Graph { offsets: vec![0], columns: Vec::new() };
        for row in 0..rows {
            for entry in 0..1 + below(2 * MEAN - 1, seed, row) {
                let drawn = |bound| below(bound, seed + 1, 2 * MEAN * row + entry);
                let column = match entry % 2 {
                    0 => (row + drawn(2 * NEAR + 1) + rows * NEAR - NEAR) % rows,
                    _ => drawn(rows),
                };
                graph.columns.push(column as u32);
            }
            graph.offsets.push(graph.columns.len() as u32);
        }
        graph
    }

    pub(crate) fn rows(&self) -> u64 {
        self.offsets.len() as u64 - 1
    }

    pub(crate) fn entries(&self) -> u64 {
        self.columns.len() as u64
    }

    /// Where a row's entry is among all, if the row has so many.
    pub(crate) fn entry(&self, row: u64, number: u64) -> Option<u64> {
        let (first, end) = (self.offsets[row as usize], self.offsets[row as usize + 1]);
        let place = u64::from(first) + number;
        (place < u64::from(end)).then_some(place)
    }

    /// Entries of a row.
    pub(crate) fn degree(&self, row: u64) -> u64 {
        u64::from(self.offsets[row as usize + 1] - self.offsets[row as usize])
    }

    /// The column of an entry.
    pub(crate) fn column(&self, place: u64) -> u64 {
        self.columns[place as usize].into()
    }

    /// Steps from row 0 to every row along the entries; `u32::MAX` where no way leads.
    pub(crate) fn levels(&self) -> Vec<u32> {
        let mut levels = vec![u32::MAX; self.rows() as usize];
        levels[0] = 0;
        let mut front = vec![0];
        for level in 1.. {
            let mut next = Vec::new();
            for &row in &front {
                for place in (0..).map_while(|number| self.entry(row, number)) {
                    let reached = &mut levels[self.column(place) as usize];
                    if *reached == u32::MAX {
                        *reached = level;
                        next.push(self.column(place));
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            front = next;
        }
        levels
    }
}
