//! A counter from 0 to 5 with one property, and what can be wrong with it.

use emit::{Design, EmitErrors, Manifest, Module};
use proofs::prove::{BlockReport, Options, prove};
use proofs::{Case, Error, Fragment, Proofs};
use std::sync::Mutex;

const COUNTER: &str = "`default_nettype none
module counter (
    input  wire        clock,
    input  wire        reset,
    output wire [2:0]  count
);
    reg [2:0] count_q;
    wire [2:0] count_d = (count_q == 3'd5) ? 3'd0 : count_q + 3'd1;
    assign count = count_q;
    always @(posedge clock) begin
        if (reset) begin
            count_q <= 3'd0;
        end else begin
            count_q <= count_d;
        end
    end
endmodule
`default_nettype wire
";

pub fn counter() -> Result<Design, EmitErrors> {
    let manifest = Manifest {
        top: "counter".into(),
        summary: String::new(),
        ports: vec![],
        streams: vec![],
        parameters: vec![],
        modules: vec!["counter".into()],
        memories: vec![],
        words: vec![],
        storage: vec![],
        counters: vec![],
        config: serde_json::Value::Null,
    };
    let module = Module { name: "counter".into(), plain: "counter".into(), text: COUNTER.into() };
    Ok(Design {
        top: "counter".into(),
        identity: "counter".into(),
        modules: vec![module],
        manifest,
    })
}

pub const CASE: Case =
    Case { name: "six", design: counter, constants: &[("LIMIT", 6)], depth: 8, reach: 8 };

/// A proof that holds.
pub const PROOFS: Proofs = Proofs {
    block: "counter",
    cases: &[CASE],
    fragments: &[Fragment {
        module: "counter",
        text: "    always @* if (formal_on) begin
        // R1: The count is below the limit.
        // Fault in counter: `(count_q == 3'd5)` becomes `1'b0`.
        at_most_five: assert (count < LIMIT);
        full: cover (count == LIMIT - 1);
    end\n",
    }],
    exempt: &[],
};

/// The proofs with another fragment, in which `at_most_five` gets the comment of that property.
pub fn with(text: &str, proofs: Proofs) -> Proofs {
    let comment = "// R1: The count is below the limit.\n// Fault in counter: `(count_q == 3'd5)` becomes `1'b0`.\n";
    stating(&text.replace("at_most_five: ", &format!("\n{comment}at_most_five: ")), proofs)
}

/// The proofs with another fragment as it is.
pub fn stating(text: &str, proofs: Proofs) -> Proofs {
    let text: &'static str = Box::leak(text.to_owned().into_boxed_str());
    let fragments: &'static [Fragment] =
        Box::leak(Box::new([Fragment { module: "counter", text }]));
    Proofs { fragments, ..proofs }
}

/// Proves into a separate folder; compares the reported progress with the work.
pub fn proved(proofs: &Proofs) -> (Result<BlockReport, Error>, tempfile::TempDir) {
    proved_with(proofs, Options::default())
}

/// The same of the first case, without faults.
pub fn quickly_proved(proofs: &Proofs) -> BlockReport {
    proved_with(proofs, Options { is_quick: true, ..Options::default() }).0.unwrap()
}

fn proved_with(
    proofs: &Proofs,
    options: Options,
) -> (Result<BlockReport, Error>, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let options = Options { waves: folder.path().into(), ..options };
    let told = Mutex::new(Vec::new());
    let result = prove(proofs, &options, &|done, total| told.lock().unwrap().push((done, total)));
    let mut told = told.into_inner().unwrap();
    told.sort_unstable();
    if let Ok(report) = &result {
        let total = (report.cases.len() + report.faults.len()) as u64;
        assert_eq!(told, (1..=total).map(|done| (done, total)).collect::<Vec<_>>());
    }
    (result, folder)
}
