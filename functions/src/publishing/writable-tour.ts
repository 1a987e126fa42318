import type { Identity } from '@/domain/access/identity';
import { canWrite, editsTour } from '@/domain/access/tours';
import { AppError } from '@/domain/app-error';
import { isTombstone } from '@/domain/tours/tombstone';
import type { Tour } from '@/domain/tours/tour';
import { tourFrom } from '@/domain/tours/tour';
import { findCaller } from '../core/accounts';
import { store } from '../core/app';
import { allow } from '../core/callable';
import { withDates } from '../core/dates';
import { requireChangeable } from '../organization-limits/require';
import { accessContextOf } from '../tours/access-context';

type Options = {
  /** Whether it is about who can open a version: invited editors change content, never access. */
  opens?: boolean;
};

/**
 * The saved tour, if the caller may write it. A tour that does not exist is like one that the caller may not write, so that nobody learns of tours.
 * @throws permission-denied, failed-precondition without an organization, and while it is suspended
 * @see ACCESS-078
 */
export async function readWritableTour(caller: Identity, id: string, { opens = false }: Options = {}): Promise<Tour> {
  const snapshot = await store().doc(`tours/${id}`).get();
  const stored = snapshot.data() ?? {};
  const tour = tourFrom(id, withDates(stored));
  const isThere = snapshot.exists && !isTombstone(stored);
  const access = await accessContextOf(caller, tour);
  allow(isThere && canWrite(caller, tour, access), 'You don’t have permission to publish this tour.');
  allow(
    !opens || editsTour(caller, tour, access),
    'You can publish versions that stay closed. Ask an editor of the organization to open them.',
  );
  if (tour.organization === '')
    throw new AppError('failed-precondition', 'This tour belongs to no organization. Move it to one, then publish it.');
  await requireChangeable(caller, tour.organization);
  return tour;
}

/**
 * The same with the account, the invitations and the tour as they are now, after what takes minutes.
 * @throws what readWritableTour throws, and unauthenticated
 */
export async function confirmStillWritable({ uid }: Identity, id: string, options?: Options): Promise<void> {
  const { caller } = await findCaller(uid);
  await readWritableTour(caller, id, options);
}
