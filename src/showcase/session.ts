import type { Delivery } from './delivery';
import { followValues, type SettableValues } from './follow-values';
import { hiddenTags } from './hidden-tags';
import type { signal } from './live';
import { locationCube } from './location-cube';
import { hearEscape, hearMessages } from './messages';
import { cameraMoves } from './moves';
import { sceneObjects } from './objects';
import type { PlacingParts } from './placing';
import { type PlacedTag, type Placing, type ShowcaseEvent, type ShowcaseOperations, screenshotSizes } from './port';
import { quietly } from './reach-sdk';
import { answered, notOffered } from './refusals';
import type { Sdk } from './sdk';
import { shareLink } from './share-link';
import { placedTags } from './tags';
import { inTurn, until } from './waiting';

const stillWithinMs = 5000;

export type SessionParts = {
  sdk: Sdk;
  frame: HTMLIFrameElement;
  delivery: Delivery;
  values: SettableValues;
  events: ReturnType<typeof signal<ShowcaseEvent>>;
};

/** What can be done over one connection, and the end of it. */
export type Session = ShowcaseOperations & { end: () => void };

/** Everything that lives as long as a connection: subscriptions, listeners, and the operations on top of them. */
export function openSession(parts: SessionParts): Session {
  const { sdk, frame, delivery, values, events } = parts;
  const tags = placedTags(sdk, events.emit);
  const hidden = hiddenTags(sdk, () => values.modelTags.value);
  const objects = sceneObjects(sdk, values);
  const presentSweepId = sweepIds(sdk);
  const placing = placingOneTag({ ...parts, tags });
  const ends = [
    followValues(sdk, values, tags.isOurs, hidden.all),
    hearMessages(frame, events.emit),
    hearEscape(frame, delivery, events.emit),
    locationCube(sdk, values),
    placing.end,
    objects.end,
    hidden.end,
    tags.end,
  ];
  const still = () => until(values.moving, (moving) => !moving, stillWithinMs);
  return {
    ...cameraMoves(sdk, values, presentSweepId),
    placeTags: tags.placeTags,
    updateTag: tags.updateTag,
    removeTag: tags.removeTag,
    openTag: tags.openTag,
    hideModelTags: hidden.hideModelTags,
    startPlacing: placing.start,
    measure: (on) =>
      sdk.Measurements
        ? answered(sdk.Measurements.toggleMode(on), 'The 3D viewer cannot measure now. Try again.')
        : Promise.reject(notOffered('measuring')),
    takeScreenshot: async (use) => {
      if (!sdk.Renderer) throw notOffered('screenshots');
      await still();
      const nothingElse = { mattertags: false, measurements: false, sweeps: false, views: false };
      return answered(sdk.Renderer.takeScreenShot(screenshotSizes[use], nothingElse), 'The screenshot could not be taken. Try again.');
    },
    shareLink: () => shareLink(sdk, frame, delivery),
    presentSweepId,
    showObjects: objects.showObjects,
    changeSetting: (key, value) => changeSetting(sdk, key, value),
    end: () => {
      // The page may be gone, and what cannot be ended there must not keep the rest.
      for (const end of ends) quietly(end);
    },
  };
}

/**
 * One tag is placed at a time: who starts another cancels the one before, and the end of the session cancels all. The code comes on demand: a
 * visitor places none.
 */
function placingOneTag(parts: PlacingParts) {
  let present: Placing | null = null;
  let ended: (placed: null) => void = () => undefined;
  const end = new Promise<null>((resolve) => {
    ended = resolve;
  });
  let isOver = false;
  const turn = inTurn();
  return {
    start: (tag: PlacedTag, factor: number): Promise<Placing> =>
      turn(async () => {
        present?.cancel();
        await present?.done;
        const { startPlacing } = await answered(
          import('./placing'),
          'The code for placing tags did not arrive. Check your connection; then try again.',
        );
        const { done, cancel, putInMiddle } = await startPlacing(parts, tag, factor);
        // A viewer that is gone gives no answer to what a cancelled tag asks of it.
        present = { done: Promise.race([done, end]), cancel, putInMiddle };
        if (isOver) cancel();
        return present;
      }),
    end: () => {
      isOver = true;
      present?.cancel();
      ended(null);
    },
  };
}

/** Old PoIs hold ids that the provider gave up; the table of both is asked for once. @see PLAYER-033 */
function sweepIds({ Sweep }: Sdk): (stored: string) => Promise<string> {
  let present: Promise<Record<string, string>> | undefined;
  return async (stored) => {
    present ??= (Sweep.Conversion?.createIdMap() ?? Promise.resolve({})).catch(() => ({}));
    const table = await present;
    return (Object.hasOwn(table, stored) && table[stored]) || stored;
  };
}

async function changeSetting({ Settings }: Sdk, key: string, value: unknown): Promise<boolean> {
  if (!Settings || (await answered(Settings.get(key), 'The 3D viewer did not tell its settings.')) === undefined) return false;
  await answered(Settings.update(key, value), 'The 3D viewer refused the setting.');
  return true;
}
