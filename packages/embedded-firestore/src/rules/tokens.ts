import type { Position } from './ast';

/**
 * The kinds of tokens. `segment`, `capture` and `glob` occur only in paths, after a `slash`; a division is a
 * `symbol`. `$(` is a symbol as well, closed by an ordinary `)`.
 */
export type TokenKind =
  | 'name'
  | 'integer'
  | 'float'
  | 'string'
  | 'bytes'
  | 'symbol'
  | 'slash'
  | 'segment'
  | 'capture'
  | 'glob'
  | 'invalid'
  | 'end';

export type Token = {
  readonly kind: TokenKind;
  /** The source text. */
  readonly text: string;
  /** The value of a string, bytes literal, number or wildcard; the reason if it is invalid. */
  readonly value: string | bigint | number | Uint8Array | undefined;
  readonly at: Position;
  /** No space before it; a path continues only without one. */
  readonly joined: boolean;
};
