import { type Abstract, isTrue, known, some } from './abstract/abstract-value';
import { type AbstractScope, evaluateAbstract } from './abstract/evaluate';
import { explain } from './abstract/explain';
import type { Position } from './ast';
import type { Wildcard } from './bindings';
import { type Asked, type Clause, captureValues, clauseText } from './decision';
import { evaluateCondition, type Outcome } from './evaluate';
import type { Operation } from './request';
import { Budget, type Scope } from './scope';

/** Everything a condition may look at, but for the captures, which each pattern makes for itself. */
export type Situation = Omit<Scope, 'captures'> & { readonly operation: Operation };

/** Asks a rule about one document. */
export function askOne({ rule, captures, service }: Asked, situation: Situation): Clause | undefined {
  const { condition, line } = rule;
  if (condition === undefined) return undefined;
  const scope: Scope = { ...situation, captures: captureValues(captures), observe: service.coverage.record };
  const outcome = evaluateCondition(condition.compiled, scope);
  if (outcome.kind === 'value' && outcome.value) return undefined;
  return {
    text: clauseText(outcome, situation.operation, line),
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

/** The same for all documents that a query may return. */
export type ListSituation = Pick<AbstractScope, 'request' | 'resource' | 'access' | 'budget'>;

/** Asks a rule about every document that a query may return, whatever is stored: only what it proves is a yes. */
export function askAll({ rule, captures, service }: Asked, situation: ListSituation): Clause | undefined {
  const { condition, line } = rule;
  if (condition === undefined) return undefined;
  const scope: AbstractScope = { ...situation, bindings: service.bindings, captures: abstractCaptures(captures) };
  const result = evaluateAbstract(condition.tree, { ...scope, observe: service.coverage.record });
  if (isTrue(result)) return undefined;
  return {
    text: clauseText(outcomeOf(result, condition.tree.at), 'list', line),
    failed: result.kind === 'failed',
    explain: () => explain(condition.tree, { ...scope, budget: new Budget() }, service.text),
  };
}

/** What cannot be proved is refused as false: which document would fail is not known, and must not be told. */
function outcomeOf(result: Abstract, position: Position): Outcome {
  if (result.kind !== 'failed') return { kind: 'value', value: false };
  const { message, position: at = position, fatal } = result.failure;
  return { kind: 'error', message, position: at, fatal };
}

function abstractCaptures(captures: Asked['captures']): ReadonlyMap<Wildcard, Abstract> {
  const values = captureValues(captures);
  return new Map(
    [...captures].map(([wildcard, { kind }]) => {
      const value = values.get(wildcard);
      return [wildcard, value === undefined ? some(kind === 'path' ? 'path' : 'string') : known(value)];
    }),
  );
}
