import type { PlayerSession } from '@/widgets/player-session/player-session';

type Box = Pick<DOMRect, 'x' | 'y' | 'right' | 'bottom'>;
/** In pixels from the top left of the view; `freeShare` is the share of the frame's width that no panel covers, in its middle. */
export type FrameBox = { x: number; y: number; width: number; freeShare: number };

/** A panel this wide is a sheet over the bottom of the view. */
const sheetShare = 0.8;
/** So much stays free at least, of the width and of the height. */
const minFreeShare = 0.2;

/**
 * Where the frame has its middle in the middle of the free area. It reaches beyond the view where panels are on one side, so that any viewer is
 * centred without knowing of the panels. Above a sheet it only moves up, because a higher frame would show less of the scan.
 */
export function frameBox(view: Box, panels: readonly Box[]): FrameBox {
  const [width, height] = [view.right - view.x, view.bottom - view.y];
  const middle = view.x + width / 2;
  const free = { from: view.x, to: view.right, bottom: view.bottom };
  for (const panel of panels) {
    if (panel.right - panel.x >= width * sheetShare) free.bottom = Math.min(free.bottom, panel.y);
    else if ((panel.x + panel.right) / 2 < middle) free.from = Math.max(free.from, panel.right);
    else free.to = Math.min(free.to, panel.x);
  }
  const freeHeight = Math.max(free.bottom - view.y, height * minFreeShare);
  const center = (free.from + free.to) / 2 - view.x;
  const half = Math.max(center, width - center);
  return {
    x: center - half,
    y: (freeHeight - height) / 2,
    width: 2 * half,
    freeShare: Math.max(minFreeShare, (free.to - free.from) / (2 * half)),
  };
}

/** Centres what has the viewer in it on the area between the panels, whenever they change. Returns a function that stops it. */
export function centerOnFreeArea(frame: HTMLElement, { store, readyShowcase }: PlayerSession): () => void {
  const view = frame.parentElement;
  const sides = view?.closest('main')?.querySelector('[data-side-panels]');
  if (!view || !sides) return () => undefined;
  let sentShare = 1;
  const sendShare = (freeShare: number) => {
    const showcase = readyShowcase();
    if (!showcase || freeShare === sentShare) return;
    sentShare = freeShare;
    // the provider's viewer has no such setting: there dollhouse and plan are centred, but may reach under the panels
    showcase.changeSetting('freeWidth', freeShare).catch(() => undefined);
  };
  const center = () => {
    const panels = [...sides.querySelectorAll(':scope > section')].map((panel) => panel.getBoundingClientRect());
    const box = frameBox(
      view.getBoundingClientRect(),
      panels.filter((panel) => panel.width > 0),
    );
    Object.assign(frame.style, { inset: `${box.y}px auto auto ${box.x}px`, width: `${box.width}px` });
    // for marks over the scan that name its middle
    sides.parentElement?.style.setProperty('--scan-middle', `${box.x + box.width / 2}px`);
    store.setState({ freeShare: box.freeShare });
    sendShare(box.freeShare);
  };
  const sizes = new ResizeObserver(center);
  const observe = () => {
    sizes.disconnect();
    for (const element of [view, sides, ...sides.children]) sizes.observe(element);
    center();
  };
  const panels = new MutationObserver(observe);
  panels.observe(sides, { childList: true });
  observe();
  const stop = store.subscribe(({ stage }, before) => {
    if (stage === before.stage) return;
    // a viewer that was loaded again does not know the share
    if (stage.name !== 'ready') sentShare = 1;
    else center();
  });
  return () => {
    stop();
    panels.disconnect();
    sizes.disconnect();
  };
}
