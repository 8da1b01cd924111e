//! Tables as tests.

use crate::dut::Dut;
use crate::engine::EngineKind;
use crate::waves::{Table, run};

/// Every geometry does in all engines what the table says; see [`waves`](crate::waves).
pub fn shows<D: Dut>(configs: &[D::Config], table: &str) {
    shows_on::<D>(&EngineKind::ALL, configs, table);
}

/// The same on some engines: rust-hdl is too slow for a long table.
pub fn shows_on<D: Dut>(engines: &[EngineKind], configs: &[D::Config], table: &str) {
    let table = [Table::parse(table).unwrap()];
    for config in configs {
        if let Err(error) = run::<D>(config, &Table::default(), &table, engines) {
            panic!("{error}\n{config:?}");
        }
    }
}
