import type { Allow, Block, Position, Source } from './ast';
import { bindSource } from './bind';
import type { Bindings } from './bindings';
import { Compiler } from './compile';
import { Failure } from './errors';
import type { Evaluator } from './frame';
import { asCondition } from './operators';
import type { Scope } from './scope';

/** A compiled condition of an `allow`. */
export type Condition = { readonly run: Evaluator; readonly position: Position };

export type Outcome =
  | { readonly kind: 'value'; readonly value: boolean }
  | { readonly kind: 'error'; readonly message: string; readonly position: Position; readonly fatal: boolean };

/** Compiles the conditions of a source without errors, by `allow` statement; an `allow` without a condition is left out. */
export function compileConditions(source: Source, bindings: Bindings = bindSource(source)): ReadonlyMap<Allow, Condition> {
  const compiler = new Compiler(bindings);
  const conditions = new Map<Allow, Condition>();
  const visit = ({ matches }: Pick<Block, 'matches'>): void => {
    for (const match of matches) {
      for (const allow of match.allows) {
        if (allow.condition !== undefined) conditions.set(allow, { run: compiler.compile(allow.condition), position: allow.condition.at });
      }
      visit(match);
    }
  };
  source.services.forEach(visit);
  return conditions;
}

/** Whether a condition holds. A result that isn't a bool is a failure. Never throws. */
export function evaluateCondition({ run, position }: Condition, scope: Scope): Outcome {
  const result = run({ scope, locals: [], depth: 0 });
  const value = result instanceof Failure ? result : asCondition(result);
  if (typeof value === 'boolean') return { kind: 'value', value };
  return { kind: 'error', message: value.message, position: value.position ?? position, fatal: value.fatal };
}
