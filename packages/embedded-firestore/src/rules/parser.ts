import type { FunctionDeclaration, RulesVersion, Service, Source } from './ast';
import { Cursor, SyntaxProblem } from './cursor';
import { error, type Issue, Limits } from './issues';
import { tokensOf } from './lexer';
import { attempt, parseBody, parseFunction } from './statements';
import { spanning } from './tree';

export type Parsed = { readonly source: Source | undefined; readonly issues: readonly Issue[] };

/** Parses a rules file. If there are issues there is no tree; after an error it continues at the next statement. Never throws. */
export function parseSource(text: string): Parsed {
  if (Buffer.byteLength(text) > Limits.sourceBytes) {
    const at = { offset: 0, end: 0, line: 1, column: 1 };
    return { source: undefined, issues: [error(`The source is larger than ${Limits.sourceBytes} bytes.`, at)] };
  }
  const cursor = new Cursor(tokensOf(text));
  try {
    const source = parse(cursor);
    return { source: cursor.issues.length === 0 ? source : undefined, issues: cursor.issues };
  } catch (problem) {
    if (!(problem instanceof SyntaxProblem)) throw problem;
    const issues = cursor.issues.includes(problem.issue) ? cursor.issues : [...cursor.issues, problem.issue];
    return { source: undefined, issues };
  }
}

function parse(cursor: Cursor): Source {
  const start = cursor.token.at;
  let version: RulesVersion = '1';
  attempt(cursor, () => {
    if (cursor.is('rules_version')) version = parseVersion(cursor);
  });
  const functions: FunctionDeclaration[] = [];
  const services: Service[] = [];
  while (cursor.token.kind !== 'end') {
    attempt(cursor, () => {
      if (cursor.is('function')) functions.push(parseFunction(cursor));
      else if (cursor.is('service')) services.push(parseService(cursor));
      else cursor.unexpected("'service', 'function' or, at the start, 'rules_version'");
    });
  }
  return { kind: 'source', at: spanning(start, cursor.token.at), version, functions, services };
}

function parseVersion(cursor: Cursor): RulesVersion {
  cursor.take();
  cursor.expect('=');
  const { kind, value, at } = cursor.token;
  if (kind !== 'string' || (value !== '1' && value !== '2')) return cursor.fail("Unknown rules_version. Expected '1' or '2'.", at);
  cursor.take();
  cursor.accept(';');
  return value;
}

function parseService(cursor: Cursor): Service {
  const start = cursor.expect('service').at;
  let name = cursor.expectName('the name of the service').text;
  while (cursor.accept('.') !== undefined) name += `.${cursor.expectName('the name of the service').text}`;
  const { functions, matches, close } = parseBody(cursor, ['match', 'function']);
  return { kind: 'service', at: spanning(start, close.at), name, functions, matches };
}
