//! A page of HTML that is XML too, so that any reader of either can look at it.

use crate::plain::is_hidden;

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

/// How tables and texts of a page look; what is wider than the page has a separate scroll bar.
pub const STYLE: &str = "body { font-family: sans-serif; margin: 2em }\n\
                         table { border-collapse: collapse }\n\
                         th, td { border: 1px solid #ccc; padding: 2px 8px; text-align: right }\n\
                         th { background: #eee }\n\
                         .text { text-align: left }\n\
                         .wide { overflow-x: auto }\n\
                         pre { background: #f6f6f6; padding: 1em; overflow-x: auto }\n";

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its heading.
    pub title: String,
    /// Contents below it: markup.
    pub body: String,
}

impl Part {
    /// A drawing as SVG.
    pub fn chart(title: impl Into<String>, svg: &str) -> Part {
        Part { title: title.into(), body: wide(svg) }
    }

    /// A text as it is.
    pub fn text(title: impl Into<String>, text: &str) -> Part {
        Part { title: title.into(), body: format!("<pre>{}</pre>\n", escaped(text)) }
    }
}

/// The parts below each other, and a list above that leads to each.
pub fn parts(parts: &[Part]) -> String {
    let (mut contents, mut body) = (String::new(), String::new());
    for (number, Part { title, body: part }) in (1..).zip(parts) {
        let title = escaped(title);
        contents += &format!("<li><a href=\"#part-{number}\">{title}</a></li>\n");
        body += &format!("<section id=\"part-{number}\">\n<h2>{title}</h2>\n{part}</section>\n");
    }
    format!("<nav aria-label=\"Contents\">\n<ol>\n{contents}</ol>\n</nav>\n{body}")
}

/// Markup that scrolls by itself where it is wider than the page.
pub(crate) fn wide(markup: &str) -> String {
    format!("<div class=\"wide\">\n{}\n</div>\n", markup.trim_end())
}

/// A text as it is between tags or quotes. Characters that no XML document may hold, or that a reader would not
/// see, become U+FFFD.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\n' | '\t' => escaped.push(c),
            c if is_hidden(c) || matches!(c, '\u{fffe}' | '\u{ffff}') => escaped.push('\u{fffd}'),
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_is_in_the_contents_and_scrolls_by_itself() {
        let given = [Part::chart("a < b", "<svg/>"), Part::text("t", "x & y\n")];
        let page = page("p", STYLE, &parts(&given));
        let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
        let document = roxmltree::Document::parse_with_options(&page, options).unwrap();
        let named =
            |name| document.descendants().filter(move |node| node.tag_name().name() == name);
        let links: Vec<(&str, &str)> = named("a")
            .map(|link| (link.attribute("href").unwrap(), link.text().unwrap()))
            .collect();
        assert_eq!(links, [("#part-1", "a < b"), ("#part-2", "t")]);
        let parts: Vec<&str> = named("section").map(|part| part.attribute("id").unwrap()).collect();
        assert_eq!(parts, ["part-1", "part-2"]);
        assert!(page.contains(".wide { overflow-x: auto }"));
        assert_eq!(named("svg").next().unwrap().parent().unwrap().attribute("class"), Some("wide"));
    }

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
