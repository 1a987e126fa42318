import type { BinaryOperator, Expression, Position } from 'embedded-firestore/rules-language';

/**
 * A tree with one node replaced, or left out: `was` is that node, `becomes` what stands in its place. It can only be noticed by somebody for whom
 * the rules evaluate what stands `at` a place, to `needs`.
 */
export type Rewrite = { was: Expression; becomes: Expression | undefined; tree: Expression; at?: Position; needs: Needs };
export type Needs = 'yes' | 'other' | 'either';

const nowhere: Position = { offset: 0, end: 0, line: 0, column: 0 };
const truth = (value: boolean): Expression => ({ kind: 'literal', at: nowhere, value });
const not = (operand: Expression): Expression =>
  operand.kind === 'unary' && operand.op === '!' ? operand.operand : { kind: 'unary', at: nowhere, op: '!', operand };

/** Every tree that differs from this one in one place, in a way that should matter to somebody. `isTruth`: it stands where true or false is asked for. */
export function rewritesOf(node: Expression, isTruth: boolean): Rewrite[] {
  return [
    ...omissionsFrom(node),
    ...[...changesOf(node), ...(isTruth && isAtom(node) ? [not(node)] : [])].map(
      (tree): Rewrite => ({ was: node, becomes: tree, tree, needs: 'either', ...placed(node) }),
    ),
    ...partsOf(node, isTruth).flatMap(({ child, isTruth: inTruth, put }) =>
      rewritesOf(child, inTruth).map((rewrite): Rewrite => ({ ...placed(node), ...rewrite, tree: put(rewrite.tree) })),
    ),
  ];
}

/** A condition as a whole, always and never true. */
export const constants = (condition: Expression): Rewrite[] =>
  [true, false]
    .filter((value) => !isLiteral(condition, value))
    .map((value) => ({
      was: condition,
      becomes: truth(value),
      tree: truth(value),
      needs: value ? 'other' : 'yes',
      ...placed(condition),
    }));

/** Literals and names cost nothing, and nobody counts them. */
const placed = (node: Expression): { at?: Position } => (node.kind === 'literal' || node.kind === 'variable' ? {} : { at: node.at });

const isLiteral = (node: Expression, value: boolean): boolean => node.kind === 'literal' && node.value === value;
const isAtom = (node: Expression): boolean => node.kind !== 'logical' && node.kind !== 'conditional' && node.kind !== 'literal';

const neighbours: Partial<Record<BinaryOperator, BinaryOperator>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const roles = new Set(['user', 'superuser', 'ultrauser', 'admin']);
/** Methods that bring two spellings of the same to one. */
const normalizing = new Set(['lower', 'trim']);

/** The node without one of its operands or items. */
function omissionsFrom(node: Expression): Rewrite[] {
  if (node.kind === 'list') {
    return node.items.map((was, at) => ({
      was,
      becomes: undefined,
      tree: { ...node, items: node.items.toSpliced(at, 1) },
      needs: 'either',
      at: node.at,
    }));
  }
  if (node.kind !== 'logical') return [];
  const { left, right, op } = node;
  const without = (was: Expression, tree: Expression): Rewrite => ({
    was,
    becomes: undefined,
    tree,
    needs: op === '&&' ? 'other' : 'yes',
    ...placed(was),
  });
  return left.kind === 'logical' && left.op === op ? [without(right, left)] : [without(right, left), without(left, right)];
}

/** What this node may become by itself. */
function changesOf(node: Expression): Expression[] {
  switch (node.kind) {
    case 'binary': {
      const op = neighbours[node.op];
      return op === undefined ? [] : [{ ...node, op }];
    }
    case 'conditional':
      return [node.then, node.otherwise];
    case 'literal':
      return typeof node.value === 'bigint' ? [{ ...node, at: nowhere, value: node.value + 1n }] : [];
    case 'list':
      return wider(node);
    case 'method':
      return normalizing.has(node.name) && node.args.length === 0 ? [node.object] : [];
    default:
      return [];
  }
}

/** A list of roles with one more. */
function wider(node: Extract<Expression, { kind: 'list' }>): Expression[] {
  const names = node.items.map((item) => (item.kind === 'literal' ? item.value : undefined));
  const isOfRoles = names.length > 0 && names.every((name) => typeof name === 'string' && roles.has(name));
  return isOfRoles && !names.includes('user') ? [{ ...node, items: [...node.items, userRole] }] : [];
}

const userRole: Expression = { kind: 'literal', at: nowhere, value: 'user' };

type Part = { child: Expression; isTruth: boolean; put: (child: Expression) => Expression };

const part = (child: Expression, put: (child: Expression) => Expression, isTruth = false): Part => ({ child, isTruth, put });
const parts = (children: readonly Expression[], put: (children: Expression[]) => Expression): Part[] =>
  children.map((child, at) => part(child, (changed) => put(children.with(at, changed))));

/** The expressions directly inside one, each with a way to put another in its place. */
function partsOf(node: Expression, isTruth: boolean): Part[] {
  switch (node.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'list':
      return parts(node.items, (items) => ({ ...node, items }));
    case 'map':
      return node.entries.map((entry, at) =>
        part(entry.value, (value) => ({ ...node, entries: node.entries.with(at, { ...entry, value }) })),
      );
    case 'path':
      return node.segments.flatMap((segment, at) =>
        typeof segment === 'string' ? [] : [part(segment, (changed) => ({ ...node, segments: node.segments.with(at, changed) }))],
      );
    case 'member':
      return [part(node.object, (object) => ({ ...node, object }))];
    case 'index':
      return [part(node.object, (object) => ({ ...node, object })), part(node.index, (index) => ({ ...node, index }))];
    case 'slice':
      return [part(node.object, (object) => ({ ...node, object }))];
    case 'call':
      return parts(node.args, (args) => ({ ...node, args }));
    case 'method':
      return [
        part(node.object, (object) => ({ ...node, object })),
        // what `get` answers for a field that is not there only has to be of the right type
        ...(node.name === 'get' ? [] : parts(node.args, (args) => ({ ...node, args }))),
      ];
    case 'unary':
      return [part(node.operand, (operand) => ({ ...node, operand }), node.op === '!')];
    case 'is':
      return [part(node.operand, (operand) => ({ ...node, operand }))];
    case 'binary':
      return [part(node.left, (left) => ({ ...node, left })), part(node.right, (right) => ({ ...node, right }))];
    case 'logical':
      return [part(node.left, (left) => ({ ...node, left }), true), part(node.right, (right) => ({ ...node, right }), true)];
    case 'conditional':
      return [
        part(node.test, (test) => ({ ...node, test }), true),
        part(node.then, (then) => ({ ...node, then }), isTruth),
        part(node.otherwise, (otherwise) => ({ ...node, otherwise }), isTruth),
      ];
  }
}
