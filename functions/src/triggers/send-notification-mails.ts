import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { isSendRequest } from '../mail/mail';
import { deliver, runSeconds } from '../mail/mail-delivery';
import { notificationMail } from '../mail/notification-mail';
import { transportFrom } from '../mail/transport';
import { requestDueMails } from '../notifications/due-mails';

/** Requests the mails about notifications that are due. */
export const sendNotificationMails = onSchedule(
  { schedule: 'every 5 minutes', timeZone: 'Etc/UTC', timeoutSeconds: 240 },
  ({ scheduleTime }) => requestDueMails(new Date(scheduleTime)),
);

/** Delivers a mail about notifications that is due, or that an admin sends again. */
export const deliverNotificationMail = onDocumentUpdated(
  { document: 'notificationMails/{uid}', retry: true, timeoutSeconds: runSeconds },
  async ({ data }) => {
    if (!data || !isSendRequest(data.before, data.after)) return;
    await deliver(data.after.ref, {
      transport: () => transportFrom(process.env),
      environment: process.env,
      compose: notificationMail,
    });
  },
);
