const SIMPLE: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\x07',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
};

const CODED = /^(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-3][0-7]{2}))/;

type Piece = { readonly text: string; readonly code: number | undefined; readonly length: number };

/** The escape after a backslash at `at - 1`; an unknown escape keeps its backslash, so that regular expressions work. */
function escapeAt(body: string, at: number): Piece {
  const [matched, hex, short, long, octal] = CODED.exec(body.slice(at, at + 9)) ?? [];
  if (matched !== undefined) {
    const byte = hex ?? octal;
    if (byte !== undefined) {
      const code = Number.parseInt(byte, hex === undefined ? 8 : 16);
      return { text: String.fromCharCode(code), code, length: matched.length };
    }
    const point = Number.parseInt(short ?? long ?? '', 16);
    if (point <= 0x10ffff) return { text: String.fromCodePoint(point), code: undefined, length: matched.length };
  }
  const letter = body.charAt(at);
  return { text: SIMPLE[letter] ?? `\\${letter}`, code: undefined, length: letter.length };
}

function* piecesOf(body: string): Generator<Piece> {
  let at = 0;
  while (at < body.length) {
    const backslash = body.indexOf('\\', at);
    if (backslash !== at) {
      const end = backslash < 0 ? body.length : backslash;
      yield { text: body.slice(at, end), code: undefined, length: end - at };
      at = end;
    } else {
      const piece = escapeAt(body, at + 1);
      yield piece;
      at += 1 + piece.length;
    }
  }
}

/** The content of a string literal with its escapes resolved. */
export function unescapeText(body: string): string {
  if (!body.includes('\\')) return body;
  let text = '';
  for (const piece of piecesOf(body)) text += piece.text;
  return text;
}

/** The bytes of a `b'…'` literal: `\xHH` and `\ooo` are bytes, everything else is UTF-8. */
export function unescapeBytes(body: string): Uint8Array {
  const bytes: Buffer[] = [];
  for (const { code, text } of piecesOf(body)) bytes.push(code === undefined ? Buffer.from(text) : Buffer.of(code));
  return new Uint8Array(Buffer.concat(bytes));
}
