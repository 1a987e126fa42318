import { scaled } from '@/domain/geometry';
import type { Delivery } from './delivery';
import type { SettableValues } from './follow-values';
import type { Signal } from './live';
import { middleOfView } from './middle-of-view';
import type { PlacedTag, Placing, ShowcaseEvent, TagPosition } from './port';
import { answered, notOffered } from './refusals';
import type { Sdk, SdkIntersection } from './sdk';
import type { PlacedTags } from './tags';
import { pause } from './waiting';

const pointerLagMs = 150;
const targets = ['intersectedobject.model', 'intersectedobject.sweep'];

export type PlacingParts = {
  sdk: Sdk;
  frame: HTMLIFrameElement;
  delivery: Delivery;
  values: SettableValues;
  tags: PlacedTags;
  events: Signal<ShowcaseEvent>;
};

/**
 * Lets a tag follow the pointer until a click or Escape. A cancelled tag goes back to where it stood, or away when it is new.
 * @param factor stem in metres
 */
export async function startPlacing(parts: PlacingParts, tag: PlacedTag, factor: number): Promise<Placing> {
  const { sdk, tags } = parts;
  if (!sdk.Pointer?.intersection) throw notOffered('pointer to place tags with');
  const wasPlaced = tags.has(tag.id);
  await tags.updateTag(tag);
  // It lies below the pointer, and a click would turn the camera to it.
  tags.letBeClicked(tag.id, false);
  const openSweeps = await closeSweeps(sdk).catch(async (error: unknown) => {
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
    // Who cancels after the click comes too late.
    if (isOver) return;
    isOver = true;
    stopListening();
    // Asked at once: the connection may end in this very turn.
    const open = openSweeps();
    await follower.end();
    if (place || wasPlaced) tags.letBeClicked(tag.id, true);
    if (!place) await (wasPlaced ? tags.move(tag.id, tag) : tags.removeTag(tag.id)).catch(() => undefined);
    await open;
    resolve(place);
  };
  const stopListening = endingOf(parts, {
    // A click before the pointer ever was on the model is no place yet.
    clicked: () => {
      const place = follower.place();
      if (place) void end(place);
      return place !== null;
    },
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

/** Sweeps would be what a click goes to. The answer lets them be that again, those that were before. */
async function closeSweeps({ Sweep }: Sdk): Promise<() => Promise<void>> {
  const enabled = await new Promise<string[]>((resolve) => {
    const subscription = Sweep.data.subscribe({
      onCollectionUpdated: (items) => {
        const sweeps = Symbol.iterator in items ? [...items].map(([, sweep]) => sweep) : Object.values(items);
        resolve(sweeps.filter((sweep) => sweep.enabled !== false).map(({ id, sid }) => id ?? sid));
        queueMicrotask(() => subscription.cancel());
      },
    });
  });
  if (enabled.length > 0) await answered(Sweep.disable(...enabled), 'The 3D viewer does not let tags be placed now. Try again.');
  return async () => {
    if (enabled.length > 0) await Sweep.enable(...enabled).catch(() => undefined);
  };
}

/** Moves the tag under the pointer; while the viewer is at one position, of those that come the last is kept. */
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

type Endings = { /** false: that was no place */ clicked: () => boolean; cancelled: () => void };

/** What ends placing: the viewer's `trigger`, or, across origins, the frame taking the focus; Escape on either side. */
function endingOf({ frame, delivery, events }: PlacingParts, { clicked, cancelled }: Endings): () => void {
  const aborter = new AbortController();
  const { signal } = aborter;
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && cancelled();
  window.addEventListener('keydown', onKey, { signal });
  const stop = events.subscribe(({ type }) => type === 'trigger' && clicked());
  if (delivery.form === 'page') frame.contentWindow?.addEventListener('keydown', onKey, { signal });
  else {
    // A click inside another origin shows only as the loss of the focus, which must be here first.
    const takeFocus = () => {
      frame.blur();
      window.focus();
    };
    const left = async () => {
      if (document.activeElement !== frame) return;
      // Where the pointer is comes after it by a frame or two.
      await pause(pointerLagMs);
      if (!signal.aborted && !clicked()) takeFocus();
    };
    takeFocus();
    window.addEventListener('blur', left, { signal });
  }
  return () => {
    stop();
    aborter.abort();
  };
}
