import type { CollectionReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { type ApiScope, apiScopes } from '@/domain/api-keys/api-key';
import { date, text, texts } from '@/domain/stored';
import { store } from '../core/app';
import { withDates } from '../core/dates';

/** `apiKeys/{id}`, which no client reads: its hash, whose it is, and until when it works. */
export const apiKeys = (): CollectionReference => store().collection('apiKeys');

export type StoredApiKey = {
  id: string;
  organization: string;
  name: string;
  scopes: ApiScope[];
  hash: string;
  createdAt: Date;
  createdBy: string;
  expires: Date;
  lastUsed: Date | null;
};

/** Reads a stored key; one without an end has ended. */
export function apiKeyFrom(document: DocumentSnapshot): StoredApiKey {
  const stored = withDates(document.data() ?? {});
  const scopes = texts(stored.scopes);
  return {
    id: document.id,
    organization: text(stored.organization),
    name: text(stored.name),
    scopes: apiScopes.filter((scope) => scopes.includes(scope)),
    hash: text(stored.hash),
    createdAt: date(stored.createdAt) ?? new Date(0),
    createdBy: text(stored.createdBy),
    expires: date(stored.expires) ?? new Date(0),
    lastUsed: date(stored.lastUsed),
  };
}
