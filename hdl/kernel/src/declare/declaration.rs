//! Contents of `bundle!`.
use super::member::{Condition, Member};
use quote::format_ident;
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, Error, Ident, Result, Token, Type, Visibility, braced, parenthesized};

/// Handshake of a bundle.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Sort {
    /// `valid` and, back, `ready`.
    Stream,
    /// A stream: `valid` and payload, no `ready`.
    Flow,
    /// Payload without a handshake.
    Bundle,
}

pub(super) struct Declaration {
    pub(super) attributes: Vec<Attribute>,
    pub(super) visibility: Visibility,
    pub(super) sort: Sort,
    pub(super) name: Ident,
    /// The name and type of what the shapes follow from.
    pub(super) config: Option<(Ident, Type)>,
    /// The members, and whether each goes with the value or comes back for it.
    pub(super) members: Vec<(Member, bool)>,
}

impl Declaration {
    /// The members that go with the value, or those that come back for it.
    pub(super) fn side(&self, goes: bool) -> impl Iterator<Item = &Member> {
        self.members.iter().filter(move |(_, way)| *way == goes).map(|(member, _)| member)
    }
}

impl Parse for Declaration {
    fn parse(input: ParseStream) -> Result<Declaration> {
        let attributes = input.call(Attribute::parse_outer)?;
        let visibility = input.parse()?;
        let word: Ident = input.parse()?;
        let sort = match word.to_string().as_str() {
            "stream" => Sort::Stream,
            "flow" => Sort::Flow,
            "bundle" => Sort::Bundle,
            _ => return Err(Error::new(word.span(), "expected `stream`, `flow` or `bundle`")),
        };
        let name = input.parse()?;
        let mut config = None;
        if input.peek(syn::token::Paren) {
            let inner;
            parenthesized!(inner in input);
            let name = inner.parse()?;
            inner.parse::<Token![:]>()?;
            config = Some((name, inner.parse()?));
        }
        let body;
        braced!(body in input);
        let mut members = Vec::new();
        while !body.is_empty() {
            let attributes = body.call(Attribute::parse_outer)?;
            let goes_back = body.peek(Ident) && body.peek2(Ident);
            if goes_back {
                let word: Ident = body.parse()?;
                if word != "back" || sort != Sort::Bundle {
                    let text = "a member is `name: type`, or in a bundle `back name: type`";
                    return Err(Error::new(word.span(), text));
                }
            }
            let mut member = Member::parse(attributes, &body)?;
            if sort != Sort::Bundle && member.condition.is_none() {
                member.condition = Some(parse_condition());
            }
            members.push((member, !goes_back));
            if !body.is_empty() {
                body.parse::<Token![,]>()?;
            }
        }
        Ok(Declaration { attributes, visibility, sort, name, config, members })
    }
}

fn parse_condition() -> Condition {
    Condition { path: vec![format_ident!("valid")], is: true }
}
