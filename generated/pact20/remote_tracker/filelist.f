../rtl/remote_tracker_entry_97b5082d.v
../rtl/remote_tracker.v
