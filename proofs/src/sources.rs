//! The emitted modules of a case with the properties in them.

use crate::contract::{self, Contract};
use crate::declare::{covers, is_of};
use crate::{Case, Error, Fault, Fragment, Proofs, Property, labels, names, paths, prelude};
use emit::{Design, Module};
use std::fmt;

/// An assertion with the fault that it must find.
#[derive(Clone, Debug)]
pub(crate) struct Assertion {
    pub name: String,
    pub rule: String,
    pub says: String,
    pub bounded: Option<String>,
    pub fault: Breach,
}

/// A change that makes an assertion fail on purpose.
#[derive(Clone, Debug)]
pub(crate) enum Breach {
    /// A fault in a module's text.
    Text(Fault),
    /// The contract's assertions see ports that are turned at will.
    Glitch,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Breach::Text(fault) => {
                let Fault { modules, text, replacement } = fault;
                write!(f, "in {}, `{text}` becomes `{replacement}`", modules.join(" and "))
            }
            Breach::Glitch => write!(f, "a glitch at the port"),
        }
    }
}

/// Verilog files with properties in them.
#[derive(Clone, Debug)]
pub(crate) struct Sources {
    pub top: String,
    /// File name and text.
    pub files: Vec<(String, String)>,
}

/// A case, emitted.
pub(crate) struct Prepared<'a> {
    proofs: &'a Proofs,
    case: &'a Case,
    design: Design,
}

impl<'a> Prepared<'a> {
    /// Emits the case and holds the declarations against it.
    pub(crate) fn new(proofs: &'a Proofs, case: &'a Case) -> Result<Self, Error> {
        let block = proofs.block.to_owned();
        let design = (case.design)().map_err(|errors| Error::Emit { block, errors })?;
        let prepared = Prepared { proofs, case, design };
        prepared.check()?;
        Ok(prepared)
    }

