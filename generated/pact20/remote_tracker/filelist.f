../rtl/remote_tracker_entry_258a51ff.v
../rtl/remote_tracker.v
