type Awaited = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'nothing';
type Open = '[' | '{';

const space = /[ \t\n\r]*/y;
const scalar = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Where a text that is no JSON stops to be it: line and column, both from 1. Browsers say it in words of their own, or not at all.
 * For JSON it is the place behind the end.
 */
export function jsonBreak(text: string): { line: number; column: number } {
  const before = text.slice(0, breakAt(text)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function breakAt(text: string): number {
  const open: Open[] = [];
  let awaited: Awaited = 'value';
  let at = 0;
  for (;;) {
    at = past(space, text, at) ?? at;
    const next = step(text, at, awaited, open);
    if (!next) return at;
    [at, awaited] = next;
  }
}

/** One token further, or null where there is none that may stand here. Opens and closes lists and objects. */
function step(text: string, at: number, awaited: Awaited, open: Open[]): [at: number, awaited: Awaited] | null {
  const character = text[at];
  if (awaitsValue(awaited) && (character === '[' || character === '{')) {
    open.push(character);
    return [at + 1, character === '[' ? 'value or ]' : 'key or }'];
  }
  if (closes(character, awaited, open.at(-1))) {
    open.pop();
    return [at + 1, afterValue(open)];
  }
  if (character === ',' && awaited === ', or end') return [at + 1, open.at(-1) === '[' ? 'value' : 'key'];
  if (character === ':' && awaited === ':') return [at + 1, 'value'];
  return plain(text, at, awaited, open);
}

function plain(text: string, at: number, awaited: Awaited, open: readonly Open[]): [at: number, awaited: Awaited] | null {
  const isKey = awaited === 'key' || awaited === 'key or }';
  const end = awaitsValue(awaited) || (isKey && text[at] === '"') ? past(scalar, text, at) : null;
  return end === null ? null : [end, isKey ? ':' : afterValue(open)];
}

const awaitsValue = (awaited: Awaited): boolean => awaited === 'value' || awaited === 'value or ]';

const afterValue = (open: readonly Open[]): Awaited => (open.length > 0 ? ', or end' : 'nothing');

function closes(character: string | undefined, awaited: Awaited, open: Open | undefined): boolean {
  if (character === ']') return open === '[' && (awaited === ', or end' || awaited === 'value or ]');
  return character === '}' && open === '{' && (awaited === ', or end' || awaited === 'key or }');
}

function past(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}
