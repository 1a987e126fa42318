import type { Result } from './errors';
import type { Scope } from './scope';

/** The frame a compiled condition runs in: the request's scope, and the function's arguments and lets (values or failures). */
export type Frame = { readonly scope: Scope; readonly locals: readonly Result[]; readonly depth: number };

/** A compiled expression. Returns a failure instead of throwing. */
export type Evaluator = (frame: Frame) => Result;
