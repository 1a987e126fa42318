import type { Result } from './errors';
import type { Scope } from './scope';

/** What the closures of a condition run in: the request's scope, and the arguments and lets of the function, values or failures. */
export type Frame = { readonly scope: Scope; readonly locals: readonly Result[]; readonly depth: number };

/** A compiled expression. Answers a failure rather than throw. */
export type Evaluator = (frame: Frame) => Result;
