import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { apiKeyLimits, apiScopeLabels, apiScopes } from '@/domain/api-keys/api-key';
import { AppError } from '@/domain/app-error';
import { dayMs } from '@/domain/durations';
import { recordIn } from '../activity/record';
import { newApiKey } from '../api-keys/key-text';
import { otherwise, requireManager } from '../api-keys/manage';
import { apiKeyFrom, apiKeys } from '../api-keys/stored-key';
import { recordAudit } from '../audit/record-audit';
import { store } from '../core/app';
import { attemptId, confirmRepeatable } from '../core/attempts';
import { callable } from '../core/callable';
import { requireChangeable } from '../organization-limits/require';

/**
 * Makes an API key of an organization, for those who run it, and returns it: only its hash is stored. Whoever repeats the call gets
 * another key in place of the one before.
 * @throws permission-denied; failed-precondition while it is suspended; not-found without the organization; resource-exhausted with twenty keys
 */
export const createApiKey = callable('createApiKey', {
  otherwise,
  run: async ({ organization, attempt, name, scopes, days }, actor) => {
    await requireManager(actor, organization);
    await requireChangeable(actor, organization);
    const { id, key, hash } = newApiKey(attemptId(attempt, actor));
    const allowed = apiScopes.filter((scope) => scopes.includes(scope));
    await store().runTransaction(async (transaction) => {
      const owner = await transaction.get(store().doc(`organizations/${organization}`));
      if (!owner.exists) throw new AppError('not-found', 'This organization no longer exists.');
      const all = await transaction.get(apiKeys().where('organization', '==', organization));
      const existing = all.docs.find((each) => each.id === id);
      if (existing) confirmRepeatable(apiKeyFrom(existing).createdAt);
      else if (all.size >= apiKeyLimits.keys)
        throw new AppError(
          'resource-exhausted',
          `An organization can have ${apiKeyLimits.keys} API keys. Revoke one that is not used any more.`,
        );
      const fields = { name, scopes: allowed, hash, expires: Timestamp.fromMillis(Date.now() + days * dayMs) };
      // it was recorded when it was made first
      if (existing) return void transaction.update(existing.ref, fields);
      const made = { organization, createdAt: FieldValue.serverTimestamp(), createdBy: actor.uid, lastUsed: null };
      transaction.create(apiKeys().doc(id), { ...fields, ...made });
      const detail = allowed.map((scope) => apiScopeLabels[scope]).join(', ');
      recordIn(transaction, organization, { kind: 'api-key-created', actor, what: name, detail, target: id });
      recordAudit(transaction, { kind: 'api-key-created', actor, organization, what: name, detail });
    });
    return { id, key };
  },
});
