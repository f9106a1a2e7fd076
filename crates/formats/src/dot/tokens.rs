//! The tokens of DOT.

use std::borrow::Cow;

use crate::error::{DotFault, Expected, Fault, ReadError};
use crate::source::Source;

/// What the grammar is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'t> {
    /// A word, a number, or a quoted string, without what only writes it.
    Name(Cow<'t, str>),
    /// The same, but not quoted, if it means something: in lower case.
    Keyword(&'static str),
    /// A string in angle brackets.
    Html,
    /// What joins nodes: `--`, or in a digraph `->`.
    Join,
    /// A character that stands for itself.
    Sign(u8),
}

/// The words that mean something unless they are quoted.
const KEYWORDS: [&str; 6] = ["strict", "graph", "digraph", "node", "edge", "subgraph"];

/// Walks through the tokens, past white space and comments.
pub(super) struct Tokens<'t> {
    source: Source<'t>,
    is_directed: bool,
    /// The offset behind the next token.
    at: usize,
    next: Option<Token<'t>>,
    /// The offset of the next token; if there is none, of the end.
    next_at: usize,
}

impl<'t> Tokens<'t> {
    /// The tokens of a text.
    ///
    /// # Errors
    /// If the first is not sound.
    pub(super) fn of(source: Source<'t>) -> Result<Self, ReadError> {
        let mut tokens = Self {
            source,
            is_directed: false,
            at: 0,
            next: None,
            next_at: 0,
        };
        tokens.advance()?;
        Ok(tokens)
    }

    /// Takes arcs for what joins nodes from the token after the next one on.
    pub(super) fn expect_arcs(&mut self) {
        self.is_directed = true;
    }

