//! The wires of a bundle: a namespace of rust-hdl that is driven, sampled, linked and packed as a whole.
use super::declaration::{Declaration, Sort};
use super::member::Member;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Ident, Type};

/// Generic parameters for two directions.
fn directions(f: &str, b: &str) -> TokenStream {
    let (f, b) = (format_ident!("{f}"), format_ident!("{b}"));
    quote!(#f: ::rust_hdl::core::prelude::Direction, #b: ::rust_hdl::core::prelude::Direction)
}

/// The struct of wires: all members, or the payload of a stream or flow, which is in the stream's namespace.
pub fn wires(declared: &Declaration) -> TokenStream {
    let (visibility, name) = (&declared.visibility, &declared.name);
    let members = &declared.members;
    let wires = format_ident!("{name}Wires");
    let what = if declared.sort == Sort::Bundle { "a" } else { "the payload of a" };
    let doc = format!(
        "The wires of {what} [`{name}`]: `F` is the direction of what goes with it, `B` of what comes back."
    );
    let (f, b) = (quote!(F), quote!(B));
    let names: Vec<&Ident> = members.iter().map(|(member, _)| &member.name).collect();
    let texts: Vec<String> = names.iter().map(ToString::to_string).collect();
    let docs = members.iter().map(|(member, _)| &member.attributes);
    let types = members.iter().map(|(member, goes)| match goes {
        true => member.wires(&f, &b),
        false => member.wires(&b, &f),
    });
    let (own, other) = (directions("F", "B"), directions("F2", "B2"));
    let link = link(&wires, members);
    let pack = (declared.side(false).count() == 0).then(|| pack(&wires, &names));
    let (start, end) = match declared.sort {
        Sort::Bundle => (
            quote!(probe.visit_start_namespace(name, self);),
            quote!(probe.visit_end_namespace(name, self);),
        ),
        _ => (quote!(), quote!()),
    };
    quote! {
        #[doc = #doc]
        #[derive(Clone, Debug)]
        #[allow(missing_docs)]
        #visibility struct #wires<#own> {
            #( #(#docs)* pub #names: #types, )*
            directions: ::core::marker::PhantomData<(F, B)>,
        }

        impl<#own> #wires<F, B> {
            /// Connects these wires to those of another block, or of the one around: an assignment a wire.
            #[allow(dead_code)]
            pub fn link<T>(&mut self, to: &mut T)
            where
                Self: ::signal::port::Link<T>,
            {
                ::signal::port::Link::link(self, to);
            }
        }

        impl<#own> ::rust_hdl::core::prelude::Logic for #wires<F, B> {
            fn update(&mut self) {}
        }

        #[allow(unused_variables)]
        impl<#own> ::rust_hdl::core::prelude::Block for #wires<F, B> {
            fn connect_all(&mut self) {
                #( ::rust_hdl::core::prelude::Block::connect_all(&mut self.#names); )*
            }
            fn update_all(&mut self) {
                #( ::rust_hdl::core::prelude::Block::update_all(&mut self.#names); )*
            }
            fn has_changed(&self) -> bool {
                false #( || ::rust_hdl::core::prelude::Block::has_changed(&self.#names) )*
            }
            fn accept(&self, name: &str, probe: &mut dyn ::rust_hdl::core::prelude::Probe) {
                #start
                #( ::rust_hdl::core::prelude::Block::accept(&self.#names, #texts, probe); )*
                #end
            }
        }

        #[allow(unused_variables)]
        impl<#own, #other> ::signal::port::Link<#wires<F2, B2>> for #wires<F, B> { #link }

        #pack
    }
}

