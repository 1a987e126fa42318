import type { Allow, Block, Match, RulesVersion } from './ast';
import type { Wildcard } from './bindings';

/**
 * The path of one document, or of all documents that a query could return: `undefined` is an unknown segment, `gap` the index
 * before which there may be any number of further segments (collection-group queries).
 */
export type PathShape = { readonly segments: readonly (string | undefined)[]; readonly gap?: number };

/** What a wildcard matched: one segment or several; `undefined` where it differs between documents. */
export type Captured = { readonly kind: 'segment'; readonly text: string | undefined } | PathCapture;
type PathCapture = { readonly kind: 'path'; readonly segments: readonly string[] | undefined };
export type Captures = ReadonlyMap<Wildcard, Captured>;

/** One `allow` whose pattern matches every path of the shape. */
export type RuleMatch = { readonly allow: Allow; readonly captures: Captures };

/** The `match` blocks of a service, indexed by the first literal segment of their patterns. */
export type PatternIndex = {
  readonly byText: ReadonlyMap<string, readonly IndexedMatch[]>;
  readonly others: readonly IndexedMatch[];
};
type IndexedMatch = { readonly match: Match; readonly inner: PatternIndex };

export function indexMatches({ matches }: Pick<Block, 'matches'>): PatternIndex {
  const byText = new Map<string, IndexedMatch[]>();
  const others: IndexedMatch[] = [];
  for (const match of matches) {
    const indexed = { match, inner: indexMatches(match) };
    const first = match.pattern[0];
    if (first?.kind !== 'text') others.push(indexed);
    else byText.set(first.text, [...(byText.get(first.text) ?? []), indexed]);
  }
  return { byText, others };
}

type Walk = { readonly shape: PathShape; readonly minimum: number; readonly hits: RuleMatch[] };
/** The progress of a pattern: the next segment, and whether a glob already matched the gap. */
type MatchState = { readonly at: number; readonly crossed: boolean; readonly captures: Captures };

/**
 * The rules whose patterns match every path of the shape, in source order. A block that matches only some of them is left out.
 * `{x=**}` matches at least one segment in version 1, and any number in version 2.
 */
export function matchingRules(index: PatternIndex, version: RulesVersion, shape: PathShape): readonly RuleMatch[] {
  const hits: RuleMatch[] = [];
  walkBlock(index, { shape, minimum: version === '1' ? 1 : 0, hits }, { at: 0, crossed: shape.gap === undefined, captures: new Map() });
  return hits.length < 2 ? hits : hits.sort((a, b) => a.allow.at.offset - b.allow.at.offset);
}

function walkBlock(index: PatternIndex, walk: Walk, place: MatchState): void {
  const next = isAtGap(walk, place) ? undefined : walk.shape.segments[place.at];
  for (const indexed of next === undefined ? [] : (index.byText.get(next) ?? [])) walkPattern(indexed, 0, walk, place);
  for (const indexed of index.others) walkPattern(indexed, 0, walk, place);
}

function walkPattern(indexed: IndexedMatch, step: number, walk: Walk, place: MatchState): void {
  const segment = indexed.match.pattern[step];
  if (segment === undefined) {
    arrive(indexed, walk, place);
    return;
  }
  if (segment.kind === 'glob') {
    walkGlob({ indexed, step, glob: segment }, walk, place);
    return;
  }
  if (isAtGap(walk, place) || place.at >= walk.shape.segments.length) return;
  const text = walk.shape.segments[place.at];
  if (segment.kind === 'text' && segment.text !== text) return;
  const captures = segment.kind === 'text' ? place.captures : withCapture(place.captures, segment, { kind: 'segment', text });
  walkPattern(indexed, step + 1, walk, { ...place, at: place.at + 1, captures });
}

type GlobStep = { readonly indexed: IndexedMatch; readonly step: number; readonly glob: Wildcard };

function walkGlob({ indexed, step, glob }: GlobStep, walk: Walk, place: MatchState): void {
  const { segments, gap = 0 } = walk.shape;
  for (let to = place.at + walk.minimum; to <= segments.length; to++) {
    const crosses = !place.crossed && to >= gap;
    const taken = segments.slice(place.at, to);
    const known = !crosses && taken.every((text) => text !== undefined);
    const captures = withCapture(place.captures, glob, { kind: 'path', segments: known ? (taken as string[]) : undefined });
    walkPattern(indexed, step + 1, walk, { at: to, crossed: place.crossed || crosses, captures });
  }
}

function arrive({ match, inner }: IndexedMatch, walk: Walk, place: MatchState): void {
  if (place.crossed && place.at === walk.shape.segments.length) {
    for (const allow of match.allows) walk.hits.push({ allow, captures: place.captures });
  }
  if (match.matches.length > 0) walkBlock(inner, walk, place);
}

const isAtGap = (walk: Walk, place: MatchState): boolean => !place.crossed && place.at === walk.shape.gap;

const withCapture = (captures: Captures, wildcard: Wildcard, captured: Captured): Captures => new Map(captures).set(wildcard, captured);
