import type { Expression, Position } from './ast';
import type { AccessName, Wildcard } from './bindings';
import { type Failure, limitExceeded } from './errors';
import { Limits } from './issues';
import type { RulesMap, RulesValue } from './values';

/** The number of expressions one operation may still evaluate, shared by all conditions evaluated for it. */
export class Budget {
  static readonly LIMIT = 1000;
  private spent = 0;

  /** @returns false once the limit is exceeded */
  spend(expressions: number): boolean {
    this.spent += expressions;
    return this.spent <= Budget.LIMIT;
  }

  get used(): number {
    return Math.min(this.spent, Budget.LIMIT);
  }
}

/** What Google's engine counts in addition to the nodes of the tree (measured). */
export const Costs = {
  /** For `&&` and `||`, if the first operand does not decide. */
  secondOperand: 1,
  /** For `?:`; counted again if its test is false. */
  test: 1,
  otherwise: 2,
  /** For the type name of an `is`. */
  type: 1,
  let: 1,
} as const;

/** How many expressions a node counts as when evaluated, excluding its operands. */
export function costOf(node: Expression): number {
  switch (node.kind) {
    case 'path':
      return 1 + node.segments.filter((segment) => typeof segment === 'string').length;
    case 'is':
      return 1 + Costs.type;
    case 'conditional':
      return 1 + Costs.test;
    default:
      return 1;
  }
}

export const budgetExceeded = (): Failure =>
  limitExceeded(`Unable to evaluate the expression as the maximum of ${Budget.LIMIT} expressions to evaluate has been reached.`);

export const callDepthExceeded = (): Failure =>
  limitExceeded(`Unable to evaluate the expression as the maximum call depth of ${Limits.callDepth} has been reached.`);

/** Constants and names: coverage does not report them. */
export const isAtom = ({ kind }: Expression): boolean => kind === 'literal' || kind === 'variable';

/** Everything that a condition can read. */
export type Scope = {
  /** `{auth, method, path, query, resource, time}` */
  readonly request: RulesMap;
  /** `{data, id, __name__}` of the stored document, or null if it does not exist. */
  readonly resource: RulesMap | null;
  /** The value of each wildcard of the enclosing patterns: a string, or a `Path` for a glob. */
  readonly captures: ReadonlyMap<Wildcard, RulesValue>;
  /** `segments` is the full path, starting with `databases`. `get` returns a document's map, `exists` a bool. */
  readonly access: (name: AccessName, segments: readonly string[]) => RulesValue | Failure;
  readonly budget: Budget;
  /** Called with the result of every expression except atoms, for coverage. */
  readonly observe?: (at: Position, result: RulesValue | Failure) => void;
};
