/** Longest wait for the style sheet that the last look needs, in ms. */
const timeoutMs = 300;

/** Whether the page is drawn as it looked last, until the app draws it. Set by src/start/early.js. */
export const hasLastLook = (): boolean => document.documentElement.dataset.look === 'drawn';

/** Resolves when the last look is painted, or there is none: running the code of the app would hold the picture back. */
export async function whenLastLookPainted(): Promise<void> {
  const { dataset } = document.documentElement;
  // hidden pages get no animation frames
  if (!dataset.look || document.hidden) return;
  if (dataset.look === 'stored')
    await new Promise((resolve) => {
      document.addEventListener('lastlook', resolve, { once: true });
      setTimeout(resolve, timeoutMs);
    });
  if (hasLastLook()) await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
