import { type AddressRenewal, addressRenewalFrom } from '@/domain/files/file-address-renewal';
import type { OrgId, TourId } from '@/domain/ids';
import { call } from '../callables';
import { docIfAllowed } from '../live/listen';
import { liveQuery } from '../live/live-query';
import type { Source } from '../live/source';

/** organizations/{organization}/addressRenewals/{tour}: how far the server is with closing a tour's file addresses. */
const renewalsOf = (organization: OrgId): Source<AddressRenewal> => ({
  path: `organizations/${organization}/addressRenewals`,
  read: (_id, stored) => addressRenewalFrom(stored),
});

/** The latest closing of a tour's file addresses, for those who run its organization; null if there was none. @throws AppError `permission-denied` */
export const addressRenewal = (organization: OrgId, tour: TourId) =>
  liveQuery(['address renewals', organization, tour], docIfAllowed(renewalsOf(organization), tour));

/** Has all file addresses of a tour closed. The server does it in the background; repeating the call is harmless. @throws AppError `permission-denied`, `unavailable` */
export const closeFileAddresses = (tour: TourId) => call('closeFileAddresses', { tour });
