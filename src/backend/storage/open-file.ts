import { AppError } from '@/domain/app-error';
import { attestation } from '../app-check/attestation';
import { signedInUser } from '../auth/signed-in';
import { fileRoots } from '../config';
import { serverErrorTexts } from '../texts';
import { fileErrorTexts } from './texts';

const unreachable = (cause?: unknown) => new AppError('unavailable', serverErrorTexts.get().unreachableThen, { cause });

/** A copy that a version owns is there for as long as the version, for everyone who may see it. */
const publishedFile = /^organizations\/[^/]+\/versions\//;

/**
 * Opens a stored file to read it in a stream, as the signed-in user and without a token in its address.
 * @returns null if it does not exist, or belongs to something that the user may not see
 * @throws AppError `permission-denied`, `unauthenticated`, `unavailable`; `cancelled` if the signal aborts
 */
export async function openFile(path: string, signal: AbortSignal): Promise<Response | null> {
  const response = await request(path, signal);
  if (response.ok) return response;
  await response.body?.cancel();
  if (response.status === 404) return null;
  if (response.status === 401) throw new AppError('unauthenticated', serverErrorTexts.get().signedOut);
  if (response.status === 403 && !publishedFile.test(path)) return null;
  if (response.status === 403) throw new AppError('permission-denied', fileErrorTexts.get().readDenied);
  throw unreachable();
}

async function request(path: string, signal: AbortSignal): Promise<Response> {
  const [root = ''] = fileRoots();
  const user = await signedInUser();
  try {
    const headers = { ...(user && { Authorization: `Firebase ${await user.getIdToken()}` }), ...(await attestation()) };
    return await fetch(`${root}${encodeURIComponent(path)}?alt=media`, { headers, signal, referrerPolicy: 'no-referrer' });
  } catch (cause) {
    throw signal.aborted ? new AppError('cancelled', fileErrorTexts.get().downloadCancelled, { cause }) : unreachable(cause);
  }
}
