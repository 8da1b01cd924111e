//! Names in Verilog, and names in messages.
use crate::error::Fault;
use std::collections::HashSet;
use std::sync::LazyLock;

// Verilog-2005 and SystemVerilog (Verilator reads both), then C++ (Verilator writes it), then what
// Verilator warns of as a common word of C++ or SystemC.
const KEYWORDS: &str = "
always and assign automatic begin buf bufif0 bufif1 case casex casez cell cmos config deassign
default defparam design disable edge else end endcase endconfig endfunction endgenerate endmodule
endprimitive endspecify endtable endtask event for force forever fork function generate genvar
highz0 highz1 if ifnone incdir include initial inout input instance integer join large liblist
library localparam macromodule medium module nand negedge nmos nor noshowcancelled not notif0
notif1 or output parameter pmos posedge primitive pull0 pull1 pulldown pullup
pulsestyle_ondetect pulsestyle_onevent rcmos real realtime reg release repeat rnmos rpmos rtran
rtranif0 rtranif1 scalared showcancelled signed small specify specparam strong0 strong1 supply0
supply1 table task time tran tranif0 tranif1 tri tri0 tri1 triand trior trireg unsigned use uwire
vectored wait wand weak0 weak1 while wire wor xnor xor
accept_on alias always_comb always_ff always_latch assert assume before bind bins binsof bit break
byte chandle checker class clocking const constraint context continue cover covergroup coverpoint
cross dist do endchecker endclass endclocking endgroup endinterface endpackage endprogram
endproperty endsequence enum eventually expect export extends extern final first_match foreach
forkjoin global iff ignore_bins illegal_bins implements implies import inside int interconnect
interface intersect join_any join_none let local logic longint matches modport nettype new nexttime
null package packed priority program property protected pure rand randc randcase randsequence ref
reject_on restrict return s_always s_eventually s_nexttime s_until s_until_with sequence shortint
shortreal soft solve static string strong struct super sync_accept_on sync_reject_on tagged this
throughout timeprecision timeunit type typedef union unique unique0 until until_with untyped var
virtual void wait_order weak wildcard with within
alignas alignof asm auto bool catch char char8_t char16_t char32_t compl concept consteval
constexpr constinit const_cast co_await co_return co_yield decltype delete double dynamic_cast
explicit false float friend goto inline long mutable namespace noexcept not_eq nullptr operator
or_eq private public register reinterpret_cast requires short sizeof static_assert static_cast
switch template thread_local throw true try typeid typename using volatile wchar_t xor_eq and_eq
bitand bitor
abort atomic_cancel atomic_commit atomic_noexcept bit_vector cdecl complex const_iterator
const_reference deque far huge interrupt iterator list map near override pascal queue reference
reflexpr sc_clock sc_in sc_inout sc_out sc_signal sensitive sensitive_neg sensitive_pos set stack
synchronized transaction_safe transaction_safe_dynamic type_info uint16_t uint32_t uint8_t vector";

/// `ways$3$tag` as a Verilog identifier: `ways_3_tag`.
pub fn identifier(path: &str) -> String {
    path.replace('$', "_")
}

/// `ways$3$tag` as the kernel writes it: `ways[3].tag`.
pub fn display(path: &str) -> String {
    let mut shown = String::new();
    for part in path
        .strip_prefix("let$")
        .map_or(path, |p| p.rsplit_once('$').map_or(p, |(n, _)| n))
        .split('$')
    {
        if part.starts_with(|c: char| c.is_ascii_digit()) {
            shown.push_str(&format!("[{part}]"));
        } else {
            if !shown.is_empty() {
                shown.push('.');
            }
            shown.push_str(part);
        }
    }
    shown
}

/// `stem` bent into a name that [`check`] accepts, for signals that the emitter names itself.
pub fn legal(stem: &str) -> String {
    let mut name = String::from("value");
    for part in stem.to_lowercase().split(|c: char| !c.is_ascii_alphanumeric()) {
        if !part.is_empty() {
            name.push('_');
            name.push_str(part);
        }
    }
    // The prefix is kept only where the rest is no name alone.
    match name.strip_prefix("value_") {
        Some(rest) if check(rest).is_ok() => rest.into(),
        _ => name,
    }
}

/// The names that Verilog, SystemVerilog or C++ claims.
pub fn keywords() -> impl Iterator<Item = &'static str> {
    KEYWORDS.split_ascii_whitespace()
}

/// Whether `name` is one of [`keywords`].
pub fn is_keyword(name: &str) -> bool {
    // Every signal of a large top is looked up.
    static KNOWN: LazyLock<HashSet<&str>> = LazyLock::new(|| keywords().collect());
    KNOWN.contains(name)
}

/// Refuses what cannot be an identifier in the text that is emitted.
pub fn check(name: &str) -> Result<(), Fault> {
    let bad = |what| Err(Fault::BadName { name: name.into(), what });
    if is_keyword(name) {
        return bad("a keyword of Verilog, SystemVerilog or C++");
    }
    if name == "clock" || name == "reset" {
        return bad("the implicit clock or reset");
    }
    let legal = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if !name.starts_with(|c: char| c.is_ascii_lowercase()) || !name.chars().all(legal) {
        return bad("not in lower snake case");
    }
    if name.contains("__") {
        return bad("reserved by Verilator for its double underscore");
    }
    Ok(())
}
