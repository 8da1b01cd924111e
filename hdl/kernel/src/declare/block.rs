//! `ports!`: all ports of a block, as the records `In` and `Out` and as the struct `Ports` of their wires.
use super::member::Member;
use super::record::{Field, record};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::{
    Attribute, Error, Generics, Ident, Path, Result, Token, Type, parenthesized, parse_quote,
};

struct Port {
    is_input: bool,
    back: Back,
    member: Member,
}

/// Wires that come back for a port.
#[derive(Clone, Copy, PartialEq)]
enum Back {
    Nothing,
    Ready,
    /// A bundle's members.
    Members,
}

struct Declaration {
    /// Sentences of all ports.
    attributes: Vec<Attribute>,
    /// The hardware's struct, if it is declared here.
    rtl: Option<Path>,
    /// Generics of the hardware and its ports.
    generics: Generics,
    /// Generics of the hardware alone.
    own: Generics,
    config: (Ident, Type),
    ports: Vec<Port>,
}

impl Parse for Declaration {
    fn parse(input: ParseStream) -> Result<Declaration> {
        let attributes = input.call(Attribute::parse_outer)?;
        let word: Ident = input.parse()?;
        let rtl = match word.to_string().as_str() {
            "rtl" => Some(input.call(Path::parse_mod_style)?),
            "shared" => None,
            _ => {
                let text = "expected `rtl path::Of::Struct(config: &Config);`, or `shared(config: &Config);`";
                return Err(Error::new(word.span(), text));
            }
        };
        let generics = input.parse()?;
        let own = match input.parse::<Option<Token![for]>>()? {
            Some(_) => input.parse()?,
            None => Generics::default(),
        };
        let inner;
        parenthesized!(inner in input);
        let name = inner.parse()?;
        inner.parse::<Token![:]>()?;
        let config = (name, inner.parse()?);
        input.parse::<Token![;]>()?;
        let mut ports = Vec::new();
        while !input.is_empty() {
            let attributes = input.call(Attribute::parse_outer)?;
            let is_input = input.parse::<Option<Token![in]>>()?.is_some();
            if !is_input {
                let word: Ident = input.parse()?;
                if word != "out" {
                    return Err(Error::new(word.span(), "a port begins with `in` or `out`"));
                }
            }
            let mut back = Back::Nothing;
            if input.peek(Ident) && input.peek2(Ident) {
                let word: Ident = input.parse()?;
                back = match word.to_string().as_str() {
                    "stream" => Back::Ready,
                    "exchange" => Back::Members,
                    _ => {
                        let text = "expected `stream` (valid and ready) or `exchange` (a bundle with `back`)";
                        return Err(Error::new(word.span(), text));
                    }
                };
            }
            ports.push(Port { is_input, back, member: Member::parse(attributes, input)? });
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(Declaration { attributes, rtl, generics, own, config, ports })
    }
}

impl Port {
    /// The part of it in the record of inputs, or of outputs.
    fn field(&self, of_inputs: bool) -> Option<Field<'_>> {
        let Member { attributes, name, carried, condition, encoding, presence, .. } = &self.member;
        let goes = self.is_input == of_inputs;
        let carried = match (goes, self.back) {
            (true, _) => quote!(#carried),
            (false, Back::Ready) => quote!(::signal::port::Ready),
            (false, Back::Members) => quote!(<#carried as ::signal::port::Bundle>::Back),
            (false, Back::Nothing) => return None,
        };
        let condition = condition.as_ref().filter(|_| goes);
        let encoding = encoding.as_ref().filter(|_| goes);
        let is_optional = presence.is_some();
        Some(Field { attributes, name, carried, condition, encoding, is_optional })
    }

    /// Its wires. Those of a stream are said to be such, which the compiler does not see of a type parameter.
    fn wires(&self) -> TokenStream {
        let (forward, back) = self.directions();
        let carried = &self.member.carried;
        let wires = quote! {
            ::signal::port::StreamWires<
                <#carried as ::signal::port::Streamed>::Payload<#forward, #back>,
                #forward,
                #back,
            >
        };
        match (self.back, &self.member.presence) {
            (Back::Ready, Some(_)) => quote!(::signal::Optional<#wires>),
            (Back::Ready, None) => wires,
            _ => self.member.wires(&forward, &back),
        }
    }

    /// Code that makes its wires.
    fn new_wires(&self) -> TokenStream {
        let (forward, back) = self.directions();
        let (carried, shape) = (&self.member.carried, self.member.shape());
        let made = quote! {
            ::signal::port::StreamWires::new(
                <#carried as ::signal::port::Streamed>::payload::<#forward, #back>(#shape),
            )
        };
        match (self.back, &self.member.presence) {
            (Back::Ready, Some(presence)) => quote!(::signal::Optional::new(#presence, #made)),
            (Back::Ready, None) => made,
            _ => self.member.new_wires(&forward, &back),
        }
    }

    fn directions(&self) -> (TokenStream, TokenStream) {
        let (input, output) =
            (quote!(::rust_hdl::core::prelude::In), quote!(::rust_hdl::core::prelude::Out));
        if self.is_input { (input, output) } else { (output, input) }
    }
}

/// See [`ports!`](crate::ports!).
pub fn block(input: TokenStream) -> Result<TokenStream> {
    if let Ok(Reuse { rtl, generics, ports }) = syn::parse2(input.clone()) {
        let (wires, inputs, outputs) =
            (quote!(#ports::Ports), quote!(#ports::In), quote!(#ports::Out));
        return Ok(tied(
            &rtl,
            (&generics, &Generics::default()),
            &wires,
            &inputs,
            &outputs,
            &quote!(),
        ));
    }
    let Declaration { attributes, rtl, generics, own, config, ports } = syn::parse2(input)?;
    let (impl_generics, own_generics, _) = generics.split_for_impl();
    let public: syn::Visibility = parse_quote!(pub);
    let (name_in, name_out) = (format_ident!("In"), format_ident!("Out"));
    let mut documented: Vec<Attribute> = vec![
        parse_quote!(#[doc = "Inputs of a cycle. A payload means something while the `valid` of its stream is true."]),
    ];
    documented.extend(attributes.iter().cloned());
    let said_out: Vec<Attribute> = vec![parse_quote!(#[doc = "Outputs of the same cycle."])];
    let inputs: Vec<Field> = ports.iter().filter_map(|port| port.field(true)).collect();
    let outputs: Vec<Field> = ports.iter().filter_map(|port| port.field(false)).collect();
    let records = [
        record(&documented, &public, &name_in, &generics, &inputs),
        record(&said_out, &public, &name_out, &generics, &outputs),
    ];
    // Each port's wires can be driven and sampled: the compiler needs the bound where they depend on a type.
    let exchanged = ports.iter().map(|port| {
        let (wires, carried) = (port.wires(), &port.member.carried);
        let (with, against) = match port.is_input {
            true => (quote!(Drive), quote!(Sample)),
            false => (quote!(Sample), quote!(Drive)),
        };
        let returned = match port.back {
            Back::Nothing => quote!(),
            Back::Ready => quote!(+ ::signal::#against<::signal::port::Ready>),
            Back::Members => {
                quote!(+ ::signal::#against<<#carried as ::signal::port::Bundle>::Back>)
            }
        };
        quote!(#wires: ::signal::#with<#carried> #returned)
    });
    let driven = inputs.iter().map(|field| field.name);
    let sampled = outputs.iter().map(|field| field.name);

    let names: Vec<&Ident> = ports.iter().map(|port| &port.member.name).collect();
    let texts: Vec<String> = names.iter().map(ToString::to_string).collect();
    let docs = ports.iter().map(|port| &port.member.attributes);
    let types = ports.iter().map(Port::wires);
    let made = ports.iter().map(Port::new_wires);
    let (config_name, config_type) = config;
    let derived = generics.params.is_empty().then(|| quote!(#[derive(Clone, Debug)]));
    let bounds = quote!(where #(#exchanged,)*);
    let tied = rtl.map(|rtl| {
        tied(&rtl, (&generics, &own), &quote!(Ports), &quote!(In), &quote!(Out), &bounds)
    });
    Ok(quote! {
        #(#records)*

        /// The wires of the block's ports.
        #derived
        pub struct Ports #generics { #( #(#docs)* pub #names: #types, )* }

        impl #impl_generics Ports #own_generics {
            /// The wires of a block of this geometry.
            #[allow(unused_variables)]
            pub fn new(#config_name: #config_type) -> Self {
                Ports { #( #names: #made ),* }
            }
        }

        impl #impl_generics ::rust_hdl::core::prelude::Logic for Ports #own_generics {
            fn update(&mut self) {}
        }

        // The ports are the block's: they are in no namespace.
        impl #impl_generics ::rust_hdl::core::prelude::Block for Ports #own_generics {
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
                let said = ::signal::port::Said::of::<In #own_generics, Out #own_generics>();
                ::rust_hdl::core::prelude::Block::accept(&said, name, probe);
                #( ::rust_hdl::core::prelude::Block::accept(&self.#names, #texts, probe); )*
            }
        }

        impl #impl_generics Ports #own_generics
        #bounds
        {
            /// Puts the inputs on the wires.
            pub fn drive(&mut self, input: &In #own_generics) {
                #( ::signal::Drive::drive(&mut self.#driven, input.#driven); )*
            }

            /// Reads the outputs from the wires.
            pub fn sample(&self) -> Out #own_generics {
                Out { #( #sampled: ::signal::Sample::sample(&self.#sampled) ),* }
            }
        }

        #tied
    })
}

/// Impl that ties a hardware's struct to its ports; generic over the ports' parameters, and more.
fn tied(
    rtl: &Path,
    (generics, more): (&Generics, &Generics),
    ports: &TokenStream,
    inputs: &TokenStream,
    outputs: &TokenStream,
    bounds: &TokenStream,
) -> TokenStream {
    let (_, port_generics, _) = generics.split_for_impl();
    let mut own = generics.clone();
    own.params.extend(more.params.iter().cloned());
    let (impl_generics, own_generics, _) = own.split_for_impl();
    quote! {
        /// A kernel names a port as it would a field of the block.
        impl #impl_generics ::core::ops::Deref for #rtl #own_generics {
            type Target = #ports #port_generics;
            fn deref(&self) -> &Self::Target {
                &self.ports
            }
        }

        impl #impl_generics ::core::ops::DerefMut for #rtl #own_generics {
            fn deref_mut(&mut self) -> &mut Self::Target {
                &mut self.ports
            }
        }

        impl #impl_generics ::signal::port::Simulated for #rtl #own_generics #bounds {
            type In = #inputs #port_generics;
            type Out = #outputs #port_generics;

            fn drive(&mut self, input: &Self::In) {
                self.ports.drive(input);
            }

            fn sample(&self) -> Self::Out {
                self.ports.sample()
            }
        }
    }
}

/// `rtl path::Of::Struct = path::of::ports`: a block whose ports are those that a module declares as `shared`.
struct Reuse {
    rtl: Path,
    /// Generics of both.
    generics: Generics,
    ports: Path,
}

impl Parse for Reuse {
    fn parse(input: ParseStream) -> Result<Reuse> {
        let word: Ident = input.parse()?;
        if word != "rtl" {
            return Err(Error::new(word.span(), "expected `rtl`"));
        }
        let rtl = input.call(Path::parse_mod_style)?;
        let generics = input.parse()?;
        input.parse::<Token![=]>()?;
        let ports = input.call(Path::parse_mod_style)?;
        input.parse::<Token![;]>()?;
        Ok(Reuse { rtl, generics, ports })
    }
}
