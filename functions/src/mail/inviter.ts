import type { Transaction } from 'firebase-admin/firestore';
import { canInvite } from '@/domain/access/organization-invitations';
import { text } from '@/domain/stored';
import { type Account, findAccount, identityOf } from '../core/accounts';
import { store } from '../core/app';
import type { Invitation } from './invitation';
import { Undeliverable } from './mail';

/**
 * The account that invited. The rules believed its token, which may be an hour old; this asks for the claims as they are now.
 * @throws Undeliverable when it cannot be used any more, or may not invite to this role
 * @see ACCESS-022 ACCESS-064
 */
export async function confirmInviter({ invitedBy, organization, role }: Omit<Invitation, 'to'>): Promise<Account> {
  const account = await findAccount(invitedBy);
  if (!account || account.disabled) throw new Undeliverable('The account that sent this invitation cannot be used any more.');
  if (!canInvite(identityOf(account), organization, role))
    throw new Undeliverable(`The account that sent this invitation may not invite to ${organization} with the role ${role}.`);
  return account;
}

/** The name of an organization. One that is suspended, or not opened yet, sends nothing. @throws Undeliverable @see MODEL-003 */
export async function confirmOpen(transaction: Transaction, organization: string): Promise<string> {
  const document = await transaction.get(store().doc(`organizations/${organization}`));
  if (!document.exists) throw new Undeliverable(`There is no organization ${organization} any more.`);
  if (document.get('status') !== true)
    throw new Undeliverable(`${organization} is suspended and sends no invitations. Ask an administrator of the platform to open it.`);
  return text(document.get('name'));
}
