//! Proofs of the block.

use emit::{Design, EmitErrors, EmitOptions};
use proofs::{Case, Fragment, Proofs};

use super::{Config, rtl::Stage};
use design::Design as Settings;

/// The properties: Verilog that goes into a copy of the module.
const PROPERTIES: &str = "
    always @* if (formal_on) begin
        // R2, R3: A request is refused exactly while as many as there is room for are held.
        // Fault in request_queue: `has_room = used_q != DEPTH` becomes `has_room = 1'b1`.
        r2_room: assert (request_ready == (held != 3));
        // R4: After a reset nothing is held.
        // Fault in request_queue: `used_q <= 2'd0;` becomes `used_q <= used_d;`.
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
