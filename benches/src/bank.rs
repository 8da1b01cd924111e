//! A bank of the last-level cache beside its three parts joined by hand, before a memory behind AXI: cycles of atomics to
//! one sector, and of the flush after them, of the emitted Verilog.

use design::Design;
use llc::atomic_buffer::{self, Dut as Buffer};
use llc::axi4_memory::ports::{Access, ReadBeat, WriteResponse};
use llc::axi4_memory::{self, Dut as Manager};
use llc::llc_bank::{Config, Dut as Bank, In, Out};
use llc::llc_slice::{self, Dut as Slice};
use llc::streams::{Request, kind};
use signal::port::Ready;
use std::collections::VecDeque;
use testbenches::dut::Model as _;
use testbenches::engine::{BoxedEngine, EngineKind, make};

/// Cycles of some atomics to one sector, and of the flush after them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cycles {
    /// From the first atomic that is offered, its sector in memory alone, to the last answer, both counted.
    pub atomics: u64,
    /// From the rise of `flush` to `flushed`.
    pub flush: u64,
}

/// Hardware that is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// `llc_bank`.
    Bank,
    /// `atomic_buffer`, `llc_slice` and `axi4_memory`, with the slice's `flush` as the buffer's page says.
    ByHand,
}

impl Subject {
    /// The rows of the table.
    pub const ALL: [Subject; 2] = [Subject::Bank, Subject::ByHand];
}

/// Hardware with the ports of a bank.
trait Hardware {
    fn cycle(&mut self, reset: bool, input: &In) -> Out;
}

impl Hardware for BoxedEngine<Bank> {
    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        (**self).cycle(reset, input)
    }
}

/// The parts, each with the golden model that says what it offers before the clock edge.
struct ByHand {
    buffer: (BoxedEngine<Buffer>, atomic_buffer::model::AtomicBuffer),
    slice: (BoxedEngine<Slice>, llc_slice::model::LlcSlice),
    manager: (BoxedEngine<Manager>, axi4_memory::model::Axi4Memory),
}

impl ByHand {
    fn new(config: &Config) -> anyhow::Result<ByHand> {
        let (buffer, slice, manager) = (config.buffer(), config.slice(), config.axi());
        let verilog = EngineKind::Verilog;
        Ok(ByHand {
            buffer: (
                make::<Buffer>(&buffer, verilog, 1)?,
                atomic_buffer::model::AtomicBuffer::new(&buffer),
            ),
            slice: (make::<Slice>(&slice, verilog, 1)?, llc_slice::model::LlcSlice::new(&slice)),
            manager: (
                make::<Manager>(manager, verilog, 1)?,
                axi4_memory::model::Axi4Memory::new(manager),
            ),
        })
    }
}

impl Hardware for ByHand {
    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        let down = self.slice.1.request_down();
        let request = Access {
            valid: down.valid,
            kind: down.kind,
            line: down.line,
            sectors: down.sectors,
            byte_enable: down.byte_enable,
            data: down.data,
            id: down.id,
        };
        let In { ar, r, aw, w, b, .. } = *input;
        let to_manager = axi4_memory::In { request, reply: Ready::YES, ar, r, aw, w, b };
        let below = self.manager.0.cycle(reset, &to_manager);
        let front = atomic_buffer::In {
            request: input.request,
            reply: input.reply,
            slice_reply: self.slice.1.reply_up(),
            enable: true,
            flush: input.flush,
            ..Default::default()
        };
        let seen = self.buffer.1.clone().step(&front);
        let to_slice = llc_slice::In {
            request: seen.slice_request,
            reply: seen.slice_reply,
            memory_request: below.request,
            memory_reply: below.reply,
            flush: input.flush && seen.flushed,
            counter: input.counter,
        };
        let slice = self.slice.0.cycle(reset, &to_slice);
        let to_buffer = atomic_buffer::In { slice_request: slice.request, ..front };
        let buffer = self.buffer.0.cycle(reset, &to_buffer);
        if !reset {
            self.manager.1.step(&to_manager);
            self.slice.1.step(&to_slice);
            self.buffer.1.step(&to_buffer);
        }
        Out {
            request: buffer.request,
            reply: buffer.reply,
            ar: below.ar,
            r: below.r,
            aw: below.aw,
            w: below.w,
            b: below.b,
            flushed: slice.flushed && buffer.flushed,
            ..Out::default()
        }
    }
}

