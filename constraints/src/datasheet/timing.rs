//! A run of cycles as a picture.
use crate::about::{Lane, Timing};
use report::chart::canvas::{At, Canvas, draw, fitting};
use report::chart::{BLACK, RGBColor, Undrawn};

const TOP: i32 = 56;
const LANE: i32 = 34;
const CYCLE: i32 = 64;
const LETTER: i32 = 8;
const EDGE: i32 = 4;
const GRID: RGBColor = RGBColor(0xdd, 0xdd, 0xdd);
const UNKNOWN: RGBColor = RGBColor(0xcc, 0xcc, 0xcc);
const VALUE: RGBColor = RGBColor(0xd6, 0xe4, 0xf2);

/// State of a lane from one cycle on.
struct Span<'a> {
    state: char,
    label: &'a str,
    from: usize,
    to: usize,
}

/// Where a lane is drawn.
struct Place {
    /// Cycle 0.
    left: i32,
    /// Height of a 1.
    high: i32,
    /// Height of a 0.
    low: i32,
}

/// The picture: its caption, the cycles' numbers, and a lane a port.
pub fn svg(timing: &Timing) -> Result<String, Undrawn> {
    let label = timing.lanes.iter().map(|lane| lane.port.len()).max().unwrap_or(0) as i32 * LETTER;
    let left = label + 24;
    let cycles = timing.lanes.first().map_or(0, |lane| lane.wave.chars().count());
    let right = left + CYCLE * cycles as i32;
    let bottom = TOP + LANE * timing.lanes.len() as i32;
    let width = (right + 12).max(12 + timing.caption.len() as i32 * LETTER);
    draw((width as u32, bottom as u32 + 12), |canvas| {
        canvas.text(&timing.caption, (10, 16), At::Left)?;
        for cycle in 0..=cycles {
            let x = left + CYCLE * cycle as i32;
            canvas.line(&[(x, TOP - 6), (x, bottom)], GRID)?;
            if cycle < cycles {
                canvas.small(&cycle.to_string(), (x + CYCLE / 2, TOP - 14), At::Centre)?;
            }
        }
        for (number, lane) in timing.lanes.iter().enumerate() {
            let y = TOP + LANE * number as i32;
            canvas.text(&lane.port, (left - 10, y + LANE / 2), At::Right)?;
            Place { left, high: y + 6, low: y + LANE - 6 }.lane(canvas, lane)?;
        }
        Ok(())
    })
}

impl Place {
    fn x(&self, cycle: usize) -> i32 {
        self.left + CYCLE * cycle as i32
    }

    fn lane(&self, canvas: &Canvas<'_>, lane: &Lane) -> Result<(), Undrawn> {
        let mut before = None;
        for span in spans(lane) {
            match span.state {
                'p' => self.clock(canvas, &span)?,
                '0' | '1' => {
                    let y = if span.state == '1' { self.high } else { self.low };
                    let x = self.x(span.from);
                    let rise = before.filter(|&before| before != y).map(|before| (x, before));
                    let points: Vec<(i32, i32)> =
                        rise.into_iter().chain([(x, y), (self.x(span.to), y)]).collect();
                    canvas.line(&points, BLACK)?;
                    before = Some(y);
                    continue;
                }
                state => self.word(canvas, &span, if state == '=' { VALUE } else { UNKNOWN })?,
            }
            before = None;
        }
        for (cycle, _) in lane.wave.chars().enumerate().filter(|(_, state)| *state == '|') {
            canvas.text("...", (self.x(cycle) + CYCLE / 2, self.low), At::Centre)?;
        }
        Ok(())
    }

    /// High in the first half of each cycle: the edge that counts is its start.
    fn clock(&self, canvas: &Canvas<'_>, span: &Span) -> Result<(), Undrawn> {
        let period = |cycle: usize| {
            let (x, half) = (self.x(cycle), self.x(cycle) + CYCLE / 2);
            [(x, self.low), (x, self.high), (half, self.high), (half, self.low)]
        };
        let end = (self.x(span.to), self.low);
        let points: Vec<(i32, i32)> = (span.from..span.to).flat_map(period).chain([end]).collect();
        canvas.line(&points, BLACK)
    }

    fn word(&self, canvas: &Canvas<'_>, span: &Span, colour: RGBColor) -> Result<(), Undrawn> {
        let (from, to, middle) =
            (self.x(span.from), self.x(span.to), i32::midpoint(self.high, self.low));
        let corners = [
            (from, middle),
            (from + EDGE, self.high),
            (to - EDGE, self.high),
            (to, middle),
            (to - EDGE, self.low),
            (from + EDGE, self.low),
            (from, middle),
        ];
        canvas.shape(&corners, colour)?;
        canvas.line(&corners, BLACK)?;
        let label = fitting(span.label, (to - from - 2 * EDGE) as u32);
        canvas.text(&label, (i32::midpoint(from, to), middle), At::Centre)
    }
}

/// The states of a lane, each with the cycles that it lasts.
fn spans(lane: &Lane) -> Vec<Span<'_>> {
    let mut spans: Vec<Span> = vec![];
    let mut labels = lane.data.iter();
    for (cycle, state) in lane.wave.chars().enumerate() {
        match (state, spans.last_mut()) {
            ('.' | '|', Some(span)) => span.to = cycle + 1,
            _ => {
                let label = if state == '=' { labels.next() } else { None };
                let label = label.map_or("", String::as_str);
                spans.push(Span { state, label, from: cycle, to: cycle + 1 });
            }
        }
    }
    spans
}
