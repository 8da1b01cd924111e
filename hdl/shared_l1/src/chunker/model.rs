//! The golden model: a packet as a list of beats.

use super::{Config, In, Line, Out, Packet, Ready};

/// A beat of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beat {
    /// The one that says which sectors follow.
    Header,
    /// The bytes of a sector.
    Sector(u64),
}

/// How many beats of the current packet have been taken.
#[derive(Clone, Debug)]
pub struct Chunker {
    config: Config,
    taken: usize,
}

impl Chunker {
    /// The state after a reset (R8).
    pub fn new(config: &Config) -> Chunker {
        Chunker { config: config.clone(), taken: 0 }
    }

    /// The sectors of the packet that answers a request of some sectors, in rising order (R2, R3).
    pub fn sectors_of(&self, asked: u64) -> impl Iterator<Item = u64> + use<> {
        let chunking = self.config.chunking();
        let is_sent = move |sector: &u64| asked != 0 && (!chunking || asked >> sector & 1 == 1);
        (0..self.config.sectors() as u64).filter(is_sent)
    }

    /// All beats of that packet (R1).
    pub fn beats_of(&self, asked: u64) -> impl Iterator<Item = Beat> + use<> {
        std::iter::once(Beat::Header).chain(self.sectors_of(asked).map(Beat::Sector))
    }
}

impl testbenches::dut::Model for Chunker {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        if !input.reply.valid {
            return Out::default();
        }
        let mut beats = self.beats_of(input.reply.sectors).skip(self.taken);
        let sector = match beats.next() {
            Some(Beat::Sector(sector)) => Some(sector),
            Some(Beat::Header) | None => None,
        };
        let is_last = beats.next().is_none();
        if input.packet.ready {
            self.taken = if is_last { 0 } else { self.taken + 1 };
        }
        Out {
            reply: Ready { ready: input.packet.ready && is_last }, // R7
            line: Line { valid: sector.is_some(), sector: sector.unwrap_or_default() },
            packet: Packet {
                valid: true,
                header: sector.is_none(),
                core: input.reply.core,
                id: input.reply.id,
                sectors: self.sectors_of(input.reply.sectors).map(|sector| 1 << sector).sum(),
                data: input.line.data,
                last: is_last,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use design::Design;

    fn model(fields: &str) -> Chunker {
        let text = format!("design = \"shared-l1\"\nname = \"t\"\n{fields}");
        Chunker::new(&Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap())
    }

    #[test]
    fn packets_worked_out_by_hand() {
        let chunked = model("");
        let sectors = |asked| chunked.sectors_of(asked).collect::<Vec<u64>>();
        assert_eq!([0b0101, 0b1000, 0].map(sectors), [vec![0, 2], vec![3], vec![]]);
        let beats = |model: &Chunker, asked| model.beats_of(asked).collect::<Vec<Beat>>();
        assert_eq!(beats(&chunked, 0b10), [Beat::Header, Beat::Sector(1)]);
        assert_eq!(beats(&chunked, 0), [Beat::Header]);
        let whole = model("shared_l1.chunking = false");
        assert_eq!(whole.sectors_of(0b10).collect::<Vec<u64>>(), [0, 1, 2, 3]);
        assert_eq!(beats(&whole, 0), [Beat::Header]);
    }

    /// Beats of all masks but 0, counted one by one, against the figure.
    #[test]
    fn the_figure_is_what_counting_gives() {
        for (line, sector) in [(32, 32), (128, 64), (128, 32), (64, 8), (256, 16)] {
            let geometry = format!("l1.line_bytes = {line}\nl1.sector_bytes = {sector}");
            let chunked = model(&geometry);
            let whole = model(&format!("{geometry}\nshared_l1.chunking = false"));
            let beats = |model: &Chunker| -> usize {
                let masks = 1..1_u64 << model.config.sectors();
                masks.map(|asked| model.beats_of(asked).count()).sum()
            };
            let (sent, full) = (beats(&chunked), beats(&whole));
            assert_eq!(chunked.config.saved_percent(), 100 * (full - sent) / full, "{geometry}");
            assert_eq!(whole.config.saved_percent(), 0);
        }
        // The preset: 47 beats in place of 75.
        let model = model("");
        let sent: usize = (1..16).map(|asked| model.beats_of(asked).count()).sum();
        assert_eq!((sent, model.config.saved_percent()), (47, 37));
    }
}
