import type { PartKind, WordsEntry, WordsPart } from './entry';
import type { FoundWords } from './find';
import { distinctWords } from './words';

/** The groups of results in texts, in the order in which they are shown. */
export const resultGroups = ['tour', 'point', 'text', 'file', 'document', 'marker', 'room', 'guide'] as const;
export type ResultGroup = (typeof resultGroups)[number];

/** Something that was found in a tour: `part` is the text with the match, null where it is the name. `words` are those to mark. */
export type WordsResult = { group: ResultGroup; entry: WordsEntry; part: WordsPart | null; words: string[] };

/** Where in each document the match is, and the results in the order in which they are shown: names first, then groups, then in the order of tours. */
export function wordsResults(found: readonly FoundWords[]): WordsResult[] {
  const results = found.map(resultOf);
  return resultGroups.flatMap((group) =>
    results.filter((result) => result.group === group).toSorted((one, other) => Number(one.part !== null) - Number(other.part !== null)),
  );
}

function resultOf({ document: { entry }, words }: FoundWords): WordsResult {
  const whole = { entry, words: [...new Set(words)] };
  const sought = new Set(words);
  const own = entry.point === '' ? 'tour' : 'point';
  const inName = countIn(entry.name, sought);
  const best = entry.parts
    .map((part) => ({ part, count: countIn(part.text, sought) }))
    .reduce<{ part: WordsPart; count: number } | null>((most, each) => (each.count > (most?.count ?? inName) ? each : most), null);
  if (!best) return { ...whole, group: own, part: null };
  return { ...whole, group: groupOf(best.part.kind, own), part: best.part };
}

const groupOf = (kind: PartKind, own: ResultGroup): ResultGroup => (kind === 'field' ? own : kind);

/** How many of the words a text has. */
const countIn = (text: string, words: ReadonlySet<string>): number =>
  distinctWords([text], Number.MAX_SAFE_INTEGER).words.filter((word) => words.has(word)).length;
