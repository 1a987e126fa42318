import { foldedForSearch } from '../tour-search/words';
import { almost, distinctWords, exactly, type Matching, matchingWords, soughtIn } from './words';

/** Something that is found by its name or other short texts. */
export type NamedItem<Item> = { item: Item; name: string; words: readonly string[] };

/** Something that was found, and its words that were sought. */
export type FoundItem<Item> = { item: Item; words: readonly string[] };

/** Words of one item. */
const mostWords = 100;

/** Prepares a search of items by texts, of which the first is the name. */
export const namedItems = <Item>(items: readonly Item[], textsOf: (item: Item) => readonly string[]): NamedItem<Item>[] =>
  items.map((item) => {
    const texts = textsOf(item);
    return { item, name: foldedForSearch(texts[0] ?? ''), words: distinctWords(texts, mostWords).words };
  });

/** The items with all words, those first whose name begins with what was typed; with typing errors only where nothing has exactly that. */
export function findNamed<Item>(items: readonly NamedItem<Item>[], query: string): FoundItem<Item>[] {
  const found = findBy(items, query, exactly);
  return found.length > 0 ? found : findBy(items, query, almost);
}

function findBy<Item>(items: readonly NamedItem<Item>[], query: string, matches: Matching): FoundItem<Item>[] {
  const readings = soughtIn(query);
  const phrase = foldedForSearch(query).trim();
  const ranked = items.flatMap(({ item, name, words }) => {
    for (const sought of readings) {
      const matching = matchingWords(words, sought, matches);
      if (matching)
        return { item, words: matching, rank: name.startsWith(phrase) ? 0 : sought.every((word) => name.includes(word)) ? 1 : 2 };
    }
    return [];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ item, words }) => ({ item, words }));
}
