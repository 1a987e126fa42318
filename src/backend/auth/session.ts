import { onIdTokenChanged } from 'firebase/auth';
import { type Identity, identityFrom } from '@/domain/access/identity';
import { auth } from './auth';
import { toSignInError } from './errors';

/**
 * Tells who is signed in, now and whenever that or the claims change; `null` is a visitor.
 * @returns stops it
 * @see AUTH-035
 */
export function watchIdentity(next: (identity: Identity | null) => void, failed: (error: unknown) => void): () => void {
  let latest = 0;
  return onIdTokenChanged(auth(), async (user) => {
    latest += 1;
    const asked = latest;
    try {
      const claims = user ? (await user.getIdTokenResult()).claims : {};
      if (asked === latest) next(user ? identityFrom(user, claims) : null);
    } catch (error) {
      if (asked === latest) failed(toSignInError(error));
    }
  });
}
