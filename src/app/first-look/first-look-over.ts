/** Nothing waits longer for a first look than this, in milliseconds: it may be that its documents do not come. */
const patience = 3000;

let tell = () => {};
const over = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Settles once the first look at a tour is painted, or there is none: what comes after it must not be in its way. In any case soon. */
export function firstLookOver(): Promise<void> {
  setTimeout(tell, patience);
  return over;
}

/** Tells that the first look is drawn, or that there is none. */
export function endFirstLook(): void {
  // a page that nobody sees is not painted
  if (document.hidden) tell();
  else requestAnimationFrame(() => setTimeout(tell));
}
