import type { Wildcard } from './bindings';
import type { Outcome } from './evaluate';
import { Path } from './paths';
import { type Captured, type Captures, matchingRules, type PathShape } from './pattern';
import type { Operation } from './request';
import type { Rule, ServiceRules } from './ruleset';
import type { RulesValue } from './values';

/** A rule whose pattern matches the path and whose methods cover the operation. */
export type ApplicableRule = { readonly rule: Rule; readonly captures: Captures; readonly service: ServiceRules };

/**
 * Why one rule did not allow the operation: it was false or `failed`. `explain` names the responsible sub-expression and its values, for the
 * server's log only.
 */
export type Clause = { readonly text: string; readonly failed: boolean; readonly explain: () => string };
/** One clause per evaluated rule. */
export type Denial = readonly Clause[];

/** The rules that apply to an operation on a path, or on every path of a shape, in source order. */
export function applicableRules(services: readonly ServiceRules[], operation: Operation, shape: PathShape): readonly ApplicableRule[] {
  const applicable: ApplicableRule[] = [];
  for (const service of services) {
    for (const { allow, captures } of matchingRules(service.index, service.version, shape)) {
      const rule = service.rules.get(allow);
      if (rule?.operations.has(operation)) applicable.push({ rule, captures, service });
    }
  }
  return applicable;
}

/** Evaluates rules until one allows the operation. @returns undefined if one does */
export function denialOf(rules: readonly ApplicableRule[], evaluate: (rule: ApplicableRule) => Clause | undefined): Denial | undefined {
  const clauses: Clause[] = [];
  for (const applicable of rules) {
    const clause = applicable.rule.condition === undefined ? undefined : evaluate(applicable);
    if (clause === undefined) return undefined;
    clauses.push(clause);
  }
  return clauses;
}

/** One clause in the official emulator's format: `false for 'get' @ L5`; a failure is reported at the line where it happened. */
export const clauseText = (outcome: Outcome, operation: Operation, line: number): string =>
  outcome.kind === 'value' ? `false for '${operation}' @ L${line}` : `${outcome.message} for '${operation}' @ L${outcome.position.line}`;

/** The message for a denied caller; it starts with an empty line, as the official emulator's does. */
export const denialMessage = (denial: Denial): string =>
  `\n${denial.length === 0 ? 'No matching allow statements' : denial.map(({ text }) => text).join(', ')}`;

/** The explanation for the server's log. */
export const denialExplanation = (denial: Denial): string => denial.map(({ explain }) => explain()).join('\n');

/** The captures of a pattern as values, without those that differ between documents. */
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
