import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth';
import { AppError } from '@/domain/app-error';
import { config } from '../config';
import { currentUser } from './auth';
import { codeOf, toSignInError } from './errors';
import { signInErrorTexts } from './texts';
import { emulatedCredential, workAccountProvider } from './work-account';

/** Asks for the password of the signed-in user once more: a session that is new may do what is dangerous. @throws AppError `unauthenticated` for a wrong one */
export const confirmPassword = (password: string): Promise<void> =>
  confirmed((user) => reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)));

/** The same with the work account, in the identity provider's window; from a user gesture. @throws AppError `cancelled`, `aborted` */
export const confirmWorkAccount = (): Promise<void> =>
  confirmed(async (user) => {
    const provider = workAccountProvider();
    if (!config().emulators) return reauthenticateWithPopup(user, provider, browserPopupRedirectResolver);
    return reauthenticateWithCredential(user, await emulatedCredential(provider));
  });

async function confirmed(confirm: (user: User) => Promise<unknown>): Promise<void> {
  const user = await currentUser();
  if (!user) throw new AppError('unauthenticated', signInErrorTexts.get().sessionEnded);
  try {
    await confirm(user);
  } catch (error) {
    throw codeOf(error) === 'auth/user-mismatch'
      ? new AppError('permission-denied', signInErrorTexts.get().otherAccount, { cause: error })
      : toSignInError(error);
  }
}
