import type { RE2JS } from 're2js';
import { type Failure, invalidArgument } from './errors';

type Matcher = ReturnType<RE2JS['matcher']>;
/** A piece of a replacement: literal text, or a group by number or name. */
type Piece = string | { readonly group: number | string };

/** Splits a string at the matches of a pattern. Trailing empty strings are left out, unless it is the only one. */
export function splitBy(pattern: RE2JS, text: string): readonly string[] {
  const parts: string[] = [];
  const matcher = pattern.matcher(text);
  let last = 0;
  while (matcher.find()) {
    parts.push(text.slice(last, matcher.start()));
    last = matcher.end();
  }
  parts.push(text.slice(last));
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}

/** Replaces every match. In the replacement, `$1` and `${name}` are groups and a backslash escapes the next character. */
export function replaceAll(pattern: RE2JS, text: string, replacement: string): string | Failure {
  const pieces = piecesOf(replacement, pattern.groupCount());
  if (pieces === undefined) return invalidArgument('replace');
  const matcher = pattern.matcher(text);
  let replaced = '';
  let last = 0;
  try {
    while (matcher.find()) {
      replaced += text.slice(last, matcher.start()) + pieces.map((piece) => textOf(piece, matcher)).join('');
      last = matcher.end();
    }
  } catch {
    // no group has this name
    return invalidArgument('replace');
  }
  return replaced + text.slice(last);
}

const textOf = (piece: Piece, matcher: Matcher): string => (typeof piece === 'string' ? piece : (matcher.group(piece.group) ?? ''));

const PIECE = /\\([\s\S])|\$\{([^}]*)\}|\$(\d+)|\$(?=.)|[^\\$]+|[\\$]$/gy;

/** @returns undefined if a `$` is followed by neither an existing group nor a name */
function piecesOf(replacement: string, groups: number): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  for (const [match, escaped, name, digits] of replacement.matchAll(PIECE)) {
    if (escaped !== undefined) pieces.push(escaped);
    else if (name !== undefined) pieces.push({ group: name });
    else if (digits !== undefined) {
      const length = groupDigits(digits, groups);
      if (length === 0) return undefined;
      pieces.push({ group: Number(digits.slice(0, length)) }, digits.slice(length));
    } else if (match === '$' && !replacement.endsWith('$')) return undefined;
    else pieces.push(match);
  }
  return pieces;
}

/** The longest prefix of digits that is a valid group number. */
function groupDigits(digits: string, groups: number): number {
  let length = 0;
  while (length < digits.length && Number(digits.slice(0, length + 1)) <= groups) length += 1;
  return length;
}
