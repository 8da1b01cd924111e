//! The block's configuration: each part's, and which parts there are.

use crate::{Geometry, atomic_buffer, axi4_memory};
use about::Figure;
use design::{Axi, BankMemory, Design, LineOrder, Llc, LlcBank, Problems, Section};

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    port: Geometry,
    /// A manager's defaults where there is none, so that equal banks have equal configurations.
    axi: axi4_memory::Config,
    bank: LlcBank,
}

impl Config {
    /// The bank of the slice `llc` with these parts; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[llc]`, `[line_order]`, `[axi]` and `[llc_bank]` that does not hold.
    pub fn new(
        llc: &Llc,
        order: &LineOrder,
        axi: &Axi,
        bank: &LlcBank,
        owner: &str,
    ) -> Result<Config, Problems> {
        bank.validate(owner)?;
        let port = Geometry::new(llc, owner)?;
        let (order, axi) = match bank.memory {
            BankMemory::Axi4 => (order.clone(), axi.clone()),
            BankMemory::Ports => (LineOrder::default(), Axi::default()),
        };
        let axi = axi4_memory::Config::new(&port, &order, &axi, owner)?;
        Ok(Config { port, axi, bank: bank.clone() })
    }

    /// The bank of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        let (llc, order, axi) = (design.llc()?, design.line_order()?, design.axi()?);
        Config::new(llc, order, axi, design.llc_bank()?, design.name()).ok()
    }

    /// The streams `request` and `reply`.
    pub fn port(&self) -> &Geometry {
        &self.port
    }

    /// Atomics are performed in front of the slice.
    pub fn has_buffer(&self) -> bool {
        self.bank.atomic_buffer
    }

    /// Memory is behind AXI4.
    pub fn has_axi(&self) -> bool {
        self.bank.memory == BankMemory::Axi4
    }

    /// The atomic buffer.
    pub fn buffer(&self) -> atomic_buffer::Config {
        atomic_buffer::Config::at(&self.port)
    }

    /// The slice; behind a buffer, which makes requests too, its identifiers have one bit more.
    pub fn slice(&self) -> Geometry {
        let more = usize::from(self.has_buffer());
        self.port.clone().with_id_bits(self.port.id_bits() + more)
    }

    /// The AXI4 manager.
    pub fn axi(&self) -> &axi4_memory::Config {
        &self.axi
    }

    /// Storage of the parts; no paper has this block.
    pub fn figures(&self) -> Vec<Figure> {
        let mut figures = self.slice().figures();
        if self.has_buffer() {
            let note = "the sector that atomics change, and those that wait";
            let ours = self.buffer().storage_bits() as u64;
            figures.push(Figure { name: "atomic_bits", ours, paper: None, note });
        }
        if self.has_axi() {
            figures.extend(self.axi.figures());
        }
        figures
    }
}
