type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'nothing';
type Open = '[' | '{';

const space = /[ \t\n\r]*/y;
const scalar = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Line and column, both from 1, of the first syntax error in a JSON text. Browsers word or omit this differently. For valid JSON it is the position
 * after the end.
 */
export function jsonErrorPosition(text: string): { line: number; column: number } {
  const before = text.slice(0, breakAt(text)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function breakAt(text: string): number {
  const open: Open[] = [];
  let expected: Expected = 'value';
  let position = 0;
  for (;;) {
    position = matchEnd(space, text, position) ?? position;
    const next = step(text, position, expected, open);
    if (!next) return position;
    [position, expected] = next;
  }
}

/** Reads one token, or returns null if none is allowed here. Opens and closes lists and objects. */
function step(text: string, position: number, expected: Expected, open: Open[]): [position: number, expected: Expected] | null {
  const character = text[position];
  if (expectsValue(expected) && (character === '[' || character === '{')) {
    open.push(character);
    return [position + 1, character === '[' ? 'value or ]' : 'key or }'];
  }
  if (closes(character, expected, open.at(-1))) {
    open.pop();
    return [position + 1, afterValue(open)];
  }
  if (character === ',' && expected === ', or end') return [position + 1, open.at(-1) === '[' ? 'value' : 'key'];
  if (character === ':' && expected === ':') return [position + 1, 'value'];
  return scalarStep(text, position, expected, open);
}

function scalarStep(
  text: string,
  position: number,
  expected: Expected,
  open: readonly Open[],
): [position: number, expected: Expected] | null {
  const isKey = expected === 'key' || expected === 'key or }';
  const end = expectsValue(expected) || (isKey && text[position] === '"') ? matchEnd(scalar, text, position) : null;
  return end === null ? null : [end, isKey ? ':' : afterValue(open)];
}

const expectsValue = (expected: Expected): boolean => expected === 'value' || expected === 'value or ]';

const afterValue = (open: readonly Open[]): Expected => (open.length > 0 ? ', or end' : 'nothing');

function closes(character: string | undefined, expected: Expected, open: Open | undefined): boolean {
  if (character === ']') return open === '[' && (expected === ', or end' || expected === 'value or ]');
  return character === '}' && open === '{' && (expected === ', or end' || expected === 'key or }');
}

function matchEnd(pattern: RegExp, text: string, position: number): number | null {
  pattern.lastIndex = position;
  return pattern.test(text) ? pattern.lastIndex : null;
}
