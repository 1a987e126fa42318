let tell = () => {};
const over = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Settles once the first look at a tour is painted, or there is none: what comes after it must not be in its way. */
export const firstLookOver = (): Promise<void> => over;

/** Tells that the first look is drawn, or that there is none. */
export function endFirstLook(): void {
  requestAnimationFrame(() => setTimeout(tell));
}
