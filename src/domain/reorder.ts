/** The list with one entry moved to another index; `to` is clamped. Used for dragging and for the keyboard. @see TOUR-064 COLL-014 */
export function moveItemTo<T>(list: readonly T[], from: number, to: number): T[] {
  if (from < 0 || from >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, ...list.slice(from, from + 1));
}
