//! Helpers that the tests of every block share.
//!
//! | for | |
//! | --- | --- |
//! | a directed test | [`waves!`](crate::waves!) runs tables on all engines, [`Bench`] drives them cycle by cycle, in step |
//! | lockstep | [`agree`] runs random cycles until every bin is hit, [`covers`] the golden model alone |
//! | the depth of a run | [`is_full`], [`at_depth`], [`effort`]: `WARPCACHE_FULL` asks for millions of cycles |
//! | deliberate faults | [`noticed`], [`is_noticed`], [`faulty`], [`built`] and [`report_of`]; the monitor's word: [`alone`], [`alone_of`], [`observed`], [`promised`] |
//! | text that is wrong on purpose | [`altered()`], [`with_restless_memories`] |
//! | emitted text | [`emitted`] needs no tool, [`clean`] runs every linter; [`stored_bits`], [`top_text`] |
//! | the page | [`assert_rules_are_tested`] |
//!
//! They panic, as tests fail.

#![allow(clippy::unwrap_used, clippy::missing_panics_doc)] // A test fails by panicking, helpers included.

mod altered;
mod bench;
mod depth;
mod faults;
mod random;
mod rules;
mod shows;
mod text;

pub use altered::{altered, with_restless_memories};
pub use bench::Bench;
pub use depth::{FULL, at_depth, effort, few, is_full, make_flags};
pub use faults::{
    Change, Cycle, alone, alone_of, built, faulty, is_noticed, noticed, observed, promised,
    report_of,
};
pub use random::{agree, covers};
pub use rules::assert_rules_are_tested;
pub use shows::{shows, shows_on};
pub use text::{clean, emitted, readers, stored_bits, top_text};
