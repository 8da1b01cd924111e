../rtl/store_tracker_entry_4eeeceae.v
../rtl/store_tracker.v
