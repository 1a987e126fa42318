import type { Block, Expression, FunctionDeclaration, Position } from './ast';
import type { Result } from './errors';
import { Failure } from './errors';
import { isAtom } from './scope';
import { childrenOf } from './tree';
import { type RulesValue, typeOf } from './values';

/** A result of an expression: a bool or null as is, otherwise only the type (never stored values), or a failure's message. */
type SeenValue =
  | { readonly boolValue: boolean }
  | { readonly nullValue: null }
  | { readonly type: string }
  | { readonly undefined: { readonly causeMessage: string } };

/** The results of one expression and its sub-expressions. An expression without `values` was never evaluated. */
export type ExpressionReport = {
  readonly sourcePosition: {
    readonly line: number;
    readonly column: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values?: readonly { readonly value: SeenValue; readonly count: number }[];
  readonly children?: readonly ExpressionReport[];
};

/** Cap on distinct results per expression: failure messages can contain arbitrary names. */
const MAX_KINDS = 20;

/** Counts the results of a service's expressions. */
export class Coverage {
  private readonly seen = new Map<Position, Map<string, number>>();

  constructor(private readonly roots: readonly Expression[]) {}

  readonly record = (at: Position, result: Result): void => {
    const counts = this.seen.get(at) ?? new Map<string, number>();
    this.seen.set(at, counts);
    const kind = kindOf(result);
    if (counts.has(kind) || counts.size < MAX_KINDS) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  };

  report(): readonly ExpressionReport[] {
    return this.roots.map((root) => this.reportOf(root));
  }

  private reportOf(node: Expression): ExpressionReport {
    const { line, column, offset, end } = node.at;
    const counts = this.seen.get(node.at);
    const children = childrenOf(node).filter((child) => !isAtom(child));
    return {
      sourcePosition: { line, column, currentOffset: offset, endOffset: end },
      ...(counts === undefined ? {} : { values: [...counts].map(([kind, count]) => ({ value: seenValue(kind), count })) }),
      ...(children.length === 0 ? {} : { children: children.map((child) => this.reportOf(child)) }),
    };
  }
}

const FAILED = '!';

function kindOf(result: Result): string {
  if (result instanceof Failure) return `${FAILED}${result.message}`;
  return typeof result === 'boolean' ? String(result) : typeOf(result as RulesValue);
}

function seenValue(kind: string): SeenValue {
  if (kind.startsWith(FAILED)) return { undefined: { causeMessage: kind.slice(FAILED.length) } };
  if (kind === 'true' || kind === 'false') return { boolValue: kind === 'true' };
  return kind === 'null' ? { nullValue: null } : { type: kind };
}

/** The expressions of a function, in source order. */
export const expressionsOf = ({ lets, result }: FunctionDeclaration): readonly Expression[] => [...lets.map(({ value }) => value), result];

/** The outermost expressions of a block's functions and rules. */
export const expressionsInBlock = ({ functions, matches }: Block): readonly Expression[] => [
  ...functions.flatMap(expressionsOf),
  ...matches.flatMap((match) => [
    ...match.allows.flatMap(({ condition }) => (condition === undefined ? [] : [condition])),
    ...expressionsInBlock(match),
  ]),
];
