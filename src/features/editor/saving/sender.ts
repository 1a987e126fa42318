import { fetchSavedBy } from '@/backend/poi-history/saved-by';
import { currentAddresses } from '@/backend/storage/current-file-addresses';
import { saveEdited } from '@/backend/tours/save-edited';
import { randomIdentifier } from '@/domain/random';
import { isStoredAs } from '@/domain/tours/as-stored';
import { type EditedTour, editedOf } from '@/domain/tours/edited';
import { toastSuccess } from '@/ui/toast';
import type { EditorInput } from '@/widgets/player-session/editing';
import { reuseServices } from '../reuse/reuse-services';
import type { EditingSession } from '../session/editing-context';
import { availableTypesOf } from '../session/editing-state';
import type { RebaseResult } from '../session/rebasing';
import type { ReuseServices } from '../session/reuse-state';
import type { EditingDraftStore } from '../session/saving-state';
import type { StepStore } from '../session/step-storage';
import { createEditingDraftStore } from './editing-draft-store';
import { requireAuthor, withTimeout } from './save-preconditions';
import { createStepStore } from './step-store';

/** `again`: the server had another state; it is merged now and has to be sent again. */
type SendResult = 'saved' | 'again' | 'conflict';

type Sender = {
  /** Sends the current state. @throws AppError */
  send: () => Promise<SendResult>;
  /** Merges the state on the server into the current one, and notifies whose it is. */
  applyStored: (stored: EditedTour, historyId: string) => RebaseResult;
  /** Applies a new input, for example from the tour's snapshot listener. */
  receive: (input: EditorInput) => void;
};

type EditingToSend = Pick<EditingSession, 'store' | 'rebase' | 'markSaved' | 'isSuperseded' | 'flushPendingInput'>;

const saveTimeoutMs = 30_000;

export function createSender(
  { store, rebase, markSaved, isSuperseded, flushPendingInput }: EditingToSend,
  services: EditingServices,
): Sender {
  // states sent without a response; the server may have stored them anyway
  const sent = new Map<string, EditedTour>();

  const applyStored = (stored: EditedTour, historyId: string): RebaseResult => {
    flushPendingInput();
    const previous = store.getState().historyId;
    const outcome = rebase(stored, historyId);
    const isAuthorKnown = outcome === 'conflict' && store.getState().conflict?.by !== '';
    if (outcome !== 'same' && historyId !== previous && !isAuthorKnown) void notifyWhoSaved(outcome, historyId);
    return outcome;
  };
  const notifyWhoSaved = async (outcome: RebaseResult, historyId: string) => {
    const { by, at } = await services.fetchSavedBy(store.getState().input.tour.id, historyId);
    const { conflict } = store.getState();
    if (outcome === 'merged') toastSuccess(`Merged with changes saved by ${by || 'someone else'}.`);
    else if (conflict?.historyId === historyId) store.setState({ conflict: { ...conflict, by, at } });
  };
  /** @returns whether the server stored a state that was sent from here */
  const confirmSent = (historyId: string, loaded: string): boolean => {
    const edited = sent.get(historyId);
    // a later save by someone else may already have been received
    const { conflict, historyId: previous } = store.getState();
    if (edited && previous === loaded) {
      markSaved(edited, historyId);
      if (conflict) applyStored(conflict.theirs, conflict.historyId);
    }
    if (edited) sent.clear();
    return edited !== undefined;
  };

  return {
    applyStored,
    send: async () => {
      const state = store.getState();
      const { input, base, historyId: loaded, edited } = state;
      const historyId = [...sent].find(([, state]) => state === edited)?.[0] ?? randomIdentifier();
      sent.set(historyId, edited);
      const toSave = {
        tour: input.tour.id,
        base,
        loaded,
        edited,
        historyId,
        author: requireAuthor(input.author),
        pointTypes: availableTypesOf(state),
      };
      const outcome = await withTimeout(services.saveEdited(toSave), saveTimeoutMs);
      if (outcome.kind === 'saved') {
        confirmSent(historyId, loaded);
        return 'saved';
      }
      if (confirmSent(outcome.historyId, loaded)) return 'again';
      return applyStored(outcome.stored, outcome.historyId) === 'conflict' ? 'conflict' : 'again';
    },
    receive: (input) => {
      store.setState({ input });
      const { base, historyId: previous } = store.getState();
      const { historyId } = input.tour;
      if (confirmSent(historyId, previous) || isSuperseded(historyId)) return;
      const stored = editedOf(input.tour);
      if (historyId !== previous || !isStoredAs(base, stored)) applyStored(stored, historyId);
    },
  };
}

/** The backend and device services an editing session depends on. */
export type EditingServices = {
  saveEdited: typeof saveEdited;
  fetchSavedBy: typeof fetchSavedBy;
  currentAddresses: typeof currentAddresses;
  drafts: EditingDraftStore;
  steps: StepStore;
} & ReuseServices;

export const defaultServices = (): EditingServices => ({
  saveEdited,
  fetchSavedBy,
  currentAddresses,
  drafts: createEditingDraftStore(),
  steps: createStepStore(),
  ...reuseServices(),
});
