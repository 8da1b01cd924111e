//! What reports are made of, whatever they report: tables, cells of CSV, pages of HTML, charts as SVG.
//!
//! The same input gives the same bytes.

pub mod chart;
pub mod csv;
pub mod page;
pub mod plain;
pub mod table;
