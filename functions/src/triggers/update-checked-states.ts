import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { madeAt, pointCheckFrom } from '@/domain/point-checks/check';
import { checkedStatesFrom, isStorablePoint, noCheckedStates, storedStates, withLatest } from '@/domain/point-checks/checked-state';
import { store } from '../core/app';
import { withDates } from '../core/dates';

/**
 * Writes the state that a check found into the one document that players read, unless a later check of the point is there. Any order and number of calls
 * has the same result. A tour that was deleted for good meanwhile gets nothing.
 */
export const updateCheckedStates = onDocumentCreated(
  { document: 'tours/{tour}/checks/{check}', retry: true },
  async ({ data, params: { tour: id, check } }) => {
    const stored = withDates(data?.data() ?? {});
    const { point, state } = pointCheckFrom(check, stored);
    const at = madeAt(stored);
    if (!at || !isStorablePoint(point) || state === '') return;
    const tour = store().doc(`tours/${id}`);
    const current = tour.collection('states').doc('current');
    await store().runTransaction(async (transaction) => {
      const [owner, before] = await transaction.getAll(tour, current);
      if (!owner?.exists) return;
      const states = before?.exists ? checkedStatesFrom('', withDates(before.data() ?? {})) : noCheckedStates;
      const next = withLatest(states, point, { state, at });
      if (next !== states) transaction.set(current, { points: storedStates(next) });
    });
  },
);
