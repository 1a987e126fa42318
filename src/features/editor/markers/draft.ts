import type { IconRef } from '@/domain/icons';
import type { Marker } from '@/domain/markers';
import { newMarker } from '@/domain/markers/changes';

type Step = { markers: readonly Marker[]; key: string | null };

/** Markers while they are written: what they were saved as last, the steps that can be taken back, and those that were. */
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
  | { type: 'edit'; place: number; fields: Partial<Marker>; key: string }
  | { type: 'end' }
  | { type: 'remove'; place: number }
  | { type: 'choose'; place: number | null }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'saved'; written: readonly Marker[]; markers: readonly Marker[] }
  | { type: 'drop' };

export const startDraft = (saved: readonly Marker[], lastIcon: IconRef | undefined): MarkerDraft => ({
  markers: saved,
  saved,
  past: [],
  future: [],
  chosen: null,
  lastIcon,
});

/** Whether something is written that is not saved. */
export const isDirty = ({ markers, saved }: MarkerDraft): boolean =>
  markers.length !== saved.length || markers.some((marker, place) => !isSame(marker, saved[place]));

const isSame = (one: Marker, other: Marker | undefined): boolean =>
  one === other ||
  (one.name === other?.name &&
    one.body === other.body &&
    one.icon === other.icon &&
    one.latlng.lat === other.latlng.lat &&
    one.latlng.lng === other.latlng.lng);

/** How many steps can be taken back. */
const remembered = 100;

export function changeDraft(draft: MarkerDraft, change: MarkerChange): MarkerDraft {
  const { markers, past } = draft;
  switch (change.type) {
    case 'add':
      return { ...stepped(draft, [...markers, newMarker(change.latlng, markers, draft.lastIcon)]), chosen: markers.length };
    case 'edit':
      return edited(draft, change);
    case 'end':
      return { ...draft, past: past.map((step, at) => (at === past.length - 1 ? { ...step, key: null } : step)) };
    case 'remove':
      return { ...stepped(draft, markers.toSpliced(change.place, 1)), chosen: null };
    case 'choose':
      return { ...draft, chosen: change.place };
    case 'undo':
      return undone(draft);
    case 'redo':
      return redone(draft);
    case 'saved':
      // what was written while it was being saved stays, and is not saved yet
      return { ...draft, markers: markers === change.written ? change.markers : markers, saved: change.markers };
    case 'drop':
      return { ...draft, markers: draft.saved, past: [], future: [], chosen: null };
  }
}

function edited(draft: MarkerDraft, { place, fields, key }: Extract<MarkerChange, { type: 'edit' }>): MarkerDraft {
  const marker = draft.markers[place];
  if (!marker) return draft;
  const next = stepped(draft, draft.markers.with(place, { ...marker, ...fields }), `${key} ${place}`);
  return fields.icon ? { ...next, lastIcon: fields.icon } : next;
}

/** Changes of one key that follow each other are one step: what is typed into one field, or one pull. */
function stepped(draft: MarkerDraft, markers: readonly Marker[], key: string | null = null): MarkerDraft {
  const joins = key !== null && draft.past.at(-1)?.key === key;
  const past = joins ? draft.past : [...draft.past.slice(-remembered + 1), { markers: draft.markers, key }];
  return { ...draft, markers, past, future: [] };
}

function undone(draft: MarkerDraft): MarkerDraft {
  const before = draft.past.at(-1)?.markers;
  if (!before) return draft;
  const steps = { past: draft.past.slice(0, -1), future: [...draft.future, draft.markers] };
  return { ...draft, ...steps, markers: before, chosen: inside(draft.chosen, before) };
}

function redone(draft: MarkerDraft): MarkerDraft {
  const after = draft.future.at(-1);
  if (!after) return draft;
  const steps = { past: [...draft.past, { markers: draft.markers, key: null }], future: draft.future.slice(0, -1) };
  return { ...draft, ...steps, markers: after, chosen: inside(draft.chosen, after) };
}

const inside = (place: number | null, { length }: readonly Marker[]) => (place !== null && place < length ? place : null);
