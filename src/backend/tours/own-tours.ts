import { isAppError } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { isIndexed, type OwnChange, withOwnChanges } from '@/domain/tours/index/own-changes';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { dropOldBatches, dropOwnChanges, isWriting, ownChanges, whenOwnChangesChange } from '../cache/own-changes';
import { toAppError } from '../errors';
import { inStore } from '../live/listen';
import { listedTours } from './refs';

/** With more tours that the user changed, a list is today's query. */
const maxOwnChanges = 100;

/** A tour as the store has it, of which `watchWritten` tells, followed since the change `at`. */
type Followed = { stop: () => void; at: number; isOver: boolean; isConfirmed: boolean } & Pick<OwnChange, 'live' | 'isSynced'>;

/**
 * What the user of this device changed in an organization's tours, as the store has it: listens to those tours alone, until its index has them
 * too.
 * @param onChange called when `apply` may return something else
 */
export function ownToursOf(organization: OrgId, onChange: () => void) {
  const followed = new Map<string, Followed>();
  dropOldBatches(maxOwnChanges);
  const stopWatching = whenOwnChangesChange(onChange);

  function follow(tour: string, at: number): void {
    const { stop, live, isSynced = false } = followed.get(tour) ?? {};
    stop?.();
    // it stays as it was until the new listener is confirmed
    const entry: Followed = { stop: () => {}, live, isSynced, isConfirmed: false, isOver: false, at };
    followed.set(tour, entry);
    const listen = inStore<Pick<Followed, 'live' | 'isSynced' | 'isConfirmed'>>((store, ...listener) =>
      store.watchWritten(store, listedTours, tour)(...listener),
    );
    entry.stop = listen(
      ({ live, ...state }) => {
        Object.assign(entry, state, {
          live: live?.organization === organization ? live : live && null,
          isSynced: state.isSynced || entry.isSynced,
        });
        onChange();
      },
      (error) => {
        // it was deleted, or is not for this person any more
        const isGone = isAppError(toAppError(error), 'permission-denied');
        Object.assign(entry, { isOver: true }, isGone && { live: null, isSynced: true, isConfirmed: true });
        onChange();
      },
    );
  }

  function stopAll(): void {
    for (const { stop } of followed.values()) stop();
    followed.clear();
  }

  return {
    /** Whether they are so many that following them costs more than the list. */
    areTooMany: () => ownChanges().size > maxOwnChanges,
    /** The tours of the index with what the user changed. Forgets what the index has. */
    apply(tours: readonly ListedTour[]): readonly ListedTour[] {
      const changes = ownChanges();
      for (const [tour, { stop }] of followed)
        if (!changes.has(tour)) {
          stop();
          followed.delete(tour);
        }
      for (const [tour, { at }] of changes) {
        const entry = followed.get(tour);
        // the response to a write may come before the listener has it: what was confirmed until then says nothing about it
        if (!entry || (entry.at !== at && (entry.isOver || !isWriting(tour)))) follow(tour, at);
      }
      const done = [...followed].filter(
        ([tour, { live, isConfirmed }]) => isConfirmed && live !== undefined && !isWriting(tour) && isIndexed(tours, tour, live),
      );
      const own = [...changes].map(([tour, change]): [string, OwnChange] => {
        const { live, isSynced = false } = followed.get(tour) ?? {};
        return [tour, { ...change, live, isSynced }];
      });
      const shown = withOwnChanges(tours, organization, new Map(own));
      dropOwnChanges(done.map(([tour]) => tour));
      return shown;
    },
    /** Follows none of them; `isQueried` forgets them, because a query of all tours shows them by itself. */
    rest(isQueried: boolean): void {
      stopAll();
      if (isQueried) dropOwnChanges(ownChanges().keys());
    },
    stop(): void {
      stopWatching();
      stopAll();
    },
  };
}
