//! Parts of reports: tables, cells of CSV, pages of HTML, charts as SVG.
//!
//! The same input gives the same bytes.

pub mod chart;
pub mod csv;
pub mod page;
pub mod plain;
pub mod table;
