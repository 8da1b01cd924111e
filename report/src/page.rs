//! A page of HTML that is XML too, so that any reader of either can look at it.

/// A page in one file: no script, and nothing that is fetched. `body` is markup.
pub fn page(title: &str, style: &str, body: &str) -> String {
    let style = match style {
        "" => String::new(),
        style => format!("<style>\n{style}</style>\n"),
    };
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head><meta \
         charset=\"utf-8\"/><title>{}</title>\n{style}</head>\n<body>\n{body}</body>\n</html>\n",
        escaped(title)
    )
}

/// A text as it stands between tags or quotes. What no XML document may hold becomes U+FFFD.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\n' | '\t' => escaped.push(c),
            '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => escaped.push('\u{fffd}'),
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hostile_text_stays_a_text() {
        let hostile = "</p><script src=\"http://a\">&\u{1b}\0";
        let page = page(hostile, "p { margin: 0 }\n", &format!("<p>{}</p>\n", escaped(hostile)));
        let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
        let document = roxmltree::Document::parse_with_options(&page, options).unwrap();
        let text = document.descendants().find(|node| node.tag_name().name() == "p");
        let expected = "</p><script src=\"http://a\">&\u{fffd}\u{fffd}";
        assert_eq!(text.unwrap().text(), Some(expected));
        assert!(!document.descendants().any(|node| node.tag_name().name() == "script"));
    }
}
