import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { text } from '@/domain/stored';
import { writeAnswer } from '../access-requests/write-answer';
import { declinedMail } from '../mail/declined-mail';
import { isSendRequest } from '../mail/mail';
import { deliver, runSeconds } from '../mail/mail-delivery';
import { transportFrom } from '../mail/transport';

const document = 'organizations/{organization}/accessRequests/{request}';

/** Tells the person who asked for access that they were answered: on the page where they asked, and, where declined, by mail. */
export const answerAccessRequest = onDocumentUpdated({ document, retry: true, timeoutSeconds: runSeconds }, async ({ data }) => {
  if (!data || data.after.get('state') === 'open') return;
  const isDecided = text(data.before.get('state')) !== text(data.after.get('state'));
  if (!isDecided && !isSendRequest(data.before, data.after)) return;
  if (isDecided) await writeAnswer(data.after);
  // an invitation sends its own mail
  if (data.after.get('state') !== 'declined') return;
  await deliver(data.after.ref, { transport: () => transportFrom(process.env), environment: process.env, compose: declinedMail });
});
