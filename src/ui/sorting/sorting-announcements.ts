import type { Announcements } from '@dnd-kit/core';
import { sortingTexts } from './texts';

/** Screen reader announcements while an item is moved. */
export function sortingAnnouncements(nameOf: (key: unknown) => string, indexOf: (key: unknown) => number, count: number): Announcements {
  const texts = () => sortingTexts.get();
  const at = (item: unknown, place = item) => ({ name: nameOf(item), position: indexOf(place) + 1, count });
  return {
    onDragStart: ({ active }) => texts().pickedUp(at(active.id)),
    // dnd-kit reports the item as over itself as soon as it is picked up
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? texts().over(at(active.id, over.id)) : texts().pickedUp(at(active.id)),
    onDragEnd: ({ active, over }) => texts().dropped(at(active.id, (over ?? active).id)),
    onDragCancel: ({ active }) => texts().canceled(at(active.id)),
  };
}
