//! Signals: `self.ways[i].tag` becomes the path `ways$3$tag`, as rust-hdl's visitor names it.
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Error, Expr, Member, Result};

/// Code that gives the path of a signal as a `String`; the list that `[i]` is of says how its parts are named.
pub fn path_of(expr: &Expr) -> Result<TokenStream> {
    let (mut format, mut indices) = (String::new(), Vec::new());
    walk(expr, &mut format, &mut indices)?;
    Ok(quote!(format!(#format #(, #indices)*)))
}

fn walk(expr: &Expr, format: &mut String, indices: &mut Vec<TokenStream>) -> Result<()> {
    match expr {
        Expr::Field(field) => {
            let Member::Named(name) = &field.member else {
                return Err(Error::new_spanned(expr, "a signal is a named field"));
            };
            if !is_self(&field.base) {
                walk(&field.base, format, indices)?;
            }
            // The structs that hold a block's ports and a stream's payload are no part of their names.
            if name != "ports" && name != "payload" {
                if !format.is_empty() {
                    format.push('$');
                }
                format.push_str(&name.to_string());
            }
            Ok(())
        }
        Expr::Index(index) => {
            walk(&index.expr, format, indices)?;
            format.push_str("{}");
            let (list, position) = (&index.expr, &index.index);
            indices.push(quote!(#list.suffix((#position) as usize)));
            Ok(())
        }
        _ => Err(Error::new_spanned(expr, "expected a signal: `self.name`, `self.names[i]`, ...")),
    }
}

fn is_self(expr: &Expr) -> bool {
    matches!(expr, Expr::Path(path) if path.path.is_ident("self"))
}
