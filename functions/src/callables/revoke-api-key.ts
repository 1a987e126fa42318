import { recordIn } from '../activity/record';
import { otherwise, requireManager } from '../api-keys/manage';
import { apiKeyFrom, apiKeys } from '../api-keys/stored-key';
import { recordAudit } from '../audit/record-audit';
import { store } from '../core/app';
import { callable } from '../core/callable';

/** Deletes an API key of an organization, for those who run it: the next request with it is refused. Twice is harmless. @throws permission-denied */
export const revokeApiKey = callable('revokeApiKey', {
  otherwise,
  run: async ({ organization, id }, actor) => {
    await requireManager(actor, organization);
    await store().runTransaction(async (transaction) => {
      const document = await transaction.get(apiKeys().doc(id));
      const { organization: owner, name } = apiKeyFrom(document);
      // one of another organization is like one that is not there
      if (!document.exists || owner !== organization) return;
      transaction.delete(document.ref);
      recordIn(transaction, organization, { kind: 'api-key-revoked', actor, what: name, target: id });
      recordAudit(transaction, { kind: 'api-key-revoked', actor, organization, what: name });
    });
    return { message: 'revoked' };
  },
});
