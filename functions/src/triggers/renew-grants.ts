import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { directoryAddresses } from '@/domain/access/grants';
import { directoryFrom } from '@/domain/access/principals';
import { renewGrants } from '../grants/renew-grants';

const retryOptions = { retry: true, timeoutSeconds: 540 };

/** Updates the grants of all addresses in the directory, before and after the change. @see ACCESS-037 ACCESS-069 */
export const renewGrantsOfDirectory = onDocumentWritten({ document: 'app/dcms', ...retryOptions }, async ({ data }) => {
  const listed = [data?.before, data?.after].flatMap((directory) => directoryAddresses(directoryFrom(directory?.data() ?? {})));
  await renewGrants([...new Set(listed)]);
});
