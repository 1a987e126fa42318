import { date, type Stored, text } from '../stored';

/** What is recorded for the whole platform, in the groups that people look for. */
export const auditGroups = {
  roles: { label: 'Roles', kinds: ['role-changed'] },
  accounts: {
    label: 'Accounts',
    kinds: [
      'account-created',
      'account-deleted',
      'account-disabled',
      'account-enabled',
      'account-signed-out',
      'reset-link-created',
      'person-exported',
      'deletion-requested',
      'deletion-canceled',
      'person-erased',
    ],
  },
  organizations: {
    label: 'Organizations',
    kinds: [
      'organization-created',
      'organization-changed',
      'organization-entered',
      'limits-changed',
      'organization-suspended',
      'organization-resumed',
      'organization-exported',
      'organization-deletion-requested',
      'organization-deletion-canceled',
      'organization-deleted',
      'api-key-created',
      'api-key-revoked',
      'webhook-saved',
      'webhook-secret-changed',
      'webhook-deleted',
    ],
  },
  content: { label: 'Modules and pages', kinds: ['module-created', 'module-changed', 'page-changed'] },
  platform: {
    label: 'Messages and maintenance',
    kinds: ['message-changed', 'maintenance-began', 'maintenance-ended', 'directory-changed'],
  },
  backups: { label: 'Backups', kinds: ['backup-made', 'backup-tried', 'backup-restored'] },
} as const;

export type AuditGroup = keyof typeof auditGroups;
export type AuditKind = (typeof auditGroups)[AuditGroup]['kinds'][number];

const groupOfKind = new Map<string, AuditGroup>(
  (Object.keys(auditGroups) as AuditGroup[]).flatMap((group) => auditGroups[group].kinds.map((kind) => [kind, group] as const)),
);

/** The group of a kind. @returns undefined for one that this release does not know */
export const groupOf = (kind: string): AuditGroup | undefined => groupOfKind.get(kind);

/**
 * One entry of `audit/{id}`: only the server writes them, none changes, and they are kept for a year. People are accounts; their addresses are looked up
 * when somebody reads the entry, so that nothing has to be rewritten when an account goes.
 */
export type AuditEntry = {
  id: string;
  kind: AuditKind;
  at: Date;
  /** The account of who did it; "" for a command that the operator ran. */
  actor: string;
  /** The account that it was done to; "" where there is none. */
  person: string;
  /** The organization that it concerns; "" for none. */
  organization: string;
  /** What it was done to, such as a module or a role; "" where the kind says it all. */
  what: string;
  /** Such as which fields changed, or what there was before. */
  detail: string;
};

/** Days that entries are kept. */
export const auditDays = 365;

/** Reads a stored entry; null for a kind that this release doesn’t know. */
export function auditEntryFrom(id: string, stored: Stored): AuditEntry | null {
  const kind = text(stored.kind);
  const at = date(stored.at);
  if (!groupOf(kind) || !at) return null;
  return {
    id,
    kind: kind as AuditKind,
    at,
    actor: text(stored.actor),
    person: text(stored.person),
    organization: text(stored.organization),
    what: text(stored.what),
    detail: text(stored.detail),
  };
}
