../rtl/reconfigurator_level_926ee041.v
../rtl/reconfigurator_collector_c246663b.v
../rtl/reconfigurator.v
