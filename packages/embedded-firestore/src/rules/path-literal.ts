import { toText } from './conversions';
import { type Failure, isFailure } from './errors';
import { Path, pathOf, type Unbound } from './paths';
import { isPath, type RulesValue } from './values';

/**
 * Builds the path of a literal such as `/users/$(uid)`. A path in `$()` is spliced in; any other value is converted to exactly one segment, whatever it
 * contains: a slash in a value can't address another document.
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
