import { isGlobalAdmin } from '@/domain/access/principals';
import { accountsWithIds, hasOtherGlobalAdmin, isActiveGlobalAdmin } from '../core/accounts';
import { store } from '../core/app';
import { callable } from '../core/callable';
import { permitsDemotion } from '../core/demotion';

/** More documents of Super Admins than there are disabled ones. */
const maxCards = 20;

/**
 * Whether somebody beside the caller is a Super Admin who can sign in, and whether one can take the role of another back.
 * @throws permission-denied
 */
export const readSuperAdmins = callable('readSuperAdmins', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can look for other Super Admins.',
  run: async (_, { uid }) => ({
    hasAnother: (await isInDocuments(uid)) || (await hasOtherGlobalAdmin(uid)),
    canDemote: permitsDemotion(process.env),
  }),
});

/** The documents of people are indexed: where they name another one, not all accounts are read. */
async function isInDocuments(uid: string): Promise<boolean> {
  const { docs } = await store().collection('users').where('role', '==', 'admin').limit(maxCards).select().get();
  const found = await accountsWithIds(docs.map(({ id }) => id).filter((id) => id !== uid));
  return found.some(isActiveGlobalAdmin);
}
