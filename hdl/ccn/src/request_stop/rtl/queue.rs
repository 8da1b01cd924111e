//! ReqQ: its head is in a register, and the request behind it is seen too.

use super::super::{Config, Request};
use kit::queue::Queue;
use rust_hdl::core::prelude::*;
use signal::port::Packing;
use signal::prelude::*;

/// The queue of requests, whose second is seen beside its first.
#[derive(LogicBlock)]
pub struct RequestStopQueue {
    kind: Kind,
    /// Requests that enter.
    pub push: Input<Request>,
    /// The head.
    pub pop: Output<Request>,
    /// There is a request behind the head.
    pub has_second: Signal<Out, Bit>,
    /// Its line address.
    pub second_line: Wire<Out>,
    /// Number of the core that asks for it.
    pub second_core: Wire<Out>,
    /// Two places or more are free.
    pub has_two_places: Signal<Out, Bit>,
    has_head: Flop<Bit>,
    head: Reg,
    rest: Queue<Request>,
    _packing: Packing,
    _places: usize,
}

impl RequestStopQueue {
    /// An empty queue.
    pub fn new(config: &Config) -> RequestStopQueue {
        let places = config.request_queue();
        let push = Request::input(config);
        RequestStopQueue {
            kind: Kind::of::<RequestStopQueue>(
                "The queue of requests, whose second is seen beside its first.",
            ),
            _packing: Packing::of(&push.payload),
            push,
            pop: Request::output(config),
            has_second: Signal::default(),
            second_line: Wire::new(config.line_bits()),
            second_core: Wire::new(config.core_bits()),
            has_two_places: Signal::default(),
            has_head: Flop::new(),
            head: Reg::new(config.request_bits()),
            rest: Queue::of(config, places - 1),
            _places: places,
        }
    }
}

impl Logic for RequestStopQueue {
    #[kernel]
    fn update(&mut self) {
        let has_head = self.has_head.q;
        let is_free = self.pop.ready || !has_head;
        let has_second = self.rest.pop.valid;

        // While the rest has a request the register has one: so it is full when the rest is.
        self.push.link(&mut self.rest.push);
        if is_free && !has_second {
            self.rest.push.valid = false;
        }
        self.rest.pop.ready = is_free;
        self.has_head.hold();
        self.head.hold();
        if is_free {
            self.has_head.d = self.push.valid || has_second;
            self.head.d = self.push.payload.pack(&self._packing, 0);
            if has_second {
                self.head.d = self.rest.pop.payload.pack(&self._packing, 0);
            }
        }

        self.pop.valid = has_head;
        self.pop.payload.unpack(&self._packing, 0, self.head.q);
        self.has_second = has_second;
        self.second_line = self.rest.pop.line;
        self.second_core = self.rest.pop.core;
        self.has_two_places = !has_head;
        if self._places > 2 {
            self.has_two_places = self.rest.count < (self._places - 2);
        }
    }
}
