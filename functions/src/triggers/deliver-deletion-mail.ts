import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { deletionMail } from '../mail/deletion-mail';
import { isSendRequest } from '../mail/mail';
import { deliver, runSeconds } from '../mail/mail-delivery';
import { transportFrom } from '../mail/transport';

/** Delivers the mail to somebody who deletes their account. */
export const deliverDeletionMail = onDocumentWritten(
  { document: 'accountDeletions/{uid}', retry: true, timeoutSeconds: runSeconds },
  async ({ data }) => {
    if (!data?.after.exists || !isSendRequest(data.before, data.after)) return;
    await deliver(data.after.ref, { transport: () => transportFrom(process.env), environment: process.env, compose: deletionMail });
  },
);
