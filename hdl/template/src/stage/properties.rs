//! What is proved of the block.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Cover, Fragment, Proofs, fault, property};

use super::{Config, rtl::Stage};
use design::Design as Settings;

/// What the block states: Verilog that goes into a copy of its module.
const PROPERTIES: &str = "
    always @* if (formal_on) begin
        r2_room: assert (request_ready == (held != 3));
        r4_reset: assert (!formal_was_reset || held == 0);
        was_full: cover (held == 3 && forward_ready);
    end
";

/// Properties, covers and deliberate faults of `stage` for `warpcache prove`.
pub const PROOFS: Proofs = Proofs {
    block: "stage",
    cases: &[Case { name: "3 requests", design, constants: &[], depth: 8, reach: 8 }],
    fragments: &[
        Fragment { module: "stage", text: PROPERTIES },
        Fragment { module: "request_queue", text: kit::queue::PROPERTIES },
    ],
    properties: &[
        property(
            "r2_room",
            "R2, R3",
            "A request is refused exactly while as many as there is room for are held.",
            fault("request_queue", "has_room = used_q != DEPTH", "has_room = 1'b1"),
        ),
        property(
            "r4_reset",
            "R4",
            "After a reset nothing is held.",
            fault("request_queue", "used_q <= 2'd0;", "used_q <= used_d;"),
        ),
        property(
            "queues_hold",
            "invariant",
            "The words of a queue stand in a row from its head on.",
            fault("request_queue", "used_d = used_q + 2'd1;", "used_d = used_q + 2'd2;"),
        ),
    ],
    covers: &[Cover { name: "was_full" }],
    exempt: &[],
};

/// A configuration that is small enough for a solver.
const SMALL: &str = "
design = 'ccn'
name = 'proof'
l1 = { address_bits = 16, sets = 2, ways = 2 }
";

fn design() -> Result<Design, EmitErrors> {
    let settings = Settings::parse(SMALL, "proof").expect("a legal design");
    let config = Config::of(&settings).expect("a design with this block");
    emit::emit(&Stage::new(&config), &EmitOptions::default())
}
