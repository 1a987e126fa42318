import type { Match, PatternSegment, Position, RulesVersion, Source } from './ast';
import { error, type Issue, Limits, warning } from './issues';

/** The combined pattern of the enclosing blocks, and how many there are. */
type Enclosing = { readonly depth: number; readonly pattern: readonly PatternSegment[] };

/** Checks depth, length and wildcards of the patterns, including the enclosing ones. */
export function checkPatterns({ services, version }: Source): readonly Issue[] {
  return services.flatMap(({ matches }) => matches.flatMap((match) => checkMatch(match, version, { depth: 0, pattern: [] })));
}

function checkMatch(match: Match, version: RulesVersion, around: Enclosing): readonly Issue[] {
  const depth = around.depth + 1;
  const pattern = [...around.pattern, ...match.pattern];
  const at = patternPosition(match);
  const issues = [
    ...exceeding('nested match blocks', depth, Limits.matchDepth, at),
    ...exceeding('path segments', pattern.length, Limits.pathSegments, at),
    ...exceeding('path captures', pattern.filter(isWildcard).length, Limits.captures, at),
    ...repeatedNames(match.pattern),
    ...checkGlobs(match, version, pattern),
  ];
  // Blocks nested in one that is already too deep would only repeat the error.
  if (depth > Limits.matchDepth) return issues;
  return [...issues, ...match.matches.flatMap((inner) => checkMatch(inner, version, { depth, pattern }))];
}

const isWildcard = ({ kind }: PatternSegment): boolean => kind !== 'text';

/** An error at the first item beyond a limit. */
export const exceeding = (what: string, count: number, limit: number, at: Position): readonly Issue[] =>
  count > limit ? [error(`Too many ${what}. Limit: ${limit}.`, at)] : [];

function repeatedNames(pattern: readonly PatternSegment[]): readonly Issue[] {
  const seen = new Set<string>();
  return pattern.flatMap((segment) => {
    if (segment.kind === 'text') return [];
    const isRepeated = seen.has(segment.name);
    seen.add(segment.name);
    return isRepeated ? [error(`Variable is already defined: ${segment.name}.`, segment.at)] : [];
  });
}

function checkGlobs(match: Match, version: RulesVersion, pattern: readonly PatternSegment[]): readonly Issue[] {
  const own = match.pattern.filter(({ kind }) => kind === 'glob');
  if (version === '2') {
    const isSecond = own.length > 0 && pattern.filter(({ kind }) => kind === 'glob').length > 1;
    return isSecond ? [error('A path can have only one glob (**) wildcard.', own.at(-1)?.at ?? match.at)] : [];
  }
  const early = own.find((segment) => segment !== match.pattern.at(-1));
  if (early !== undefined) return [error("A glob (**) wildcard must be last in its path under rules_version = '1'.", early.at)];
  const hasChildren = own.length > 0 && match.matches.length > 0;
  return hasChildren ? [warning('Glob(**) resource rules should not have child resource rules.', own[0]?.at ?? match.at)] : [];
}

function patternPosition({ pattern, at }: Match): Position {
  const [first, last] = [pattern[0]?.at ?? at, pattern.at(-1)?.at ?? at];
  return { ...first, end: last.end };
}
