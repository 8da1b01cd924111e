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
        let has_head = self.has_head.q.val();
        let is_free = self.pop.ready.val() || !has_head;
        let has_second = self.rest.pop.valid.val();

        // While the rest has a request the register has one: so it is full when the rest is.
        self.push.link(&mut self.rest.push);
        if is_free && !has_second {
            self.rest.push.valid.next = false;
        }
        self.rest.pop.ready.next = is_free;
        self.has_head.hold();
        self.head.hold();
        if is_free {
            self.has_head.d.next = self.push.valid.val() || has_second;
            self.head.d.next = self.push.payload.pack(&self._packing, 0);
            if has_second {
                self.head.d.next = self.rest.pop.payload.pack(&self._packing, 0);
            }
        }

        self.pop.valid.next = has_head;
        self.pop.payload.unpack(&self._packing, 0, self.head.q.val());
        self.has_second.next = has_second;
        self.second_line.next = self.rest.pop.line.val();
        self.second_core.next = self.rest.pop.core.val();
        self.has_two_places.next = !has_head;
        if self._places > 2 {
            self.has_two_places.next = self.rest.count.val() < (self._places - 2);
        }
    }
}
