import { createHmac } from 'node:crypto';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { type AuditKind, groupOf } from '@/domain/audit/audit';
import { emailAddress } from '@/domain/email';
import { store } from '../core/app';

/** An account that did something, or to which it was done. */
export type Person = { uid: string; email: string };

export type NewAuditEntry = {
  kind: AuditKind;
  actor: Person;
  /** Whom it was done to. */
  person?: Person;
  organization?: string;
  what?: string;
  detail?: string;
};

/** A transaction or a batch: what is recorded and what is done are written together, or neither. */
export type Writes = { create: (ref: DocumentReference, fields: object) => unknown };

const maxText = 500;

/** Records an act in the audit log of the platform, in the transaction or batch that carries it out. */
export function recordAudit(writes: Writes, { kind, actor, person, organization = '', what = '', detail = '' }: NewAuditEntry): void {
  writes.create(store().collection('audit').doc(), {
    kind,
    group: groupOf(kind),
    at: FieldValue.serverTimestamp(),
    actor: actor.uid,
    actorKey: addressKey(actor.email),
    person: person?.uid ?? '',
    personKey: addressKey(person?.email ?? ''),
    organization,
    what: what.slice(0, maxText),
    detail: detail.slice(0, maxText),
    // by which an entry is found: the accounts of its people, and their addresses of that moment, which nobody reads out of it
    keys: [...new Set([actor, person].flatMap((each) => (each ? keysOf(each) : [])))],
  });
}

const keysOf = ({ uid, email }: Person): string[] => [uid, addressKey(email)].filter((key) => key !== '');

/**
 * The keyed hash of an address, by which the entries of an account are found once it is gone; "" while the installation has no `AUDIT_KEY`, and
 * without an address.
 */
export function addressKey(email: string): string {
  const { AUDIT_KEY: key = '' } = process.env;
  const address = emailAddress(email);
  if (key === '' || address === '') return '';
  return `hash:${createHmac('sha256', key).update(address).digest('base64url')}`;
}
