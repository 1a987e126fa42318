import type { Reference } from '../model/value';

/** A place of a path that has no value yet: `$(name)` where no such variable exists. `bind` fills it. */
export class Unbound {
  constructor(readonly name: string) {}
}

/** A path such as `/databases/(default)/documents/users/ada`, and the values of its interpolations by the names that stood there. */
export class Path {
  constructor(
    readonly segments: readonly (string | Unbound)[],
    readonly bindings: ReadonlyMap<string, string> = noBindings,
  ) {}

  /** The segments once each has a value. */
  get known(): readonly string[] | undefined {
    return this.segments.every((segment) => typeof segment === 'string') ? (this.segments as readonly string[]) : undefined;
  }

  toString(): string {
    return this.segments.map((segment) => (typeof segment === 'string' ? `/${segment}` : `/{${segment.name}}`)).join('');
  }
}

const noBindings: ReadonlyMap<string, string> = new Map();

/** Reads `/a/b` or `a/b`. @returns undefined when a segment is empty */
export function parsePath(text: string): Path | undefined {
  const segments = (text.startsWith('/') ? text.slice(1) : text).split('/');
  return segments.includes('') ? undefined : new Path(segments);
}

const paths = new WeakMap<Reference, Path>();

/** A stored reference as the language sees it: `/databases/{database}/documents/…`, without its project. */
export function pathOf(value: Path | Reference): Path {
  if (value instanceof Path) return value;
  const known = paths.get(value);
  if (known !== undefined) return known;
  const path = new Path(value.name.split('/').slice(2));
  paths.set(value, path);
  return path;
}

/** A text may fill one segment of a path: an address with a slash must not reach another document. */
export const isSegment = (text: string): boolean => text !== '' && !text.includes('/');
