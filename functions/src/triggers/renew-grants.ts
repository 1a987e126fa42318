import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { directoryAddresses } from '@/domain/access/grants';
import { invitationParts } from '@/domain/access/invitations';
import { directoryFrom } from '@/domain/access/principals';
import { renewGrants } from '../grants/renew-grants';

const patient = { retry: true, timeoutSeconds: 540 };

/** Keeps what an address is given as its invitations are. Whose one is stands in its id, which never changes. @see ACCESS-055 ACCESS-069 */
export const renewGrantsOfGuest = onDocumentWritten({ document: 'collaboration/{invitation}', ...patient }, async ({ data }) => {
  const parts = data && invitationParts((data.after.exists ? data.after : data.before).ref.id);
  if (parts) await renewGrants([parts.address]);
});

/** The same for those who stand in the directory, and those who stood there. @see ACCESS-037 ACCESS-069 */
export const renewGrantsOfDirectory = onDocumentWritten({ document: 'app/dcms', ...patient }, async ({ data }) => {
  const listed = [data?.before, data?.after].flatMap((directory) => directoryAddresses(directoryFrom(directory?.data() ?? {})));
  await renewGrants([...new Set(listed)]);
});
