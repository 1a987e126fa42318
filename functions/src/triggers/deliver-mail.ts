import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { isSendRequest } from '../mail/mail';
import { deliver, runSeconds } from '../mail/mail-delivery';
import { targetMail } from '../mail/target-mail';
import { transportFrom } from '../mail/transport';

const options = { retry: true, timeoutSeconds: runSeconds };
const delivery = { transport: () => transportFrom(process.env), environment: process.env };

/** Delivers an invitation to an organization when it is created, and whenever a client requests it again. @see COLLAB-021 COLLAB-038 MODEL-046 */
export const deliverMail = onDocumentWritten({ document: 'mail/{mail}', ...options }, async ({ data }) => {
  if (!data?.after.exists) return;
  if (!data.before.exists || isSendRequest(data.before, data.after)) await deliver(data.after.ref, delivery);
});

/** Delivers an invitation to a tour or collection whenever a client requests it. Others, such as imported ones, send none. @see COLLAB-019 COLLAB-038 */
export const deliverInvitation = onDocumentWritten({ document: 'collaboration/{invitation}', ...options }, async ({ data }) => {
  if (data?.after.exists && isSendRequest(data.before, data.after)) await deliver(data.after.ref, { ...delivery, compose: targetMail });
});
