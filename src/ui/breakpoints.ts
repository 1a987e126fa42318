/** Where the layout changes, as widths of the window in px; the same as the breakpoints of `tokens.css`. @see UI-007 */
export const breakpoints = { tiny: 576, mobile: 768, small: 800 } as const;

/** How wide a panel is on desktop, in px. @see UI-008 */
export const panelWidth = 384;
