import { dayMs, hourMs, minuteMs } from '../durations';
import type { LimitWarning } from '../organization-limits/usage';

/** One part of a reading of the platform's health: its value, or a sentence that says why it could not be read. */
export type HealthPart<Value> = { value: Value } | { failure: string };

/** A mail that failed, or that waits for too long. `id` is the path of its document; `since` in milliseconds. */
export type UnsentMail = {
  id: string;
  to: string;
  subject: string;
  state: 'failed' | 'waiting';
  since: number;
  error: string;
  attempts: number;
};

/** How far a mail is that was requested again; `error` is that of the latest attempt, or "". */
export type MailProgress = { state: 'sending' | 'sent' | 'failed'; attempts: number; error: string };

/** The latest mails that were not sent, and how many there are. */
export type MailHealth = { mails: UnsentMail[]; count: number };

/** A publication that began and did not end; `startedAt` in milliseconds. */
export type StartedPublication = { organization: string; tour: string; name: string; startedAt: number };

/** When the daily purge began and ended, in milliseconds; `failure` is "" if it deleted everything that it should. */
export type PurgeRun = { startedAt: number; endedAt: number; failure: string };

/**
 * What the server should have done by itself: publications that did not end, addresses whose grants differ from their invitations, entries of bins
 * that should be deleted for good, tours whose file addresses should be closed, organizations whose tour index can't be read, what waits although it is
 * due, how far the search is, and the latest daily purge, null if it never ran.
 */
export type TriggerHealth = {
  publications: StartedPublication[];
  waitingGrants: number;
  overdueEntries: number;
  waitingRenewals: number;
  unreadIndexes: string[];
  queues: QueueHealth;
  search: SearchHealth;
  purge: PurgeRun | null;
};

/** How many deliveries to webhooks, mails about notifications and overviews of organizations were due a while ago, and wait. */
export type QueueHealth = { deliveries: number; notifications: number; overviews: number };

/** When a tour was indexed for the search last, in milliseconds, null if none was, and how many tours can't be found as they are. */
export type SearchHealth = { indexedTo: number | null; behind: number };

/** The number of tours and locations in all bins. */
export type BinHealth = { tours: number; locations: number };

/** How many bytes the files of an organization have. */
export type OrganizationStorage = { organization: string; bytes: number };

/** All stored files as the daily purge counted them, in milliseconds; `largest` are the organizations with most. */
export type StorageHealth = { countedAt: number; files: number; bytes: number; largest: OrganizationStorage[] };

/** What a command of the operator did, and when, in milliseconds; `detail` says how much, such as "12 documents, 3 accounts, 7 files". */
export type BackupRun = { at: number; detail: string };

/**
 * The latest backup of this installation, the latest one of it that an operator restored elsewhere to try it, and the latest that was restored into it;
 * null if there was none within a year.
 */
export type BackupHealth = { made: BackupRun | null; tried: BackupRun | null; restored: BackupRun | null };

/** How many tours and members an organization has. */
export type OrganizationCount = { organization: string; tours: number; members: number };

/** What an organization has nearly used up, or has. */
export type NearLimits = { organization: string; warnings: LimitWarning[] };

/** Organizations that use 80 % of what they can have, or more, among those that were counted; `isCutOff` if there are more. */
export type OrganizationHealth = { nearLimits: NearLimits[]; organizations: number; isCutOff: boolean };

/** A key of the API or a secret of a webhook, `name` says whose; `at` in milliseconds. */
export type EndingCredential = { kind: 'api-key' | 'webhook-secret'; organization: string; name: string; at: number };

/** Keys that end within 30 days, and secrets that are a year old by then, the first to end first. */
export type CredentialHealth = { ending: EndingCredential[] };

/** The certificate with which the address of the app answers; it `ends` in milliseconds. */
export type Certificate = { host: string; ends: number };

/** The package's version, and the build's `BUILD_ID`, or "". */
export type Release = { version: string; build: string };

/** `ruleset` is when the rules of Firestore were published, in milliseconds; null where the server can't find out. */
export type ReleaseHealth = { app: Release; functions: Release; node: string; ruleset: number | null };

/** One key of the configuration, never with its value; `effect` says what is off, or applies, while it is not set. */
export type Setting = { key: string; isSet: boolean; isRequired: boolean; effect: string };

/** A reading of the platform's health; `readAt` in milliseconds. */
export type Health = {
  readAt: number;
  mails: HealthPart<MailHealth>;
  triggers: HealthPart<TriggerHealth>;
  bin: HealthPart<BinHealth>;
  storage: HealthPart<StorageHealth | null>;
  backups: HealthPart<BackupHealth>;
  organizations: HealthPart<OrganizationHealth>;
  credentials: HealthPart<CredentialHealth>;
  /** Null where the address of the app is not an https one. */
  certificate: HealthPart<Certificate | null>;
  versions: HealthPart<ReleaseHealth>;
  configuration: HealthPart<Setting[]>;
};

/** A mail that was not sent within this time is listed. */
export const mailWaitMs = 15 * minuteMs;
/** The platform starts an interrupted trigger again for a day; a mail that waits for longer has failed. */
export const mailRetryMs = dayMs;
/** A publication that is not done within this time was interrupted. */
export const publicationMs = 10 * minuteMs;
/** Grants that differ from an invitation for this time wait. */
export const grantWaitMs = 10 * minuteMs;
/** Deliveries and mails that wait for this time after they were due wait for too long: they are looked at every one and five minutes. */
export const queueWaitMs = 15 * minuteMs;
/** An overview that is not written within this time was interrupted. */
export const overviewWaitMs = hourMs;
/** A tour index that is not built within this time was interrupted. */
export const indexBuildMs = 10 * minuteMs;
/** The purge runs once a day and takes its time: what should be deleted and is not is listed after this time. */
export const purgeDelayMs = 26 * hourMs;

/** Backups are made every night; one that is missing for a week is nobody’s choice. */
export const backupAgeMs = 7 * dayMs;
/** Restores are tried every month. */
export const triedAgeMs = 61 * dayMs;

/** Keys and secrets that end within this time are listed. */
export const credentialNoticeMs = 30 * dayMs;
/** Secrets of webhooks work until they are rotated; one of this age should be. */
export const secretAgeMs = 365 * dayMs;
/** Hosting renews a certificate about 30 days before its end; one that ends within this time was not renewed. */
export const certificateNoticeMs = 14 * dayMs;

/** File addresses of a tour that are not closed within this time wait. */
export const renewalWaitMs = hourMs;

/** The number of mails that are listed. */
export const listedMails = 50;
/** The number of keys, and of secrets, that are listed. */
export const listedCredentials = 50;
/** The number of organizations whose storage is listed. */
export const listedStorage = 10;
/** The number of organizations that are counted. */
export const countedOrganizations = 1000;
