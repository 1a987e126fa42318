import { type Abstract, isTrue, known, some } from './abstract/abstract-value';
import { type AbstractScope, evaluateAbstract } from './abstract/evaluate';
import { explain } from './abstract/explain';
import type { Position } from './ast';
import type { Wildcard } from './bindings';
import { type ApplicableRule, type Clause, captureValues, clauseText } from './decision';
import { evaluateCondition, type Outcome } from './evaluate';
import type { Operation } from './request';
import { Budget, type Scope } from './scope';

/** Everything a condition can read, except the captures, which differ per pattern. */
export type EvaluationContext = Omit<Scope, 'captures'> & { readonly operation: Operation };

/** Evaluates a rule for one document. @returns undefined if it allows the operation */
export function evaluateForDocument({ rule, captures, service }: ApplicableRule, context: EvaluationContext): Clause | undefined {
  const { condition, line } = rule;
  if (condition === undefined) return undefined;
  const scope: Scope = { ...context, captures: captureValues(captures), observe: service.coverage.record };
  const outcome = evaluateCondition(condition.compiled, scope);
  if (outcome.kind === 'value' && outcome.value) return undefined;
  return {
    text: clauseText(outcome, context.operation, line),
    failed: outcome.kind === 'error',
    explain: () => explain(condition.tree, { ...abstractScope(scope), bindings: service.bindings }, service.text),
  };
}

const abstractScope = ({ request, resource, captures, access }: Scope): Omit<AbstractScope, 'bindings'> => ({
  request: known(request),
  resource: known(resource),
  captures: new Map([...captures].map(([wildcard, value]) => [wildcard, known(value)])),
  access,
  budget: new Budget(),
});

/** The context for all documents that a query may return. */
export type QueryEvaluationContext = Pick<AbstractScope, 'request' | 'resource' | 'access' | 'budget'>;

/** Evaluates a rule for every document that a query may return, whatever is stored: allows only what can be proved. */
export function evaluateForQuery({ rule, captures, service }: ApplicableRule, context: QueryEvaluationContext): Clause | undefined {
  const { condition, line } = rule;
  if (condition === undefined) return undefined;
  const scope: AbstractScope = { ...context, bindings: service.bindings, captures: abstractCaptures(captures) };
  const result = evaluateAbstract(condition.tree, { ...scope, observe: service.coverage.record });
  if (isTrue(result)) return undefined;
  return {
    text: clauseText(outcomeOf(result, condition.tree.at), 'list', line),
    failed: result.kind === 'failed',
    explain: () => explain(condition.tree, { ...scope, budget: new Budget() }, service.text),
  };
}

/** What can't be proved counts as false: which document would fail is unknown and must not be disclosed. */
function outcomeOf(result: Abstract, position: Position): Outcome {
  if (result.kind !== 'failed') return { kind: 'value', value: false };
  const { message, position: at = position, fatal } = result.failure;
  return { kind: 'error', message, position: at, fatal };
}

function abstractCaptures(captures: ApplicableRule['captures']): ReadonlyMap<Wildcard, Abstract> {
  const values = captureValues(captures);
  return new Map(
    [...captures].map(([wildcard, { kind }]) => {
      const value = values.get(wildcard);
      return [wildcard, value === undefined ? some(kind === 'path' ? 'path' : 'string') : known(value)];
    }),
  );
}