/// The hardware before a memory that takes everything, and answers in order, a beat a cycle of each channel.
struct World {
    hardware: Box<dyn Hardware>,
    latency: u64,
    now: u64,
    reads: VecDeque<(u64, ReadBeat)>,
    responses: VecDeque<(u64, WriteResponse)>,
}

impl World {
    fn cycle(&mut self, request: Request, flush: bool) -> Out {
        let yes = Ready::YES;
        let due = |from: u64| from <= self.now;
        let r = self.reads.front().filter(|beat| due(beat.0)).map(|beat| beat.1);
        let b = self.responses.front().filter(|answer| due(answer.0)).map(|answer| answer.1);
        let (r, b) = (r.unwrap_or_default(), b.unwrap_or_default());
        let base = In { request, reply: yes, ar: yes, aw: yes, w: yes, r, b, ..In::default() };
        let out = self.hardware.cycle(false, &In { flush, ..base });
        if r.valid && out.r.ready {
            self.reads.pop_front();
        }
        if b.valid && out.b.ready {
            self.responses.pop_front();
        }
        let from = self.now + self.latency;
        if out.ar.valid {
            for beat in 0..=out.ar.len {
                let (id, last) = (out.ar.id, beat == out.ar.len);
                let read = ReadBeat { valid: true, id, last, ..ReadBeat::default() };
                self.reads.push_back((from + beat, read));
            }
        }
        if out.aw.valid {
            let response = WriteResponse { valid: true, id: out.aw.id, resp: 0 };
            self.responses.push_back((from, response));
        }
        self.now += 1;
        out
    }
}

/// `atomics` additions to one sector, and a flush once all are answered, of a design's bank with buffer and manager; memory
/// answers after `latency` cycles, 1 or more.
///
/// # Errors
/// The design has no such bank, or its Verilog cannot be built.
pub fn cycles(
    design: &Design,
    subject: Subject,
    latency: u64,
    atomics: u64,
) -> anyhow::Result<Cycles> {
    let config = Config::of(design).filter(|config| config.has_axi());
    let config = config.ok_or_else(|| anyhow::anyhow!("this design has no llc_bank before AXI"))?;
    let mut hardware: Box<dyn Hardware> = match subject {
        Subject::Bank => Box::new(make::<Bank>(&config, EngineKind::Verilog, 1)?),
        Subject::ByHand => Box::new(ByHand::new(&config)?),
    };
    hardware.cycle(true, &In::default());
    let (reads, responses) = (VecDeque::new(), VecDeque::new());
    let mut world = World { hardware, latency, now: 0, reads, responses };
    let (mut taken, mut answered) = (0, 0);
    while answered < atomics {
        let (kind, id) = (kind::ATOMIC as u64, taken % 256);
        let add = Request { kind, sectors: 1, byte_enable: 0xf, id, ..Request::default() };
        let out = world.cycle(Request { valid: taken < atomics, ..add }, false);
        taken += u64::from(taken < atomics && out.request.ready);
        answered += u64::from(out.reply.valid);
    }
    let of_atomics = world.now;
    while !world.cycle(Request::default(), true).flushed {}
    Ok(Cycles { atomics: of_atomics, flush: world.now - 1 - of_atomics })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bank costs no cycle; the atomics take one each, beside the way of their sector.
    #[test]
    fn a_bank_takes_as_long_as_its_parts() {
        let text = "design = \"llc\"\nname = \"bench\"\nllc.sets = 8\nllc.ways = 4\n";
        let design = Design::parse(text, "bench").unwrap();
        let found = Subject::ALL.map(|subject| cycles(&design, subject, 10, 1_000).unwrap());
        assert_eq!(found[0], found[1]);
        assert!((1_001..1_050).contains(&found[0].atomics), "{found:?}");
        assert!(found[0].flush < 60, "{found:?}");
    }
}
