import { text } from '../stored';
import type { Setting } from './health';

type Key = { key: string; effect: string; isRequired?: true; isForDemo?: true };

const build: Key = { key: 'BUILD_ID', effect: 'App and functions are compared by their versions alone.' };

/** The keys of the app's build. @see docs/configuration.md */
export const appKeys: readonly Key[] = [
  { key: 'VITE_FIREBASE_CONFIG', effect: 'The app does not start.', isRequired: true },
  { key: 'VITE_REGION', effect: 'The functions are asked in us-central1.' },
  { key: 'VITE_CONFIGURATION', effect: 'Every option of this installation is off.' },
  { key: 'VITE_APP_CHECK_KEY', effect: 'Requests do not prove that they come from the app.' },
  { key: 'VITE_WORK_TENANT', effect: 'Work accounts of every tenant that the provider admits can sign in.' },
  { key: 'VITE_STAFF', effect: 'Every global admin uses all modes of the console.' },
  { key: 'VITE_VISITS', effect: 'Visits of published and public tours are counted.' },
  { key: 'VITE_MODEL_SERVICE', effect: 'Thumbnails and details of models come from the address of the app.' },
  { key: 'VITE_SHOWCASE', effect: 'Scans open in the showcase that is part of the app.' },
  { key: 'VITE_REMOTE_CONFIG', effect: 'Remote Config of Firebase configures the sign-in page.' },
  build,
  { key: 'VITE_DEMO_MODEL', effect: 'The demo page shows no model of its own.', isForDemo: true },
  { key: 'VITE_DEMO_ACCOUNTS', effect: 'The sign-in page lists no demo accounts.', isForDemo: true },
  { key: 'VITE_EMULATORS', effect: 'The app uses the Firebase project instead of emulators.', isForDemo: true },
];

const noMails = 'No mails are sent, unless MAIL_OUTBOX stores them in a folder.';

/** The keys of the functions. @see docs/configuration.md */
export const functionKeys: readonly Key[] = [
  { key: 'REGION', effect: 'The functions run in us-central1.' },
  { key: 'SMTP_URL', effect: noMails, isRequired: true },
  { key: 'MAIL_FROM', effect: noMails, isRequired: true },
  { key: 'MAIL_OUTBOX', effect: 'No mails are stored in a folder, as during development.', isForDemo: true },
  { key: 'APP_URL', effect: 'No mails are sent, because their links would lead nowhere.', isRequired: true },
  { key: 'MODEL_SERVICE', effect: 'Previews in chats show images from the address of the app.' },
  { key: 'MAILS_PER_DAY_ORGANIZATION', effect: 'An organization sends up to 200 mails a day.' },
  { key: 'MAILS_PER_DAY_SENDER', effect: 'A person sends up to 200 mails a day.' },
  { key: 'WORK_TENANTS', effect: 'Every work account needs a verification mail.' },
  { key: 'APP_CHECK', effect: 'Calls from outside the app are not rejected.' },
  {
    key: 'AUDIT_KEY',
    effect: 'Entries of the audit log are not found by the address of an account that is gone, and guests can’t be erased.',
  },
  { key: 'BACKUP_DAYS', effect: 'Who was erased is erased again from restored backups of up to 400 days.' },
  { key: 'ADMIN_DEMOTION', effect: 'The role of a Super Admin can’t be taken back; the account can only be disabled.' },
  { key: 'VISITS', effect: 'Visits of published and public tours are counted.' },
  { key: 'PURGE_SCHEDULE', effect: 'The purge runs every day at 03:00 UTC.' },
  { key: 'SHOWCASE_TOKEN', effect: 'No token protects the files of private scans.' },
  build,
];

const demoKeys = new Set([...appKeys, ...functionKeys].filter(({ isForDemo }) => isForDemo).map(({ key }) => key));

/** Whether a key is for demos and development, and of no use to an installation. */
export const isForDemo = ({ key }: Pick<Setting, 'key'>): boolean => demoKeys.has(key);

/** Which of the keys are set; no value leaves this function. */
export const settingsOf = (keys: readonly Key[], environment: Readonly<Record<string, unknown>>): Setting[] =>
  keys.map(({ key, effect, isRequired = false }) => ({ key, isSet: isSet(environment, key), isRequired, effect }));

/** The settings of the functions: with an outbox, no mail server is required. */
export const functionSettings = (environment: Readonly<Record<string, unknown>>): Setting[] =>
  settingsOf(functionKeys, environment).map((setting) =>
    setting.effect === noMails && isSet(environment, 'MAIL_OUTBOX') ? { ...setting, isRequired: false } : setting,
  );

const isSet = (environment: Readonly<Record<string, unknown>>, key: string): boolean => text(environment[key]).trim() !== '';
