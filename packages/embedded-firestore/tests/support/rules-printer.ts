import fc from 'fast-check';
import type { Expression, Position } from '../../src/rules/ast';

const at: Position = { offset: 0, end: 0, line: 1, column: 1 };

/** Each operator with how tightly it binds, as the reference lists them. */
const precedence: Readonly<Record<string, number>> = {
  '?': 0,
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  in: 4,
  is: 4,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '+': 6,
  '-': 6,
  '*': 7,
  '/': 7,
  '%': 7,
  unary: 8,
  primary: 9,
};

function bindingOf(node: Expression): number {
  switch (node.kind) {
    case 'conditional':
      return precedence['?'] as number;
    case 'logical':
    case 'binary':
      return precedence[node.op] as number;
    case 'is':
      return precedence.is as number;
    case 'unary':
      return precedence.unary as number;
    default:
      return precedence.primary as number;
  }
}

/** Writes an expression with no more parentheses than its operators need. */
export function printExpression(node: Expression, minimum = 0): string {
  const text = printed(node);
  return bindingOf(node) < minimum ? `(${text})` : text;
}

function printed(node: Expression): string {
  const binding = bindingOf(node);
  const object = (inner: Expression): string => {
    // A path ends where it is not joined, so what follows it needs parentheses; so does a number before a dot.
    const isOpen = inner.kind === 'path' || (inner.kind === 'literal' && typeof inner.value !== 'string');
    return isOpen ? `(${printExpression(inner)})` : printExpression(inner, precedence.primary);
  };
  switch (node.kind) {
    case 'literal':
      return printLiteral(node.value);
    case 'variable':
      return node.name;
    case 'list':
      return `[${node.items.map((item) => printExpression(item)).join(', ')}]`;
    case 'map':
      return `{${node.entries.map(({ key, value }) => `${printExpression(key, 1)}: ${printExpression(value)}`).join(', ')}}`;
    case 'path':
      return node.segments.map((segment) => `/${typeof segment === 'string' ? segment : `$(${printExpression(segment)})`}`).join('');
    case 'member':
      return `${object(node.object)}.${node.name}`;
    case 'index':
      return `${object(node.object)}[${printExpression(node.index)}]`;
    case 'slice':
      return `${object(node.object)}[${printExpression(node.from)}:${printExpression(node.to)}]`;
    case 'call':
      return `${node.name}(${node.args.map((arg) => printExpression(arg)).join(', ')})`;
    case 'method':
      return `${object(node.object)}.${node.name}(${node.args.map((arg) => printExpression(arg)).join(', ')})`;
    case 'unary':
      return `${node.op}${printExpression(node.operand, binding)}`;
    case 'binary':
    case 'logical':
      return `${printOperand(node.left, binding)} ${node.op} ${printOperand(node.right, binding + 1)}`;
    case 'is':
      return `${printOperand(node.operand, binding)} is ${node.type}`;
    case 'conditional':
      return `${printExpression(node.test, 1)} ? ${printExpression(node.then)} : ${printExpression(node.otherwise)}`;
  }
}

/** A map before a division would read as a block before a path. */
const printOperand = (node: Expression, minimum: number): string => {
  const text = printExpression(node, minimum);
  return text.endsWith('}') ? `(${text})` : text;
};

function printLiteral(value: (Expression & { kind: 'literal' })['value']): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof Uint8Array) return `b'${[...value].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')}'`;
  if (typeof value === 'number') return Number.isInteger(value) ? `${value}.0` : String(value);
  return String(value);
}

const name = fc.constantFrom('a', 'data', 'request', 'in_', 'x1', '_b');
/** After a dot any word is a name. */
const field = fc.oneof(name, fc.constantFrom('match', 'in', 'is', 'true', 'return', 'let'));
const segment = fc.constantFrom('users', '(default)', 'a-b', 'c.d', 'ünder_score', '%20');

/** Trees of every kind of expression, as a parser would make them; all their positions are the same. */
export const anExpressionTree: fc.Arbitrary<Expression> = fc.letrec<{ node: Expression }>((tie) => {
  const node = tie('node');
  const nodes = fc.array(node, { maxLength: 3 });
  const literal = fc.oneof(
    fc.constantFrom(null, true, false, 0n, 7n, 2n ** 63n - 1n, -(2n ** 63n), 0.5, 12),
    fc.string({ unit: fc.constantFrom('a', "'", '"', '\\', '\n', 'é', '😀', '/', '$', '{') }),
    fc.uint8Array({ maxLength: 3 }),
  );
  const made = <K extends Expression['kind']>(kind: K, parts: fc.Arbitrary<object>): fc.Arbitrary<Expression> =>
    parts.map((fields) => ({ kind, at, ...fields }) as unknown as Expression);
  return {
    node: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      made('literal', fc.record({ value: literal })),
      made('variable', fc.record({ name })),
      made('list', fc.record({ items: nodes })),
      made('map', fc.record({ entries: fc.array(fc.record({ key: node, value: node }), { maxLength: 2 }) })),
      made('path', fc.record({ segments: fc.array(fc.oneof(segment, node), { minLength: 1, maxLength: 4 }) })),
      made('member', fc.record({ object: node, name: field })),
      made('index', fc.record({ object: node, index: node })),
      made('slice', fc.record({ object: node, from: node, to: node })),
      made('call', fc.record({ name, args: nodes })),
      made('method', fc.record({ object: node, name: field, args: nodes })),
      made('unary', fc.record({ op: fc.constantFrom('!', '-'), operand: node })),
      made(
        'binary',
        fc.record({ op: fc.constantFrom('+', '-', '*', '/', '%', '<', '<=', '>', '>=', '==', '!=', 'in'), left: node, right: node }),
      ),
      made('logical', fc.record({ op: fc.constantFrom('&&', '||'), left: node, right: node })),
      made('is', fc.record({ operand: node, type: fc.constantFrom('int', 'string', 'path') })),
      made(
        'conditional',
        fc.tuple(node, node, node).map(([test, then, otherwise]) => ({ test, then, otherwise })),
      ),
    ),
  };
}).node;
