import type { Expression } from '../ast';
import { Limits } from '../issues';
import { childrenOf } from '../tree';
import { type RulesValue, typeOf } from '../values';
import type { Abstract } from './abstract-value';
import { type AbstractScope, evaluateIn, type Frame, frameOf } from './evaluate';
import { isYes, truthOf } from './outcomes';

const LONGEST = 120;

/**
 * Why a condition does not hold, with the values at hand: the innermost sub-expressions to blame, each with its line, column and the values
 * of its parts. Values are for the server's log, never for the caller.
 */
export const explain = (condition: Expression, scope: AbstractScope, text: string): string =>
  blame(condition, scope, { locals: [], depth: 0 })
    .map(({ node, frame }) => describe(node, scope, frame, text))
    .join('; ');

type Blamed = { readonly node: Expression; readonly frame: Frame };

/** Of `a && b` the side that fails, of `a || b` both, of a call what the function says. */
function blame(node: Expression, scope: AbstractScope, frame: Frame): readonly Blamed[] {
  if (node.kind === 'logical') {
    const sides = [node.left, node.right].filter((side) => !isYes(truthOf(evaluateIn(side, scope, frame))));
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

/** A value as JSON shows it; what JSON has no form for is named by its type. */
function plain(value: RulesValue): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Map) return Object.fromEntries([...value].map(([name, field]) => [name, plain(field)]));
  const type = typeOf(value);
  return type === 'path' || type === 'timestamp' ? String(value) : `<${type}>`;
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
