import type { Result } from './errors';
import type { Scope } from './scope';
import type { RulesValue } from './values';

/** What the closures of a condition run in: the request's scope, and the parameters and lets of the function being evaluated. */
export type Frame = { readonly scope: Scope; readonly locals: readonly RulesValue[]; readonly depth: number };

/** A compiled expression. Answers a failure rather than throw. */
export type Evaluator = (frame: Frame) => Result;
