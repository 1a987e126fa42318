import type { Expression, FunctionDeclaration } from './ast';
import type { Bindings } from './bindings';
import { childrenOf } from './tree';

/**
 * Whether a condition may depend on `request.time`, directly or through a function it calls. Using `request` as a whole, or by a computed
 * key, counts too: a false positive costs a repeated evaluation, a false negative would leave a decision stale.
 */
export function usesTime(condition: Expression, bindings: Bindings): boolean {
  return reads(condition, bindings, new Set());
}

function reads(node: Expression, bindings: Bindings, visited: Set<FunctionDeclaration>): boolean {
  const isRequest = (expression: Expression): boolean => expression.kind === 'variable' && bindings.variable(expression).kind === 'request';
  if (isRequest(node)) return true;
  if (node.kind === 'member' && isRequest(node.object)) return node.name === 'time';
  return (
    calledBy(node, bindings, visited).some((inner) => reads(inner, bindings, visited)) ||
    childrenOf(node).some((part) => reads(part, bindings, visited))
  );
}

/** The expressions of the called function; each function is visited once. */
function calledBy(node: Expression, bindings: Bindings, visited: Set<FunctionDeclaration>): readonly Expression[] {
  if (node.kind !== 'call') return [];
  const binding = bindings.call(node);
  if (binding.kind !== 'function' || visited.has(binding.declaration)) return [];
  visited.add(binding.declaration);
  return [...binding.declaration.lets.map(({ value }) => value), binding.declaration.result];
}
