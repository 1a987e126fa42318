import { AppError } from '@/domain/app-error';
import type { CommentAuthor } from '@/domain/comments/comment';
import { userId } from '@/domain/ids';
import { text } from '@/domain/stored';
import { signedInUser } from '../auth/signed-in';
import { serverErrorTexts } from '../texts';

/** Who writes, as their token says it: the rules compare account, address and name with the token. @throws AppError `unauthenticated` */
export async function currentAuthor(): Promise<CommentAuthor> {
  const user = await signedInUser();
  if (!user) throw new AppError('unauthenticated', serverErrorTexts.get().signedOut);
  const { claims } = await user.getIdTokenResult();
  return { uid: userId(user.uid), email: text(claims.email), name: text(claims.name) };
}