    pub(crate) fn case(&self) -> &'a Case {
        self.case
    }

    /// Whether the case's Verilog is that of `design`, letter by letter.
    pub(crate) fn is_of(&self, design: &Design) -> bool {
        let texts = |design: &Design| -> Vec<(String, String)> {
            let modules = design.modules.iter();
            modules.map(|module| (module.name.clone(), module.text.clone())).collect()
        };
        texts(&self.design) == texts(design)
    }

    pub(crate) fn block(&self) -> &'static str {
        self.proofs.block
    }

    /// The error that what the block declares does not fit.
    pub(crate) fn fault(&self, problem: &str) -> Error {
        let problem = format!("{}: {problem}", self.case.name);
        Error::Declaration { block: self.proofs.block.to_owned(), problem }
    }

    /// All assertions: the block's, then those of the stream contract.
    pub(crate) fn assertions(&self) -> Vec<Assertion> {
        let own = self.proofs.properties().into_iter().map(|property| {
            let Property { name, rule, says, bounded, fault } = property;
            Assertion { name, rule, says, bounded, fault: Breach::Text(fault) }
        });
        let contract = self.contract(false).assertions.into_iter().map(|(name, says)| Assertion {
            name,
            rule: "contract".to_owned(),
            says,
            bounded: None,
            fault: Breach::Glitch,
        });
        own.chain(contract).collect()
    }

    /// The labels of the cover statements in its modules.
    pub(crate) fn covers(&self) -> Vec<String> {
        let is_here =
            |fragment: &&Fragment| self.design.modules.iter().any(|module| fragment.is_for(module));
        let own = covers(self.proofs.fragments.iter().filter(is_here)).into_iter();
        own.chain(self.contract(false).covers).collect()
    }

    fn contract(&self, glitch: bool) -> Contract {
        contract::of(&self.design.manifest.ports, self.proofs.exempt, glitch)
    }

    /// The files, with a fault if there is to be one; `None` when its text is not in this case's Verilog.
    pub(crate) fn sources(&self, breach: Option<&Breach>) -> Option<Sources> {
        let contract = self.contract(matches!(breach, Some(Breach::Glitch)));
        let mut is_faulty = !matches!(breach, Some(Breach::Text(_)));
        let mut files = Vec::new();
        for module in &self.design.modules {
            let mut text = module.text.clone();
            if let Some(Breach::Text(fault)) = breach
                && fault.modules.iter().any(|stem| is_of(&module.plain, stem))
                && text.contains(&fault.text)
            {
                text = text.replacen(&fault.text, &fault.replacement, 1);
                is_faulty = true;
            }
            let added = self.added(module, &contract);
            let mut text = names::apart(&text, &added);
            let end = text.rfind("endmodule").unwrap_or(text.len());
            text.insert_str(end, &added);
            // Yosys takes the last of a file for the whole of it: a name that nothing declares would be a free net.
            let text = text.replace("`default_nettype wire", "`default_nettype none");
            files.push((format!("{}.v", module.name), text));
        }
        is_faulty.then(|| Sources { top: self.design.top.clone(), files })
    }

    /// The nets below their modules that fragments name and that are not there.
    pub(crate) fn lost_paths(&self) -> Vec<String> {
        let Some(Sources { files, .. }) = self.sources(None) else { return vec![] };
        let mut lost = vec![];
        for fragment in self.proofs.fragments {
            let modules = self.design.modules.iter();
            let modules: Vec<&Module> = modules.filter(|module| fragment.is_for(module)).collect();
            let is_lost = |path: &&str| {
                !modules.iter().any(|module| paths::leads(&files, &module.name, path))
            };
            lost.extend(paths::named(fragment.text).into_iter().filter(is_lost).map(String::from));
        }
        lost
    }

    /// The modules that fragments are for and that are not there.
    pub(crate) fn lost_modules(&self) -> Vec<String> {
        let fragments = self.proofs.fragments.iter();
        let is_lost = |fragment: &&Fragment| {
            !self.design.modules.iter().any(|module| fragment.is_for(module))
        };
        fragments.filter(is_lost).map(|fragment| fragment.module.to_owned()).collect()
    }

    /// The text of a module, or the list of modules if it is not there: the end of an error.
    pub(crate) fn text_of(&self, stems: &[String]) -> String {
        let modules = &self.design.modules;
        let is_one = |module: &&Module| stems.iter().any(|stem| is_of(&module.plain, stem));
        match modules.iter().find(is_one) {
            Some(module) => format!("; the module is\n{}", module.text),
            None => {
                let names: Vec<&str> = modules.iter().map(|module| module.name.as_str()).collect();
                format!("; the modules are {}", names.join(", "))
            }
        }
    }

    /// The prover's addition to a module: nothing, or the prelude, the block's fragments and the contract.
    fn added(&self, module: &Module, contract: &Contract) -> String {
        let own = self.proofs.fragments.iter().filter(|fragment| fragment.is_for(module));
        let mut added: String = own.map(|fragment| fragment.text).collect();
        if module.name == self.design.top {
            added.push_str(&contract.text);
        }
        match added.is_empty() {
            true => added,
            false => {
                let ports = prelude::ports(&module.text);
                prelude::text(&module.plain, &ports, self.case.constants) + &added
            }
        }
    }

    /// No name of a fragment is one that its module, another fragment or the prelude has too; every statement has a
    /// label, and every assertion a comment with its rule and fault.
    fn check(&self) -> Result<(), Error> {
        let fail = |problem: String| {
            Err(Error::Declaration { block: self.proofs.block.to_owned(), problem })
        };
        if self.proofs.cases.first().is_none_or(|case| case.reach == 0) {
            return fail("the first case must reach the cover statements".to_owned());
        }
        let contract = self.contract(false);
        for module in &self.design.modules {
            let added = self.added(module, &contract);
            if let Some(name) = names::clash(&names::apart(&module.text, &added), &added) {
                return fail(format!(
                    "`{name}` in the properties is declared twice in {}, by the module, the prover or another fragment: \
                     give it another name",
                    module.name
                ));
            }
        }
        let text: String = self.proofs.fragments.iter().map(|fragment| fragment.text).collect();
        for keyword in ["assert", "cover"] {
            if labels::of(&text, keyword).len() != labels::count(&text, keyword) {
                return fail(format!("a statement `{keyword}` has no label"));
            }
        }
        let properties = self.proofs.properties();
        let is_known = |label: &String| properties.iter().any(|property| property.name == *label);
        let mut names: Vec<&str> = properties.iter().map(|property| &*property.name).collect();
        names.sort_unstable();
        if let Some(pair) = names.windows(2).find(|pair| pair[0] == pair[1]) {
            let label = pair[0];
            return fail(format!("{label}: two assertions of this label have different comments"));
        }
        if let Some(label) = labels::of(&text, "assert").iter().find(|label| !is_known(label)) {
            return fail(format!(
                "{label}: the comment above the assertion must have its rule, a sentence and a fault; try `// R1: \
                 sentence.`, then `// Fault in module: `text` becomes `other text`.`"
            ));
        }
        Ok(())
    }
}
