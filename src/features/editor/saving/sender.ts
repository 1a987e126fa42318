import { randomIdentifier } from '@/domain/random';
import { isStoredAs } from '@/domain/tours/as-stored';
import { type Edited, editedOf } from '@/domain/tours/edited';
import { say } from '@/ui/say';
import type { Given } from '@/widgets/visit/editing';
import type { EditingSession } from '../session/editing-session';
import type { Rebased } from '../session/rebasing';
import type { Doors } from './doors';
import { inTime, knownAuthor } from './obstacles';

/** `again`: the store held something else, which the work is joined with now. */
export type Sent = 'saved' | 'again' | 'asking';

export type Sender = {
  /** Sends the work as it is now. @throws AppError */
  send: () => Promise<Sent>;
  /** Joins the work with what the store holds, and says whose it was. */
  takeIn: (stored: Edited, historyId: string) => Rebased;
  /** Takes in what the visit is told of the tour. */
  receive: (given: Given) => void;
};

type Session = Pick<EditingSession, 'store' | 'rebase' | 'noteSaved' | 'isPassed' | 'settle'>;

/** How long an answer of the store is waited for, in milliseconds. */
const patience = 30_000;

export function sender({ store, rebase, noteSaved, isPassed, settle }: Session, doors: Doors): Sender {
  // What was sent without an answer: the store may hold it all the same.
  const sent = new Map<string, Edited>();

  const takeIn = (stored: Edited, historyId: string): Rebased => {
    settle();
    const known = store.getState().historyId;
    const outcome = rebase(stored, historyId);
    const isTold = outcome === 'asking' && store.getState().conflict?.by !== '';
    if (outcome !== 'same' && historyId !== known && !isTold) void tellWho(outcome, historyId);
    return outcome;
  };
  const tellWho = async (outcome: Rebased, historyId: string) => {
    const { by, at } = await doors.whoSaved(store.getState().given.tour.id, historyId);
    const { conflict } = store.getState();
    if (outcome === 'joined') say(`Joined with what ${by || 'somebody else'} saved.`);
    else if (conflict?.historyId === historyId) store.setState({ conflict: { ...conflict, by, at } });
  };
  /** @returns whether the store holds what was sent from here */
  const arrived = (historyId: string, loaded: string): boolean => {
    const edited = sent.get(historyId);
    // what somebody saved on top of it may be known already
    const { conflict, historyId: known } = store.getState();
    if (edited && known === loaded) {
      noteSaved(edited, historyId);
      if (conflict) takeIn(conflict.theirs, conflict.historyId);
    }
    if (edited) sent.clear();
    return edited !== undefined;
  };

  return {
    takeIn,
    send: async () => {
      const { given, base, historyId: loaded, edited } = store.getState();
      const historyId = [...sent].find(([, state]) => state === edited)?.[0] ?? randomIdentifier();
      sent.set(historyId, edited);
      const toSave = { tour: given.tour.id, base, loaded, edited, historyId, author: knownAuthor(given.author) };
      const outcome = await inTime(doors.saveEdited(toSave), patience);
      if (outcome.kind === 'saved') {
        arrived(historyId, loaded);
        return 'saved';
      }
      if (arrived(outcome.historyId, loaded)) return 'again';
      return takeIn(outcome.stored, outcome.historyId) === 'asking' ? 'asking' : 'again';
    },
    receive: (given) => {
      store.setState({ given });
      const { base, historyId: known } = store.getState();
      const { historyId } = given.tour;
      if (arrived(historyId, known) || isPassed(historyId)) return;
      const stored = editedOf(given.tour);
      if (historyId !== known || !isStoredAs(base, stored)) takeIn(stored, historyId);
    },
  };
}
