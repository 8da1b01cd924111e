../rtl/fixed_priority_arbiter_requesters4.v
../rtl/chunk_receiver.v
