../rtl/store_tracker_entry_fb451221.v
../rtl/store_tracker.v