    /// The next token; `None` at the end.
    pub(super) fn peek(&self) -> Option<&Token<'t>> {
        self.next.as_ref()
    }

    /// Where the next token begins.
    pub(super) fn offset(&self) -> usize {
        self.next_at
    }

    /// Takes the next token.
    pub(super) fn take(&mut self) -> Result<Option<Token<'t>>, ReadError> {
        let token = self.next.take();
        self.advance()?;
        Ok(token)
    }

    /// Takes the next token if it is this one.
    pub(super) fn take_if(&mut self, token: &Token<'_>) -> Result<bool, ReadError> {
        let equal = self.next.as_ref() == Some(token);
        if equal {
            self.advance()?;
        }
        Ok(equal)
    }

    /// Takes the next token, which must be a name.
    pub(super) fn name(&mut self, expected: Expected) -> Result<Cow<'t, str>, ReadError> {
        match self.next.take() {
            Some(Token::Name(name)) => {
                self.advance()?;
                Ok(name)
            }
            _ => Err(self.unexpected(expected)),
        }
    }

    /// Something else should stand next.
    pub(super) fn unexpected(&self, expected: Expected) -> ReadError {
        self.source.unexpected(self.next_at, expected)
    }

    /// A fault where the next token begins.
    pub(super) fn error(&self, fault: impl Into<Fault>) -> ReadError {
        self.source.error(self.next_at, fault)
    }

    fn advance(&mut self) -> Result<(), ReadError> {
        self.skip_space()?;
        self.next_at = self.at;
        self.next = self.read()?;
        Ok(())
    }

    fn rest(&self) -> &'t [u8] {
        &self.source.text[self.at..]
    }

    /// Moves behind white space and comments.
    fn skip_space(&mut self) -> Result<(), ReadError> {
        loop {
            let line_begins = self.at == 0 || self.source.text[self.at - 1] == b'\n';
            match self.rest() {
                [b' ' | b'\t' | b'\r' | b'\n', ..] => self.at += 1,
                [b'/', b'/', ..] => self.skip_line(),
                // A line that begins so is what a preprocessor leaves.
                [b'#', ..] if line_begins => self.skip_line(),
                [b'/', b'*', rest @ ..] => {
                    let length = rest.windows(2).position(|end| end == b"*/");
                    let length = length.ok_or_else(|| self.unclosed())?;
                    self.at += length + 4;
                }
                _ => return Ok(()),
            }
        }
    }

    fn skip_line(&mut self) {
        let line = self.rest().iter().position(|&byte| byte == b'\n');
        self.at += line.unwrap_or(self.rest().len());
    }

    fn unclosed(&self) -> ReadError {
        self.source.error(self.at, DotFault::Unclosed)
    }

    /// Reads the token that begins here.
    fn read(&mut self) -> Result<Option<Token<'t>>, ReadError> {
        match self.rest() {
            [] => Ok(None),
            [b'-', b'>', ..] if !self.is_directed => {
                Err(self.source.error(self.at, DotFault::Directed))
            }
            [b'-', b'-', ..] if self.is_directed => {
                Err(self.source.error(self.at, DotFault::Undirected))
            }
            [b'-', b'-' | b'>', ..] => {
                self.at += 2;
                Ok(Some(Token::Join))
            }
            [b'"', ..] => self.quoted().map(Some),
            [b'<', ..] => self.html().map(Some),
            [b'-' | b'.' | b'0'..=b'9', ..] => Ok(Some(self.number())),
            &[first, ..] if is_word(first) => self.word().map(Some),
            &[sign, ..] => {
                self.at += 1;
                Ok(Some(Token::Sign(sign)))
            }
        }
    }

    fn quoted(&mut self) -> Result<Token<'t>, ReadError> {
        let text = &self.rest()[1..];
        let mut name = Vec::new();
        let mut rest = text;
        loop {
            match rest {
                [] => return Err(self.unclosed()),
                [b'"', ..] => break,
                [b'\\', b'"', behind @ ..] => {
                    name.push(b'"');
                    rest = behind;
                }
                // The line goes on.
                [b'\\', b'\n', behind @ ..] => rest = behind,
                // No other backslash means anything, but two of them are not one before a quote.
                [b'\\', b'\\', behind @ ..] => {
                    name.extend(br"\\");
                    rest = behind;
                }
                &[byte, ref behind @ ..] => {
                    name.push(byte);
                    rest = behind;
                }
            }
        }
        let name = String::from_utf8(name);
        let name = name.map_err(|_| self.source.error(self.at, DotFault::NotUtf8))?;
        self.at += 2 + text.len() - rest.len();
        Ok(Token::Name(name.into()))
    }

    fn html(&mut self) -> Result<Token<'t>, ReadError> {
        let mut open = 0_usize;
        for (length, byte) in (1..).zip(self.rest()) {
            match byte {
                b'<' => open += 1,
                b'>' => open -= 1,
                _ => {}
            }
            if open == 0 {
                self.at += length;
                return Ok(Token::Html);
            }
        }
        Err(self.unclosed())
    }

    /// Reads a number, which is a name; what begins like one, but is none, is a sign.
    fn number(&mut self) -> Token<'t> {
        let text = self.rest();
        let digits = |from: usize| {
            text[from..]
                .iter()
                .take_while(|byte| byte.is_ascii_digit())
                .count()
        };
        let sign = usize::from(text[0] == b'-');
        let whole = digits(sign);
        let mut end = sign + whole;
        let mut digit_count = whole;
        if text.get(end) == Some(&b'.') {
            let fraction = digits(end + 1);
            digit_count += fraction;
            end += 1 + fraction;
        }
        if digit_count == 0 {
            self.at += 1;
            return Token::Sign(text[0]);
        }
        self.at += end;
        let name = str::from_utf8(&text[..end]).expect("signs and digits");
        Token::Name(name.into())
    }

    fn word(&mut self) -> Result<Token<'t>, ReadError> {
        let text = self.rest();
        let length = text
            .iter()
            .take_while(|&&byte| is_word(byte) || byte.is_ascii_digit())
            .count();
        let word = str::from_utf8(&text[..length]);
        let word = word.map_err(|_| self.source.error(self.at, DotFault::NotUtf8))?;
        self.at += length;
        let keyword = KEYWORDS
            .iter()
            .find(|keyword| keyword.eq_ignore_ascii_case(word));
        Ok(match keyword {
            Some(keyword) => Token::Keyword(keyword),
            None => Token::Name(word.into()),
        })
    }
}

/// Whether a word may begin with a byte, or go on with it.
fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_' || !byte.is_ascii()
}
