import type { IconRef } from '@/domain/icons';
import { markersToStore, newMarker } from '@/domain/markers/changes';
import type { Marker } from '@/domain/markers/marker';
import { mergeMarkers } from '@/domain/markers/merge';

type Step = { markers: readonly Marker[]; key: string | null };

/** Markers being edited: the current and last saved markers, with undo and redo steps. */
export type MarkerDraft = {
  markers: readonly Marker[];
  saved: readonly Marker[];
  past: readonly Step[];
  future: readonly (readonly Marker[])[];
  chosen: number | null;
  lastIcon: IconRef | undefined;
};

export type MarkerChange =
  | { type: 'add'; latlng: Marker['latlng'] }
  | { type: 'edit'; index: number; fields: Partial<Marker>; key: string }
  | { type: 'end' }
  | { type: 'remove'; index: number }
  | { type: 'choose'; index: number | null }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'saved'; submitted: readonly Marker[]; markers: readonly Marker[] }
  | { type: 'drop' };

export const startDraft = (saved: readonly Marker[], lastIcon: IconRef | undefined): MarkerDraft => ({
  markers: saved,
  saved,
  past: [],
  future: [],
  chosen: null,
  lastIcon,
});

/** Whether there are unsaved changes. */
export const isDirty = ({ markers, saved }: MarkerDraft): boolean =>
  markers.length !== saved.length || markers.some((marker, index) => !isSame(marker, saved[index]));

const isSame = (a: Marker, b: Marker | undefined): boolean =>
  a === b ||
  (a.name === b?.name && a.body === b.body && a.icon === b.icon && a.latlng.lat === b.latlng.lat && a.latlng.lng === b.latlng.lng);

/** Maximum number of undo steps. */
const maxUndoSteps = 100;

export function changeDraft(draft: MarkerDraft, change: MarkerChange): MarkerDraft {
  const { markers, past } = draft;
  switch (change.type) {
    case 'add':
      return { ...addStep(draft, [...markers, newMarker(change.latlng, markers, draft.lastIcon)]), chosen: markers.length };
    case 'edit':
      return applyEdit(draft, change);
    case 'end':
      return { ...draft, past: past.map((step, at) => (at === past.length - 1 ? { ...step, key: null } : step)) };
    case 'remove':
      return { ...addStep(draft, markers.toSpliced(change.index, 1)), chosen: null };
    case 'choose':
      return { ...draft, chosen: change.index };
    case 'undo':
      return applyUndo(draft);
    case 'redo':
      return applyRedo(draft);
    case 'saved':
      return applySaved(draft, change);
    case 'drop':
      return { ...draft, markers: draft.saved, past: [], future: [], chosen: null };
  }
}

/** Keeps changes made during the save as unsaved. Undo and redo must not take back what somebody else changed, which was merged. */
function applySaved(draft: MarkerDraft, { submitted, markers }: Extract<MarkerChange, { type: 'saved' }>): MarkerDraft {
  const own = markersToStore(submitted);
  const withOthers = (list: readonly Marker[]) => mergeMarkers({ base: own, mine: list, theirs: markers });
  const chosen = draft.chosen === null ? undefined : draft.markers[draft.chosen];
  const now = draft.markers === submitted ? markers : withOthers(draft.markers);
  const index = chosen && now === markers ? now.findIndex((marker) => isSame(marker, chosen)) : -1;
  return {
    ...draft,
    markers: now,
    saved: markers,
    past: draft.past.map((step) => ({ ...step, markers: withOthers(step.markers) })),
    future: draft.future.map(withOthers),
    chosen: index < 0 ? draft.chosen : index,
  };
}

function applyEdit(draft: MarkerDraft, { index, fields, key }: Extract<MarkerChange, { type: 'edit' }>): MarkerDraft {
  const marker = draft.markers[index];
  if (!marker) return draft;
  const next = addStep(draft, draft.markers.with(index, { ...marker, ...fields }), `${key} ${index}`);
  return fields.icon ? { ...next, lastIcon: fields.icon } : next;
}

/** Merges consecutive changes with the same key into one undo step, such as typing in a field or one drag. */
function addStep(draft: MarkerDraft, markers: readonly Marker[], key: string | null = null): MarkerDraft {
  const continuesStep = key !== null && draft.past.at(-1)?.key === key;
  const past = continuesStep ? draft.past : [...draft.past.slice(-maxUndoSteps + 1), { markers: draft.markers, key }];
  return { ...draft, markers, past, future: [] };
}

function applyUndo(draft: MarkerDraft): MarkerDraft {
  const previous = draft.past.at(-1)?.markers;
  if (!previous) return draft;
  const steps = { past: draft.past.slice(0, -1), future: [...draft.future, draft.markers] };
  return { ...draft, ...steps, markers: previous, chosen: indexWithin(draft.chosen, previous) };
}

function applyRedo(draft: MarkerDraft): MarkerDraft {
  const next = draft.future.at(-1);
  if (!next) return draft;
  const steps = { past: [...draft.past, { markers: draft.markers, key: null }], future: draft.future.slice(0, -1) };
  return { ...draft, ...steps, markers: next, chosen: indexWithin(draft.chosen, next) };
}

const indexWithin = (index: number | null, { length }: readonly Marker[]) => (index !== null && index < length ? index : null);
