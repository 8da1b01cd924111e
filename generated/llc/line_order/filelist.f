../rtl/line_order_entry_9d86675f.v
../rtl/line_order.v
