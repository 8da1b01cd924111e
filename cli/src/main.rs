//! The `warpcache` program.

fn main() {}
