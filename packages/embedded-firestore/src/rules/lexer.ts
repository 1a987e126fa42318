import type { Position } from './ast';
import { unescapeBytes, unescapeText } from './literals';
import type { Token, TokenKind } from './tokens';

const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const NAME = /[A-Za-z_]\w*/y;
const NUMBER = /\d+(\.\d+)?([eE][+-]?\d+)?/y;
const QUOTED = /b?(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/y;
const UNFINISHED = /(?:b?['"][^\n]*|\/\*[\s\S]*)/y;
const SYMBOL = /&&|\|\||[=!<>]=|\$\(|[-+*/%!<>=?:,;.()[\]{}]/y;
const SEGMENT = /[\w.~%@+\u0080-\uffff-]+|\([\w-]+\)/y;
const WILDCARD = /\{\s*([A-Za-z_]\w*)\s*(=\s*\*\*?)?\s*\}/y;
/** Any other character; a surrogate pair is one character. */
const CHARACTER = /[\s\S]/uy;

/** Keywords after which a value starts, so that a slash starts a path. */
const BEFORE_VALUE = new Set(['in', 'return', 'if', 'match']);
const ENDS_VALUE = new Set<string>([')', ']']);
const MAX_INTEGER_DIGITS = 19;

type Read = { readonly kind: TokenKind; readonly end: number; readonly value?: Token['value'] };

/** Splits a source into tokens; the last one is the only `end`. Never throws: unreadable text becomes `invalid`. */
export function tokensOf(source: string): readonly Token[] {
  const lexer = new Lexer(source);
  const tokens: Token[] = [];
  let token: Token;
  do {
    token = lexer.next();
    tokens.push(token);
  } while (token.kind !== 'end');
  return tokens;
}

class Lexer {
  private offset = 0;
  private line = 1;
  private lineStart = 0;
  private previous: Token | undefined;
  private beforePrevious: Token | undefined;
  /** The open parentheses, innermost last; true for those opened by `$(`. */
  private readonly interpolations: boolean[] = [];
  /** The last token was the parenthesis that closes a `$(`. */
  private closedInterpolation = false;

  constructor(private readonly source: string) {}

  next(): Token {
    const start = this.offset;
    this.advance(this.match(SPACE)?.[0] ?? '');
    const token = this.finish(this.read(), this.offset === start);
    this.beforePrevious = this.previous;
    this.previous = token;
    return token;
  }

  private read(): Read {
    if (this.offset >= this.source.length) return { kind: 'end', end: this.offset };
    if (this.previous?.kind === 'slash' && this.isJoined()) {
      const inPath = this.readInPath();
      if (inPath !== undefined) return inPath;
    }
    if (this.source[this.offset] === '/' && this.beginsPath()) return { kind: 'slash', end: this.offset + 1 };
    return this.readNumber() ?? this.readQuoted() ?? this.readWord() ?? this.readSymbol();
  }

  private readInPath(): Read | undefined {
    const wildcard = this.match(WILDCARD);
    if (wildcard !== null) {
      const kind = wildcard[2]?.endsWith('**') ? 'glob' : 'capture';
      return { kind, end: this.offset + wildcard[0].length, value: wildcard[1] };
    }
    const segment = this.match(SEGMENT);
    return segment === null ? undefined : { kind: 'segment', end: this.offset + segment[0].length };
  }

  /** A slash is a division after a value and starts a path elsewhere; directly after a segment it continues the path. */
  private beginsPath(): boolean {
    const { previous } = this;
    if (this.source[this.offset + 1] === '*') return false;
    if (previous === undefined) return true;
    if (previous.kind === 'segment' || previous.kind === 'capture' || previous.kind === 'glob') return this.isJoined();
    if (this.closedInterpolation) return this.isJoined();
    if (previous.kind === 'name') return BEFORE_VALUE.has(previous.text) && this.beforePrevious?.text !== '.';
    return previous.kind === 'symbol' ? !ENDS_VALUE.has(previous.text) : previous.kind === 'slash';
  }

  private readNumber(): Read | undefined {
    const [text, fraction, exponent] = this.match(NUMBER) ?? [];
    if (text === undefined) return undefined;
    const end = this.offset + text.length;
    if (fraction !== undefined || exponent !== undefined) return { kind: 'float', end, value: Number(text) };
    if (text.length > MAX_INTEGER_DIGITS) return { kind: 'invalid', end, value: 'Integer is out of range.' };
    return { kind: 'integer', end, value: BigInt(text) };
  }

  private readQuoted(): Read | undefined {
    const quoted = this.match(QUOTED);
    if (quoted === null) {
      const unfinished = this.match(UNFINISHED);
      if (unfinished === null) return undefined;
      const what = unfinished[0].startsWith('/') ? 'comment' : 'string';
      return { kind: 'invalid', end: this.offset + unfinished[0].length, value: `The ${what} does not end.` };
    }
    const [text, single, double = ''] = quoted;
    const [end, body] = [this.offset + text.length, single ?? double];
    return text.startsWith('b') ? { kind: 'bytes', end, value: unescapeBytes(body) } : { kind: 'string', end, value: unescapeText(body) };
  }

  private readWord(): Read | undefined {
    const name = this.match(NAME);
    return name === null ? undefined : { kind: 'name', end: this.offset + name[0].length };
  }

  private readSymbol(): Read {
    const symbol = this.match(SYMBOL);
    if (symbol === null) return { kind: 'invalid', end: this.offset + (this.match(CHARACTER)?.[0].length ?? 1) };
    return { kind: 'symbol', end: this.offset + symbol[0].length };
  }

  private finish({ kind, end, value }: Read, joined: boolean): Token {
    const at: Position = { offset: this.offset, end, line: this.line, column: this.offset - this.lineStart + 1 };
    const text = this.source.slice(this.offset, end);
    this.advance(text);
    this.closedInterpolation = kind === 'symbol' && this.closes(text);
    return { kind, text, value, at, joined };
  }

  private closes(symbol: string): boolean {
    if (symbol === '(' || symbol === '$(') this.interpolations.push(symbol === '$(');
    return symbol === ')' && this.interpolations.pop() === true;
  }

  private isJoined(): boolean {
    return this.previous?.at.end === this.offset;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.offset;
    return pattern.exec(this.source);
  }

  /** Advances past text at the current position. */
  private advance(text: string): void {
    for (let newline = text.indexOf('\n'); newline >= 0; newline = text.indexOf('\n', newline + 1)) {
      this.line += 1;
      this.lineStart = this.offset + newline + 1;
    }
    this.offset += text.length;
  }
}
