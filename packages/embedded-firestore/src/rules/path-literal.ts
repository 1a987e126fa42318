import { Reference } from '../model/value';
import { type Failure, invalidArgument, nullValue } from './errors';
import { isSegment, Path, pathOf, Unbound } from './paths';
import type { RulesValue } from './values';

/** A piece of a path literal once evaluated: its text, a value with the name of the variable that it came from, or an open place. */
export type PathPiece = string | Unbound | { readonly value: RulesValue; readonly name: string | undefined };

/** The path that a literal such as `/users/$(uid)` makes. A path in a `$()` is spliced in; a text must fill one segment. */
export function assemblePath(pieces: readonly PathPiece[]): Path | Failure {
  const segments: (string | Unbound)[] = [];
  const bindings = new Map<string, string>();
  for (const piece of pieces) {
    if (typeof piece === 'string' || piece instanceof Unbound) {
      segments.push(piece);
      continue;
    }
    const { value, name } = piece;
    if (typeof value === 'string' && isSegment(value)) {
      segments.push(value);
      if (name !== undefined) bindings.set(name, value);
    } else if (value instanceof Path || value instanceof Reference) segments.push(...pathOf(value).segments);
    else return value === null ? nullValue() : invalidArgument('path');
  }
  return new Path(segments, bindings);
}
