import type { Method, PatternSegment } from 'embedded-firestore/rules-language';

/** An `allow` with the whole pattern above it. */
export type Guard = { pattern: readonly PatternSegment[]; methods: readonly Method[] };
/** What somebody tries: methods of the rules on a path below the root of the service. */
export type Attempt = { methods: readonly Method[]; path: readonly string[] };

/** Segments of every pattern that name the service's root: `/databases/{database}/documents`, `/b/{bucket}/o`. */
const rootLength = 3;

/** Whether one of the sentences is asked about the attempt. */
export const concerns = (guards: readonly Guard[], { methods, path }: Attempt): boolean =>
  guards.some(
    (guard) => spelledOut(guard.methods).some((method) => methods.includes(method)) && matches(guard.pattern.slice(rootLength), path),
  );

/** The methods in full: `read` stands for two, `write` for three. */
export const spelledOut = (methods: readonly Method[]): Method[] =>
  methods.flatMap((method): Method[] =>
    method === 'read' ? ['get', 'list'] : method === 'write' ? ['create', 'update', 'delete'] : [method],
  );

function matches(pattern: readonly PatternSegment[], path: readonly string[]): boolean {
  const [first, ...rest] = pattern;
  if (first === undefined) return path.length === 0;
  if (first.kind === 'glob') return path.some((_, at) => matches(rest, path.slice(at))) || matches(rest, []);
  const [segment, ...below] = path;
  return segment !== undefined && (first.kind === 'capture' || first.text === segment) && matches(rest, below);
}
