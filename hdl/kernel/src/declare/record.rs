//! A record of values, and what `signal::port::PortValue` asks of it.
use super::member::{Condition, sentence};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, Generics, Ident, Path, Visibility};

/// A field of a record.
pub struct Field<'a> {
    pub attributes: &'a [Attribute],
    pub name: &'a Ident,
    /// Type of the value in a record.
    pub carried: TokenStream,
    /// When it means something.
    pub condition: Option<&'a Condition>,
    /// The list that names its values.
    pub encoding: Option<&'a Path>,
    /// Some geometries do not have it.
    pub is_optional: bool,
}

/// The struct `name` and its implementation.
pub fn record(
    attributes: &[Attribute],
    visibility: &Visibility,
    name: &Ident,
    generics: &Generics,
    fields: &[Field],
) -> TokenStream {
    let (impl_generics, own_generics, _) = generics.split_for_impl();
    let names: Vec<&Ident> = fields.iter().map(|field| field.name).collect();
    let types: Vec<&TokenStream> = fields.iter().map(|field| &field.carried).collect();
    let docs = fields.iter().map(|field| field.attributes);
    let describe = fields.iter().map(describe);
    let own = fields.iter().map(|field| meaning(field, fields, &quote!(true)));
    let given = fields.iter().map(|field| meaning(field, fields, &quote!(means)));
    quote! {
        #(#attributes)*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        #visibility struct #name #generics { #( #(#docs)* pub #names: #types, )* }

        #[allow(unused_variables, unused_assignments, unused_mut)]
        impl #impl_generics ::signal::port::PortValue for #name #own_generics {
            const SLOTS: usize = 0 #( + <#types as ::signal::port::PortValue>::SLOTS )*;

            #[inline]
            fn store(&self, slots: &mut [u64]) {
                let mut rest = slots;
                #(
                    let (own, others) =
                        rest.split_at_mut(<#types as ::signal::port::PortValue>::SLOTS);
                    ::signal::port::PortValue::store(&self.#names, own);
                    rest = others;
                )*
            }

            #[inline]
            fn load(slots: &[u64]) -> Self {
                let mut rest = slots;
                #(
                    let (own, others) =
                        rest.split_at(<#types as ::signal::port::PortValue>::SLOTS);
                    let #names = ::signal::port::PortValue::load(own);
                    rest = others;
                )*
                Self { #( #names ),* }
            }

            #[inline]
            fn agrees(&self, seen: &Self) -> bool {
                true #( && (!#own || ::signal::port::PortValue::agrees(&self.#names, &seen.#names)) )*
            }

            fn meaning(&self, means: bool, ports: &mut Vec<bool>) {
                #( ::signal::port::PortValue::meaning(&self.#names, #given, ports); )*
            }

            fn describe(
                place: &::signal::port::Place,
                ports: &mut Vec<::signal::port::FieldInfo>,
            ) {
                #( #describe )*
            }
        }
    }
}

/// Whether a field means something in `self`, which itself does if `means`: not unless its bit has the value that it
/// must have, and that bit means something, and so on.
fn meaning(field: &Field, fields: &[Field], means: &TokenStream) -> TokenStream {
    let Some(Condition { path, is }) = field.condition else {
        return means.clone();
    };
    let sibling = fields.iter().find(|other| path.len() == 1 && path[0] == *other.name);
    let chain = sibling.map_or(means.clone(), |sibling| meaning(sibling, fields, means));
    quote!((#chain && self #(.#path)* == #is))
}

/// Code that describes a field.
fn describe(field: &Field) -> TokenStream {
    let (name, doc, carried) = (field.name.to_string(), sentence(field.attributes), &field.carried);
    let when = field.condition.map(|condition| {
        let path = condition.path.iter().map(ToString::to_string).collect::<Vec<_>>().join("_");
        let is = condition.is;
        quote!(.when(place, #path, #is))
    });
    let encoded = field.encoding.map(|list| quote!(.encoded(#list)));
    let optional = field.is_optional.then(|| quote!(.optional()));
    quote! {
        <#carried as ::signal::port::PortValue>::describe(
            &place.member(#name, #doc) #when #encoded #optional,
            ports,
        );
    }
}
