//! How nodes of `shared_l1` are joined: by core, by the four classes of messages, and by `flush`.

pub use ::cluster::random::{Kind, Seen, Setup, Span};
pub use ::cluster::{Class, Failure, Judged};

use crate::chunker::Packet;
use crate::min_router::model::MinRouter;
use crate::node::{Config, In, Out};
use crate::streams::HomeRequest;
use ::cluster::{Beat, Given, HomeWord, Names, Shown, Wiring};
use base::Geometry;
use base::streams::Counter;
use signal::port::Ready;

/// A cluster under random programs, links and L2.
pub type Cluster = ::cluster::random::Random<Joined>;

/// A node and its engine.
pub type Node = ::cluster::Node<Joined>;

/// The nodes of a cluster: each names homes as `min_router` does.
#[derive(Clone, Debug)]
pub struct Joined {
    config: Config,
    router: MinRouter,
}

impl Beat for HomeRequest {
    fn is_last(&self) -> bool {
        true
    }

    // A load with `bypass_l1` has a separate kind.
    fn has_data(&self) -> bool {
        matches!(
            self.kind,
            crate::streams::remote_kind::STORE | crate::streams::remote_kind::ATOMIC
        )
    }
}

impl Beat for Packet {
    fn is_last(&self) -> bool {
        self.last
    }

    fn has_data(&self) -> bool {
        !self.header
    }
}

impl Wiring for Joined {
    type Config = Config;
    type In = In;
    type Out = Out;
    type ToHome = HomeRequest;
    type ToCore = Packet;

    const NAMES: Names =
        Names { to_home: "remote_request_out", to_l2: "l2_out", to_core: "remote_out" };

    fn of(config: &Config) -> Joined {
        let router = MinRouter::new(config.classifier().router());
        Joined { config: config.clone(), router }
    }

    fn cores(&self) -> usize {
        self.config.cores()
    }

    fn geometry(&self) -> &Geometry {
        self.config.core()
    }

    fn direct_bit(&self) -> usize {
        self.config.l1().down_id_bits() - 1
    }

    fn slices(&self) -> usize {
        self.config.classifier().router().slices()
    }

    fn slice_of(&self, line: u64) -> usize {
        self.router.slice_of(line) as usize
    }

    fn drive(&self, given: &Given<HomeRequest, Packet>) -> In {
        In {
            core_request: given.core_request,
            core_reply: Ready { ready: given.takes_reply },
            remote_request_out: Ready { ready: given.room.to_home },
            remote_in: given.from_cores.map(Into::into).unwrap_or_default(),
            l2_out: Ready { ready: given.room.to_l2 },
            l2_in: given.from_l2.unwrap_or_default(),
            remote_out: Ready { ready: given.room.to_core },
            remote_reply_in: given.from_homes.unwrap_or_default().into(),
            core_number: given.core as u64,
            flush: given.flush,
            counter: Counter { index: given.counter },
        }
    }

    fn show<'a>(&self, out: &'a Out) -> Shown<'a, HomeRequest, Packet> {
        let (request, packet) = (&out.remote_request_out, &out.remote_out);
        let word = out.home_status;
        Shown {
            takes_request: out.core_request.ready,
            status: &out.core_status,
            reply: &out.core_reply,
            to_home: request.valid.then_some((request.home as usize, *request)),
            to_l2: &out.l2_out,
            to_core: packet.valid.then_some((packet.core as usize, *packet)),
            takes_from_cores: out.remote_in.ready,
            takes_from_l2: out.l2_in.ready,
            takes_from_homes: out.remote_reply_in.ready,
            flushed: out.flushed,
            evicted: out.event.evict.then_some(out.evict.line),
            home_word: word.valid.then_some(HomeWord {
                core: word.core as usize,
                id: word.id,
                word: word.word,
            }),
            decision: out.decision_valid.then_some(out.decision_shared),
        }
    }

    fn is_addressed(&self, sender: usize, home: usize, request: &HomeRequest) -> bool {
        home as u64 == self.router.home_of(request.line) && request.source == sender as u64
    }
}
