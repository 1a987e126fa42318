import { onDocumentDeleted, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { followLastGuest } from '../tours/last-guest';
import * as tours from '../tours/renew-file-addresses';

const retryOptions = { retry: true, timeoutSeconds: 540 };

/** Runs a job that closes the file addresses of a tour, when it is requested and for each further turn that it needs. @see ACCESS-058 */
export const renewAddresses = onDocumentWritten(
  { document: 'organizations/{organization}/addressRenewals/{tour}', ...retryOptions, memory: '512MiB' },
  async ({ data }) => {
    if (!data?.after.exists || data.after.get('state') === 'done') return;
    const isNew = ['id', 'turn'].some((field) => data.before.get(field) !== data.after.get(field));
    if (isNew) await tours.renewAddresses(data.after.ref);
  },
);

/** Closes the file addresses of a tour whose last guest was removed. */
export const closeAddressesToGuests = onDocumentDeleted({ document: 'collaboration/{invitation}', ...retryOptions }, async ({ data }) => {
  if (data) await followLastGuest(data);
});
