import { randomUUID } from 'node:crypto';
import { canCloseAddresses } from '@/domain/access/tours';
import { isTombstone } from '@/domain/tours/tombstone';
import { tourFrom } from '@/domain/tours/tour';
import { record } from '../activity/record';
import { store } from '../core/app';
import { allow, callable } from '../core/callable';
import { readDirectory } from '../core/directory';
import { requestRenewal } from '../tours/renewals';

/**
 * Closes all addresses that hold a token of a tour's files, for those who run its organization. A job in the background gives the files new ones.
 * @see ACCESS-058
 */
export const closeFileAddresses = callable('closeFileAddresses', {
  run: async ({ tour: id }, caller) => {
    const snapshot = await store().doc(`tours/${id}`).get();
    const tour = tourFrom(id, snapshot.data() ?? {});
    const isThere = snapshot.exists && !isTombstone(snapshot.data());
    const may = canCloseAddresses(caller, tour, { directory: await readDirectory() });
    allow(isThere && may, 'You don’t have permission to close the file addresses of this tour. Ask an admin of its organization.');
    await requestRenewal({ organization: tour.organization, tour: id }, 'asked');
    await record(tour.organization, randomUUID(), {
      kind: 'addresses-closed',
      actor: caller,
      what: tour.name,
      target: id,
      about: `tours/${id}`,
    });
    return { message: 'requested' };
  },
});
