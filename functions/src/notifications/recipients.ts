import { canComment } from '@/domain/access/comments';
import type { Identity } from '@/domain/access/identity';
import { canManageApiKeys } from '@/domain/access/organizations';
import { canEditOrganization } from '@/domain/access/principals';
import { type AccessContext, editsTour, emptyAccessContext } from '@/domain/access/tours';
import { batchesOf } from '@/domain/batches';
import { orgId } from '@/domain/ids';
import { texts } from '@/domain/stored';
import { type Account, accountsWithAddresses, accountsWithIds, identityOf } from '../core/accounts';
import { store } from '../core/app';
import { readDirectory } from '../core/directory';
import { accessContextOf } from '../tours/access-context';
import type { TourAccess } from './tour-access';

/** How many accounts are looked up at once (the service's limit). */
const pageSize = 100;

/** The accounts with these ids. */
export async function accountsOf(uids: readonly string[]): Promise<Account[]> {
  const different = [...new Set(uids)].filter((uid) => uid !== '');
  return (await Promise.all(batchesOf(different, pageSize).map(accountsWithIds))).flat();
}

/** Those who edit the tours of an organization, and answer requests for access to them: members, and directory admins. Not all global admins. */
export async function editorsOf(organization: string): Promise<Account[]> {
  const [document, directory] = await Promise.all([store().doc(`organizations/${organization}`).get(), readDirectory()]);
  const listed = directory.organizations.includes(orgId(organization)) ? directory.admins : [];
  const found = await Promise.all([
    accountsOf(texts(document.get('members'))),
    ...batchesOf([...new Set(listed)], pageSize).map((addresses) => accountsWithAddresses(addresses)),
  ]);
  const accounts = new Map(found.flat().map((account) => [account.uid, account]));
  return [...accounts.values()].filter((account) => canEditOrganization(identityOf(account), orgId(organization), directory));
}

/** The members who run an organization. */
export async function managersOf(organization: string): Promise<Account[]> {
  const members = await accountsOf(texts((await store().doc(`organizations/${organization}`).get()).get('members')));
  return members.filter((account) => canManageApiKeys(identityOf(account), orgId(organization)));
}

/** Those who open versions of a tour to everybody: who edits its organization, and the member who created it. */
export async function publishersOf(tour: TourAccess): Promise<Account[]> {
  const [editors, creators] = await Promise.all([editorsOf(tour.organization), accountsOf([tour.createdBy])]);
  const mayPublish = (account: Account) => editsTour(identityOf(account), tour, { directory: null });
  return [...new Map([...editors, ...creators.filter(mayPublish)].map((account) => [account.uid, account])).values()];
}

/** Of these, those who read the comments of the tour now. */
export async function readersOfComments(accounts: readonly Account[], tour: TourAccess): Promise<Account[]> {
  const may = await Promise.all(
    accounts.map((account) => isAllowed(identityOf(account), tour, (user, context) => canComment(user, tour, context))),
  );
  return accounts.filter((_, at) => may[at]);
}

/** Decides by the claims, and reads what else a decision needs only where they do not allow it. */
export async function isAllowed(
  user: Identity,
  target: Pick<TourAccess, 'id' | 'collection'>,
  may: (user: Identity, context: AccessContext) => boolean,
): Promise<boolean> {
  return may(user, emptyAccessContext) || may(user, await accessContextOf(user, target));
}
