import type { Position } from './ast';
import type { Failure } from './errors';
import type { Scope } from './scope';
import type { RulesValue } from './values';

export type Condition = (scope: Scope) => RulesValue | Failure;
export type Outcome =
  | { readonly kind: 'value'; readonly value: RulesValue }
  | { readonly kind: 'error'; readonly message: string; readonly position: Position };
