import type { Position } from './ast';

/** An issue of a source. A source with an error can't be used; a warning is only displayed. */
export type Issue = { readonly severity: 'error' | 'warning'; readonly message: string; readonly position: Position };

export const error = (message: string, position: Position): Issue => ({ severity: 'error', message, position });
export const warning = (message: string, position: Position): Issue => ({ severity: 'warning', message, position });

/** The limits of the language. @see https://firebase.google.com/docs/firestore/quotas#security_rules */
export const Limits = {
  sourceBytes: 262_144,
  callDepth: 20,
  parameters: 7,
  /** Google's compiler documents 10 for these two, but accepts 11. */
  lets: 11,
  matchDepth: 11,
  pathSegments: 100,
  captures: 20,
  /** How deep operators, literals, arguments and parentheses may be nested in one another (measured). */
  complexity: 98,
  /** Own limit: maximum tree depth, so that recursive walks can't overflow the stack. */
  nesting: 400,
  /** Own limit: parsing stops after this many errors. */
  errors: 20,
} as const;
