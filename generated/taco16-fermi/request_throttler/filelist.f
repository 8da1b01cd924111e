../rtl/request_throttler.v
