import { invalidArgument } from '../model/status';

/** Whether a document's path below the root, such as `tours/t1/links/l1`, is meant. */
export type DocumentPattern = (path: string) => boolean;

const CAPTURE = /^\{([^/{}]*)\}$/;

/**
 * Reads a path pattern: `tours/{tour}`, `tours/{tour=*}`, `tours/*`, `tours/a*z`, and at most once `{rest=**}` or `**` for any number of
 * segments, none included.
 * @throws INVALID_ARGUMENT when it is none
 * @see https://cloud.google.com/eventarc/docs/path-patterns
 */
export function compilePattern(pattern: string): DocumentPattern {
  const segments = segmentsOf(pattern).map(readSegment);
  const many = segments.indexOf('many');
  if (many !== segments.lastIndexOf('many')) throw invalidArgument(`The pattern "${pattern}" holds "**" more than once.`);
  if (many < 0) return (path) => matchesAll(segments, path.split('/'));
  const [before, after] = [segments.slice(0, many), segments.slice(many + 1)];
  return (path) => {
    const parts = path.split('/');
    if (parts.length < before.length + after.length) return false;
    const rest = parts.slice(parts.length - after.length);
    return matchesAll(before, parts.slice(0, before.length)) && matchesAll(after, rest);
  };
}

/** Reads a path that means itself. @throws INVALID_ARGUMENT when it is none */
export function exactly(path: string): DocumentPattern {
  const expected = segmentsOf(path).join('/');
  return (documentPath) => documentPath === expected;
}

type Segment = 'many' | ((part: string) => boolean);

function segmentsOf(pattern: string): readonly string[] {
  const segments = pattern.replace(/^\/|\/$/g, '').split('/');
  if (segments.includes('')) throw invalidArgument(`The document pattern "${pattern}" has an empty segment.`);
  return segments;
}

function readSegment(segment: string): Segment {
  const capture = CAPTURE.exec(segment)?.[1];
  if (capture === undefined) return readWildcards(segment);
  const equals = capture.indexOf('=');
  return readWildcards(equals < 0 ? '*' : capture.slice(equals + 1));
}

function readWildcards(segment: string): Segment {
  if (segment === '**') return 'many';
  if (!segment.includes('*')) return (part) => part === segment;
  const [first = '', ...others] = segment.split('*');
  return (part) => part.startsWith(first) && containsInOrder(part, first.length, others);
}

/** The last text stands at the end, those before it somewhere between, one after the other. */
function containsInOrder(part: string, start: number, texts: readonly string[]): boolean {
  let at = start;
  for (const text of texts.slice(0, -1)) {
    const found = part.indexOf(text, at);
    if (found < 0) return false;
    at = found + text.length;
  }
  const last = texts.at(-1) ?? '';
  return part.length - last.length >= at && part.endsWith(last);
}

const matchesAll = (segments: readonly Segment[], parts: readonly string[]): boolean =>
  segments.length === parts.length && segments.every((segment, index) => segment !== 'many' && segment(parts[index] ?? ''));
