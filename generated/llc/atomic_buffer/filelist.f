../rtl/register_file_4x155_r1.v
../rtl/atomic_request_queue_width155_depth4_cb380e46.v
../rtl/atomic_buffer_lines_39bc64a4.v
../rtl/atomic_buffer_operands_34314c5a.v
../rtl/atomic_buffer_operation_6e8a6d38.v
../rtl/atomic_buffer.v
