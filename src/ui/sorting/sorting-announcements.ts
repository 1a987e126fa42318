import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';

export const sortingInstructions: ScreenReaderInstructions = {
  draggable: 'Press Space to pick up the item, the arrow keys to move it, Space to drop it, and Escape to cancel.',
};

/** Screen reader announcements while an item is moved. */
export function sortingAnnouncements(nameOf: (key: unknown) => string, indexOf: (key: unknown) => number, count: number): Announcements {
  const at = (key: unknown) => `position ${indexOf(key) + 1} of ${count}`;
  const pickedUp = (key: unknown) => `${nameOf(key)} picked up, ${at(key)}.`;
  return {
    onDragStart: ({ active }) => pickedUp(active.id),
    // dnd-kit reports the item as over itself as soon as it is picked up
    onDragOver: ({ active, over }) => (over && over.id !== active.id ? `${nameOf(active.id)}: ${at(over.id)}.` : pickedUp(active.id)),
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} dropped, ${at((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `Move canceled. ${nameOf(active.id)} stays at ${at(active.id)}.`,
  };
}
