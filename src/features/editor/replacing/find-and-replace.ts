import type { PoiId } from '@/domain/ids';
import { linkAddress } from '@/domain/link-address';
import { plainName } from '@/domain/plain-name';
import { type FindOptions, finder, type Match, replaceMatches } from '@/domain/replacing/matches';
import { type EditedTour, reuseObjects } from '@/domain/tours/edited';
import { poiOfThing, ruleOf, thingNames } from './place-names';
import { replaceInLines, richTextLines } from './rich-text-runs';
import { mapTextsAndLinks, type ReplaceableText } from './texts-and-links';

/** `inLinks`: addresses too. */
export type Query = FindOptions & { inLinks: boolean };

/** One place where the text was found. */
export type Hit = Match & {
  key: string;
  /** the line it is in, without formatting */
  line: string;
  /** what has the text: "Sink" */
  name: string;
  /** which of its texts: "Name" */
  what: string;
  poi: PoiId | null;
};

/** `replaced` hits of `found`, in `points` points of interest; `rejected` says where not, and why. */
export type Replacement = { edited: EditedTour; replaced: number; points: number; rejected: readonly string[] };

/** Everywhere that the tour's texts contain what is sought, in the order of the list. */
export function findHits(edited: EditedTour, query: Query): Hit[] {
  if (query.find === '') return [];
  const names = thingNames(edited);
  const hits: Hit[] = [];
  mapMatches(edited, query, (text, found) => {
    const place = { name: names.get(text.thing) ?? '', what: ruleOf(text).what, poi: poiOfThing(text.thing) };
    for (const { key, line, matches } of found) {
      for (const match of matches) hits.push({ ...match, ...place, line, key: `${key} ${match.start}` });
    }
    return text.text;
  });
  return hits;
}

/** Replaces the hits that are chosen. A text that would be empty or too long, or no address any more, stays, and is said. */
export function replaceHits(edited: EditedTour, query: Query, isChosen: (key: string) => boolean, replacement: string): Replacement {
  const names = thingNames(edited);
  const rejected: string[] = [];
  const points = new Set<string>();
  let replaced = 0;
  const after = mapMatches(edited, query, (text, found) => {
    const chosen = found.map((line) => ({ ...line, matches: line.matches.filter(({ start }) => isChosen(`${line.key} ${start}`)) }));
    const count = chosen.reduce((sum, { matches }) => sum + matches.length, 0);
    if (count === 0) return text.text;
    const next = replacedText(text, chosen, replacement);
    const { what, limit, isRequired } = ruleOf(text);
    const reason = problemOf(text, next, limit, isRequired ?? false);
    if (reason) {
      rejected.push(`${what} of “${names.get(text.thing) ?? ''}” ${reason}.`);
      return text.text;
    }
    replaced += count;
    if (poiOfThing(text.thing) !== null) points.add(text.thing);
    return next;
  });
  // what stays equal stays the same object
  return { edited: reuseObjects(edited, after), replaced, points: points.size, rejected };
}

function problemOf({ kind }: ReplaceableText, next: string, limit: number, isRequired: boolean): string | null {
  if (next.trim() === '' && isRequired) return 'would be empty';
  if (next.length > limit) return `would be longer than ${limit.toLocaleString('en')} characters`;
  return kind === 'address' && linkAddress(next) === null ? 'would be no address' : null;
}

type LineMatches = { key: string; line: string; matches: readonly Match[] };

function replacedText({ text, kind }: ReplaceableText, lines: readonly LineMatches[], replacement: string): string {
  if (kind === 'rich') return replaceInLines(text, new Map(lines.map(({ matches }, at) => [at, matches])), replacement);
  const next = replaceMatches(text, lines[0]?.matches ?? [], replacement);
  return kind === 'line' ? plainName(next) : next;
}

/** Maps each text that contains what is sought, with the matches in its lines. */
function mapMatches(
  edited: EditedTour,
  query: Query,
  change: (text: ReplaceableText, found: readonly LineMatches[]) => string,
): EditedTour {
  const counts = new Map<string, number>();
  const matchesIn = finder(query);
  return mapTextsAndLinks(edited, (text) => {
    if (text.kind === 'address' && !query.inLinks) return text.text;
    // two texts can be stored under one name, such as those of two equal links
    const name = `${text.thing}/${text.field}`;
    const occurrence = counts.get(name) ?? 0;
    counts.set(name, occurrence + 1);
    const lines = text.kind === 'rich' ? cachedLines(text.text) : [text.text];
    const found = lines.map((line, at) => ({ key: `${name} ${occurrence} ${at}`, line, matches: matchesIn(line) }));
    return found.some(({ matches }) => matches.length > 0) ? change(text, found) : text.text;
  });
}

/** Parsing the texts of a large tour takes longer than a frame; while somebody types, they stay the same. */
const parsed = new Map<string, readonly string[]>();
const maxParsed = 5000;

function cachedLines(html: string): readonly string[] {
  const cached = parsed.get(html);
  if (cached) return cached;
  if (parsed.size >= maxParsed) parsed.clear();
  const lines = richTextLines(html);
  parsed.set(html, lines);
  return lines;
}
