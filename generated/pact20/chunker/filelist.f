../rtl/fixed_priority_arbiter_requesters4.v
../rtl/chunker.v
