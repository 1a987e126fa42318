import type { Transaction } from 'firebase-admin/firestore';
import { isOrgAdmin } from '@/domain/access/principals';
import { AppError } from '@/domain/app-error';
import { findAccount, identityOf } from './accounts';
import { store } from './app';
import type { Person } from './people';

/** More admins than any organization has, of whom somebody's account is enabled. */
const maxAdmins = 100;

/** The person would leave an organization without an admin. */
export class LastAdmin extends AppError {
  constructor(organization: string) {
    super(
      'failed-precondition',
      `You are the last admin of ${organization}. When you leave, nobody there can manage its members and settings, and only a Super Admin can appoint another admin.`,
    );
  }
}

/**
 * Leaving is easier than coming back: whoever would leave no admin confirms it. Admins whose account is disabled don't count.
 * @param joined the organization that they join; "" for none
 * @throws LastAdmin
 */
export async function confirmLeavesAdmin(
  { uid, role, organization }: Pick<Person, 'uid' | 'role' | 'organization'>,
  joined: string,
  transaction: Transaction,
): Promise<void> {
  if (organization === null || organization === joined || role !== 'ultrauser') return;
  const cards = store().collection('users').where('organization', '==', organization).where('role', '==', 'ultrauser');
  const others = (await transaction.get(cards.limit(maxAdmins))).docs.filter(({ id }) => id !== uid);
  for (const { id } of others) {
    const account = await findAccount(id);
    if (account && !account.disabled && isOrgAdmin(identityOf(account), organization)) return;
  }
  throw new LastAdmin(organization);
}
