//! Blocks of the L1 caches shared by home cores (`pact20`).

pub mod dyneb;
pub mod home_map;
pub mod min_router;
