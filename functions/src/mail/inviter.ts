import type { Transaction } from 'firebase-admin/firestore';
import { canInvite } from '@/domain/access/organization-invitations';
import { canEditOrganization } from '@/domain/access/principals';
import type { OrgId } from '@/domain/ids';
import { text } from '@/domain/stored';
import { type Account, findAccount, identityOf } from '../core/accounts';
import { store } from '../core/app';
import { readDirectory } from '../core/directory';
import { isOrganizationOpen } from '../organizations/is-open';
import type { Invitation } from './invitation';
import { Undeliverable } from './mail';

/**
 * The account that sent the invitation. The security rules checked its token, which may be an hour old; this checks the current claims.
 * @throws Undeliverable if the account can no longer be used, or may not invite with this role
 * @see ACCESS-022 ACCESS-064
 */
export async function confirmInviter({
  invitedBy,
  organization,
  role,
}: Pick<Invitation, 'invitedBy' | 'organization' | 'role'>): Promise<Account> {
  const account = await usableAccount(invitedBy);
  if (!canInvite(identityOf(account), organization, role))
    throw new Undeliverable(
      `The account that sent this invitation does not have permission to invite to ${organization} with the role ${role}.`,
    );
  return account;
}

/**
 * The account that sent an invitation to a tour or collection of the organization, checked in the same way.
 * @throws Undeliverable if the account can no longer be used, or no longer edits the organization's tours
 * @see ACCESS-063
 */
export async function confirmEditor(invitedBy: string, organization: OrgId): Promise<Account> {
  const account = await usableAccount(invitedBy);
  const identity = identityOf(account);
  if (canEditOrganization(identity, organization, null)) return account;
  if (canEditOrganization(identity, organization, await readDirectory())) return account;
  throw new Undeliverable(`The account that sent this invitation does not have permission to invite to tours of ${organization}.`);
}

/** How a mail names the person who invites. */
export const inviterNames = ({ displayName, email }: Account): { name: string; email: string } => ({ name: displayName, email });

async function usableAccount(uid: string): Promise<Account> {
  const account = await findAccount(uid);
  if (!account || account.disabled) throw new Undeliverable('The account that sent this invitation can no longer be used.');
  return account;
}

/** What a mail shows of an organization. Suspended and inactive organizations send no mails. @throws Undeliverable @see MODEL-003 */
export async function confirmOpen(transaction: Transaction, organization: string): Promise<{ name: string; logoUrl: string }> {
  const document = await transaction.get(store().doc(`organizations/${organization}`));
  if (!document.exists) throw new Undeliverable(`The organization ${organization} no longer exists.`);
  if (!isOrganizationOpen(document))
    throw new Undeliverable(`${organization} is suspended and sends no mails. Ask a platform administrator to activate it.`);
  return { name: text(document.get('name')), logoUrl: text(document.get('logoUrl')) };
}
