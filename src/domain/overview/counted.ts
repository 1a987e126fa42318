import { type TourId, tourId } from '../ids';
import { number, record, records, type Stored, text } from '../stored';

/** How many of a list are stored by name. */
const listed = 20;

/** The first of a list, and how many it has. */
export type Counted<Item> = { count: number; items: readonly Item[] };

export type NamedTour = { id: TourId; name: string };

export const namedTourFrom = (stored: Stored): NamedTour => ({ id: tourId(text(stored.id)), name: text(stored.name) });

/** Reads a list that is stored with its whole length. */
export function countedFrom<Item>(stored: unknown, read: (entry: Stored) => Item): Counted<Item> {
  const { count, items } = record(stored);
  const found = records(items, read);
  return { count: Math.max(number(count, 0), found.length), items: found };
}

/** Of a list, what is stored. @param count its whole length, if only some of it was read */
export const countedOf = <Item>(items: readonly Item[], count = items.length): Counted<Item> => ({ count, items: items.slice(0, listed) });

/** The list with those of its first items that remain. */
export const remainingOf = <Item>({ count, items }: Counted<Item>, remain: (items: readonly Item[]) => readonly Item[]): Counted<Item> => {
  const remaining = remain(items);
  return { count: count - (items.length - remaining.length), items: remaining };
};
