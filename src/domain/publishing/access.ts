import { date, flag, type Stored } from '../stored';

/** When a published version is open to everybody: while it is public, from `opens` until `until`; null means without that end. @see ACCESS-050 ACCESS-068 */
export type VersionAccess = { public: boolean; opens: Date | null; until: Date | null };

/** Reads when a version is open; one from before versions had dates is open while it is public. */
export const versionAccessFrom = (stored: Stored): VersionAccess => ({
  public: flag(stored.public),
  opens: date(stored.opens),
  until: date(stored.until),
});

/** What outsiders can do with a version: open it, not yet, no more, or not at all. */
export type VersionState = 'public' | 'scheduled' | 'ended' | 'private';

/** The state of a version at a time, as the security rules decide it. */
export function versionState({ public: isPublic, opens, until }: VersionAccess, now: Date): VersionState {
  if (!isPublic) return 'private';
  if (until !== null && until <= now) return 'ended';
  return opens !== null && opens > now ? 'scheduled' : 'public';
}

/** Whether outsiders can open a version at a time. */
export const isOpenAt = (access: VersionAccess, now: Date): boolean => versionState(access, now) === 'public';

/** Message for an end that is not after the beginning; null if there is none. */
export const datesProblem = ({ opens, until }: Pick<VersionAccess, 'opens' | 'until'>): string | null =>
  opens !== null && until !== null && until <= opens ? 'Choose an end after the beginning.' : null;
