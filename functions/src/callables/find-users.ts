import { isGlobalAdmin } from '@/domain/access/principals';
import { effectiveRole } from '@/domain/access/roles';
import { contains } from '@/domain/search';
import { text } from '@/domain/stored';
import { type Account, listedAccount, pageOfAccounts } from '../core/accounts';
import { callable } from '../core/callable';

/** A call ends with this many found, or once it searched so many pages of 1,000: the next call goes on from there. */
const enough = 50;
const mostPages = 10;

/**
 * Finds accounts by address, role and organization, among any number of them; returns `{ users, page }`.
 * @throws permission-denied
 * @see ADMIN-024 ADMIN-025 ADMIN-072
 */
export const findUsers = callable('findUsers', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can list all users.',
  run: async ({ search, role, organization, page }) => {
    const matches = ({ email, customClaims }: Account) =>
      contains(email, search) &&
      (role === '' || effectiveRole(customClaims) === role) &&
      (organization === '' || text(customClaims.organization) === organization);
    const found: Account[] = [];
    let next: string | undefined = page === '' ? undefined : page;
    for (let pages = 0; pages < mostPages; pages += 1) {
      const { accounts, nextPage } = await pageOfAccounts(next);
      found.push(...accounts.filter(matches));
      next = nextPage;
      if (next === undefined || found.length >= enough) break;
    }
    return { users: found.map(listedAccount), page: next ?? '' };
  },
});
