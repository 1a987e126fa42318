import type { Reference } from '../model/value';

/** A wildcard of a path without a value: `{name}` or `{name=**}` in the argument of `path()`. `bind` sets it. */
export class Unbound {
  constructor(
    readonly name: string,
    readonly isGlob: boolean,
  ) {}
}

/** A path such as `/databases/(default)/documents/users/ada`, and the values set by `bind`, by name. */
export class Path {
  constructor(
    readonly segments: readonly (string | Unbound)[],
    readonly bindings: ReadonlyMap<string, string> = noBindings,
  ) {}

  /** The segments, if all of them have values. */
  get known(): readonly string[] | undefined {
    return this.segments.every((segment) => typeof segment === 'string') ? (this.segments as readonly string[]) : undefined;
  }

  /** An unbound wildcard prints as an empty string. */
  toString(): string {
    return this.segments.map((segment) => (typeof segment === 'string' ? `/${segment}` : '/')).join('');
  }

  /** Two paths with the same key have the same segments and unbound wildcards. */
  get key(): string {
    return this.segments.map((segment) => (typeof segment === 'string' ? `${segment.length}:${segment}` : `{${segment.name}}`)).join('/');
  }
}

const noBindings: ReadonlyMap<string, string> = new Map();
const WILDCARD = /^\{\s*([A-Za-z_$][\w$]*)\s*(=\s*\*\*)?\s*\}$/;

/** Parses `/a/b`, `a/b` or `users/{uid}`. @returns undefined if a segment is empty, a wildcard is not closed, or a name occurs twice */
export function parsePath(text: string): Path | undefined {
  const names = new Set<string>();
  const segments: (string | Unbound)[] = [];
  for (const segment of (text.startsWith('/') ? text.slice(1) : text).split('/')) {
    const [, name, glob] = WILDCARD.exec(segment) ?? [];
    if (segment === '' || (segment.startsWith('{') && name === undefined) || (name !== undefined && names.has(name))) return undefined;
    if (name !== undefined) names.add(name);
    segments.push(name === undefined ? segment : new Unbound(name, glob !== undefined));
  }
  return new Path(segments);
}

const paths = new WeakMap<Reference, Path>();

/** A stored reference as a rules path: `/databases/{database}/documents/…`, without its project. */
export function pathOf(value: Path | Reference): Path {
  if (value instanceof Path) return value;
  const known = paths.get(value);
  if (known !== undefined) return known;
  const path = new Path(value.name.split('/').slice(2));
  paths.set(value, path);
  return path;
}
