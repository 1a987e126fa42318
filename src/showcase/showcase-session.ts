import { AppError } from '@/domain/app-error';
import { quietly } from './connect-to-sdk';
import { followValues, type SettableValues } from './follow-values';
import { hiddenTags } from './hidden-tags';
import { locationCube } from './location-cube';
import { measuring } from './measuring';
import { forwardFileDrags, listenForEscape, listenForMessages, listenForTouches, listenForWalks } from './messages';
import { surfaceUnder } from './middle-of-view';
import { cameraMoves } from './moves';
import { sceneObjects } from './objects';
import type { signal } from './observable-values';
import { letPageScroll } from './page-scroll';
import type { PlacingParts } from './place-with-pointer';
import { type PlacedTag, type Placing, type ShowcaseEvent, type ShowcaseOperations, screenshotSizes } from './port';
import type { Sdk } from './sdk';
import { shareLink } from './share-link';
import type { ShowcaseDelivery } from './showcase-delivery';
import { placedTags } from './tags';
import { viewerErrorTexts } from './texts';
import { notSupported, withViewerError } from './viewer-errors';
import { createTaskQueue, until, waitUntilIdle } from './waiting';

/** The picture stands when the camera is in no move, and has looked the same way for a moment: a move begins a little after the click for it. */
const stillTimeoutMs = 15_000;
const restMs = 300;

export type ShowcaseSessionParts = {
  sdk: Sdk;
  frame: HTMLIFrameElement;
  delivery: ShowcaseDelivery;
  values: SettableValues;
  events: ReturnType<typeof signal<ShowcaseEvent>>;
  zoomsAtOnce: boolean;
};

/** The operations of one connection, and the function that ends it. */
export type ShowcaseSession = ShowcaseOperations & { end: () => void };

/** Everything with the lifetime of a connection: subscriptions, listeners, and the operations based on them. */
export function openShowcaseSession(parts: ShowcaseSessionParts): ShowcaseSession {
  const { sdk, frame, delivery, values, events, zoomsAtOnce } = parts;
  const tags = placedTags(sdk, events.emit);
  const hidden = hiddenTags(sdk, values.modelTags);
  const objects = sceneObjects(sdk, values);
  const presentSweepId = sweepIds(sdk);
  const placing = placingOneTag({ ...parts, tags });
  const cleanups = [
    followValues(sdk, values, tags.isOurs, hidden.all),
    listenForMessages(frame, events.emit),
    listenForWalks(sdk, events.emit),
    listenForEscape(frame, delivery, events.emit),
    forwardFileDrags(frame, delivery),
    locationCube(sdk, values),
    ...(delivery.form === 'page' && window.parent !== window && !zoomsAtOnce ? [letPageScroll(frame)] : []),
    // after the above, which keeps the wheel from the viewer
    listenForTouches(frame, delivery, events.emit),
    placing.end,
    objects.end,
    hidden.end,
    tags.end,
  ];
  const waitUntilStill = async () => {
    const latest = Date.now() + stillTimeoutMs;
    do {
      const remainingMs = latest - Date.now();
      if (remainingMs <= 0) throw new AppError('unavailable', viewerErrorTexts.get().cameraMoving);
      if (!(await until(values.moving, (moving) => !moving, remainingMs))) continue;
      await waitUntilIdle(values.pose, restMs, Math.max(restMs, latest - Date.now()));
    } while (values.moving.value);
  };
  return {
    ...cameraMoves(sdk, values, presentSweepId),
    placeTags: tags.placeTags,
    exchangeTags: tags.exchangeTags,
    updateTag: tags.updateTag,
    removeTag: tags.removeTag,
    openTag: tags.openTag,
    hideModelTags: hidden.hideModelTags,
    startPlacing: placing.start,
    surfaceUnder: (pixel, factor) => surfaceUnder(sdk, pixel, values.pose.value?.position ?? { x: 0, y: 0, z: 0 }, factor),
    ...measuring(sdk, frame),
    takeScreenshot: async (use) => {
      if (!sdk.Renderer) throw notSupported('screenshots');
      await waitUntilStill();
      const hiddenOverlays = { mattertags: false, measurements: false, sweeps: false, views: false };
      return withViewerError(sdk.Renderer.takeScreenShot(screenshotSizes[use], hiddenOverlays), viewerErrorTexts.get().screenshot);
    },
    routeBetween: async (from, to) => {
      const { shortestRoute } = await withViewerError(import('./route'), viewerErrorTexts.get().moving);
      return shortestRoute(sdk, await presentSweepId(from), await presentSweepId(to));
    },
    shareLink: () => shareLink(sdk, frame, delivery),
    presentSweepId,
    showObjects: objects.showObjects,
    changeSetting: (key, value) => changeSetting(sdk, key, value),
    end: () => {
      // the page may be gone; one failing clean-up must not prevent the others
      for (const end of cleanups) quietly(end);
    },
  };
}

/**
 * Places one tag at a time: starting another one cancels the current one, and the end of the session cancels it too. The code is loaded on demand,
 * because visitors never place tags.
 */
function placingOneTag(parts: PlacingParts) {
  let current: Placing | null = null;
  let resolveEnd: (placed: null) => void = () => undefined;
  const end = new Promise<null>((resolve) => {
    resolveEnd = resolve;
  });
  let isOver = false;
  const runInOrder = createTaskQueue();
  return {
    start: (tag: PlacedTag, factor: number): Promise<Placing> =>
      runInOrder(async () => {
        current?.cancel();
        await current?.done;
        const { placeWithPointer } = await withViewerError(
          import('./place-with-pointer'),
          'Couldn’t load the code for placing tags. Check your connection and try again.',
        );
        const { done, cancel, putInMiddle } = await placeWithPointer(parts, tag, factor);
        // a viewer that is gone never responds to the cancellation
        current = { done: Promise.race([done, end]), cancel, putInMiddle };
        if (isOver) cancel();
        return current;
      }),
    end: () => {
      isOver = true;
      current?.cancel();
      resolveEnd(null);
    },
  };
}

/** Older PoIs contain outdated sweep ids; the conversion table is fetched once. @see PLAYER-033 */
function sweepIds({ Sweep }: Sdk): (stored: string) => Promise<string> {
  let current: Promise<Record<string, string>> | undefined;
  return async (stored) => {
    current ??= (Sweep.Conversion?.createIdMap() ?? Promise.resolve({})).catch(() => ({}));
    const table = await current;
    return (Object.hasOwn(table, stored) && table[stored]) || stored;
  };
}

async function changeSetting({ Settings }: Sdk, key: string, value: unknown): Promise<boolean> {
  if (!Settings || (await withViewerError(Settings.get(key), viewerErrorTexts.get().readingSettings)) === undefined) return false;
  await withViewerError(Settings.update(key, value), viewerErrorTexts.get().setting);
  return true;
}
