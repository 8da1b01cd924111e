../rtl/line_order_entry_1a7360e2.v
../rtl/line_order.v
