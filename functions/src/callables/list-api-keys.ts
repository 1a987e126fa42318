import type { ListedApiKey } from '@/domain/api-keys/api-key';
import { otherwise, requireManager } from '../api-keys/manage';
import { apiKeyFrom, apiKeys, type StoredApiKey } from '../api-keys/stored-key';
import { accountsWithIds } from '../core/accounts';
import { callable } from '../core/callable';

/** The API keys of an organization, for those who run it, latest first: never their hashes. @throws permission-denied */
export const listApiKeys = callable('listApiKeys', {
  otherwise,
  run: async ({ organization }, caller) => {
    await requireManager(caller, organization);
    const { docs } = await apiKeys().where('organization', '==', organization).get();
    const keys = docs.map(apiKeyFrom).toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    const makers = await accountsWithIds([...new Set(keys.map(({ createdBy }) => createdBy))].filter((uid) => uid !== ''));
    const addresses = new Map(makers.map(({ uid, email }) => [uid, email]));
    return { keys: keys.map((key) => listed(key, addresses.get(key.createdBy) ?? '')) };
  },
});

const listed = ({ id, name, scopes, createdAt, expires, lastUsed }: StoredApiKey, createdBy: string): ListedApiKey => ({
  id,
  name,
  scopes,
  createdAt: createdAt.getTime(),
  createdBy,
  expires: expires.getTime(),
  lastUsed: lastUsed?.getTime() ?? null,
});
