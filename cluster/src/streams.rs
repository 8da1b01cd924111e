//! A node's streams: the contract of each, and what passes between node and network.

use testbenches::contract::{StreamContract, Violation};

use crate::parts::Network;
use crate::wiring::{Class, Given, Shown, Wiring};
use base::streams::{CoreReply, DownRequest};

/// The ports of one node that are no core's.
pub(crate) struct Streams<W: Wiring> {
    node: usize,
    core_reply: StreamContract<CoreReply>,
    to_home: StreamContract<Option<(usize, W::ToHome)>>,
    to_l2: StreamContract<DownRequest>,
    to_core: StreamContract<Option<(usize, W::ToCore)>>,
}

impl<W: Wiring> Streams<W> {
    pub fn new(node: usize) -> Streams<W> {
        Streams {
            node,
            core_reply: StreamContract::new("core_reply"),
            to_home: StreamContract::new(W::NAMES.to_home),
            to_l2: StreamContract::new(W::NAMES.to_l2),
            to_core: StreamContract::new(W::NAMES.to_core),
        }
    }

    /// The network's offers and readies.
    pub fn drive(&self, network: &impl Network<W>, given: &mut Given<W::ToHome, W::ToCore>) {
        let node = self.node;
        given.room = network.room(node);
        given.from_cores = network.at_home(node);
        given.from_l2 = network.of_l2(node);
        given.from_homes = network.at_core(node);
    }

    /// Notes the node's inputs that were taken, and its outputs.
    pub fn see(
        &mut self,
        given: &Given<W::ToHome, W::ToCore>,
        shown: &Shown<'_, W::ToHome, W::ToCore>,
        network: &mut impl Network<W>,
        wiring: &W,
    ) -> Result<(), Violation> {
        let node = self.node;
        self.core_reply.check_at(shown.reply.valid, given.takes_reply, shown.reply)?;
        for (class, is_offered, is_taken) in [
            (Class::ToHome, given.from_cores.is_some(), shown.takes_from_cores),
            (Class::FromL2, given.from_l2.is_some(), shown.takes_from_l2),
            (Class::ToCore, given.from_homes.is_some(), shown.takes_from_homes),
        ] {
            if is_offered && is_taken {
                network.take(node, class);
            }
        }
        self.to_home.check_at(shown.to_home.is_some(), given.room.to_home, &shown.to_home)?;
        if let (true, Some((home, request))) = (given.room.to_home, &shown.to_home) {
            if !wiring.is_addressed(node, *home, request) {
                let rule = format!("must name home and sender; {request:x?} came");
                return Err(Violation::new(W::NAMES.to_home, rule));
            }
            network.send_home(node, *home, *request);
        }
        self.to_l2.check_at(shown.to_l2.valid, given.room.to_l2, shown.to_l2)?;
        if shown.to_l2.valid && given.room.to_l2 {
            if shown.to_l2.source != node as u64 {
                let rule = format!("must name its sender; {:x?} came", shown.to_l2);
                return Err(Violation::new(W::NAMES.to_l2, rule));
            }
            network.send_l2(node, wiring.slice_of(shown.to_l2.line), *shown.to_l2);
        }
        self.to_core.check_at(shown.to_core.is_some(), given.room.to_core, &shown.to_core)?;
        if let (true, Some((core, beat))) = (given.room.to_core, &shown.to_core) {
            network.send_core(node, *core, *beat);
        }
        Ok(())
    }
}
