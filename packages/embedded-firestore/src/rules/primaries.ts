import type { Expression, MapLiteral, Position } from './ast';
import type { Cursor } from './cursor';
import type { Token } from './tokens';
import { spanning } from './tree';

/** Parses a nested expression. */
export type Inner = (cursor: Cursor) => Expression;

const LARGEST = 2n ** 63n - 1n;
const CONSTANTS: ReadonlyMap<string, null | boolean> = new Map([
  ['null', null],
  ['true', true],
  ['false', false],
]);

/** Parses a literal, a name, a call, or an expression in parentheses. @throws SyntaxProblem */
export function parsePrimary(cursor: Cursor, inner: Inner): Expression {
  const { token } = cursor;
  switch (token.kind) {
    case 'integer':
    case 'float':
    case 'string':
    case 'bytes':
      return parseLiteral(cursor);
    case 'name':
      return parseName(cursor, inner);
    case 'slash':
      return parsePath(cursor, inner);
    default:
      return parseEnclosed(cursor, inner);
  }
}

function parseLiteral(cursor: Cursor): Expression {
  const { at, value } = cursor.take();
  if (typeof value === 'bigint' && value > LARGEST) cursor.fail('Integer is out of range.', at);
  return { kind: 'literal', at, value: value ?? null };
}

function parseName(cursor: Cursor, inner: Inner): Expression {
  const { at, text } = cursor.take();
  if (cursor.accept('(') !== undefined) {
    const { args, end } = parseArguments(cursor, inner);
    return { kind: 'call', at: spanning(at, end), name: text, args };
  }
  const constant = CONSTANTS.get(text);
  return constant === undefined ? { kind: 'variable', at, name: text } : { kind: 'literal', at, value: constant };
}

function parseEnclosed(cursor: Cursor, inner: Inner): Expression {
  if (cursor.accept('(') !== undefined) {
    const expression = inner(cursor);
    cursor.expect(')');
    cursor.parentheses.set(expression, (cursor.parentheses.get(expression) ?? 0) + 1);
    return expression;
  }
  const open = cursor.accept('[') ?? cursor.accept('{') ?? cursor.unexpected('an expression');
  if (open.text === '{') return parseMap(cursor, open, inner);
  const { items, end } = parseItems(cursor, ']', inner);
  return { kind: 'list', at: spanning(open.at, end), items };
}

/** Parses the arguments of a call after its opening parenthesis. */
export function parseArguments(cursor: Cursor, inner: Inner): { readonly args: readonly Expression[]; readonly end: Position } {
  const { items, end } = parseItems(cursor, ')', inner);
  return { args: items, end };
}

function parseItems<T>(
  cursor: Cursor,
  close: string,
  item: (cursor: Cursor) => T,
): { readonly items: readonly T[]; readonly end: Position } {
  const items: T[] = [];
  while (!cursor.is(close)) {
    items.push(item(cursor));
    if (cursor.accept(',') === undefined) break;
  }
  return { items, end: cursor.expect(close).at };
}

function parseMap(cursor: Cursor, open: Token, inner: Inner): MapLiteral {
  const { items, end } = parseItems(cursor, '}', () => {
    const key = inner(cursor);
    cursor.expect(':');
    return { key, value: inner(cursor) };
  });
  return { kind: 'map', at: spanning(open.at, end), entries: items };
}

function parsePath(cursor: Cursor, inner: Inner): Expression {
  const start = cursor.token.at;
  let end = start;
  const segments: (string | Expression)[] = [];
  do {
    cursor.expect('/');
    if (cursor.token.joined && cursor.accept('$(') !== undefined) {
      segments.push(inner(cursor));
      end = cursor.expect(')').at;
    } else if (cursor.token.kind === 'segment') {
      end = cursor.token.at;
      segments.push(cursor.take().text);
    } else cursor.unexpected("a path segment or '$('");
  } while (cursor.token.kind === 'slash' && cursor.token.joined);
  return { kind: 'path', at: spanning(start, end), segments };
}
