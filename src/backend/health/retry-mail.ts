import { call } from '../callables';

/** Sends a failed mail again. @throws AppError `failed-precondition` if it did not fail, `not-found` if it was revoked, `permission-denied` */
export async function retryMail(id: string): Promise<void> {
  await call('retryMail', { id });
}
