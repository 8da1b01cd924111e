//! Every workload there is.

use crate::kernels::*;
use crate::layout::Layout;
use crate::program::Program;

/// A kernel that a workload can be of.
#[derive(Debug)]
pub struct Kind {
    /// Its name on a command line.
    pub name: &'static str,
    /// The program's function, in one line.
    pub summary: &'static str,
    /// Unit of its size.
    pub size: &'static str,
    /// The size that it has unless another is given: about a million requests.
    pub default: u64,
    /// The largest size.
    pub most: u64,
    pub(crate) make: fn(u64, &mut Layout) -> Box<dyn Program>,
}

/// Every kernel, by name.
pub fn all() -> &'static [Kind] {
    const ALL: &[Kind] = &[
        Kind {
            name: "bfs",
            summary: "breadth-first search of a generated graph, a kernel a level, a thread a vertex",
            size: "vertices",
            default: 65_536,
            most: 1 << 22,
            make: |size, layout| Box::new(Bfs::new(size, layout)),
        },
        Kind {
            name: "convolution",
            summary: "convolution of a square image with a filter of 3 by 3, a thread a pixel",
            size: "rows of the image",
            default: 1_024,
            most: 8_192,
            make: |size, layout| Box::new(Convolution::new(size, layout)),
        },
        Kind {
            name: "histogram",
            summary: "histogram of 256 bins by atomic additions, 16,384 threads that stride",
            size: "elements",
            default: 4_194_304,
            most: 1 << 28,
            make: |size, layout| Box::new(Histogram::new(size, layout)),
        },
        Kind {
            name: "kmeans",
            summary: "k-means of 16 features and 8 clusters, two rounds, a thread a point",
            size: "points",
            default: 65_536,
            most: 1 << 24,
            make: |size, layout| Box::new(Kmeans::new(size, layout)),
        },
        Kind {
            name: "matmul",
            summary: "product of square matrices, naive: a thread an element, operands from memory",
            size: "rows of a matrix",
            default: 256,
            most: 8_192,
            make: |size, layout| Box::new(Matmul::new(size, layout)),
        },
        Kind {
            name: "matmul_tiled",
            summary: "product of square matrices in tiles of 16 by 16 in shared memory",
            size: "rows of a matrix",
            default: 512,
            most: 8_192,
            make: |size, layout| Box::new(MatmulTiled::new(size, layout)),
        },
        Kind {
            name: "needleman_wunsch",
            summary: "alignment of two sequences, a kernel a diagonal of blocks of 16 by 16",
            size: "letters of a sequence",
            default: 2_048,
            most: 16_384,
            make: |size, layout| Box::new(NeedlemanWunsch::new(size, layout)),
        },
        Kind {
            name: "reduction",
            summary: "sum of an array, a kernel a level, 512 elements a group",
            size: "elements",
            default: 16_777_216,
            most: 1 << 28,
            make: |size, layout| Box::new(Reduction::new(size, layout)),
        },
        Kind {
            name: "spmv",
            summary: "product of a generated sparse matrix and a vector, a thread a row",
            size: "rows of the matrix",
            default: 65_536,
            most: 1 << 22,
            make: |size, layout| Box::new(Spmv::new(size, layout)),
        },
        Kind {
            name: "stencil",
            summary: "stencil of five points on a square grid, four rounds, a thread a point",
            size: "rows of the grid",
            default: 1_024,
            most: 8_192,
            make: |size, layout| Box::new(Stencil::new(size, layout)),
        },
        Kind {
            name: "transpose",
            summary: "transpose of a square matrix, rows read and columns written",
            size: "rows of the matrix",
            default: 1_024,
            most: 8_192,
            make: |size, layout| Box::new(Transpose::new(size, layout)),
        },
    ];
    ALL
}
