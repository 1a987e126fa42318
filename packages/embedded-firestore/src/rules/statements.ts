import type { Allow, Expression, FunctionDeclaration, LetStatement, Match, Method, Name, PatternSegment } from './ast';
import type { Cursor } from './cursor';
import { parseExpression } from './expressions';
import type { Token } from './tokens';
import { spanning } from './tree';

const METHODS: ReadonlySet<string> = new Set(['read', 'write', 'get', 'list', 'create', 'update', 'delete']);
const STATEMENTS: ReadonlySet<string> = new Set(['allow', 'match', 'function', 'service']);

type Parts = { functions: FunctionDeclaration[]; matches: Match[]; allows: Allow[] };
type PartName = 'function' | 'match' | 'allow';

const nameOf = ({ text, at }: Token): Name => ({ name: text, at });

/** Parses the body of a service or match; each statement is parsed separately so that one error does not hide the next. */
export function parseBody(cursor: Cursor, kinds: readonly PartName[]): Parts & { readonly close: Token } {
  const parts: Parts = { functions: [], matches: [], allows: [] };
  cursor.expect('{');
  while (!cursor.is('}') && cursor.token.kind !== 'end') attempt(cursor, () => parsePart(cursor, kinds, parts));
  return { ...parts, close: cursor.expect('}') };
}

/** Runs a step; after an error, continues at the next statement. */
export function attempt(cursor: Cursor, step: () => void): void {
  const { progress, braces } = cursor;
  if (cursor.recovering(step)) return;
  if (cursor.progress === progress) cursor.take();
  while (!isBetweenStatements(cursor, braces)) {
    const ended = cursor.take().text === ';' && cursor.braces === braces;
    if (ended) return;
  }
}

/** Whether a statement can start here, or the block at this brace depth can end. */
function isBetweenStatements(cursor: Cursor, braces: number): boolean {
  if (cursor.token.kind === 'end' || cursor.braces < braces) return true;
  return cursor.braces === braces && (cursor.is('}') || (cursor.token.kind === 'name' && STATEMENTS.has(cursor.token.text)));
}

function parsePart(cursor: Cursor, kinds: readonly PartName[], parts: Parts): void {
  if (cursor.is('function') && kinds.includes('function')) parts.functions.push(parseFunction(cursor));
  else if (cursor.is('match') && kinds.includes('match')) parts.matches.push(cursor.nested(() => parseMatch(cursor)));
  else if (cursor.is('allow') && kinds.includes('allow')) parts.allows.push(parseAllow(cursor));
  else if (cursor.token.kind === 'slash') cursor.fail("Missing 'match' keyword before path.");
  else cursor.unexpected(kinds.map((kind) => `'${kind}'`).join(', '));
}

function parseMatch(cursor: Cursor): Match {
  const start = cursor.expect('match').at;
  const pattern = parsePattern(cursor);
  const { functions, matches, allows, close } = parseBody(cursor, ['match', 'allow', 'function']);
  return { kind: 'match', at: spanning(start, close.at), pattern, functions, matches, allows };
}

function parsePattern(cursor: Cursor): readonly PatternSegment[] {
  const pattern: PatternSegment[] = [];
  do {
    if (cursor.token.kind !== 'slash') cursor.unexpected('a path');
    cursor.take();
    if (cursor.token.kind === 'slash') cursor.fail("Forward slash '/' found where identifier or binding expected.");
    pattern.push(parseSegment(cursor));
  } while (cursor.token.kind === 'slash' && cursor.token.joined);
  return pattern;
}

function parseSegment(cursor: Cursor): PatternSegment {
  const { kind, text, value, at } = cursor.token;
  if (kind === 'segment') {
    cursor.take();
    return { kind: 'text', at, text };
  }
  if ((kind !== 'capture' && kind !== 'glob') || typeof value !== 'string')
    return cursor.unexpected('a path segment or a wildcard in braces');
  cursor.take();
  return { kind, at, name: value };
}

function parseAllow(cursor: Cursor): Allow {
  const start = cursor.expect('allow').at;
  const methods: Method[] = [];
  let end = start;
  do {
    const token = cursor.expectName('a method such as read or write');
    if (!METHODS.has(token.text)) cursor.fail(`Unexpected '${token.text}'. Expected one of ${[...METHODS].join(', ')}.`, token.at);
    methods.push(token.text as Method);
    end = token.at;
  } while (cursor.accept(',') !== undefined);
  const condition = parseCondition(cursor);
  const close = cursor.accept(';') ?? { at: condition?.at ?? end };
  return { kind: 'allow', at: spanning(start, close.at), methods, condition };
}

function parseCondition(cursor: Cursor): Expression | undefined {
  if (cursor.accept(':') === undefined) {
    if (cursor.is('if')) cursor.expect(':');
    return undefined;
  }
  cursor.expect('if');
  return parseExpression(cursor);
}

export function parseFunction(cursor: Cursor): FunctionDeclaration {
  const start = cursor.expect('function').at;
  const name = nameOf(cursor.expectName('the name of the function'));
  cursor.expect('(');
  const parameters: Name[] = [];
  while (!cursor.is(')')) {
    parameters.push(nameOf(cursor.expectName('the name of a parameter')));
    if (cursor.accept(',') === undefined) break;
  }
  cursor.expect(')');
  cursor.expect('{');
  const lets: LetStatement[] = [];
  while (cursor.is('let')) lets.push(parseLet(cursor));
  cursor.expect('return');
  const result = parseExpression(cursor);
  cursor.accept(';');
  return { kind: 'function', at: spanning(start, cursor.expect('}').at), name, parameters, lets, result };
}

function parseLet(cursor: Cursor): LetStatement {
  const start = cursor.expect('let').at;
  const name = nameOf(cursor.expectName('the name of a variable'));
  cursor.expect('=');
  const value = parseExpression(cursor);
  return { kind: 'let', at: spanning(start, cursor.expect(';').at), name, value };
}
