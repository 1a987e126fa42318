import { plural } from '../plural';
import type {
  BackupHealth,
  BackupRun,
  Certificate,
  CredentialHealth,
  HealthPart,
  MailHealth,
  OrganizationHealth,
  PurgeRun,
  ReleaseHealth,
  Setting,
  TriggerHealth,
} from './health';
import { backupAgeMs, certificateNoticeMs, purgeDelayMs, triedAgeMs } from './health';

/** How many things need attention in a part; null if it could not be read. */
export type Attention = number | null;

/** Applies `count` to a part that could be read. */
export const attentionIn = <Value>(part: HealthPart<Value>, count: (value: Value) => number): Attention =>
  'failure' in part ? null : count(part.value);

export const mailAttention = ({ count }: MailHealth): number => count;

/** @param now in milliseconds */
export const triggerAttention = (
  { publications, waitingGrants, overdueEntries, waitingRenewals, unreadIndexes, queues, search, purge }: TriggerHealth,
  now: number,
): number =>
  publications.length +
  waitingGrants +
  overdueEntries +
  waitingRenewals +
  unreadIndexes.length +
  queues.deliveries +
  queues.notifications +
  queues.overviews +
  search.behind +
  (purgeProblem(purge, now) === null ? 0 : 1);

export const organizationAttention = ({ nearLimits }: OrganizationHealth): number => nearLimits.length;

/** @param now in milliseconds */
export const backupAttention = (backups: BackupHealth, now: number): number => backupProblems(backups, now).length;

export const credentialAttention = ({ ending }: CredentialHealth): number => ending.length;

/** @param now in milliseconds */
export const certificateAttention = (certificate: Certificate | null, now: number): number =>
  certificate === null || certificateProblem(certificate, now) === null ? 0 : 1;

export const releaseAttention = (versions: ReleaseHealth): number => (isOtherRelease(versions) ? 1 : 0);

export const settingAttention = (settings: readonly Setting[]): number =>
  settings.filter(({ isSet, isRequired }) => isRequired && !isSet).length;

/** Whether app and functions are of different releases. Builds without an id are compared by version only. */
export const isOtherRelease = ({ app, functions }: Pick<ReleaseHealth, 'app' | 'functions'>): boolean =>
  app.version !== functions.version || (app.build !== '' && functions.build !== '' && app.build !== functions.build);

/** What is wrong with the daily purge, and what to do; null if nothing is. @param now in milliseconds */
export function purgeProblem(purge: PurgeRun | null, now: number): string | null {
  if (purge === null) return 'The daily purge has never run. Run the job of purgeDaily once in Cloud Scheduler.';
  if (purge.failure !== '') return `The daily purge failed. ${purge.failure}`;
  if (now - purge.startedAt > purgeDelayMs)
    return 'The daily purge has not run for more than a day. Look at the job of purgeDaily in Cloud Scheduler.';
  return null;
}

/** What is wrong with the backups, and what to do. @param now in milliseconds */
export function backupProblems({ made, tried }: Pick<BackupHealth, 'made' | 'tried'>, now: number): string[] {
  const how = 'Make one with npm run backup, every night; the handbook says how.';
  if (made === null) return [`No backup was made within a year. ${how}`];
  const problem = triedProblem(tried, now);
  return [...(now - made.at > backupAgeMs ? [`No backup was made for a week. ${how}`] : []), ...(problem === null ? [] : [problem])];
}

/** What is wrong with the restores that operators try. */
function triedProblem(tried: BackupRun | null, now: number): string | null {
  const how = 'Try one every month, and record it with npm run backup -- --tried; the handbook says how.';
  if (!tried) return `No restore was tried within a year. ${how}`;
  if (!tried.detail.endsWith('no difference'))
    return 'The latest restore that was tried differed from its backup. Find out why, and try it again.';
  return now - tried.at > triedAgeMs ? `No restore was tried for two months. ${how}` : null;
}

/** What is wrong with the certificate, and what to do; null if nothing is. @param now in milliseconds */
export function certificateProblem({ ends }: Certificate, now: number): string | null {
  if (ends <= now) return 'It has ended: browsers warn of the app. Look at Hosting, Domains, in the Firebase console.';
  return ends - now > certificateNoticeMs ? null : 'It should have been renewed by now. Look at Hosting, Domains, in the Firebase console.';
}

/** The state of a part in words. */
export function attentionText(attention: Attention): string {
  if (attention === null) return 'Couldn’t be read';
  if (attention === 0) return 'All well';
  return plural(attention, { one: '# needs attention', other: '# need attention' });
}
