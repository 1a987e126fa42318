import { scaled } from '@/domain/geometry';
import type { SettableValues } from './follow-values';
import { middleOfView } from './middle-of-view';
import type { signal } from './observable-values';
import type { PlacedTag, Placing, ShowcaseEvent, TagPosition } from './port';
import { listenForPresses } from './presses';
import type { Sdk, SdkIntersection } from './sdk';
import type { ShowcaseDelivery } from './showcase-delivery';
import type { PlacedTags } from './tags';
import { notSupported, withViewerError } from './viewer-errors';
import { pause } from './waiting';

const pointerDelayMs = 150;
const targets = ['intersectedobject.model', 'intersectedobject.sweep'];

export type PlacingParts = {
  sdk: Sdk;
  frame: HTMLIFrameElement;
  delivery: ShowcaseDelivery;
  values: SettableValues;
  tags: PlacedTags;
  events: ReturnType<typeof signal<ShowcaseEvent>>;
};

/**
 * Moves a tag with the pointer until a click or Escape. A cancelled tag returns to its previous position, or is removed if it is new.
 * @param factor length of the stem in metres
 */
export async function placeWithPointer(parts: PlacingParts, tag: PlacedTag, factor: number): Promise<Placing> {
  const { sdk, tags } = parts;
  if (!sdk.Pointer?.intersection) throw notSupported('pointer');
  const wasPlaced = tags.has(tag.id);
  await tags.updateTag(tag);
  const enableSweeps = await disableSweeps(sdk).catch(async (error: unknown) => {
    if (!wasPlaced) await tags.removeTag(tag.id);
    throw error;
  });
  const follower = followPointer(parts, tag.id, factor);
  let resolve: (place: TagPosition | null) => void = () => undefined;
  const done = new Promise<TagPosition | null>((settle) => {
    resolve = settle;
  });
  let isOver = false;
  const end = async (place: TagPosition | null) => {
    // cancelled after the click
    if (isOver) return;
    isOver = true;
    stopListening();
    // called synchronously, because the connection may end in this task
    const open = enableSweeps();
    await follower.end();
    if (!place) await (wasPlaced ? tags.move(tag.id, tag) : tags.removeTag(tag.id)).catch(() => undefined);
    await open;
    resolve(place);
  };
  const stopListening = listenForEnd(parts, {
    // a click before the pointer was on the model has no position yet
    clicked: () => {
      const place = follower.place();
      if (place) void end(place);
      return place !== null;
    },
    missed: () => parts.events.emit({ type: 'placing-missed' }),
    cancelled: () => void end(null),
  });
  const putInMiddle = async () => {
    const place = await middleOfView(sdk, parts.frame, parts.values.pose.value?.position ?? tag.anchorPosition, factor);
    if (isOver) return;
    await tags.move(tag.id, place);
    await end(place);
  };
  return { done, cancel: () => void end(null), putInMiddle };
}

/** Disables sweeps, which would receive the click. Returns a function that enables those that were enabled. */
async function disableSweeps({ Sweep }: Sdk): Promise<() => Promise<void>> {
  const enabled = await new Promise<string[]>((resolve) => {
    const subscription = Sweep.data.subscribe({
      onCollectionUpdated: (items) => {
        const sweeps = Symbol.iterator in items ? [...items].map(([, sweep]) => sweep) : Object.values(items);
        resolve(sweeps.filter((sweep) => sweep.enabled !== false).map(({ id, sid }) => id ?? sid));
        queueMicrotask(() => subscription.cancel());
      },
    });
  });
  if (enabled.length > 0) await withViewerError(Sweep.disable(...enabled), 'The 3D viewer can’t place tags right now. Try again.');
  return async () => {
    if (enabled.length > 0) await Sweep.enable(...enabled).catch(() => undefined);
  };
}

/** Moves the tag to the pointer; while the viewer is busy, only the last position is queued. */
function followPointer({ sdk, tags }: PlacingParts, id: string, factor: number) {
  let last: TagPosition | null = null;
  let moving: Promise<void> | null = null;
  const follow = async () => {
    for (let shown: TagPosition | null = null; last && shown !== last; ) {
      shown = last;
      await tags.move(id, shown).catch(() => undefined);
    }
    moving = null;
  };
  const subscription = sdk.Pointer?.intersection?.subscribe(({ object, position, normal }: SdkIntersection) => {
    if (!targets.includes(object)) return;
    last = { anchorPosition: { x: position.x, y: position.y, z: position.z }, stemVector: scaled(normal, factor) };
    moving ??= follow();
  });
  return {
    place: () => last,
    end: async () => {
      subscription?.cancel();
      await moving;
    },
  };
}

type EndHandlers = {
  /** returns false if there is no position */
  clicked: () => boolean;
  /** clicked where there is no surface */
  missed: () => void;
  cancelled: () => void;
};

/** Listens for what ends placing: the viewer's `trigger`, or, across origins, the frame receiving focus; Escape in either window. */
function listenForEnd({ frame, delivery, events }: PlacingParts, { clicked, missed, cancelled }: EndHandlers): () => void {
  const aborter = new AbortController();
  const { signal } = aborter;
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && cancelled();
  window.addEventListener('keydown', onKey, { signal });
  const stop = events.subscribe(({ type }) => type === 'trigger' && clicked());
  // the pointer position and the trigger arrive a frame or two later
  const afterPress = async (finish: () => boolean) => {
    await pause(pointerDelayMs);
    if (signal.aborted || finish()) return;
    missed();
  };
  if (delivery.form === 'page') {
    frame.contentWindow?.addEventListener('keydown', onKey, { signal });
    listenForPresses(frame.contentWindow, () => void afterPress(() => false), signal);
  } else {
    // across origins a click is only visible as a loss of focus, so the focus must be here first
    const focusWindow = () => {
      frame.blur();
      window.focus();
    };
    const onBlur = async () => {
      if (document.activeElement !== frame) return;
      await afterPress(() => {
        const isPlaced = clicked();
        if (!isPlaced) focusWindow();
        return isPlaced;
      });
    };
    focusWindow();
    window.addEventListener('blur', onBlur, { signal });
  }
  return () => {
    stop();
    aborter.abort();
  };
}
