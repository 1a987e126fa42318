import { AppError } from '@/domain/app-error';
import { type UserId, userId } from '@/domain/ids';
import { signedInUid } from './auth/signed-in';
import { serverErrorTexts } from './texts';

/** The id of the signed-in user, for documents that store their author. @throws AppError `unauthenticated` for a visitor */
export async function requireUid(): Promise<UserId> {
  const uid = await signedInUid();
  if (uid === '') throw new AppError('unauthenticated', serverErrorTexts.get().signedOut);
  return userId(uid);
}
