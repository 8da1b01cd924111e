//! Whose words are whose.

use base::Geometry;
use base::environment::ATOMIC;
use base::streams::CoreRequest;
use llc::atomic_buffer::Word;

/// Bytes of a word.
const WIDTH: u32 = 4;

/// Each word of each sector has one core that writes it, in turn by its address, so that cores share lines and sectors;
/// but for the [counter](Owners::COUNTER), to which all add.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owners {
    cores: u64,
    sectors: u64,
    words: u64,
}

impl Owners {
    /// The line in which all cores count, and in its first sector the word.
    pub const COUNTER: (u64, Word) = (0, Word { offset: 0, width: WIDTH });

    /// Of so many cores with L1 caches of this geometry.
    pub fn new(cores: usize, geometry: &Geometry) -> Owners {
        Owners {
            cores: cores as u64,
            sectors: geometry.sectors() as u64,
            words: geometry.sector_bytes() as u64 / u64::from(WIDTH),
        }
    }

    /// A core's words of a sector, rising; none if others have them all.
    pub fn words(self, core: usize, line: u64, sector: u64) -> impl Iterator<Item = Word> {
        let Owners { cores, sectors, words } = self;
        let first = line.wrapping_mul(sectors).wrapping_add(sector).wrapping_mul(words);
        (0..words)
            .filter(move |word| first.wrapping_add(*word) % cores == core as u64)
            .map(|word| Word { offset: WIDTH * word as u32, width: WIDTH })
            .filter(move |word| (line, *word) != Owners::COUNTER || sector != 0)
    }

    /// The bytes of these words.
    pub fn bytes(self, core: usize, line: u64, sector: u64) -> u128 {
        self.words(core, line, sector).fold(0, |bytes, word| bytes | word.bytes())
    }

    /// The request adds to the counter.
    pub fn counts(request: &CoreRequest) -> bool {
        let CoreRequest { kind, operation, line, sectors, byte_enable, .. } = *request;
        let (counter, word) = Owners::COUNTER;
        (kind, operation) == (ATOMIC, 0)
            && (line, sectors, byte_enable) == (counter, 1, word.bytes())
    }
}
