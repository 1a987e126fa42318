import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';

export const sortingInstructions: ScreenReaderInstructions = {
  draggable: 'Press Space to lift it, the arrow keys to move it, Space to put it down, Escape to leave it where it was.',
};

/** What is said while one of them is moved. */
export function sortingWords(nameOf: (key: unknown) => string, placeOf: (key: unknown) => number, count: number): Announcements {
  const at = (key: unknown) => `place ${placeOf(key) + 1} of ${count}`;
  const lifted = (key: unknown) => `${nameOf(key)} is lifted, ${at(key)}.`;
  return {
    onDragStart: ({ active }) => lifted(active.id),
    // it is over itself as soon as it is lifted
    onDragOver: ({ active, over }) => (over && over.id !== active.id ? `${nameOf(active.id)}: ${at(over.id)}.` : lifted(active.id)),
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} is put down, ${at((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays, ${at(active.id)}.`,
  };
}
