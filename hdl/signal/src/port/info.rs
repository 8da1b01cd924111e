//! Static description of a port.

use super::PortValue;

/// The names of a port's values, in the order of the values: `("load", 0)`.
pub type Encoding = &'static [(&'static str, u64)];

/// Declaration of a port or of a member of a bundle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FieldInfo {
    /// Its name in Verilog.
    pub name: String,
    /// Sentence of the declaration, for datasheet and Verilog.
    pub doc: String,
    /// The sentence of the bundle that it is in, or an empty text.
    pub bundle_doc: String,
    /// How many 64-bit slots its value takes in a flat array.
    pub slots: usize,
    /// The widest port that the value's type can represent, in bits.
    pub max_width: usize,
    /// When its value means something; always, if there is none.
    pub when: Option<Condition>,
    /// The names of its values, if they have some.
    pub encoding: Encoding,
    /// Some geometries do not have it.
    pub is_optional: bool,
}

/// Condition on a port of one bit of the same record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// Name of the port that decides, in Verilog.
    pub port: String,
    /// Value of that port for which the condition holds.
    pub is: bool,
}

/// Where a value is among a block's ports: what [`PortValue::describe`] must know of it.
#[derive(Clone, Debug, Default)]
pub struct Place {
    /// The name, or what all names in a bundle begin with.
    pub name: String,
    /// The sentence of the port or bundle.
    pub doc: String,
    /// The sentence of the bundle around it, or an empty text.
    pub bundle_doc: String,
    /// When it means something.
    pub when: Option<Condition>,
    /// The names of its values.
    pub encoding: Encoding,
    /// Some geometries do not have it.
    pub is_optional: bool,
}

impl Place {
    /// The place of a member of a bundle that is here. A member that has no condition has the bundle's.
    pub fn member(&self, name: &str, doc: &str) -> Place {
        let name = match self.name.is_empty() {
            true => name.to_owned(),
            false => format!("{}_{name}", self.name),
        };
        let (when, is_optional) = (self.when.clone(), self.is_optional);
        let (doc, bundle_doc) = (doc.trim().to_owned(), self.doc.clone());
        Place { name, doc, bundle_doc, when, encoding: &[], is_optional }
    }

    /// The same, meaning something only when the port at `port`, a member of the same bundle, is `is`.
    pub fn when(mut self, bundle: &Place, port: &str, is: bool) -> Place {
        self.when = Some(Condition { port: bundle.member(port, "").name, is });
        self
    }

    /// The same, which some geometries do not have.
    pub fn optional(mut self) -> Place {
        self.is_optional = true;
        self
    }

    /// The same with names for its values.
    pub fn encoded(mut self, encoding: Encoding) -> Place {
        self.encoding = encoding;
        self
    }
}

/// The ports of a record, in order of declaration.
pub fn fields<V: PortValue>() -> Vec<FieldInfo> {
    let mut fields = Vec::new();
    V::describe(&Place::default(), &mut fields);
    fields
}
