line_order_entry.v
line_order.v
