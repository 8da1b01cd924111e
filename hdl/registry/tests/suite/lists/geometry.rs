//! Random configs of a design.

use design::{Design, DesignKind};
use registry::geometry::random;
use std::collections::{BTreeMap, BTreeSet};

/// Every field of every design comes in several values, each of them legal with the others.
#[test]
fn random_geometries_are_legal_and_vary_every_field() {
    for kind in DesignKind::ALL {
        let mut seen: BTreeMap<(&str, &str), BTreeSet<String>> = BTreeMap::new();
        // Few lists of tiles have as many as there are cores, none of them of a slice.
        for seed in 0..150 {
            let text = random(kind, "any", seed);
            assert_eq!(text, random(kind, "any", seed));
            Design::parse(&text, "any.toml").unwrap();
            let config: toml::Table = text.parse().unwrap();
            for layout in kind.layouts_of_blocks() {
                for field in layout.fields_of(kind) {
                    let value = config.get(layout.name).and_then(|fields| fields.get(field.name));
                    let default = layout.default_of(kind, field);
                    let value = value.map_or(default, ToString::to_string);
                    seen.entry((layout.name, field.name)).or_default().insert(value);
                }
            }
        }
        if kind == DesignKind::SharedL1 {
            // The field takes the default alone.
            seen.remove(&("l1", "pending_store"));
        }
        if ![DesignKind::Private, DesignKind::SharingTracker].contains(&kind) {
            seen.remove(&("l1", "bypass"));
        }
        if kind == DesignKind::SharingTracker {
            seen.remove(&("l1", "when_full"));
        }
        for (field, values) in seen {
            assert!(values.len() > 1, "{kind}: {field:?} is always {values:?}");
        }
    }
}
