import type { Query } from 'firebase-admin/firestore';
import { isGlobalAdmin } from '@/domain/access/principals';
import { effectiveRole } from '@/domain/access/roles';
import type { ParsedInput } from '@/domain/callables/inputs';
import { contains } from '@/domain/search';
import { text } from '@/domain/stored';
import { type Account, accountsWithIds, listedAccount, pageOfAccounts } from '../core/accounts';
import { store } from '../core/app';
import { callable } from '../core/callable';

type Sought = ParsedInput<'findUsers'>;

/** A call ends with this many found, or once it searched so many pages of 1,000: the next call goes on from there. */
const enough = 50;
const mostPages = 10;

/**
 * Finds accounts by address, role and organization, among any number of them; returns `{ users, page }`. The first call looks at the documents
 * `users/{uid}` too, which are indexed: they find beginnings of addresses at once. Accounts without a document, and other parts of addresses,
 * are found by going through all accounts. Later calls can return users again.
 * @throws permission-denied
 * @see ADMIN-024 ADMIN-025 ADMIN-072
 */
export const findUsers = callable('findUsers', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can list all users.',
  run: async (sought) => {
    const matches = matcherOf(sought);
    const isFirst = sought.page === '';
    const [indexed, firstPage] = await Promise.all([
      isFirst ? indexedAccounts(sought) : [],
      pageOfAccounts(isFirst ? undefined : sought.page),
    ]);
    const found = new Map<string, Account>();
    const add = (accounts: readonly Account[]) => {
      for (const account of accounts) if (matches(account)) found.set(account.uid, account);
    };
    add(indexed);
    const hasIndexed = found.size > 0;
    add(firstPage.accounts);
    let next = firstPage.nextPage;
    for (let pages = 1; pages < mostPages && next !== undefined && found.size < enough && !hasIndexed; pages += 1) {
      const { accounts, nextPage } = await pageOfAccounts(next);
      add(accounts);
      next = nextPage;
    }
    return { users: [...found.values()].map(listedAccount), page: next ?? '' };
  },
});

function matcherOf({ search, role, organization }: Sought) {
  return ({ email, customClaims }: Account): boolean =>
    contains(email, search) &&
    (role === '' || effectiveRole(customClaims) === role) &&
    (organization === '' || text(customClaims.organization) === organization);
}

/** Accounts whose documents match, in their current state: with a search, those whose address begins with it. */
async function indexedAccounts({ search, role, organization }: Sought): Promise<Account[]> {
  const begin = search.trim().toLowerCase();
  let query: Query = store().collection('users');
  // an address and a role would need an index of both
  if (begin !== '') query = query.where('email', '>=', begin).where('email', '<', `${begin}\uf8ff`);
  else if (organization !== '') query = query.where('organization', '==', organization);
  else if (role !== '') query = query.where('role', '==', role);
  else return [];
  const { docs } = await query.select().limit(enough).get();
  return accountsWithIds(docs.map(({ id }) => id));
}
