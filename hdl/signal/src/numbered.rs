//! Lists of parts, and how their parts are named.
use rust_hdl::core::prelude::*;
use std::ops::{Deref, DerefMut};

/// A list whose parts a kernel names by number: `self.ways[3].tag` is `ways$3$tag`.
pub trait Numbered {
    /// Suffix of the list's name for part `number`.
    fn suffix(&self, number: usize) -> String;
}

impl<B> Numbered for [B] {
    fn suffix(&self, number: usize) -> String {
        format!("${number}")
    }
}

/// The parts that something too wide for one is made of. Where one is enough, it has no number.
#[derive(Clone, Debug)]
pub struct Parts<B>(Vec<B>);

impl<B> Parts<B> {
    /// A list of parts, each named by its position.
    pub fn new(parts: Vec<B>) -> Parts<B> {
        Parts(parts)
    }
}

impl<B> Numbered for Parts<B> {
    fn suffix(&self, number: usize) -> String {
        if self.0.len() == 1 { String::new() } else { self.0.suffix(number) }
    }
}

impl<B> Deref for Parts<B> {
    type Target = [B];
    fn deref(&self) -> &[B] {
        &self.0
    }
}

impl<B> DerefMut for Parts<B> {
    fn deref_mut(&mut self) -> &mut [B] {
        &mut self.0
    }
}

impl<B: Block> Logic for Parts<B> {
    fn update(&mut self) {}
}

impl<B: Block> Block for Parts<B> {
    fn connect_all(&mut self) {
        self.0.connect_all();
    }
    fn update_all(&mut self) {
        self.0.update_all();
    }
    fn has_changed(&self) -> bool {
        self.0.has_changed()
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        match self.0.as_slice() {
            [one] => one.accept(name, probe),
            _ => self.0.accept(name, probe),
        }
    }
}
