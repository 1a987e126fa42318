import type { StoreApi } from 'zustand';
import { replacePoi } from '@/domain/folders/changes';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import type { Poi } from '@/domain/pois';
import type { Edited } from '@/domain/tours/edited';
import type { EditingState, Step } from './editing-state';

/**
 * Changes a PoI as if it always had been so: in the work and in every step that is remembered. For what is none of what people undo, and
 * would come back dead: the address of a picture that was overwritten.
 */
export function amendPoi(store: StoreApi<EditingState>, poi: PoiId, change: (poi: Poi) => Poi): void {
  const done = new Map<Edited, Edited>();
  const changed = new Map<Poi, Poi>();
  const amended = (edited: Edited): Edited => {
    const before = done.get(edited);
    if (before) return before;
    const found = findPoi(edited.folders, poi);
    if (found && !changed.has(found)) changed.set(found, change(found));
    const next = found && changed.get(found);
    const after = next ? { ...edited, folders: replacePoi(edited.folders, next) } : edited;
    done.set(edited, after);
    return after;
  };
  const step = (one: Step): Step => ({ ...one, before: amended(one.before), after: amended(one.after) });
  store.setState(({ edited, past, future }) => ({ edited: amended(edited), past: past.map(step), future: future.map(step) }));
}
