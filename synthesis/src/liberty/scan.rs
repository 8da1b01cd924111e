//! Liberty as nested groups: `kind (arguments) { ... }` and `name : value ;`.

/// A group that is open, from the outermost to the innermost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Group {
    pub kind: String,
    /// Its arguments as written, without quotes.
    pub arguments: String,
    line: usize,
}

/// Events of a reader, in the order of the file.
pub(super) trait Reader {
    /// The innermost of `groups` has been opened.
    fn open(&mut self, groups: &[Group]);
    /// The innermost group has this attribute.
    fn attribute(&mut self, groups: &[Group], name: &str, value: &str) -> Result<(), String>;
}

/// A line and what must hold there.
pub(super) type Refusal = (usize, String);

/// Gives `reader` everything in `text`.
pub(super) fn scan(text: &str, reader: &mut impl Reader) -> Result<(), Refusal> {
    let mut tokens = Tokens { rest: text, line: 1 };
    let mut groups: Vec<Group> = Vec::new();
    while let Some(token) = tokens.next()? {
        let line = tokens.line;
        let name = match token {
            Token::Word(name) => name,
            Token::Sign(';') => continue,
            Token::Sign('}') => {
                let closed = groups.pop();
                closed.ok_or((line, "a `}` must close a group".to_string()))?;
                continue;
            }
            Token::Sign(sign) => return Err((line, format!("no `{sign}` may be here"))),
        };
        match tokens.next()? {
            Some(Token::Sign(':')) => {
                let value = tokens.until(';')?;
                let told = reader.attribute(&groups, name, &value);
                told.map_err(|rule| (line, rule))?;
            }
            Some(Token::Sign('(')) => {
                let arguments = tokens.until(')')?;
                let ahead = tokens;
                match tokens.next()? {
                    Some(Token::Sign('{')) => {
                        groups.push(Group { kind: name.to_string(), arguments, line });
                        reader.open(&groups);
                    }
                    Some(Token::Sign(';')) => {}
                    _ => tokens = ahead, // some files leave the `;` out
                }
            }
            _ => return Err((line, format!("behind `{}` must be `:` or `(`", short(name)))),
        }
    }
    match groups.last() {
        Some(open) => Err((open.line, format!("the group `{}` must be closed", short(&open.kind)))),
        None => Ok(()),
    }
}

/// A name in a message: a file that is no Liberty may have no end of letters.
fn short(name: &str) -> String {
    name.chars().take(40).collect()
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Token<'a> {
    Word(&'a str),
    Sign(char),
}

#[derive(Clone, Copy)]
struct Tokens<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Tokens<'a> {
    /// Takes `length` bytes.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        self.rest = rest;
        self.line += taken.matches('\n').count();
        taken
    }

    fn skip_space(&mut self) -> Result<(), Refusal> {
        loop {
            let is_space = |c: char| c.is_whitespace() || c == '\\';
            let space = self.rest.len() - self.rest.trim_start_matches(is_space).len();
            self.take(space);
            let line = self.line;
            if self.rest.starts_with("/*") {
                let end = self.rest.find("*/");
                let end = end.ok_or((line, "a comment must end in `*/`".to_string()))?;
                self.take(end + 2);
            } else if self.rest.starts_with("//") {
                self.take(self.rest.find('\n').unwrap_or(self.rest.len()));
            } else {
                return Ok(());
            }
        }
    }

    fn next(&mut self) -> Result<Option<Token<'a>>, Refusal> {
        self.skip_space()?;
        let line = self.line;
        let Some(first) = self.rest.chars().next() else { return Ok(None) };
        if "(){}:;,".contains(first) {
            self.take(1);
            return Ok(Some(Token::Sign(first)));
        }
        if first == '"' {
            let end = self.rest[1..].find('"');
            let end = end.ok_or((line, "a text must end in `\"`".to_string()))?;
            let text = self.take(end + 2);
            return Ok(Some(Token::Word(&text[1..=end])));
        }
        let is_end = |c: char| c.is_whitespace() || "(){}:;,\"\\".contains(c);
        let end = self.rest.find(is_end).unwrap_or(self.rest.len());
        Ok(Some(Token::Word(self.take(end))))
    }

    /// All up to `end`, which is taken too, with single spaces between words.
    fn until(&mut self, end: char) -> Result<String, Refusal> {
        let line = self.line;
        let mut words = Vec::new();
        loop {
            match self.next()? {
                Some(Token::Sign(sign)) if sign == end => return Ok(words.join(" ")),
                Some(Token::Word(word)) => words.push(word),
                Some(Token::Sign(',')) => {}
                Some(Token::Sign('(' | ')' | ':')) if end == ';' => {}
                _ => return Err((line, format!("what begins here must end in `{end}`"))),
            }
        }
    }
}
