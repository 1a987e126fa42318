import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { isSendRequest } from '../mail/mail';
import { deliver, runSeconds } from '../mail/mail-delivery';
import { organizationDeletionMail } from '../mail/organization-deletion-mail';
import { transportFrom } from '../mail/transport';

/** Delivers the mails to the admins of an organization that is being deleted. */
export const deliverOrganizationDeletionMail = onDocumentWritten(
  { document: 'organizationDeletions/{organization}/mails/{mail}', retry: true, timeoutSeconds: runSeconds },
  async ({ data }) => {
    if (!data?.after.exists || !isSendRequest(data.before, data.after)) return;
    await deliver(data.after.ref, {
      transport: () => transportFrom(process.env),
      environment: process.env,
      compose: organizationDeletionMail,
    });
  },
);
