//! Outputs that depend on inputs which mean nothing: a payload while its stream is not valid. In a simulation with
//! unknown values such an output is unknown where a test bench expects one.

use crate::dut::{Dut, Model, Stimulus};
use crate::engine::{Engine, HdlEngine};
use crate::ports::{PortValue, differences, fields};
use crate::stimulus::Rng;
use signal::port::FieldInfo;

/// Values of a port that are remembered, for cycles in which it means nothing.
const REMEMBERED: usize = 16;

/// Runs the block's hardware on its stimulus, with other values wherever an input means nothing: those that the port had
/// in earlier cycles. The first cycle in which an output that means something is not what the golden model gives for the
/// stimulus as it was, with the outputs that differ: name, expected and seen. A stream's `ready` means something while its
/// `valid` is high.
pub fn dependence<D: Dut>(config: &D::Config, seed: u64, cycles: u64) -> Option<String> {
    let (mut stimulus, mut model) = (D::stimulus(config, seed), D::model(config));
    let mut hardware = HdlEngine::new(D::rtl(config));
    let mut noise = Noise::<D::In>::new(seed);
    let readies = readies::<D>();
    let mut last = None;
    for cycle in 0..cycles {
        let input = stimulus.next(last.as_ref());
        let is_reset = cycle == 0;
        let seen = hardware.cycle(is_reset, &noise.over(&input));
        last = (!is_reset).then(|| model.step(&input));
        let seen = match &last {
            Some(expected) => without_idle_readies::<D>(&readies, &input, expected, &seen),
            None => seen,
        };
        if let Some(expected) = last.as_ref().filter(|expected| !expected.agrees(&seen)) {
            return Some(format!("cycle {cycle}: {}", differences(expected, &seen)));
        }
    }
    None
}

/// Slots of the `ready` of each stream that comes in, each with that of its `valid`.
fn readies<D: Dut>() -> Vec<(usize, usize)> {
    let inputs = places(&fields::<D::In>());
    let outputs = places(&fields::<D::Out>()).into_iter();
    let pairs = outputs.filter_map(|(name, ready)| {
        let valid = format!("{}valid", name.strip_suffix("ready")?);
        inputs.iter().find(|(name, _)| *name == valid).map(|(_, valid)| (ready, *valid))
    });
    pairs.collect()
}

/// The first slot of each port.
fn places(fields: &[FieldInfo]) -> Vec<(String, usize)> {
    let begin = |next: &mut usize, field: &FieldInfo| {
        *next += field.slots;
        Some((field.name.clone(), *next - field.slots))
    };
    fields.iter().scan(0, begin).collect()
}

/// The observation, with the expected `ready` of each stream that offers nothing.
fn without_idle_readies<D: Dut>(
    readies: &[(usize, usize)],
    input: &D::In,
    expected: &D::Out,
    seen: &D::Out,
) -> D::Out {
    let (mut valids, mut right, mut slots) =
        (vec![0; D::In::SLOTS], vec![0; D::Out::SLOTS], vec![0; D::Out::SLOTS]);
    input.store(&mut valids);
    expected.store(&mut right);
    seen.store(&mut slots);
    for &(ready, valid) in readies {
        if valids[valid] == 0 {
            slots[ready] = right[ready];
        }
    }
    D::Out::load(&slots)
}

/// Changes what means nothing.
struct Noise<I> {
    rng: Rng,
    /// The slots of each port.
    lengths: Vec<usize>,
    /// The last values of each port.
    before: Vec<Vec<Vec<u64>>>,
    record: std::marker::PhantomData<fn(&I)>,
}

impl<I: PortValue> Noise<I> {
    fn new(seed: u64) -> Noise<I> {
        let lengths: Vec<usize> = fields::<I>().iter().map(|field| field.slots).collect();
        let before = vec![Vec::new(); lengths.len()];
        Noise { rng: Rng::new(seed), lengths, before, record: std::marker::PhantomData }
    }

    fn over(&mut self, input: &I) -> I {
        let mut meaning = Vec::new();
        input.meaning(true, &mut meaning);
        let mut slots = vec![0; I::SLOTS];
        input.store(&mut slots);
        let mut rest = slots.as_mut_slice();
        for ((length, before), means) in self.lengths.iter().zip(&mut self.before).zip(meaning) {
            let (own, behind) = rest.split_at_mut(*length);
            rest = behind;
            if before.len() == REMEMBERED {
                before.remove(0);
            }
            before.push(own.to_vec());
            if let (false, Some(other)) = (means, self.rng.pick(before)) {
                own.copy_from_slice(other);
            }
        }
        I::load(&slots)
    }
}
