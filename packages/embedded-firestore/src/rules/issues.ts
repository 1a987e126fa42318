import type { Position } from './ast';

/** Something to say about a source. With an error it cannot be used; a warning is only shown. */
export type Issue = { readonly severity: 'error' | 'warning'; readonly message: string; readonly position: Position };

export const error = (message: string, position: Position): Issue => ({ severity: 'error', message, position });
export const warning = (message: string, position: Position): Issue => ({ severity: 'warning', message, position });

/** The limits of the language. @see https://firebase.google.com/docs/firestore/quotas#security_rules */
export const Limits = {
  sourceBytes: 262_144,
  callDepth: 20,
  parameters: 7,
  /** Google's compiler says 10 of these two, and takes one more. */
  lets: 11,
  matchDepth: 11,
  pathSegments: 100,
  captures: 20,
  /** How deep operators, literals, arguments and parentheses may be nested in one another (measured). */
  complexity: 98,
  /** Of our own: how deep a tree may be, so that no walk over it needs more stack than there is. */
  nesting: 400,
  /** Of our own: after so many errors the rest of a source is not worth reading. */
  errors: 20,
} as const;
