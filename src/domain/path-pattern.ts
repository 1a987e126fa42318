import { decoded } from './decoded';

/**
 * Patterns of paths, as the router and src/app/routes.ts write them: `/stage/:tour/:poi?`. A parameter with a question mark may be missing at the
 * end, and `*` at the end stands for anything.
 */
type Segments<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}` ? First | Segments<Rest> : Pattern;
type Needed<Segment> = Segment extends `:${string}?` ? never : Segment extends `:${infer Name}` ? Name : never;
type Optional<Segment> = Segment extends `:${infer Name}?` ? Name : never;

/** What a pattern takes from a path, decoded. */
export type PathParams<Pattern extends string> = Pattern extends string
  ? { [Name in Needed<Segments<Pattern>>]: string } & { [Name in Optional<Segments<Pattern>>]?: string }
  : never;

/** The path of a page, with its parameters encoded. One that may be missing can be left out with all that follow. */
export const pathTo = <Pattern extends string>(pattern: Pattern, params: PathParams<Pattern>): string =>
  pattern
    .split('/')
    .flatMap((segment) => {
      if (!segment.startsWith(':')) return [segment];
      const value = (params as Record<string, string | undefined>)[nameOf(segment)];
      return value === undefined ? [] : [encodeURIComponent(value)];
    })
    .join('/');

/** The parameters of a path, with or without a query; null if it does not fit, or cannot be decoded. */
export const paramsIn = <Pattern extends string>(pattern: Pattern, path: string): PathParams<Pattern> | null =>
  (match(pattern, partsOf(path))?.params as PathParams<Pattern> | undefined) ?? null;

/**
 * The row that fits a path best, in the router's order: fixed parts before parameters, and otherwise the first of the list.
 * @returns null if none fits, or the path cannot be decoded
 */
export function bestMatch<Row extends { path: string }>(rows: readonly Row[], path: string): { row: Row; params: Params } | null {
  const parts = partsOf(path);
  let best: ({ row: Row } & Match) | null = null;
  for (const row of rows) {
    const found = match(row.path, parts);
    if (found && found.rank > (best?.rank ?? Number.NEGATIVE_INFINITY)) best = { row, ...found };
  }
  return best;
}

type Params = Readonly<Record<string, string>>;
type Match = { params: Params; rank: number };

/** As React Router ranks them, which counts each segment besides. */
const ranks = { fixed: 11, parameter: 4, anything: -1 };

function match(pattern: string, parts: readonly string[]): Match | null {
  const segments = segmentsOf(pattern);
  const rest = segments.at(-1) === '*';
  if (parts.length > segments.length && !rest) return null;
  const params: Record<string, string> = {};
  let rank = 0;
  for (const [index, segment] of segments.entries()) {
    const part = parts[index];
    if (segment === '*') return matched(params, rank + ranks.anything);
    if (part === undefined) return segment.endsWith('?') ? matched(params, rank) : null;
    if (segment.startsWith(':') ? part === '' : segment.toLowerCase() !== part.toLowerCase()) return null;
    if (segment.startsWith(':')) params[nameOf(segment)] = part;
    rank += segment.startsWith(':') ? ranks.parameter : ranks.fixed;
  }
  return matched(params, rank);
}

function matched(encoded: Params, rank: number): Match | null {
  const params: Record<string, string> = {};
  for (const [name, part] of Object.entries(encoded)) {
    const value = decoded(part);
    if (value === null) return null;
    params[name] = value;
  }
  return { params, rank };
}

const nameOf = (segment: string): string => segment.replace(/[:?]/g, '');
const segmentsOf = (pattern: string): string[] => pattern.split('/').filter((segment) => segment !== '');
/** Without the query and slashes at the end; a slash at the beginning belongs to every path. */
const partsOf = (path: string): string[] => {
  const [, ...parts] = path
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/');
  return parts;
};
