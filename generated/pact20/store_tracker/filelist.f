store_tracker_entry.v
store_tracker.v
