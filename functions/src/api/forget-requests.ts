import { type CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { dayMs } from '@/domain/durations';
import { store } from '../core/app';
import { deleteFound } from '../core/pages';

/** How long the answer of a request with an `Idempotency-Key` is stored. */
export const answerLifetimeMs = dayMs;

/** `apiRequests/{hash}`: what was answered to requests that are carried out once. */
export const apiRequests = (): CollectionReference => store().collection('apiRequests');

/** Deletes what was requested more than a day ago. Idempotent. */
export const forgetApiRequests = (now = new Date()): Promise<void> =>
  deleteFound(apiRequests().where('at', '<', Timestamp.fromMillis(now.getTime() - answerLifetimeMs)));
