//! The block that a new one begins as: `scripts/new_block.py` copies `stage` and gives it another name.

pub mod stage;
