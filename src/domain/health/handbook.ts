/** Where the handbook for operators says what to do about each part of Health. @see scripts/handbook.mjs */
export const handbook = {
  mails: '/handbook/operators.html#row-mails-that-failed',
  publications: '/handbook/operators.html#row-publications-that-were-interrupted',
  grants: '/handbook/operators.html#row-access-that-is-not-up-to-date',
  purge: '/handbook/operators.html#row-the-daily-purge',
  renewals: '/handbook/operators.html#row-file-addresses-that-are-being-closed',
  index: '/handbook/operators.html#row-lists-of-large-organizations',
  webhooks: '/handbook/operators.html#row-webhooks',
  notifications: '/handbook/operators.html#row-mails-about-notifications',
  overviews: '/handbook/operators.html#row-overviews',
  versions: '/handbook/operators.html#upgrading',
  bin: '/handbook/operators.html#row-a-bin-unused-files',
  search: '/handbook/operators.html#row-the-search',
  storage: '/handbook/operators.html#row-storage',
  backups: '/handbook/operators.html#backup-and-restore',
  limits: '/handbook/operators.html#row-an-organizations-list-of-tours',
  credentials: '/handbook/operators.html#row-api-keys-and-secrets-of-webhooks',
  certificates: '/handbook/operators.html#row-certificates',
  configuration: '/handbook/configuration.html',
} as const;

/** Where the handbook says what a key of the configuration holds. */
export const handbookOfKey = (key: string): string => `${handbook.configuration}#row-${key.toLowerCase()}`;
