import { useMemo } from 'react';
import type { ListItem, ListSection } from './list-layout';
import { type Selection, useSelection } from './use-selection';

/**
 * The selection of a list in sections.
 * @param items all that exist, also those that a search hides; both keep their identity until they change
 */
export function useListSelection<Item extends ListItem>(items: readonly Item[], sections: readonly ListSection<Item>[]): Selection {
  const existing = useMemo(() => new Set(items.map(({ id }) => id)), [items]);
  return useSelection(
    useMemo(() => sections.flatMap((section) => section.items.map(({ id }) => id)), [sections]),
    existing,
  );
}
