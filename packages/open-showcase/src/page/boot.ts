import { parseScan } from '../scan/parse-scan';
import type { Scan } from '../scan/scan';
import { englishTexts, type Texts } from '../texts';
import { createViewer, restoreMs, type ViewerOptions } from '../viewer/create-viewer';
import type { Viewer } from '../viewer/port';
import { createControls } from './controls';
import { type Cover, createCover } from './cover';
import { linkTo } from './deep-link';
import type { HeadStart } from './head-start';
import { exchangeMessages } from './messages';
import { type Parameters, readParameters } from './parameters';
import { createRoomNames, type RoomNames } from './room-names';
import { forwardCalls, rejectCalls } from './sdk-bridge';

/** A running page and the function that ends it. */
export type Showcase = { viewer: Viewer; end: () => void };

/** Starts the page: engine, controls, messages, and the SDK for callers of `connect`. */
export function boot(root: HTMLElement, headStart: HeadStart): Showcase | null {
  const parameters = readParameters(location.search);
  const cover = createCover(root);
  const texts = { ...englishTexts };
  const viewer = viewerOrFailure(root, headStart, parameters, cover);
  if (!viewer) return null;
  const overlay = root.querySelector<HTMLElement>('.overlay') ?? root;
  let roomNames: RoomNames | undefined;
  const sweepNumbers = new Map<string, number>();
  const links = {
    model: () => linkTo(location),
    deep: () => linkTo(location, viewOf(viewer, sweepNumbers)),
  };
  const ends = [
    followPhase(root, viewer),
    followGraphics(viewer, cover, texts),
    showPointer(viewer),
    exchangeMessages({ viewer, link: links.deep, notice: cover.notice, texts }),
    forwardCalls(headStart.calls, {
      viewer,
      overlay,
      showLabels: (shown) => roomNames?.setVisible(shown),
      texts,
      showTexts: () => showTexts(viewer, texts),
      applicationKey: parameters.applicationKey,
      modelTags: parameters.modelTags,
      links,
    }),
  ];
  viewer.scan.then(
    (scan) => {
      scan.sweeps.forEach(({ id }, at) => {
        sweepNumbers.set(id, at + 1);
      });
      name(root, scan, parameters);
      roomNames = createRoomNames(overlay, viewer, scan);
      ends.push(roomNames.end);
      const end = whenPlaying(viewer, () => ends.push(createControls(root, viewer, scan, parameters)));
      ends.push(end);
    },
    // the cover shows the message
    () => undefined,
  );
  if (parameters.log) ends.push(viewer.phase.subscribe(({ phase }) => console.info(`showcase: ${phase}`)));
  return {
    viewer,
    end() {
      for (const end of ends) end();
      viewer.dispose();
    },
  };
}

function viewerOrFailure(root: HTMLElement, { manifest, calls }: HeadStart, parameters: Parameters, cover: Cover): Viewer | null {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const source = manifest.then(({ json, ...where }) => ({ scan: parseScan(json), ...where }));
  const options: ViewerOptions = {
    ...parameters,
    host: root.querySelector<HTMLElement>('.stage') ?? root,
    source,
    play: parameters.play ? Promise.resolve() : cover.pressed,
    calm: () => calm.matches,
    progress: cover.progress,
    failed: ({ message }) => cover.fail(message),
  };
  try {
    const viewer = createViewer(options);
    const canvas = viewer.renderer.domElement;
    canvas.tabIndex = 0;
    canvas.setAttribute('role', 'application');
    showTexts(viewer, englishTexts);
    return viewer;
  } catch (reason) {
    cover.fail((reason as Error).message);
    rejectCalls(calls, reason);
    return null;
  }
}

function showTexts({ renderer }: Viewer, { language, view }: Texts): void {
  document.documentElement.lang = language;
  renderer.domElement.setAttribute('aria-label', view);
}

function name(root: HTMLElement, scan: Scan, { title }: Parameters): void {
  const heading = root.querySelector<HTMLElement>('.title');
  document.title = scan.name;
  if (!heading) return;
  heading.textContent = scan.name;
  heading.hidden = false;
  heading.classList.toggle('unseen', !title);
}

function viewOf({ sweep, pose, zoom }: Viewer, numbers: ReadonlyMap<string, number>) {
  const number = numbers.get(sweep.value);
  if (number === undefined) return undefined;
  return { sweep: number, rotation: { ...pose.value.rotation }, zoom: zoom.value };
}

function followPhase(root: HTMLElement, viewer: Viewer): () => void {
  const show = () => {
    root.dataset.phase = viewer.phase.value.phase;
  };
  show();
  return viewer.phase.subscribe(show);
}

/** The browser can lose the WebGL context, and usually restores it. */
function followGraphics(viewer: Viewer, cover: Cover, texts: Texts): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const end = viewer.drawable.subscribe((drawable) => {
    clearTimeout(waiting);
    if (drawable) return cover.notice('');
    cover.notice(texts.restoring);
    waiting = setTimeout(() => cover.fail(texts.stopped), restoreMs);
  });
  return () => {
    clearTimeout(waiting);
    end();
  };
}

function showPointer(viewer: Viewer): () => void {
  const canvas = viewer.renderer.domElement;
  return viewer.pointer.subscribe(({ object }) => {
    canvas.toggleAttribute('data-over', object === 'tag' || object === 'sweep');
  });
}

function whenPlaying(viewer: Viewer, then: () => void): () => void {
  if (viewer.phase.value.phase === 'playing') {
    then();
    return () => undefined;
  }
  const end = viewer.phase.subscribe(({ phase }) => {
    if (phase !== 'playing') return;
    end();
    then();
  });
  return end;
}
