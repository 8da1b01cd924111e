../rtl/eab_unit_slices_bits16_sum22.v
../rtl/eab_unit_operands_7424f4cf.v
../rtl/serial_fraction_operand26_fraction16.v
../rtl/serial_multiplier_a20_b17.v
../rtl/eab_unit_calculation_1f0cd1dc.v
../rtl/eab_unit.v
