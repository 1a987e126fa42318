import { AppError, isAppError } from '@/domain/app-error';
import { checkPhotoPath } from '@/domain/files/paths';
import type { OrgId, TourId } from '@/domain/ids';
import { fileLimits } from '@/domain/limits';
import { type Findings, newPointCheck } from '@/domain/point-checks/check';
import { currentAuthor } from '../comments/author';
import { withAppErrors } from '../errors';
import { requireReachableStore } from '../firestore/online-store';
import { openFile } from '../storage/open-file';
import { uploadFile } from '../storage/upload-file';
import { pointChecks } from './refs';

export type CheckToSend = Findings & { id: string; organization: OrgId; tour: TourId; photo: ArrayBuffer | null; madeAt: number };

/**
 * Stores a check under its id, with its photo before it. Calling it again after an interruption stores nothing twice.
 * @returns when it was made, by the clock of the server
 * @throws AppError `unavailable` while the server cannot be reached, `permission-denied`, `unauthenticated`
 */
export async function sendCheck(check: CheckToSend): Promise<Date> {
  const [{ db, doc, fieldsOf, getDoc, serverTimestamp, setDoc }, author] = await Promise.all([requireReachableStore(), currentAuthor()]);
  const path = checkPhotoPath(check.organization, check.tour, check.id);
  if (check.photo) await storePhoto(path, check.photo, author.uid);
  const source = pointChecks(check.tour);
  const reference = doc(db, source.path, check.id);
  const readStored = async () => source.read(check.id, fieldsOf(await withAppErrors(getDoc(reference))));
  const waited = (Date.now() - check.madeAt) / 1000;
  const fields = { ...newPointCheck(check, check.photo !== null, waited, author), created: serverTimestamp() };
  try {
    await withAppErrors(setDoc(reference, fields));
  } catch (error) {
    // nobody changes a check, so one that was stored before an interruption is denied
    if (!isAppError(error, 'permission-denied') || (await readStored()).author.uid !== author.uid) throw error;
  }
  return (await readStored()).at ?? new Date(check.madeAt);
}

/** Deletes the photo of a check, which stays. @throws AppError `unavailable` while the server cannot be reached, `permission-denied` */
export async function deletePhoto(tour: TourId, check: string): Promise<void> {
  const { db, doc, updateDoc } = await requireReachableStore();
  await withAppErrors(updateDoc(doc(db, pointChecks(tour).path, check), { photo: false }));
}

async function storePhoto(path: string, photo: ArrayBuffer, uploader: Awaited<ReturnType<typeof currentAuthor>>['uid']): Promise<void> {
  const file = new File([photo], 'photo.jpg', { type: 'image/jpeg' });
  try {
    await uploadFile({ path, file, uploader, problem: photoProblem });
  } catch (error) {
    // as with a check, one that is there is denied
    if (!isAppError(error, 'permission-denied') || !(await isStored(path))) throw error;
  }
}

const photoProblem = ({ size }: { size: number }) => (size > fileLimits.screenshot ? 'This photo is too large.' : null);

async function isStored(path: string): Promise<boolean> {
  const reading = new AbortController();
  const response = await openFile(path, reading.signal).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  reading.abort();
  return response !== null;
}
