../rtl/reconfigurator_level_926ee041.v
../rtl/reconfigurator_collector_47c59ad4.v
../rtl/reconfigurator.v
