import type { Expression, Position } from './ast';

/** The direct sub-expressions, in source order. */
export function childrenOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return node.segments.filter((segment) => typeof segment !== 'string');
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'slice':
      return [node.object, node.from, node.to];
    case 'call':
      return node.args;
    case 'method':
      return [node.object, ...node.args];
    case 'unary':
    case 'is':
      return [node.operand];
    case 'binary':
    case 'logical':
      return [node.left, node.right];
    case 'conditional':
      return [node.test, node.then, node.otherwise];
  }
}

/** Whether an expression is nested more than `limit` deep. Not recursive, so any depth is safe. */
export function isDeeperThan(root: Expression, limit: number): boolean {
  let level: readonly Expression[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
}

/** How many operators, literals, arguments and parentheses enclose the innermost value; receivers before dots and brackets do not count. */
export function complexityOf(node: Expression, parentheses: ReadonlyMap<Expression, number>): number {
  const [object, ...others] = 'object' in node ? childrenOf(node) : [undefined, ...childrenOf(node)];
  const inside = others.map((child) => (child === undefined ? 0 : 1 + complexityOf(child, parentheses)));
  const before = object === undefined ? 0 : complexityOf(object, parentheses);
  return Math.max(before, ...inside) + (parentheses.get(node) ?? 0);
}

/** The expression and all its sub-expressions, in source order. */
export function expressionsIn(root: Expression): readonly Expression[] {
  const found: Expression[] = [];
  const pending = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    found.push(node);
    pending.push(...childrenOf(node).toReversed());
  }
  return found;
}

/** The range from the start of one position to the end of another. */
export const spanning = (start: Position, end: Position): Position => ({ ...start, end: end.end });
