import { createStore, type StoreApi } from 'zustand';
import type { PoiId } from '@/domain/ids';
import type { PointType } from '@/domain/point-types/point-type';
import { availableTypes } from '@/domain/point-types/used-types';
import { type EditedTour, editedOf, sameEdited } from '@/domain/tours/edited';
import type { EditorInput } from '@/widgets/player-session/editing';
import { initialReused, type Reused } from './reuse-state';
import { initialSavingState, type SavingActions, type SavingState, savingActions } from './saving-state';
import { initialViewState, type ViewActions, type ViewState, viewActions } from './view-state';

/** One undo step: the states before and after it. */
export type Step = {
  label: string;
  before: EditedTour;
  after: EditedTour;
  /** consecutive edits with the same key are one step, such as typing into one field */
  key: string | null;
  /** the PoI it changed; undo and redo open it */
  poi: PoiId | null;
  /** something outside of the tour follows it, such as translations, and finds it by this id, which rewriting the step leaves */
  followed?: string;
};

type EditHistory = {
  input: EditorInput;
  /** the types of points of the tour's organization; null until they are there, and for those who may not read them */
  catalog: readonly PointType[] | null;
  /** how far the clock of the server is ahead of this device’s, as far as is known */
  serverAheadMs: number;
  /** the tour with unsaved changes */
  edited: EditedTour;
  /** the last known state on the server: loaded, saved or merged last */
  base: EditedTour;
  /** the saved state that `base` is; "" before the first @see EDIT-052 */
  historyId: string;
  /** whether `edited` differs from `base` @see EDIT-050 */
  needsSaving: boolean;
  past: readonly Step[];
  future: readonly Step[];
};

/** The types that points of the tour can have. */
export const availableTypesOf = ({ catalog, input, copiedTypes }: Pick<EditingState, 'catalog' | 'input' | 'copiedTypes'>) =>
  availableTypes(availableTypes(catalog, input.tour.pointTypes), copiedTypes);

export type EditingState = EditHistory & Reused & ViewState & ViewActions & SavingState & SavingActions;

/** Creates the state of an editing session, with the tour as it was loaded. */
export function createEditingStore(input: EditorInput): StoreApi<EditingState> {
  const edited = editedOf(input.tour);
  const store = createStore<EditingState>()((set) => ({
    input,
    catalog: null,
    serverAheadMs: 0,
    edited,
    base: edited,
    historyId: input.tour.historyId,
    needsSaving: false,
    past: [],
    future: [],
    ...initialReused(),
    ...initialViewState(),
    ...viewActions(set),
    ...initialSavingState(),
    ...savingActions(set),
  }));
  trackChanges(store);
  return store;
}

/** Updates `needsSaving` and `lastChange` after every change. @see EDIT-035 EDIT-050 */
function trackChanges(store: StoreApi<EditingState>): void {
  store.subscribe((_, before) => {
    const { edited, base, pendingScreenshots, needsSaving } = store.getState();
    if (edited === before.edited && base === before.base && pendingScreenshots === before.pendingScreenshots) return;
    const isNeeded = pendingScreenshots.size > 0 || !sameEdited(base, edited);
    const hasChanged = edited !== before.edited && isNeeded;
    if (hasChanged) store.setState({ needsSaving: isNeeded, lastChange: new Date() });
    else if (isNeeded !== needsSaving) store.setState({ needsSaving: isNeeded });
  });
}
