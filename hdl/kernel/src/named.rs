//! Verilog names of numbers that are known when the block is built.
use syn::{Expr, ExprPath, Member};

/// The field by which a block holds its configuration, whose methods are figures.
const CONFIG: &str = "_config";

/// The name of a constant, or of a figure that the block holds; none of what is computed here.
pub fn name_of(expr: &Expr) -> Option<String> {
    match expr {
        Expr::Paren(inner) => name_of(&inner.expr),
        Expr::Group(inner) => name_of(&inner.expr),
        Expr::Cast(cast) => name_of(&cast.expr),
        Expr::Path(path) => of_constant(path),
        Expr::Field(_) => field(expr).map(|name| name.trim_start_matches('_').to_uppercase()),
        Expr::MethodCall(call) if call.args.is_empty() => {
            let is_config = field(&call.receiver).is_some_and(|name| name == CONFIG);
            is_config.then(|| call.method.to_string().to_uppercase())
        }
        _ => None,
    }
}

/// `_theta` of `self._theta`.
fn field(expr: &Expr) -> Option<String> {
    let Expr::Field(field) = expr else { return None };
    let is_block = matches!(field.base.as_ref(), Expr::Path(path) if path.path.is_ident("self"));
    match &field.member {
        Member::Named(name) if is_block => Some(name.to_string()),
        _ => None,
    }
}

/// `KIND_LOAD` of `kind::LOAD`; `PATIENCE` of `Config::PATIENCE`. One letter is a parameter of a type.
fn of_constant(path: &ExprPath) -> Option<String> {
    let segments: Vec<String> =
        path.path.segments.iter().map(|segment| segment.ident.to_string()).collect();
    let (name, above) = segments.split_last()?;
    let is_constant = name.len() > 1 && !name.contains(char::is_lowercase);
    let module = above.last().filter(|module| module.starts_with(char::is_lowercase));
    let is_number = module.is_some_and(|module| ["usize", "u64"].contains(&module.as_str()));
    let is_path =
        module.is_some_and(|module| ["self", "super", "crate"].contains(&module.as_str()));
    match module.filter(|_| !is_path) {
        _ if !is_constant || is_number => None,
        Some(module) => Some(format!("{}_{name}", module.to_uppercase())),
        None => Some(name.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_a_name_in_rust_has_it_in_verilog() {
        let cases = [
            ("kind::LOAD", Some("KIND_LOAD")),
            ("crate::port::kind::LOAD", Some("KIND_LOAD")),
            ("(class::LINE as usize)", Some("CLASS_LINE")),
            ("Config::PATIENCE", Some("PATIENCE")),
            ("Self::PERCENT_BITS", Some("PERCENT_BITS")),
            ("super::DEPTH", Some("DEPTH")),
            ("DEPTH", Some("DEPTH")),
            ("self._theta", Some("THETA")),
            ("self._config.theta()", Some("THETA")),
            ("usize::MAX", None),
            ("N", None),
            ("i", None),
            ("self._ways.ilog2()", None),
            ("self._lanes[i]", None),
            ("self._config.way(i)", None),
            ("self._interval - 1", None),
        ];
        for (text, name) in cases {
            let expr: Expr = syn::parse_str(text).unwrap();
            assert_eq!(name_of(&expr).as_deref(), name, "{text}");
        }
    }
}
