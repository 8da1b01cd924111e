use testbenches::dut::Dut;
fn check<D: Dut>(config: &D::Config, folder: &str) -> usize {
    let design = emit::emit(&D::rtl(config), &emit::EmitOptions::default()).unwrap();
    let mut bad = 0;
    for module in &design.modules {
        let path = format!("/work/main/generated/thesis12/{folder}/{}.v", module.name);
        let file = std::fs::read_to_string(&path).unwrap_or_default();
        let body = |t: &str| t.find("`default_nettype none").map_or(t.to_owned(), |i| t[i + 21..].to_owned());
        let (a, b) = (body(&file), body(&module.text));
        let same = a.trim_start().trim_end_matches("`default_nettype wire\n").trim() == b.trim_start().trim_end_matches("`default_nettype wire\n").trim();
        println!("{path}: {same} {} {}", a.len(), b.len());
        if !same { bad += 1; std::fs::write(format!("/tmp/emit-{folder}-{}.v", module.name), &module.text).unwrap(); }
    }
    bad
}
#[test]
fn text_is_as_it_was() {
    let design = design::Design::load("thesis12").unwrap();
    use crate::*;
    let bad = check::<tracker::Dut>(&tracker::Config::of(&design).unwrap(), "sharing_tracker")
        + check::<coalescer::Dut>(&coalescer::Config::of(&design).unwrap(), "coalescer")
        + check::<scatter_bypass::Dut>(&scatter_bypass::Config::of(&design).unwrap(), "scatter_bypass");
    assert_eq!(bad, 0);
}
