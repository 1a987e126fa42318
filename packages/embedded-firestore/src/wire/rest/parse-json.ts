/** Integers of fewer digits lose nothing as a double, those of more are beyond 64 bits; parts of a fraction or an exponent are none. */
const LONG_INTEGER = /(?<![\d.eE+-])-?\d{16,19}(?![\d.eE])/g;

/**
 * `JSON.parse` that keeps the digits of long integers: those that a double cannot hold become texts, which every reader of 64-bit integers takes.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const parsed: unknown = JSON.parse(text);
  if (text.search(LONG_INTEGER) < 0) return parsed;
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    const quote = text.indexOf('"', at);
    const open = quote < 0 ? text.length : quote;
    const close = endOfText(text, open);
    parts.push(text.slice(at, open).replace(LONG_INTEGER, exact), text.slice(open, close));
    at = close;
  }
  return JSON.parse(parts.join(''));
}

const exact = (digits: string): string => (Number.isSafeInteger(Number(digits)) ? digits : `"${digits}"`);

/** Where the text that is opened at `open` is over. A regular expression that matched it could run out of stack. */
function endOfText(json: string, open: number): number {
  let close = json.indexOf('"', open + 1);
  while (close >= 0 && isEscaped(json, close)) close = json.indexOf('"', close + 1);
  return close < 0 ? json.length : close + 1;
}

function isEscaped(json: string, at: number): boolean {
  let before = at;
  while (json[before - 1] === '\\') before--;
  return (at - before) % 2 === 1;
}
