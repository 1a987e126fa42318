import type { Vector } from '../geometry';
import type { SearchEntry } from './entries';
import { createTermIndex, type TermIndex } from './terms';
import { beginsAlmost, indexWords, readingsOf } from './words';

/** What is searched of an entry, and what puts equal ones in order. */
export type Searched = Pick<SearchEntry, 'kind' | 'name' | 'text' | 'storedText' | 'floor' | 'position'>;

/** A result; `words` are those to mark in it. */
export type Found<Entry = SearchEntry> = { entry: Entry; words: readonly string[] };

/** Where somebody searches, for the order of what is equal otherwise. */
export type SearchPlace = { floor: number | null; position: Vector | null };

export type TourSearch<Entry = SearchEntry> = {
  /** The results, best first. */
  find: (query: string, place?: SearchPlace) => Found<Entry>[];
};

/** How well an entry matches, the best first. What is found only with typing errors comes last. */
const ranks = { nameBegins: 0, wordBegins: 1, nameContains: 2, text: 3, file: 4, almostName: 5, almostText: 6 } as const;
type Rank = (typeof ranks)[keyof typeof ranks];
type Hit = { rank: Rank; words: readonly string[] };

/** With so many exact results nobody looks for those with typing errors. */
const enoughExact = 25;

/**
 * Makes a list searchable, in steps of `stepMs` milliseconds, so that the page goes on responding.
 * @param pause waits until the page had its turn; rejects to give up
 */
export async function createTourSearch<Entry extends Searched>(
  entries: readonly Entry[],
  pause: () => Promise<void>,
  stepMs = 8,
): Promise<TourSearch<Entry>> {
  const names: Name[] = [];
  const terms = createTermIndex();
  let until = performance.now() + stepMs;
  for (const [id, { name, text, storedText = '' }] of entries.entries()) {
    const words = indexWords(name);
    names.push({ words, whole: words.join(' ') });
    terms.add(id, indexWords(`${name} ${text} ${storedText}`));
    if (performance.now() < until) continue;
    await pause();
    until = performance.now() + stepMs;
  }
  return { find: (query, place) => find({ entries, names, terms }, query, place) };
}

type Name = { words: readonly string[]; whole: string };
type Index<Entry> = { entries: readonly Entry[]; names: readonly Name[]; terms: TermIndex };

function find<Entry extends Searched>(
  { entries, names, terms }: Index<Entry>,
  query: string,
  place: SearchPlace = { floor: null, position: null },
): Found<Entry>[] {
  const hits = new Map<number, Hit>();
  const add = (id: number, rank: Rank, words: readonly string[]) => {
    const own = entries[id]?.kind === 'file' && rank < ranks.file ? ranks.file : rank;
    if (own < (hits.get(id)?.rank ?? Number.POSITIVE_INFINITY)) hits.set(id, { rank: own, words });
  };
  const readings = readingsOf(query);
  for (const words of readings) {
    for (const [id, name] of names.entries()) {
      const rank = nameRank(name, words);
      if (rank !== null) add(id, rank, words);
    }
    terms.textsWith(words, (id) => add(id, ranks.text, words));
  }
  if (hits.size >= enoughExact) return sorted(hits, entries, place);
  for (const words of readings) {
    for (const [id, { words: own }] of names.entries()) {
      const matching = hits.has(id) ? [] : words.map((word) => own.find((each) => beginsAlmost(each, word)));
      if (matching.length > 0 && matching.every((each) => each !== undefined)) add(id, ranks.almostName, matching);
    }
    const almost: number[] = [];
    const matching = terms.textsAlmostWith(words, (id) => almost.push(id));
    for (const id of almost) add(id, ranks.almostText, matching);
  }
  return sorted(hits, entries, place);
}

function nameRank({ words: own, whole }: Name, words: readonly string[]): Rank | null {
  // most names have none of it
  if (!words.every((word) => whole.includes(word))) return null;
  if (whole.startsWith(words.join(' '))) return ranks.nameBegins;
  return words.every((word) => own.some((each) => each.startsWith(word))) ? ranks.wordBegins : ranks.nameContains;
}

function sorted<Entry extends Searched>(
  hits: ReadonlyMap<number, Hit>,
  entries: readonly Entry[],
  { floor, position }: SearchPlace,
): Found<Entry>[] {
  const list = [...hits].flatMap(([id, { rank, words }]) => {
    const entry = entries[id];
    if (!entry) return [];
    const isElsewhere = floor === null || entry.floor === floor ? 0 : 1;
    return [{ found: { entry, words }, id, rank, isElsewhere, distance: distanceBetween(entry.position, position) }];
  });
  list.sort((a, b) => a.rank - b.rank || a.isElsewhere - b.isElsewhere || a.distance - b.distance || a.id - b.id);
  return list.map(({ found }) => found);
}

const far = 1e9;
const distanceBetween = (one: Vector | null, other: Vector | null): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z) : far;
