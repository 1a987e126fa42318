import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { store } from '../core/app';

/** What concerns somebody: they read it, and mark it as read. */
export const notificationsOf = (uid: string): CollectionReference => store().collection(`users/${uid}/notifications`);

/** Which mails somebody wants. */
export const notificationSettingsRef = (uid: string): DocumentReference => store().doc(`users/${uid}/settings/notifications`);

/**
 * What somebody's next mail is about: `notifications` since the last one, and `sendAt`. With `sendRequested` those of `sending` are sent, and `sentAt`
 * is when the last mail was requested.
 */
export const notificationMailRef = (uid: string): DocumentReference => store().doc(`notificationMails/${uid}`);
