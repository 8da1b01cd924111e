//! The block that a new one begins as: `scripts/new-block.sh` copies `stage` and gives it another name.

pub mod stage;
