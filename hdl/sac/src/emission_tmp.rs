use emit::{EmitOptions, emit};
use rust_hdl::core::prelude::Block;

fn same(name: &str, block: &dyn Block) {
    let folder = format!("{}/../../generated/isca23/{name}", env!("CARGO_MANIFEST_DIR"));
    let design = emit(block, &EmitOptions::default()).unwrap();
    let mut seen = 0;
    for module in &design.modules {
        let file = std::fs::read_to_string(format!("{folder}/{}.v", module.name)).unwrap();
        let own = module.text.trim();
        let body = file.split_once("`default_nettype none").unwrap().1;
        let body = body.split("`default_nettype wire").next().unwrap().trim();
        let own = own.split_once("`default_nettype none").map_or(own, |pair| pair.1);
        let own = own.split("`default_nettype wire").next().unwrap().trim();
        assert_eq!(own, body, "{name}/{}", module.name);
        seen += 1;
    }
    let files = std::fs::read_dir(&folder).unwrap().filter_map(|file| file.unwrap().file_name().into_string().ok());
    let modules = files.filter(|file| file.ends_with(".v") && !file.ends_with("_testbench.v")).count();
    assert_eq!(seen, modules);
    eprintln!("{name}: {seen}");
}

#[test]
fn emitted_text_is_as_before() {
    let design = design::Design::load("isca23").unwrap();
    same("crd", &crate::crd::rtl::Crd::new(&crate::crd::Config::of(&design).unwrap()));
    same("profile_counters", &crate::profile_counters::rtl::ProfileCounters::new(&crate::profile_counters::Config::of(&design).unwrap()));
    same("eab_unit", &crate::eab_unit::rtl::EabUnit::new(&crate::eab_unit::Config::of(&design).unwrap()));
    same("route_policy", &crate::route_policy::rtl::RoutePolicy::new(&crate::route_policy::Config::of(&design).unwrap()));
    same("slice_bypass", &crate::slice_bypass::rtl::SliceBypass::new(&crate::slice_bypass::Config::of(&design).unwrap()));
}