/// The functions of `Link`.
fn link(wires: &Ident, members: &[(Member, bool)]) -> TokenStream {
    let links = members.iter().map(|(Member { name, .. }, goes)| match goes {
        true => quote!(::signal::port::Link::link(&mut self.#name, &mut to.#name);),
        false => quote!(::signal::port::Link::link(&mut to.#name, &mut self.#name);),
    });
    let assigned = members.iter().map(|(Member { name, .. }, goes)| {
        let text = name.to_string();
        let (from, to, paths) = match goes {
            true => (quote!(self.#name), quote!(to.#name), quote!((&own, &other))),
            false => (quote!(to.#name), quote!(self.#name), quote!((&other, &own))),
        };
        quote! {{
            let own = format!("{}${}", paths.0, #text);
            let other = format!("{}${}", paths.1, #text);
            ::signal::port::Link::assign(&#from, &#to, #paths, all);
        }}
    });
    quote! {
        fn link(&mut self, to: &mut #wires<F2, B2>) {
            #( #links )*
        }

        fn assign(
            &self,
            to: &#wires<F2, B2>,
            paths: (&str, &str),
            all: &mut Vec<(String, String)>,
        ) {
            #( #assigned )*
        }
    }
}

/// Implementation by which the wires fit in words of a memory.
fn pack(wires: &Ident, names: &[&Ident]) -> TokenStream {
    let texts: Vec<String> = names.iter().map(ToString::to_string).collect();
    let own = directions("F", "B");
    quote! {
        #[allow(unused_variables)]
        impl<#own> ::signal::port::Pack for #wires<F, B> {
            fn wires(&self, path: &str, visit: &mut dyn FnMut(String, usize)) {
                #( ::signal::port::Pack::wires(&self.#names, &format!("{path}${}", #texts), visit); )*
            }
            fn values<const MOST: usize, const LIMBS: usize>(
                &self,
                visit: &mut impl FnMut(::signal::Unsigned<MOST, LIMBS>),
            ) {
                #( ::signal::port::Pack::values(&self.#names, visit); )*
            }
            fn assign<const MOST: usize, const LIMBS: usize>(
                &mut self,
                next: &mut impl FnMut(usize) -> Option<::signal::Unsigned<MOST, LIMBS>>,
            ) {
                #( ::signal::port::Pack::assign(&mut self.#names, next); )*
            }
        }
    }
}

/// How a test bench drives the record's wires where they enter a block, and samples them where they leave it.
pub fn exchanged(
    declared: &Declaration,
    forward: &[&Member],
    back_name: &TokenStream,
) -> TokenStream {
    let name = &declared.name;
    let wires = format_ident!("{name}Wires");
    let (input, output) =
        (quote!(::rust_hdl::core::prelude::In), quote!(::rust_hdl::core::prelude::Out));
    let (payload_in, payload_out) =
        (quote!(#wires<#input, #output>), quote!(#wires<#output, #input>));
    let (received, sent) = match declared.sort {
        Sort::Stream => (
            quote!(::signal::port::StreamWires<#payload_in, #input, #output>),
            quote!(::signal::port::StreamWires<#payload_out, #output, #input>),
        ),
        Sort::Flow => (
            quote!(::signal::port::FlowWires<#payload_in, #input>),
            quote!(::signal::port::FlowWires<#payload_out, #output>),
        ),
        Sort::Bundle => (payload_in, payload_out),
    };
    let names: Vec<&Ident> = forward.iter().map(|member| &member.name).collect();
    let forward = exchange(&quote!(#name), &names, &received, &sent);
    let names: Vec<&Ident> = declared.side(false).map(|member| &member.name).collect();
    let back = (!names.is_empty()).then(|| exchange(back_name, &names, &sent, &received));
    quote!(#forward #back)
}

fn exchange(
    value: &TokenStream,
    names: &[&Ident],
    enters: &TokenStream,
    leaves: &TokenStream,
) -> TokenStream {
    quote! {
        impl ::signal::Drive<#value> for #enters {
            fn drive(&mut self, value: #value) {
                #( ::signal::Drive::drive(&mut self.#names, value.#names); )*
            }
        }
        impl ::signal::Sample<#value> for #leaves {
            fn sample(&self) -> #value {
                #value { #( #names: ::signal::Sample::sample(&self.#names) ),* }
            }
        }
    }
}

/// Implementation that ties the record to its wires.
pub fn carried(
    name: &Ident,
    sort: Sort,
    config: Option<&(Ident, Type)>,
    members: &[(Member, bool)],
) -> TokenStream {
    let wires = format_ident!("{name}Wires");
    let own = directions("F", "B");
    let names = members.iter().map(|(member, _)| &member.name);
    let (f, b) = (quote!(F), quote!(B));
    let made = members.iter().map(|(member, goes)| match goes {
        true => member.new_wires(&f, &b),
        false => member.new_wires(&b, &f),
    });
    let made = quote!(#wires { #( #names: #made, )* directions: ::core::marker::PhantomData });
    let (shape, pattern) = match config {
        Some((name, Type::Reference(reference))) => {
            let inner = &reference.elem;
            (quote!(&'a #inner), quote!(#name))
        }
        Some((name, shape)) => (quote!(#shape), quote!(#name)),
        None => (quote!(()), quote!(_)),
    };
    let (whole, wrapped) = match sort {
        Sort::Stream => (
            quote!(::signal::port::StreamWires<#wires<F, B>, F, B>),
            quote!(::signal::port::StreamWires::new(#made)),
        ),
        Sort::Flow => (
            quote!(::signal::port::FlowWires<#wires<F, B>, F>),
            quote!(::signal::port::FlowWires::new(#made)),
        ),
        Sort::Bundle => (quote!(#wires<F, B>), made.clone()),
    };
    let snake = snake_case(&name.to_string());
    let streamed = (sort == Sort::Stream).then(|| {
        quote! {
            impl ::signal::port::Streamed for #name {
                const NAME: &'static str = #snake;
                type Payload<#own> = #wires<F, B>;

                #[allow(unused_variables)]
                fn payload<#own>(#pattern: Self::Shape<'_>) -> #wires<F, B> {
                    #made
                }
            }
        }
    });
    quote! {
        impl ::signal::port::Carried for #name {
            type Wires<#own> = #whole;
            type Shape<'a> = #shape;

            #[allow(unused_variables)]
            fn wires<#own>(#pattern: Self::Shape<'_>) -> Self::Wires<F, B> {
                #wrapped
            }
        }

        #streamed
    }
}

fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for (i, c) in name.chars().enumerate() {
        if c.is_uppercase() && i > 0 {
            snake.push('_');
        }
        snake.extend(c.to_lowercase());
    }
    snake
}
