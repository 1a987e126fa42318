import { queryOptions } from '@tanstack/react-query';
import type { Health, MailProgress, OrganizationCount, Release, Setting } from '@/domain/health/health';
import { appKeys, settingsOf } from '@/domain/health/settings';
import { mailProgressFrom } from '@/domain/health/unsent-mail';
import type { OrgId } from '@/domain/ids';
import { call } from '../callables';
import { docIfAllowed } from '../live/listen';
import { liveQuery } from '../live/live-query';
import type { Source } from '../live/source';

/** Written into the build by `vite.config.ts`. */
declare const __RELEASE__: Release;

/** Not live: what is read are many counts. */
const notLive = { retry: false, refetchOnWindowFocus: false } as const;

export const healthQueries = {
  /** What needs attention on the whole platform, for global admins. @throws AppError `permission-denied`, `unavailable` */
  reading: () =>
    queryOptions({ queryKey: ['health'], queryFn: (): Promise<Health> => call('readHealth', __RELEASE__), ...notLive, staleTime: 60_000 }),
  /** The tours and members of up to 100 organizations, for global admins. @throws AppError `permission-denied`, `unavailable` @see ADMIN-007 */
  counts: (organizations: readonly OrgId[]) =>
    queryOptions({
      queryKey: ['organizationCounts', ...organizations],
      queryFn: async (): Promise<OrganizationCount[]> => (await call('countOrganizations', { organizations: [...organizations] })).counts,
      ...notLive,
      staleTime: 300_000,
    }),
  /** How far a mail is, by the path of its document; `null` if its invitation was revoked. */
  mail: (path: string) => liveQuery(['health', 'mail', path], docIfAllowed(mailsAt(path), path.slice(path.lastIndexOf('/') + 1))),
};

const mailsAt = (path: string): Source<MailProgress> => ({
  path: path.slice(0, path.lastIndexOf('/')),
  read: (_id, stored) => mailProgressFrom(stored),
});

/** Which keys of this build are set. */
export const appSettings = (): Setting[] => settingsOf(appKeys, { ...import.meta.env, BUILD_ID: __RELEASE__.build });
