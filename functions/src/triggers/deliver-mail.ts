import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { deliver, runSeconds } from '../mail/delivery';
import { transportFrom } from '../mail/transport';

/** Delivers an invitation as soon as it is written. @see COLLAB-021 COLLAB-038 MODEL-046 */
export const deliverMail = onDocumentCreated({ document: 'mail/{mail}', retry: true, timeoutSeconds: runSeconds }, async ({ data }) => {
  if (data) await deliver(data.ref, { transport: () => transportFrom(process.env), environment: process.env });
});
