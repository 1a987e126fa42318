import MiniSearch, { type Query } from 'minisearch';
import type { Vector } from '../geometry';
import type { SearchEntry } from './entries';
import { beginsAlmost, indexWords, readingsOf, swapped, typosIn } from './words';

/** A result; `words` are those to mark in it. */
export type Found = { entry: SearchEntry; words: readonly string[] };

/** Where somebody searches, for the order of what is equal otherwise. */
export type SearchPlace = { floor: number | null; position: Vector | null };

export type TourSearch = {
  /** The results, best first. */
  find: (query: string, place?: SearchPlace) => Found[];
};

/** How well an entry matches, the best first. What is found only with typing errors comes last. */
const ranks = { nameBegins: 0, wordBegins: 1, nameContains: 2, text: 3, file: 4, almostName: 5, almostText: 6 } as const;
type Rank = (typeof ranks)[keyof typeof ranks];
type Hit = { rank: Rank; words: readonly string[] };

/** A prefix of two letters is in nearly every text. */
const minTextPrefix = 3;

/**
 * Makes a list searchable, in steps of `stepMs` milliseconds, so that the page goes on responding.
 * @param pause waits until the page had its turn; rejects to give up
 */
export async function createTourSearch(entries: readonly SearchEntry[], pause: () => Promise<void>, stepMs = 8): Promise<TourSearch> {
  const names: string[][] = [];
  const texts = new MiniSearch({ idField: 'id', fields: ['text'], tokenize: indexWords, processTerm: (term) => term });
  let until = performance.now() + stepMs;
  for (const [id, { name, text }] of entries.entries()) {
    names.push(indexWords(name));
    texts.add({ id, text: `${name} ${text}` });
    if (performance.now() < until) continue;
    await pause();
    until = performance.now() + stepMs;
  }
  return { find: (query, place) => find({ entries, names, texts }, query, place) };
}

type Index = { entries: readonly SearchEntry[]; names: readonly string[][]; texts: MiniSearch };

function find({ entries, names, texts }: Index, query: string, place: SearchPlace = { floor: null, position: null }): Found[] {
  const hits = new Map<number, Hit>();
  const add = (id: number, rank: Rank, words: readonly string[]) => {
    const own = entries[id]?.kind === 'file' && rank < ranks.file ? ranks.file : rank;
    if (own < (hits.get(id)?.rank ?? Number.POSITIVE_INFINITY)) hits.set(id, { rank: own, words });
  };
  for (const words of readingsOf(query)) {
    for (const [id, name] of names.entries()) {
      const rank = nameRank(name, words);
      if (rank !== null)
        add(id, rank, rank === ranks.almostName ? name.filter((each) => words.some((it) => beginsAlmost(each, it))) : words);
    }
    for (const { id, terms } of texts.search(textQuery(words))) {
      const isExact = words.every((word) => terms.some((term) => term.startsWith(word)));
      add(id, isExact ? ranks.text : ranks.almostText, isExact ? words : terms);
    }
  }
  return sorted(hits, entries, place);
}

/** All words must match, each with its typing errors. */
const textQuery = (words: readonly string[]): Query => ({
  combineWith: 'AND',
  queries: words.map((word) => ({
    combineWith: 'OR',
    queries: [
      { queries: [word], fuzzy: typosIn(word), prefix: word.length >= minTextPrefix },
      ...(typosIn(word) > 0 ? [{ queries: swapped(word), prefix: true }] : []),
    ],
  })),
});

function nameRank(name: readonly string[], words: readonly string[]): Rank | null {
  const phrase = words.join(' ');
  const whole = name.join(' ');
  if (whole.startsWith(phrase)) return ranks.nameBegins;
  if (words.every((word) => name.some((each) => each.startsWith(word)))) return ranks.wordBegins;
  if (words.every((word) => whole.includes(word))) return ranks.nameContains;
  return words.every((word) => name.some((each) => beginsAlmost(each, word))) ? ranks.almostName : null;
}

function sorted(hits: ReadonlyMap<number, Hit>, entries: readonly SearchEntry[], { floor, position }: SearchPlace): Found[] {
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
