import { AppError } from '@/domain/app-error';
import { type UserId, userId } from '@/domain/ids';
import { signedInUid } from './auth/signed-in';

/** The id of the signed-in user, for documents that store their author. @throws AppError `unauthenticated` for a visitor */
export async function requireUid(): Promise<UserId> {
  const uid = await signedInUid();
  if (uid === '') throw new AppError('unauthenticated', 'You are signed out. Sign in again.');
  return userId(uid);
}
