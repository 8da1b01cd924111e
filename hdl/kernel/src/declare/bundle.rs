//! `bundle!`: ports that belong together, as a record of values and as wires.
use super::declaration::{Declaration, Sort};
use super::member::Member;
use super::record::{Field, record};
use super::wires;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Attribute, Generics, Ident, Result, parse_quote};

/// See [`bundle!`](crate::bundle!).
pub fn bundle(input: TokenStream) -> Result<TokenStream> {
    let declared: Declaration = syn::parse2(input)?;
    let Declaration { attributes, visibility, sort, name, config, members } = &declared;
    let back: Vec<&Member> = declared.side(false).collect();
    let valid = match sort {
        Sort::Stream => Some(bit(parse_quote!(#[doc = "A beat is offered."]), "valid")),
        Sort::Flow => Some(bit(parse_quote!(#[doc = "There is one in this cycle."]), "valid")),
        Sort::Bundle => None,
    };
    let forward: Vec<&Member> = valid.iter().chain(declared.side(true)).collect();
    let plain = Generics::default();
    let values = record(attributes, visibility, name, &plain, &fields(&forward));
    let back_name = format_ident!("{name}Back");
    let (back_values, back_type) = match (sort, back.is_empty()) {
        (Sort::Stream, _) => (quote!(), Some(quote!(::signal::port::Ready))),
        (_, true) => (quote!(), None),
        (_, false) => {
            let text = format!("Signals of a [`{name}`] that run against it.");
            let fields = fields(&back);
            let values =
                record(&[parse_quote!(#[doc = #text])], visibility, &back_name, &plain, &fields);
            (values, Some(quote!(#back_name)))
        }
    };
    let wires = wires::wires(&declared);
    let carried = wires::carried(name, *sort, config.as_ref(), members);
    let exchanged = wires::exchanged(&declared, &forward, &quote!(#back_name));
    let bundle =
        back_type.map(|back| quote!(impl ::signal::port::Bundle for #name { type Back = #back; }));
    let offered = (*sort != Sort::Bundle).then(|| offered(name));
    Ok(quote!(#values #back_values #wires #carried #exchanged #bundle #offered))
}

/// A beat that may be there as the value of a cycle, in which it is valid or nothing is.
fn offered(name: &Ident) -> TokenStream {
    quote! {
        impl From<Option<#name>> for #name {
            // A stream without payload has nothing else.
            #[allow(clippy::needless_update)]
            fn from(beat: Option<#name>) -> #name {
                beat.map_or_else(#name::default, |beat| #name { valid: true, ..beat })
            }
        }
    }
}

fn bit(doc: Attribute, name: &str) -> Member {
    Member {
        attributes: vec![doc],
        name: format_ident!("{name}"),
        carried: parse_quote!(bool),
        condition: None,
        encoding: None,
        shape: None,
        presence: None,
    }
}

fn fields<'a>(members: &[&'a Member]) -> Vec<Field<'a>> {
    let field = |member: &&'a Member| {
        let Member { attributes, name, carried, condition, encoding, presence, .. } = member;
        Field {
            attributes,
            name,
            carried: quote!(#carried),
            condition: condition.as_ref(),
            encoding: encoding.as_ref(),
            is_optional: presence.is_some(),
        }
    };
    members.iter().map(field).collect()
}
