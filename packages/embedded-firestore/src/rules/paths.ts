import type { Reference } from '../model/value';

/** A place of a path that has no value yet: `{name}` or `{name=**}` in the text of `path()`. `bind` fills it. */
export class Unbound {
  constructor(
    readonly name: string,
    readonly isGlob: boolean,
  ) {}
}

/** A path such as `/databases/(default)/documents/users/ada`, and the values that `bind` filled in, by their names. */
export class Path {
  constructor(
    readonly segments: readonly (string | Unbound)[],
    readonly bindings: ReadonlyMap<string, string> = noBindings,
  ) {}

  /** The segments once each has a value. */
  get known(): readonly string[] | undefined {
    return this.segments.every((segment) => typeof segment === 'string') ? (this.segments as readonly string[]) : undefined;
  }

  /** An open place is empty. */
  toString(): string {
    return this.segments.map((segment) => (typeof segment === 'string' ? `/${segment}` : '/')).join('');
  }

  /** Two paths with the same key have the same segments and open places. */
  get key(): string {
    return this.segments.map((segment) => (typeof segment === 'string' ? `${segment.length}:${segment}` : `{${segment.name}}`)).join('/');
  }
}

const noBindings: ReadonlyMap<string, string> = new Map();
const PLACE = /^\{\s*([A-Za-z_$][\w$]*)\s*(=\s*\*\*)?\s*\}$/;

/** Reads `/a/b`, `a/b` or `users/{uid}`. @returns undefined when a segment is empty, a place is not closed, or a name stands twice */
export function parsePath(text: string): Path | undefined {
  const names = new Set<string>();
  const segments: (string | Unbound)[] = [];
  for (const segment of (text.startsWith('/') ? text.slice(1) : text).split('/')) {
    const [, name, glob] = PLACE.exec(segment) ?? [];
    if (segment === '' || (segment.startsWith('{') && name === undefined) || (name !== undefined && names.has(name))) return undefined;
    if (name !== undefined) names.add(name);
    segments.push(name === undefined ? segment : new Unbound(name, glob !== undefined));
  }
  return new Path(segments);
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
