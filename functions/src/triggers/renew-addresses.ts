import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import * as tours from '../tours/renew-file-addresses';

/** Runs a job that closes the file addresses of a tour, when it is requested and for each further turn that it needs. @see ACCESS-058 */
export const renewAddresses = onDocumentWritten(
  { document: 'organizations/{organization}/addressRenewals/{tour}', retry: true, timeoutSeconds: 540, memory: '512MiB' },
  async ({ data }) => {
    if (!data?.after.exists || data.after.get('state') === 'done') return;
    const isNew = ['id', 'turn'].some((field) => data.before.get(field) !== data.after.get(field));
    if (isNew) await tours.renewAddresses(data.after.ref);
  },
);
