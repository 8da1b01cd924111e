//! One declared port or bundle of ports: `line: u64 [when hit] as KINDS = config.line_bits() if config.has_line(),`.
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, Expr, ExprLit, Ident, Lit, Meta, Path, Result, Token, Type, bracketed};

/// A declared member.
pub struct Member {
    /// Its doc comment and other attributes.
    pub attributes: Vec<Attribute>,
    pub name: Ident,
    /// The type of its values.
    pub carried: Type,
    /// When they mean something.
    pub condition: Option<Condition>,
    /// The list that names its values.
    pub encoding: Option<Path>,
    /// Shape from which the widths of its wires follow.
    pub shape: Option<Expr>,
    /// Whether a geometry has it.
    pub presence: Option<Expr>,
}

/// `[when a]`, `[unless a.b]`.
pub struct Condition {
    /// `a.b`, a bit of the same record.
    pub path: Vec<Ident>,
    /// `when`, else `unless`.
    pub is: bool,
}

/// The text of doc comments, on one line.
pub fn sentence(attributes: &[Attribute]) -> String {
    let text = |attribute: &Attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text.value().trim().to_owned()),
            _ => None,
        },
        _ => None,
    };
    attributes.iter().filter_map(text).collect::<Vec<_>>().join(" ").trim().to_owned()
}

impl Parse for Condition {
    fn parse(input: ParseStream) -> Result<Condition> {
        let word: Ident = input.parse()?;
        let is = match word.to_string().as_str() {
            "when" => true,
            "unless" => false,
            _ => return Err(syn::Error::new(word.span(), "expected `when` or `unless`")),
        };
        let mut path = vec![input.parse()?];
        while input.parse::<Option<Token![.]>>()?.is_some() {
            path.push(input.parse()?);
        }
        Ok(Condition { path, is })
    }
}

impl Member {
    /// Contents of a member's attributes.
    pub fn parse(attributes: Vec<Attribute>, input: ParseStream) -> Result<Member> {
        let name = input.parse()?;
        input.parse::<Token![:]>()?;
        let carried = input.parse()?;
        let mut condition = None;
        if input.peek(syn::token::Bracket) {
            let inner;
            bracketed!(inner in input);
            condition = Some(inner.parse()?);
        }
        let encoding = match input.parse::<Option<Token![as]>>()? {
            Some(_) => Some(input.parse()?),
            None => None,
        };
        let shape = match input.parse::<Option<Token![=]>>()? {
            Some(_) => Some(input.parse()?),
            None => None,
        };
        let presence = match input.parse::<Option<Token![if]>>()? {
            Some(_) => Some(input.parse()?),
            None => None,
        };
        Ok(Member { attributes, name, carried, condition, encoding, shape, presence })
    }

    /// The member's wires; an input of the block, or an output.
    pub fn wires(&self, forward: &TokenStream, back: &TokenStream) -> TokenStream {
        let carried = &self.carried;
        let wires = quote!(<#carried as ::signal::port::Carried>::Wires<#forward, #back>);
        if self.presence.is_some() { quote!(::signal::Optional<#wires>) } else { wires }
    }

    /// Shape from which the widths of the wires follow.
    pub fn shape(&self) -> TokenStream {
        self.shape.as_ref().map_or(quote!(()), ToTokens::to_token_stream)
    }

    /// Code that makes the member's wires.
    pub fn new_wires(&self, forward: &TokenStream, back: &TokenStream) -> TokenStream {
        let carried = &self.carried;
        let shape = self.shape();
        let made = quote!(<#carried as ::signal::port::Carried>::wires::<#forward, #back>(#shape));
        match &self.presence {
            Some(presence) => quote!(::signal::Optional::new(#presence, #made)),
            None => made,
        }
    }
}
