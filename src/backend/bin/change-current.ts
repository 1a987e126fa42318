import { AppError, type ErrorCode, isAppError } from '@/domain/app-error';
import { signedInUser } from '../auth/signed-in';
import { toAppError } from '../errors';
import { commit, type RestWrite, readStored } from '../rest/commit';
import type { RestDocument } from '../rest/rest-values';
import { serverErrorTexts } from '../texts';

/** Writes what depends on the current state of a document. `isDone` tells whether an earlier call did it, if it is denied or there is no document. */
export async function changeCurrent(
  path: string,
  id: string,
  writesFor: (current: RestDocument) => readonly RestWrite[] | Promise<readonly RestWrite[]>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  if (!navigator.onLine) throw new AppError('unavailable', serverErrorTexts.get().offline);
  const change = async () => {
    const current = await readStored(path, id);
    if (!current) throw new AppError('not-found', 'It was restored, or deleted for good, in the meantime.');
    await commit(await writesFor(current));
  };
  try {
    // once more if somebody else changed the document between the read and the write
    await change().catch((error: unknown) => (isConflict(error) ? change() : Promise.reject(error)));
  } catch (error) {
    const appError = toAppError(error);
    const mayBeDone = isAppError(appError, 'permission-denied') || isAppError(appError, 'not-found');
    if (!mayBeDone || !(await isDone())) throw appError;
  }
}

const conflictCodes: readonly ErrorCode[] = ['aborted', 'failed-precondition', 'permission-denied'];

/** The rules deny what no longer fits the document. Errors of our own are no conflicts. */
function isConflict(error: unknown): boolean {
  const appError = toAppError(error);
  return appError !== error && appError instanceof AppError && conflictCodes.includes(appError.code);
}

/** A write is rejected if the document changed since it was read. */
export const unchanged = ({ updateTime }: RestDocument) => ({ currentDocument: { updateTime: updateTime ?? '' } });

/** Text fields, as the REST interface writes them. */
export const texts = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, stringValue]) => [name, { stringValue }]));

/** @throws AppError `unauthenticated` */
export async function requireUser() {
  const user = await signedInUser();
  if (!user) throw new AppError('unauthenticated', serverErrorTexts.get().signedOut);
  return user;
}
