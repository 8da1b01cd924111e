use super::problems;
use crate::{Cluster, ClusterNetwork, Design};

/// The error of a design of private L1s with this `[cluster]`; empty when it is legal.
fn refused(cluster: &str) -> String {
    problems(&format!("design = \"private\"\nname = \"t\"\n[cluster]\n{cluster}"))
}

#[test]
fn a_design_of_private_l1s_has_a_cluster() {
    let design = Design::parse("design = 'private'\nname = 't'\n", "t.toml").unwrap();
    assert_eq!(design.cluster(), Some(&Cluster::default()));
    assert_eq!(Cluster::default().network, ClusterNetwork::Crossbar);
}

#[test]
fn every_number_has_both_ends() {
    for (field, high) in [("cores", 256), ("l2_slices", 64)] {
        for legal in [1, high] {
            assert_eq!(refused(&format!("{field} = {legal}")), "");
        }
        for (wrong, hint) in [(0, 1), (high + 1, high)] {
            let column = field.len() + 4;
            assert_eq!(
                refused(&format!("{field} = {wrong}")),
                format!(
                    "dir/t.toml:4:{column}: t.cluster.{field}: must be an integer in 1..={high}; \
                     got {wrong}; try {hint}"
                )
            );
        }
    }
}

#[test]
fn a_mesh_is_no_hardware() {
    assert_eq!(refused("network = \"ports\""), "");
    assert_eq!(
        refused("network = \"mesh\""),
        "dir/t.toml:4:11: t.cluster.network: must be one of \"crossbar\", \"ports\" (a mesh is a timing \
         model of `evaluate`, not hardware); got \"mesh\"; try \"crossbar\""
    );
}

#[test]
fn registers_are_beside_switches() {
    for word in ["none", "requests", "replies", "both"] {
        assert_eq!(refused(&format!("registers = \"{word}\"")), "");
    }
    assert_eq!(refused("network = \"ports\"\nregisters = \"none\""), "");
    assert_eq!(
        refused("network = \"ports\"\nregisters = \"both\""),
        "dir/t.toml:5:13: t.cluster.registers: must be \"none\" with network \"ports\", which has no switches; \
         got \"both\"; try \"none\""
    );
    assert_eq!(
        refused("registers = \"all\""),
        "dir/t.toml:4:13: t.cluster.registers: must be one of \"none\", \"requests\", \"replies\", \"both\"; got \
         \"all\"; try \"none\""
    );
}

#[test]
fn a_line_lies_in_one_slice() {
    assert_eq!(refused("interleave_bytes = 128"), "");
    assert_eq!(
        refused("interleave_bytes = 64"),
        "dir/t.toml:4:20: t.cluster.interleave_bytes: must be at least 128, the l1.line_bytes; got 64; try 128"
    );
    assert_eq!(
        refused("interleave_bytes = 384"),
        "dir/t.toml:4:20: t.cluster.interleave_bytes: must be a power of two in 32..=32768; got 384; try 256"
    );
}

#[test]
fn a_duel_has_two_leaders() {
    let said = |cores: u32| {
        problems(&format!("design = \"decoupled-l1d\"\nname = \"t\"\n[cluster]\ncores = {cores}"))
    };
    assert_eq!(said(2), "");
    assert_eq!(
        said(1),
        "dir/t.toml:4:9: t.cluster.cores: must be at least 2 in design \"decoupled-l1d\": two SMs lead; \
         got 1; try 2"
    );
}

/// Designs without a top have no such section.
#[test]
fn a_design_without_a_top_has_none() {
    let said = problems("design = \"sharing-tracker\"\nname = \"t\"\n[cluster]\ncores = 4");
    assert!(said.contains("t.cluster: must be one of the keys "), "{said}");
    assert!(said.contains("in design \"sharing-tracker\"; got cluster"), "{said}");
}

/// Of a design with a ring, all but the cores.
#[test]
fn a_ring_counts_the_cores_of_its_cluster() {
    let design = |text: &str| format!("design = \"ccn\"\nname = \"t\"\n{text}");
    let text = design("ccn.cores = 3\n[cluster]\nl2_slices = 5\nnetwork = \"ports\"");
    let network = ClusterNetwork::Ports;
    let cluster = Cluster { cores: 3, l2_slices: 5, network, ..Cluster::default() };
    assert_eq!(Design::parse(&text, "t.toml").unwrap().cluster(), Some(&cluster));
    assert_eq!(
        problems(&design("[cluster]\ncores = 4")),
        "dir/t.toml:4:1: t.cluster.cores: must not be given in design \"ccn\", where it is decided by [ccn]; \
         got 4; try removing it"
    );
    assert!(problems(&design("[cluster]\ninterleave_bytes = 64")).contains("at least 128"));
}

/// Of a design with cores and a separate mesh, the network alone.
#[test]
fn a_design_of_shared_l1s_has_cores_and_slices_elsewhere() {
    let design = |text: &str| format!("design = \"shared-l1\"\nname = \"t\"\n{text}");
    let text = design("shared_l1.cores = 3\nmesh.l2_at = [3, 10]\nmesh.interleave_bytes = 128");
    let cluster = Cluster { cores: 3, l2_slices: 2, interleave_bytes: 128, ..Cluster::default() };
    assert_eq!(Design::parse(&text, "t.toml").unwrap().cluster(), Some(&cluster));
    assert_eq!(problems(&design("[cluster]\nnetwork = \"ports\"")), "");
    // An error of the mesh names the mesh alone.
    let narrow = problems(&design("mesh.interleave_bytes = 64"));
    assert!(narrow.contains("t.mesh.interleave_bytes: must be at least 128"), "{narrow}");
    assert!(!narrow.contains("cluster"), "{narrow}");
    for field in ["cores", "l2_slices", "interleave_bytes"] {
        assert_eq!(
            problems(&design(&format!("[cluster]\n{field} = 256"))),
            format!(
                "dir/t.toml:4:1: t.cluster.{field}: must not be given in design \"shared-l1\", where \
                 it is decided by [shared_l1] or [mesh]; got 256; try removing it"
            )
        );
    }
}
