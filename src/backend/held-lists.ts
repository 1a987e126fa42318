/** localStorage key: the lists that the cache on disk has held whole, since it was last emptied. */
const key = 'heldLists';

/** Whether the server has answered this query before, so that the disk has all of it and not just what other pages left there. */
export const isHeld = (list: string): boolean => heldLists().includes(list);

/** Remembers that the disk now has all of this list. */
export function holdList(list: string): void {
  if (!isHeld(list)) localStorage.setItem(key, JSON.stringify([...heldLists(), list]));
}

/** Forgets all of it, together with the cache. */
export const forgetHeldLists = (): void => localStorage.removeItem(key);

function heldLists(): string[] {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(held) ? held.filter((list) => typeof list === 'string') : [];
  } catch {
    return [];
  }
}
