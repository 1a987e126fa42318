import { parseScan } from '../../src/scan/parse-scan';
import { createViewer } from '../../src/viewer/create-viewer';

/** Opens the engine on a page without instruments, as often as a test wants. */
async function open(folder: string): Promise<ReturnType<typeof createViewer>> {
  const base = new URL(folder, location.href).href;
  const host = document.createElement('div');
  Object.assign(host.style, { width: '320px', height: '200px' });
  document.body.replaceChildren(host);
  return createViewer({
    host,
    source: fetch(`${base}scan.json`)
      .then((answer) => answer.json())
      .then((json) => ({ scan: parseScan(json), base })),
    play: Promise.resolve(),
    quick: true,
    calm: () => true,
    progress: () => undefined,
    mayZoom: true,
    mayWheel: true,
    failed: (reason) => {
      throw reason;
    },
  });
}

/** Settles when it plays. */
const playing = ({ phase }: ReturnType<typeof createViewer>) =>
  new Promise<void>((resolve) => {
    if (phase.value.phase === 'playing') resolve();
    phase.subscribe((now) => {
      if (now.phase === 'playing') resolve();
    });
  });

const engine = { open, playing };
export type Engine = typeof engine;
Object.assign(window, { engine });
