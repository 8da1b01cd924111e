//! The kernels, a file each.

mod bfs;
mod convolution;
mod histogram;
mod kmeans;
mod matmul;
mod matmul_tiled;
mod needleman_wunsch;
mod reduction;
mod spmv;
mod square;
mod stencil;
mod transpose;

pub(crate) use bfs::Bfs;
pub(crate) use convolution::Convolution;
pub(crate) use histogram::Histogram;
pub(crate) use kmeans::Kmeans;
pub(crate) use matmul::Matmul;
pub(crate) use matmul_tiled::MatmulTiled;
pub(crate) use needleman_wunsch::NeedlemanWunsch;
pub(crate) use reduction::Reduction;
pub(crate) use spmv::Spmv;
pub(crate) use stencil::Stencil;
pub(crate) use transpose::Transpose;
