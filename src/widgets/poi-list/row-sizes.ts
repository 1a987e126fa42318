/** In px. In a file of their own, because the first look needs them without the virtualizer. */
export const rowHeights = { folder: 40, poi: 44 } as const;
/** Padding in px above the first row and below the last. */
export const listPadding = { start: 4, end: 12 } as const;
