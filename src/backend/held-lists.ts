/** localStorage key: the lists and documents that the cache on disk has held whole, since it was last emptied, the latest last. */
const key = 'heldLists';

/** More of them are not remembered; what is forgotten is asked for once more. */
const most = 500;

/** Whether the server has answered this query, or said what this document is, before, so that the disk has all of it and not just what other pages left there. */
export const isHeld = (list: string): boolean => heldLists().includes(list);

/** Remembers that the disk now has all of this list. */
export function holdList(list: string): void {
  if (!isHeld(list)) localStorage.setItem(key, JSON.stringify([...heldLists(), list].slice(-most)));
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
