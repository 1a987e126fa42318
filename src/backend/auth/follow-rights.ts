import { rightsClaim, rightsNumber } from '@/domain/access/rights';
import type { UserId } from '@/domain/ids';
import { docIfAllowed } from '../live/listen';
import type { Source } from '../live/source';
import { auth } from './auth';

/** rights/{uid}: the number of somebody's latest claims. */
const rights: Source<number> = { path: 'rights', read: (_id, stored) => rightsNumber(stored.number) };

/**
 * Gets a new token, whose claims `watchIdentity` then reports, once the rights of the user are others than those of the token: until then, what they
 * write is denied. A disabled or deleted account gets none, which ends the session. @returns a function that stops listening
 * @see AUTH-035 AUTH-056
 */
export const followRights = (uid: UserId): (() => void) =>
  docIfAllowed(rights, uid)(
    (latest) => void renewToken(latest ?? 0).catch((error) => console.warn('Couldn’t get a token with the changed permissions.', error)),
    (error) => console.warn('Changes of permissions are noticed with the next token only.', error),
  );

async function renewToken(latest: number): Promise<void> {
  const user = auth().currentUser;
  if (!user) return;
  const { claims } = await user.getIdTokenResult();
  if (rightsNumber(claims[rightsClaim]) !== latest) await user.getIdToken(true);
}
