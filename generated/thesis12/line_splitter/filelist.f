../rtl/line_splitter_place_2ebc40e2.v
../rtl/fixed_priority_arbiter_requesters4.v
../rtl/line_splitter.v
