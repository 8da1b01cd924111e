//! Why there are no artefacts.

/// An error of the input; nothing is written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// Options out of range, one sentence each: `constraints.<field>: <rule>; got <value>; try <hint>`.
    #[error("{}", .0.join("\n"))]
    Options(Vec<String>),
    /// The files are not those of the manifest's modules, in its order.
    #[error("{top}: the files must be those of its modules, leaf first ({expected}); got {got}")]
    Files {
        /// The top module.
        top: String,
        /// The files of the manifest's modules.
        expected: String,
        /// The files given.
        got: String,
    },
    /// A module takes a name that an artefact needs.
    #[error("{top}: no module may be called {name}, which is the testbench")]
    Taken {
        /// The top module.
        top: String,
        /// Name of the module, which the testbench needs for itself.
        name: String,
    },
    /// A timing diagram that does not fit the design.
    #[error("{top}: timing of {lane}: {what}")]
    Timing {
        /// The top module.
        top: String,
        /// The lane's port.
        lane: String,
        /// The rule, and the value found.
        what: String,
    },
    /// Vectors that do not fit the design.
    #[error("{top}: vectors: {what}")]
    Vectors {
        /// The top module.
        top: String,
        /// The rule, and the value found.
        what: String,
    },
    /// A picture of the datasheet that cannot be drawn.
    #[error("{0}")]
    Picture(#[from] report::chart::Undrawn),
    /// A fault in a template of this crate, in Tera's words.
    #[error("template of {file}: {text}")]
    Template {
        /// The file that was to be made.
        file: String,
        /// Tera's message.
        text: String,
    },
}
