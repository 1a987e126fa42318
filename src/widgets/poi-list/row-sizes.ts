/** In pixels. They stand apart from the window over the list: the first look has no window, and none of its code. */
export const rowHeights = { folder: 40, poi: 44 } as const;
/** Above the first line and below the last. */
export const paddings = { start: 4, end: 12 } as const;
