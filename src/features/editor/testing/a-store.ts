import { AppError } from '@/domain/app-error';
import type { Tour } from '@/domain/tours';
import { type Edited, editedOf, sameEdited } from '@/domain/tours/edited';
import type { Doors } from '../saving/doors';
import type { Draft, DraftStore } from '../session/drafts';

type Held = { edited: Edited; historyId: string; by: string };

/** A store that holds one tour, and can be out of reach, refuse, or lose its answers. It counts what is written. */
export function aStore(tour: Tour) {
  let held: Held = { edited: editedOf(tour), historyId: tour.historyId, by: '' };
  let mood: 'well' | 'lost-answers' | AppError = 'well';
  let gate: Promise<void> | null = null;
  let answerGate: Promise<void> | null = null;
  const saves: Held[] = [];
  let asked = 0;
  const drafts = aDevice();
  const doors: Doors = {
    drafts,
    saveEdited: async ({ base, loaded, edited, historyId, author }) => {
      asked += 1;
      await gate;
      if (mood instanceof AppError) throw new AppError(mood.code, mood.message);
      if (held.historyId === historyId) return { kind: 'saved' };
      if (held.historyId !== loaded || !sameEdited(held.edited, base)) {
        return { kind: 'elsewhere', stored: held.edited, historyId: held.historyId };
      }
      held = { edited, historyId, by: author.email };
      saves.push(held);
      await answerGate;
      if (mood === 'lost-answers') throw new AppError('unavailable', 'The answer was lost.');
      return { kind: 'saved' };
    },
    whoSaved: async (_, historyId) => ({ by: historyId === held.historyId ? held.by : '', at: null }),
  };
  return {
    doors,
    drafts,
    saves,
    /** how often it was asked to store something */
    asked: () => asked,
    held: () => held,
    /** the tour as its listeners are told of it */
    told: (): Tour => ({
      ...tour,
      ...editedOf(held.edited),
      folders: [...held.edited.folders],
      floors: [...held.edited.floors],
      historyId: held.historyId,
    }),
    /** somebody else saves */
    saveElsewhere: (change: (edited: Edited) => Edited, historyId: string, by = 'anna@acme.example') => {
      held = { edited: change(held.edited), historyId, by };
    },
    be: (next: typeof mood) => {
      mood = next;
    },
    /** stores what comes, and lets no answer to it out until what is returned is called */
    holdAnswers: () => {
      let open = () => {};
      answerGate = new Promise((resolve) => {
        open = resolve;
      });
      return () => {
        answerGate = null;
        open();
      };
    },
    /** stores and answers nothing until what is returned is called */
    hold: () => {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return () => {
        gate = null;
        open();
      };
    },
  };
}

/** What a device keeps, in memory; `block` closes its storage, `fill` leaves no room in it. */
function aDevice() {
  const kept = new Map<string, Draft>();
  let blocked = false;
  let full = false;
  const open = () => {
    if (blocked) throw new DOMException('The storage is full.', 'QuotaExceededError');
  };
  return {
    kept,
    block: () => {
      blocked = true;
    },
    fill: () => {
      full = true;
    },
    keep: async (draft) => {
      open();
      if (full) throw new DOMException('The storage is full.', 'QuotaExceededError');
      kept.set(draft.tab, draft);
    },
    remove: async ({ tab }) => {
      open();
      kept.delete(tab);
    },
    of: async (uid, tour) => {
      open();
      return [...kept.values()].filter((draft) => draft.uid === uid && draft.tour === tour).sort((one, other) => +other.at - +one.at);
    },
  } satisfies DraftStore & Record<string, unknown>;
}
