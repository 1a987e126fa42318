import { toText } from './conversions';
import { type Failure, isFailure } from './errors';
import { Path, pathOf, type Unbound } from './paths';
import { isPath, type RulesValue } from './values';

/**
 * The path that a literal such as `/users/$(uid)` makes. A path in a `$()` is spliced in; the text of anything else is one segment, whatever it
 * holds: an address with a slash does not reach another document.
 */
export function assemblePath(pieces: readonly RulesValue[]): Path | Failure {
  const segments: (string | Unbound)[] = [];
  for (const piece of pieces) {
    if (isPath(piece)) {
      segments.push(...pathOf(piece).segments);
      continue;
    }
    const text = toText('path', piece);
    if (isFailure(text)) return text;
    segments.push(text);
  }
  return new Path(segments);
}
