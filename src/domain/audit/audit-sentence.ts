import type { AuditEntry, AuditKind } from './audit';

/** What accounts are called, by their ids; null for one that is gone. Without an entry nobody looked yet. */
export type AuditNames = ReadonlyMap<string, string | null>;

/** An account for people. */
export function accountName(uid: string, names: AuditNames): string {
  if (uid === '') return 'A command of the operator';
  const name = names.get(uid);
  return name === undefined ? '…' : (name ?? `An account that is gone (${uid})`);
}

/** What was done, to follow the name of who did it: "disabled the account of ada@acme.example". */
export function auditSentence(entry: AuditEntry, names: AuditNames): string {
  const { kind, person, organization, what, detail } = entry;
  const words = {
    whom: person === '' ? '' : inSentence(accountName(person, names)),
    organization,
    what: what || 'something without a name',
  };
  return sentences[kind](words) + (detail === '' ? '' : ` (${detail})`);
}

const inSentence = (name: string): string => name.replace(/^An account/, 'an account');

type Words = { whom: string; organization: string; what: string };

const sentences: Record<AuditKind, (words: Words) => string> = {
  'role-changed': ({ whom, what }) => `made ${whom} ${what}`,
  'account-created': ({ whom }) => `created the account of ${whom}`,
  'account-deleted': ({ whom }) => `deleted the account of ${whom}`,
  'account-disabled': ({ whom }) => `disabled the account of ${whom}`,
  'account-enabled': ({ whom }) => `enabled the account of ${whom}`,
  'account-signed-out': ({ whom }) => `signed ${whom} out everywhere`,
  'reset-link-created': ({ whom }) => `created a link to choose a new password for ${whom}`,
  'person-exported': ({ whom }) => `downloaded the data of ${whom || 'somebody without an account'}`,
  'deletion-requested': () => 'asked to delete their own account',
  'deletion-canceled': ({ whom }) => `took the deletion of the account of ${whom} back`,
  'person-erased': ({ whom }) => `erased ${whom || 'somebody without an account'}`,
  'organization-created': ({ organization }) => `created the organization ${organization}`,
  'organization-changed': ({ organization }) => `changed the organization ${organization}`,
  'organization-entered': ({ organization }) => `entered the organization ${organization}`,
  'limits-changed': ({ organization }) => `changed the limits of ${organization}`,
  'organization-suspended': ({ organization }) => `suspended the organization ${organization}`,
  'organization-resumed': ({ organization }) => `ended the suspension of the organization ${organization}`,
  'organization-exported': ({ organization }) => `exported everything of the organization ${organization}`,
  'organization-deletion-requested': ({ organization }) => `asked to delete the organization ${organization}`,
  'organization-deletion-canceled': ({ organization }) => `took the deletion of the organization ${organization} back`,
  'organization-deleted': ({ organization }) => `deleted the organization ${organization} for good`,
  'api-key-created': ({ organization, what }) => `made the API key ${what} of ${organization}`,
  'api-key-revoked': ({ organization, what }) => `revoked the API key ${what} of ${organization}`,
  'webhook-saved': ({ organization, what }) => `saved a webhook of ${organization} to ${what}`,
  'webhook-secret-changed': ({ organization, what }) => `made a new secret for the webhook of ${organization} to ${what}`,
  'webhook-deleted': ({ organization, what }) => `deleted a webhook of ${organization} to ${what}`,
  'module-created': ({ what }) => `created the module ${what}`,
  'module-changed': ({ what }) => `changed the module ${what}`,
  'page-changed': ({ what }) => `changed the page ${what}`,
  'message-changed': () => 'changed the message to all users',
  'maintenance-began': () => 'began maintenance: only Super Admins get in',
  'maintenance-ended': () => 'ended maintenance',
  'directory-changed': () => 'changed the directory',
  'backup-made': () => 'made a backup',
  'backup-tried': () => 'tried to restore a backup elsewhere',
  'backup-restored': () => 'restored a backup',
};
