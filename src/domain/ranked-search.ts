import { foldedText } from './search';

/** Items and the texts by which a search finds them, most important first; the first is the name. */
export type SearchIndex<Item> = { items: readonly Item[]; texts: () => readonly (readonly string[])[] };

/** An item that a search found, and the least important of the texts that it needed, by its place among them; 0 is the name. */
export type Match<Item> = { item: Item; text: number };

/** Prepares a search. The texts are read when somebody searches for the first time, and once for all searches. */
export function searchIndex<Item>(items: readonly Item[], textsOf: (item: Item) => readonly string[]): SearchIndex<Item> {
  let texts: (readonly string[])[] | undefined;
  const folded = new Map<string, string>();
  const fold = (text: string): string => {
    const cached = folded.get(text);
    if (cached !== undefined) return cached;
    const result = foldedText(text);
    folded.set(text, result);
    return result;
  };
  return {
    items,
    texts: () => {
      texts ??= items.map((item) => textsOf(item).map(fold));
      return texts;
    },
  };
}

/**
 * The items that contain all words, those first whose name begins with what is sought, then those with a word of the name that does, then other
 * names, then the other texts in their order. Among equals, the order of the index. Case and accents don’t count.
 */
export function rankedSearch<Item>({ items, texts }: SearchIndex<Item>, sought: string): Match<Item>[] {
  const phrase = foldedText(sought).trim();
  const words = phrase.split(/\s+/);
  const byRank: Match<Item>[][] = [];
  for (const [index, textsOfItem] of texts().entries()) {
    const rank = Math.max(...words.map((word) => rankOf(textsOfItem, word)));
    const item = items[index];
    if (rank === Number.POSITIVE_INFINITY || item === undefined) continue;
    const place = words.length > 1 && rank < nameRanks ? nameRank(textsOfItem[0] ?? '', phrase) : rank;
    byRank[place] ??= [];
    byRank[place].push({ item, text: Math.max(0, rank - nameRanks + 1) });
  }
  return byRank.flat();
}

/** How well a name can match: it begins with the word, one of its words does, or it contains it. */
const nameRanks = 3;

function rankOf(texts: readonly string[], word: string): number {
  const place = texts.findIndex((text) => text.includes(word));
  if (place < 0) return Number.POSITIVE_INFINITY;
  return place === 0 ? nameRank(texts[0] ?? '', word) : nameRanks + place - 1;
}

function nameRank(name: string, sought: string): number {
  if (name.startsWith(sought)) return 0;
  const at = name.indexOf(sought);
  return at > 0 && /[\s(,.\-/]/.test(name[at - 1] ?? '') ? 1 : 2;
}
