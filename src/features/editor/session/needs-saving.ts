import type { StoreApi } from 'zustand';
import { sameEdited } from '@/domain/tours/edited';
import type { EditingState } from './editing-state';

/** Keeps `needsSaving` and `lastChange` true, whoever changes the work. @see EDIT-035 EDIT-050 */
export function followChanges(store: StoreApi<EditingState>): void {
  store.subscribe((_, before) => {
    const { edited, base, unuploaded, needsSaving } = store.getState();
    if (edited === before.edited && base === before.base && unuploaded === before.unuploaded) return;
    const needed = unuploaded.size > 0 || !sameEdited(base, edited);
    const changed = edited !== before.edited && needed;
    if (changed) store.setState({ needsSaving: needed, lastChange: new Date() });
    else if (needed !== needsSaving) store.setState({ needsSaving: needed });
  });
}
