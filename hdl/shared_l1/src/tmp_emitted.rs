use design::Design;
fn compare(block: &str, design: emit::Design) -> usize {
    let mut differ = 0;
    for module in &design.modules {
        let path = format!("/work/main/generated/pact20/{block}/{}.v", module.name);
        let Ok(old) = std::fs::read_to_string(&path) else {
            std::fs::write(format!("/tmp/new_{block}_{}.v", module.name), &module.text).unwrap();
            std::fs::write(format!("/tmp/new_{block}_{}.v", module.name), &module.text).unwrap();
            println!("{block}: new module {}", module.name);
            differ += 1;
            continue;
        };
        let at = |text: &str| text.find("`default_nettype none").map_or(0, |i| i + 21);
        let (a, b) = (old[at(&old)..].trim(), module.text[at(&module.text)..].trim());
        let b = b.trim_end_matches("`default_nettype wire").trim();
        let a = a.trim_end_matches("`default_nettype wire").trim();
        if a != b {
            differ += 1;
            std::fs::write(format!("/tmp/old_{block}_{}.v", module.name), a).unwrap();
            std::fs::write(format!("/tmp/new_{block}_{}.v", module.name), b).unwrap();
            println!("{block}: {} differs", module.name);
        }
    }
    println!("{block}: {} modules, {differ} differ", design.modules.len());
    differ
}
macro_rules! one {
    ($design:ident, $block:ident, $rtl:ident) => {
        compare(
            stringify!($block),
            emit::emit(
                &crate::$block::rtl::$rtl::new(&crate::$block::Config::of(&$design).unwrap()),
                &emit::EmitOptions::default(),
            )
            .unwrap(),
        )
    };
}
#[test]
fn emitted() {
    let design = Design::load("pact20").unwrap();
    let all = [
        one!(design, chunk_receiver, ChunkReceiver),
        one!(design, chunker, Chunker),
        one!(design, dyneb, Dyneb),
        one!(design, home_map, HomeMap),
        one!(design, min_router, MinRouter),
        one!(design, remote_tracker, RemoteTracker),
        one!(design, request_classifier, RequestClassifier),
        one!(design, store_tracker, StoreTracker),
        one!(design, l1_arbiter, L1Arbiter),
        compare(
            "shared_l1",
            emit::emit(
                &crate::node::rtl::SharedL1::new(&crate::node::Config::of(&design).unwrap()),
                &emit::EmitOptions::default(),
            )
            .unwrap(),
        ),
    ];
    let d = emit::emit(
        &crate::node::rtl::SharedL1::new(&crate::node::Config::of(&design).unwrap()),
        &emit::EmitOptions::default(),
    )
    .unwrap();
    println!(
        "registers {} memory {}",
        d.manifest.storage.iter().map(|p| p.register_bits).sum::<usize>(),
        d.manifest.storage.iter().map(|p| p.memory_bits).sum::<usize>()
    );
    println!("{all:?}");
}
#[test]
fn proof_case() {
    std::fs::create_dir_all("/tmp/proofnode").unwrap();
    for proofs in [crate::node::PROOFS, crate::l1_arbiter::PROOFS] {
        for case in proofs.cases {
            let design = (case.design)().unwrap();
            for module in &design.modules {
                let path = format!("/tmp/proofnode/{}__{}.v", proofs.block, module.name);
                std::fs::write(path, &module.text).unwrap();
            }
            for property in proofs.properties {
                let found: Vec<&str> = design
                    .modules
                    .iter()
                    .filter(|module| {
                        let rest = module.name.strip_prefix(property.fault.module);
                        rest.is_some() && module.text.contains(property.fault.text)
                    })
                    .map(|module| module.name.as_str())
                    .collect();
                println!("{} {} {found:?}", if found.is_empty() { "MISSING" } else { "ok" }, property.name);
            }
        }
    }
}
