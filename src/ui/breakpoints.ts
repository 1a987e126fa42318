/** Viewport widths in px at which the layout changes. Keep in sync with the breakpoints in `tokens.css`. @see UI-007 */
export const breakpoints = { tiny: 576, mobile: 768, small: 800 } as const;

/** The height in px below which a window is low, as that of a phone on its side: `low-window` in `low-windows.css`. */
export const lowWindow = 512;
