//! Random packets from every input, and back-pressure at every output.

use signal::port::Lanes;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

use super::{Config, In, Offered, Out, Ready};

/// A packet of which beats are still to be offered.
#[derive(Clone, Copy, Debug, Default)]
struct Packet {
    destination: u64,
    beats_left: u64,
}

/// The random environment: who sends, and who receives.
pub struct Stimulus<const MOST: usize> {
    config: Config,
    rng: Rng,
    sources: Vec<StreamSource<Offered>>,
    packets: Vec<Packet>,
    sinks: Vec<StreamSink>,
    /// The output that many packets are for, which makes inputs wait for each other.
    favourite: u64,
    /// Of 16 packets so many are for it.
    favours: u64,
    /// Beats of a packet: 1 to so many.
    longest: u64,
}

impl<const MOST: usize> Stimulus<MOST> {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus<MOST> {
        let source = |_| StreamSource::new(Pressure::mixed());
        Stimulus {
            config: *config,
            rng: Rng::new(seed),
            sources: (0..config.inputs()).map(source).collect(),
            packets: vec![Packet::default(); config.inputs()],
            sinks: (0..config.outputs()).map(|_| StreamSink::new(Pressure::mixed())).collect(),
            favourite: 0,
            favours: 8,
            longest: 4,
        }
    }
}

/// A random value of `width` bits. The random bits are the same for all widths of up to 512.
fn wide<const LIMBS: usize>(rng: &mut Rng, width: usize) -> [u64; LIMBS] {
    core::array::from_fn(|limb| match width.saturating_sub(64 * limb).min(64) {
        0 if limb >= 8 => 0,
        bits => rng.bits(bits),
    })
}

/// A beat with random contents.
fn beat(rng: &mut Rng, config: &Config) -> Offered {
    Offered {
        valid: false,
        destination: rng.below(config.outputs() as u64),
        data: wide(rng, config.low_bits()),
        high: wide(rng, config.high_bits()),
        last: rng.chance(1, 2),
    }
}

impl<const MOST: usize> testbenches::dut::Stimulus for Stimulus<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;

    fn next(&mut self, last: Option<&Out<MOST>>) -> In<MOST> {
        let Stimulus { config, rng, sources, packets, sinks, favourite, favours, longest } = self;
        if last.is_none() {
            packets.fill(Packet::default());
        }
        if rng.chance(1, 300) {
            *favourite = rng.below(config.outputs() as u64);
            *favours = *rng.pick(&[0, 8, 16]).unwrap_or(&8);
            *longest = *rng.pick(&[1, 2, 4, 8]).unwrap_or(&4);
        }
        let (favourite, favours, longest) = (*favourite, *favours, *longest);
        let offered = Lanes::of(config.inputs(), |i| {
            let packet = &mut packets[i];
            let was_ready = last.map(|out| out.offered[i].ready);
            let offered = sources[i].next(rng, was_ready, |rng| {
                let made = beat(rng, config);
                if packet.beats_left == 0 {
                    let is_favourite = rng.chance(favours, 16);
                    packet.destination = if is_favourite { favourite } else { made.destination };
                    packet.beats_left = 1 + rng.below(longest);
                }
                packet.beats_left -= 1;
                let Packet { destination, beats_left } = *packet;
                Some(Offered { valid: true, destination, last: beats_left == 0, ..made })
            });
            // Payloads of idle streams are noise, which must change nothing.
            offered.unwrap_or_else(|| beat(rng, config))
        });
        let delivered = Lanes::of(config.outputs(), |o| Ready { ready: sinks[o].next(rng) });
        In { offered, delivered }
    }
}
