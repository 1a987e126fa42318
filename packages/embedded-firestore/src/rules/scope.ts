import type { Expression, Position } from './ast';
import type { AccessName, Wildcard } from './bindings';
import { type Failure, limitExceeded } from './errors';
import { Limits } from './issues';
import type { RulesMap, RulesValue } from './values';

/** The expressions that one request may still evaluate, shared by all its conditions. */
export class Budget {
  static readonly LIMIT = 1000;
  private spent = 0;

  /** @returns false once the limit is exceeded */
  spend(): boolean {
    this.spent += 1;
    return this.spent <= Budget.LIMIT;
  }

  get used(): number {
    return Math.min(this.spent, Budget.LIMIT);
  }
}

export const budgetExceeded = (): Failure =>
  limitExceeded(`Unable to evaluate the expression as the maximum of ${Budget.LIMIT} expressions to evaluate has been reached.`);

export const callDepthExceeded = (): Failure =>
  limitExceeded(`Unable to evaluate the expression as the maximum call depth of ${Limits.callDepth} has been reached.`);

/** Constants and names cost nothing of the budget; every other expression costs one each time it is evaluated. */
export const isFree = ({ kind }: Expression): boolean => kind === 'literal' || kind === 'variable';

/** Everything that a condition may look at. */
export type Scope = {
  /** `{auth, method, path, query, resource, time}` */
  readonly request: RulesMap;
  /** `{data, id, __name__}` of the stored document, null when it is missing. */
  readonly resource: RulesMap | null;
  /** The value of each wildcard of the patterns around the rule: a string, or a `Path` for a glob. */
  readonly captures: ReadonlyMap<Wildcard, RulesValue>;
  /** The segments are the whole path's, `databases` first. `get` answers a document's map or null, `exists` a bool. */
  readonly access: (name: AccessName, segments: readonly string[]) => RulesValue | Failure;
  readonly budget: Budget;
  /** Told what every expression that costs something came to: for coverage. */
  readonly observe?: (at: Position, result: RulesValue | Failure) => void;
};
