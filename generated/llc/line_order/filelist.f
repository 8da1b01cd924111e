../rtl/line_order_entry_f228add4.v
../rtl/line_order.v
