import { AppError } from '@/domain/app-error';
import { type EditedTour, editedOf, sameEdited } from '@/domain/tours/edited';
import type { Tour } from '@/domain/tours/tour';
import type { EditingServices } from '../saving/sender';
import type { ReuseServices, StoredCopy } from '../session/reuse-state';
import type { EditingDraft, EditingDraftStore } from '../session/saving-state';
import type { StepStore, StoredSteps } from '../session/step-storage';

type StoredState = { edited: EditedTour; historyId: string; by: string };

/** A fake backend for one tour that can be unreachable, reject saves or lose responses, and counts saves. */
export function aStore(tour: Tour) {
  let stored: StoredState = { edited: editedOf(tour), historyId: tour.historyId, by: '' };
  let mode: 'well' | 'lost-answers' | AppError = 'well';
  let gate: Promise<void> | null = null;
  let responseGate: Promise<void> | null = null;
  const saves: StoredState[] = [];
  let requestCount = 0;
  const device = { drafts: aDevice(), steps: storedSteps() };
  const services: EditingServices = {
    ...device,
    saveEdited: async ({ base, loaded, edited, historyId, author }) => {
      requestCount += 1;
      await gate;
      if (mode instanceof AppError) throw new AppError(mode.code, mode.message);
      if (stored.historyId === historyId) return { kind: 'saved' };
      if (stored.historyId !== loaded || !sameEdited(stored.edited, base)) {
        return { kind: 'elsewhere', stored: stored.edited, historyId: stored.historyId };
      }
      stored = { edited, historyId, by: author.email };
      saves.push(stored);
      await responseGate;
      if (mode === 'lost-answers') throw new AppError('unavailable', 'The answer was lost.');
      return { kind: 'saved' };
    },
    currentAddresses: async () => new Map(),
    ...aReuseDevice(),
    fetchSavedBy: async (_, historyId) => ({ by: historyId === stored.historyId ? stored.by : '', at: null }),
  };
  return {
    services,
    ...device,
    saves,
    /** number of save requests */
    requestCount: () => requestCount,
    storedState: () => stored,
    /** the tour as snapshot listeners receive it */
    storedTour: (): Tour => ({
      ...tour,
      ...editedOf(stored.edited),
      folders: [...stored.edited.folders],
      floors: [...stored.edited.floors],
      historyId: stored.historyId,
    }),
    /** simulates a save by someone else */
    saveElsewhere: (change: (edited: EditedTour) => EditedTour, historyId: string, by = 'anna@acme.example') => {
      stored = { edited: change(stored.edited), historyId, by };
    },
    setMode: (next: typeof mode) => {
      mode = next;
    },
    /** stores states but delays responses until the returned function is called */
    holdResponses: () => {
      let open = () => {};
      responseGate = new Promise((resolve) => {
        open = resolve;
      });
      return () => {
        responseGate = null;
        open();
      };
    },
    /** delays requests until the returned function is called */
    holdRequests: () => {
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

/** An in-memory store of what was copied; no file is copied, and no tour added to, unless a test replaces that. */
function aReuseDevice(): ReuseServices {
  let last: StoredCopy | null = null;
  return {
    copies: {
      put: async (copy) => {
        last = copy;
      },
      get: async () => last,
    },
    copyFiles: async () => ({ copied: new Map(), rejected: new Map() }),
    addToTour: async () => {
      throw new AppError('permission-denied', 'No tour.');
    },
    readPointTypes: async () => null,
  };
}

/** An in-memory store of undo steps; like a device, it stores clones. */
function storedSteps() {
  const stored = new Map<string, StoredSteps>();
  return {
    stored,
    put: async (steps) => void stored.set(steps.tab, structuredClone(steps)),
    remove: async ({ tab }) => void stored.delete(tab),
    list: async (uid, tour) =>
      [...stored.values()].filter((steps) => steps.uid === uid && steps.tour === tour).sort((a, b) => +b.at - +a.at),
  } satisfies StepStore & Record<string, unknown>;
}

/** An in-memory draft store; `block` makes every call fail, `fill` makes writes fail. */
function aDevice() {
  const stored = new Map<string, EditingDraft>();
  let blocked = false;
  let full = false;
  const open = () => {
    if (blocked) throw new DOMException('The storage is full.', 'QuotaExceededError');
  };
  return {
    stored,
    block: () => {
      blocked = true;
    },
    fill: () => {
      full = true;
    },
    put: async (draft) => {
      open();
      if (full) throw new DOMException('The storage is full.', 'QuotaExceededError');
      stored.set(draft.tab, draft);
    },
    remove: async ({ tab }) => {
      open();
      stored.delete(tab);
    },
    list: async (uid, tour) => {
      open();
      return [...stored.values()].filter((draft) => draft.uid === uid && draft.tour === tour).sort((a, b) => +b.at - +a.at);
    },
  } satisfies EditingDraftStore & Record<string, unknown>;
}
