/** Longest wait for the first look, whose documents may never load. */
const timeoutMs = 3000;

let resolvePainted = () => {};
const painted = new Promise<void>((resolve) => {
  resolvePainted = resolve;
});

/** Resolves when the first look is painted or there is none, at the latest after the timeout. Other work waits for it. */
export function whenFirstLookPainted(): Promise<void> {
  setTimeout(resolvePainted, timeoutMs);
  return painted;
}

/** Call when the first look is rendered, or there is none. */
export function endFirstLook(): void {
  // hidden pages get no animation frames
  if (document.hidden) resolvePainted();
  else requestAnimationFrame(() => setTimeout(resolvePainted));
}
