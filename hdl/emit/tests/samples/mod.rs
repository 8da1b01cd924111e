//! Small blocks that together need every duty of the printer. The tests of the text and those of
//! the linters read them, from different crates.

mod bank;
mod crossing;
mod limits;
mod machine;
mod margin;
mod select;
mod slices;
mod stage;
mod storage;
mod stores;

pub use bank::Bank;
pub use crossing::Crossing;
pub use limits::Limits;
pub use machine::Machine;
pub use margin::Margin;
pub use select::Select;
pub use slices::Slices;
pub use stage::Stage;
pub use storage::Storage;
pub use stores::Stores;
