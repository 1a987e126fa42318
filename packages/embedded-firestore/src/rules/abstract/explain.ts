import type { Expression } from '../ast';
import { Limits } from '../issues';
import { childrenOf } from '../tree';
import { type RulesValue, typeOf } from '../values';
import type { Abstract } from './abstract-value';
import { type AbstractScope, evaluateIn, type Frame, frameOf } from './evaluate';
import { isKnownTrue, truthOf } from './outcomes';

const MAX_EXCERPT_LENGTH = 120;

/**
 * Explains why a condition does not hold: the innermost sub-expressions responsible, each with its line, column and the values
 * of its operands. Values go to the server's log only, never to the caller.
 */
export const explain = (condition: Expression, scope: AbstractScope, text: string): string =>
  blame(condition, scope, { locals: [], depth: 0 })
    .map(({ node, frame }) => describe(node, scope, frame, text))
    .join('; ');

type Blamed = { readonly node: Expression; readonly frame: Frame };

/** For `a && b` the side that is not true, for `a || b` both sides, for a call the function's result expression. */
function blame(node: Expression, scope: AbstractScope, frame: Frame): readonly Blamed[] {
  if (node.kind === 'logical') {
    const sides = [node.left, node.right].filter((side) => !isKnownTrue(truthOf(evaluateIn(side, scope, frame))));
    return (node.op === '&&' ? sides.slice(0, 1) : sides).flatMap((side) => blame(side, scope, frame));
  }
  if (node.kind === 'call') {
    const binding = scope.bindings.call(node);
    if (binding.kind === 'function' && frame.depth <= Limits.callDepth) {
      const args = node.args.map((arg) => evaluateIn(arg, scope, frame));
      return blame(binding.declaration.result, scope, frameOf(binding.declaration, args, scope, frame.depth + 1));
    }
  }
  return [{ node, frame }];
}

function describe(node: Expression, scope: AbstractScope, frame: Frame, text: string): string {
  const sourceOf = ({ at }: Expression): string => shortened(text.slice(at.offset, at.end).replaceAll(/\s+/g, ' '));
  const parts = childrenOf(node).filter(({ kind }) => kind !== 'literal');
  const values = parts.map((part) => `${sourceOf(part)} = ${print(evaluateIn(part, scope, frame))}`);
  const where = `L${node.at.line}:${node.at.column}`;
  return `${where} ${sourceOf(node)} is ${print(evaluateIn(node, scope, frame))}${values.length === 0 ? '' : ` (${values.join(', ')})`}`;
}

function print(abstract: Abstract): string {
  switch (abstract.kind) {
    case 'known':
      return printValue(abstract.value);
    case 'oneOf':
      return `one of ${abstract.values.map(printValue).join(', ')}`;
    case 'failed':
      return `an error (${abstract.failure.message})`;
    case 'range':
      return 'within a range';
    case 'some':
      return abstract.type === undefined ? 'some value' : `some ${abstract.type}`;
    case 'unknown':
      return 'not determined by the query';
    default:
      return `partly known ${abstract.kind}`;
  }
}

const printValue = (value: RulesValue): string => shortened(JSON.stringify(plain(value)) ?? 'null');

/** A value as JSON; values JSON can't represent are shown as their type name. */
function plain(value: RulesValue): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Map) return Object.fromEntries([...value].map(([name, field]) => [name, plain(field)]));
  const type = typeOf(value);
  return type === 'path' || type === 'timestamp' ? String(value) : `<${type}>`;
}

const shortened = (text: string): string => (text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH)}…` : text);
