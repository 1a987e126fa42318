import type { Call, Expression, MethodCall, Source } from './ast';
import type { Bindings } from './bindings';
import { expressionsOf } from './declarations';
import { globalArity } from './globals';
import { error, type Issue, warning } from './issues';
import { methodArities } from './methods';
import { testableTypes } from './values';

/**
 * Reports unknown variables, functions and types, and calls with the wrong number of arguments. Unknown names are warnings, as in the
 * service: only expressions that use them fail, when they are evaluated.
 */
export function checkNames(source: Source, bindings: Bindings): readonly Issue[] {
  const nodes = expressionsOf(source);
  const expected = new Set(nodes.flatMap((node) => nonVariableNames(node, bindings)));
  return nodes.flatMap((node) => {
    switch (node.kind) {
      case 'variable':
        return bindings.variable(node).kind === 'unknown' && !expected.has(node)
          ? [warning(`Invalid variable name: ${node.name}.`, node.at)]
          : [];
      case 'is':
        return testableTypes.has(node.type) ? [] : [error(`Unknown type: ${node.type}.`, node.at)];
      case 'call':
      case 'method':
        return checkCall(node, bindings);
      default:
        return [];
    }
  });
}

/** Names before a dot that refer to a namespace. */
function nonVariableNames(node: Expression, bindings: Bindings): readonly Expression[] {
  const isNamespaced = node.kind === 'method' && bindings.call(node).kind !== 'method' && bindings.call(node).kind !== 'function';
  return isNamespaced && node.object.kind === 'variable' ? [node.object] : [];
}

function checkCall(node: Call | MethodCall, bindings: Bindings): readonly Issue[] {
  const binding = bindings.call(node);
  switch (binding.kind) {
    case 'function':
      return checkArity(node, binding.declaration.parameters.length);
    case 'access':
      return checkArity(node, 1);
    case 'global':
      return checkArity(node, globalArity(binding.namespace, binding.name) ?? 0);
    case 'method':
      return checkMethod(node);
    case 'unknown':
      return [warning(`Invalid function name: ${node.name}.`, node.at)];
  }
}

/** Value types are only known at evaluation, so these are warnings. */
function checkMethod(node: Call | MethodCall): readonly Issue[] {
  const arities = methodArities(node.name);
  if (arities.length === 0) return [warning(`Invalid function name: ${node.name}.`, node.at)];
  return arities.includes(node.args.length) ? [] : [warning(wrongArity(node, arities), node.at)];
}

const checkArity = (node: Call | MethodCall, arity: number): readonly Issue[] =>
  node.args.length === arity ? [] : [error(wrongArity(node, [arity]), node.at)];

const wrongArity = ({ name, args }: Call | MethodCall, arities: readonly number[]): string =>
  `Wrong number of arguments. Function: ${name}. Received: ${args.length}. Expected: ${[...new Set(arities)].join(' or ')}.`;
