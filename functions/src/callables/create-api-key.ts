import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { apiKeyLimits, apiScopeLabels, apiScopes } from '@/domain/api-keys/api-key';
import { AppError } from '@/domain/app-error';
import { recordIn } from '../activity/record';
import { newApiKey } from '../api-keys/key-text';
import { otherwise, requireManager } from '../api-keys/manage';
import { apiKeys } from '../api-keys/stored-key';
import { recordAudit } from '../audit/record-audit';
import { store } from '../core/app';
import { callable } from '../core/callable';
import { requireChangeable } from '../organization-limits/require';

const dayMs = 24 * 3600_000;

/**
 * Makes an API key of an organization, for those who run it, and returns it: only its hash is stored.
 * @throws permission-denied; failed-precondition while it is suspended; not-found without the organization; resource-exhausted with twenty keys
 */
export const createApiKey = callable('createApiKey', {
  otherwise,
  run: async ({ organization, name, scopes, days }, actor) => {
    await requireManager(actor, organization);
    await requireChangeable(actor, organization);
    const { id, key, hash } = newApiKey();
    const allowed = apiScopes.filter((scope) => scopes.includes(scope));
    await store().runTransaction(async (transaction) => {
      const owner = await transaction.get(store().doc(`organizations/${organization}`));
      if (!owner.exists) throw new AppError('not-found', 'This organization doesn’t exist any more.');
      const { size } = await transaction.get(apiKeys().where('organization', '==', organization).select());
      if (size >= apiKeyLimits.keys)
        throw new AppError(
          'resource-exhausted',
          `An organization can have ${apiKeyLimits.keys} API keys. Revoke one that is not used any more.`,
        );
      transaction.create(apiKeys().doc(id), {
        organization,
        name,
        scopes: allowed,
        hash,
        createdAt: FieldValue.serverTimestamp(),
        createdBy: actor.uid,
        expires: Timestamp.fromMillis(Date.now() + days * dayMs),
        lastUsed: null,
      });
      const detail = allowed.map((scope) => apiScopeLabels[scope]).join(', ');
      recordIn(transaction, organization, { kind: 'api-key-created', actor, what: name, detail, target: id });
      recordAudit(transaction, { kind: 'api-key-created', actor, organization, what: name, detail });
    });
    return { id, key };
  },
});
