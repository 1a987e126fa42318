import type { Wildcard } from './bindings';
import type { Outcome } from './evaluate';
import { Path } from './paths';
import { type Captured, type Captures, matchingRules, type PathShape } from './pattern';
import type { Operation } from './request';
import type { Rule, ServiceRules } from './ruleset';
import type { RulesValue } from './values';

/** A rule to ask: its pattern takes the path, and it speaks of the operation. */
export type Asked = { readonly rule: Rule; readonly captures: Captures; readonly service: ServiceRules };

/**
 * What a rule said other than yes: false, or that it `failed`. `explain` names the sub-expression to blame and the values at hand, for the
 * server's log only.
 */
export type Clause = { readonly text: string; readonly failed: boolean; readonly explain: () => string };
/** A clause for each rule that was asked. */
export type Refusal = readonly Clause[];

/** The rules about an operation on a path, or on every path of a shape, in source order. */
export function rulesToAsk(services: readonly ServiceRules[], operation: Operation, shape: PathShape): readonly Asked[] {
  const asked: Asked[] = [];
  for (const service of services) {
    for (const { allow, captures } of matchingRules(service.index, service.version, shape)) {
      const rule = service.rules.get(allow);
      if (rule?.operations.has(operation)) asked.push({ rule, captures, service });
    }
  }
  return asked;
}

/** Asks one rule after the other until one says yes; `undefined` is a yes. */
export function refusalOf(rules: readonly Asked[], ask: (asked: Asked) => Clause | undefined): Refusal | undefined {
  const clauses: Clause[] = [];
  for (const asked of rules) {
    const clause = asked.rule.condition === undefined ? undefined : ask(asked);
    if (clause === undefined) return undefined;
    clauses.push(clause);
  }
  return clauses;
}

/** One clause in the official emulator's words: `false for 'get' @ L5`; a failure is blamed on the line where it happened. */
export const clauseText = (outcome: Outcome, operation: Operation, line: number): string =>
  outcome.kind === 'value' ? `false for '${operation}' @ L${line}` : `${outcome.message} for '${operation}' @ L${outcome.position.line}`;

/** What a refused caller reads; it starts with an empty line, as the official emulator's does. */
export const refusalMessage = (refusal: Refusal): string =>
  `\n${refusal.length === 0 ? 'No matching allow statements' : refusal.map(({ text }) => text).join(', ')}`;

/** What the server's log adds. */
export const refusalExplanation = (refusal: Refusal): string => refusal.map(({ explain }) => explain()).join('\n');

/** The captures of a pattern as values; those that differ from document to document are left out. */
export function captureValues(captures: Captures): ReadonlyMap<Wildcard, RulesValue> {
  const values = new Map<Wildcard, RulesValue>();
  for (const [wildcard, captured] of captures) {
    const value = captureValue(captured);
    if (value !== undefined) values.set(wildcard, value);
  }
  return values;
}

function captureValue(captured: Captured): RulesValue | undefined {
  if (captured.kind === 'segment') return captured.text;
  return captured.segments === undefined ? undefined : new Path(captured.segments);
}
