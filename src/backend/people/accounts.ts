import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Role } from '@/domain/access/roles';
import type { CallableResult } from '@/domain/callables/results';
import { minuteMs } from '@/domain/durations';
import type { OrgId, UserId } from '@/domain/ids';
import { type ListedUser, listedUsersFrom } from '@/domain/people/listed-users';
import { call } from '../callables';

/** How many accounts are read at first; more are found by searching. @see ADMIN-072 */
export const firstAccounts = 1000;

/** Another Super Admin is rarely made or removed elsewhere; changes made here are read at once. */
const superAdminsStaleMs = 5 * minuteMs;

export type AccountSearch = { search: string; role: Role | ''; organization: string };

export type SuperAdmins = CallableResult<'readSuperAdmins'>;

// all for global admins; not live, because accounts can't be listened to
export const accountQueries = {
  /** Whether there is another Super Admin, and whether one can take the role of another back. @throws AppError `permission-denied` */
  superAdmins: () =>
    queryOptions({
      queryKey: ['accounts', 'superAdmins'],
      queryFn: (): Promise<SuperAdmins> => call('readSuperAdmins', {}),
      staleTime: superAdminsStaleMs,
      retry: false,
      refetchOnWindowFocus: false,
      throwOnError: false,
    }),
  /** The first accounts. @throws AppError `permission-denied` @see ADMIN-072 FUNC-001 */
  first: () =>
    queryOptions({
      queryKey: ['accounts'],
      queryFn: async (): Promise<ListedUser[]> => listedUsersFrom((await call('listUsers', firstAccounts)).users),
      retry: false,
      refetchOnWindowFocus: false,
    }),
  /** The accounts that match, among all of them. @throws AppError `permission-denied` @see ADMIN-024 ADMIN-025 */
  found: (sought: AccountSearch) =>
    infiniteQueryOptions({
      queryKey: ['accounts', sought],
      initialPageParam: '',
      queryFn: async ({ pageParam }) => {
        const { users, page } = await call('findUsers', { ...sought, page: pageParam });
        return { users: listedUsersFrom(users), page };
      },
      getNextPageParam: ({ page }) => page || undefined,
      retry: false,
      refetchOnWindowFocus: false,
    }),
};

/** @throws AppError `failed-precondition` “Trying to set organization on an Admin ”, `permission-denied`, `not-found` @see ADMIN-034 ADMIN-074 */
export async function setOrganization(uid: string, organization: OrgId): Promise<void> {
  await call('setOrganizationByUid', { uid, organization });
}

/** @throws AppError `failed-precondition` “Demoting admins is currently disabled.”, `permission-denied`, `not-found` @see ADMIN-030 ADMIN-074 */
export async function setClaims(uid: UserId, role: Role, organization: string): Promise<void> {
  await call('setClaimsByUid', { uid, claims: { organization, role, ...(role === 'admin' && { admin: true as const }) } });
}

/** Takes back the role of a Super Admin without an organization. @throws AppError `failed-precondition`, `permission-denied`, `not-found` */
export async function removeClaims(uid: UserId): Promise<void> {
  await call('setClaimsByUid', { uid, claims: { organization: '' } });
}

/** Disables an account or enables it again. @throws AppError `permission-denied`, also for one's own @see ADMIN-027 ADMIN-074 */
export async function disableAccount(uid: UserId, disabled: boolean): Promise<void> {
  await call('disableAccount', { uid, disabled });
}

/** Ends all sessions of an account, one's own or, for global admins, anybody's. @throws AppError `permission-denied`, `not-found`, `unavailable` */
export async function signOutEverywhere(uid: string): Promise<void> {
  await call('signOutEverywhere', { uid });
}

/** A link by which the person chooses a new password: whoever has it can. @throws AppError `not-found`, `permission-denied` */
export const passwordResetLink = async (email: string): Promise<string> =>
  (await call('sendPasswordResetLink', { email, url: `${location.origin}${location.pathname}` })).link;
