import type { Position } from './ast';

/**
 * What the lexer makes of a source. `segment`, `capture` and `glob` stand only in paths, after the `slash` before them; a division is a
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
  /** As it stands in the source. */
  readonly text: string;
  /** What a string, bytes literal, number or wildcard means; the reason when it is invalid. */
  readonly value: string | bigint | number | Uint8Array | undefined;
  readonly at: Position;
  /** No space before it: a path goes on only without one. */
  readonly joined: boolean;
};
