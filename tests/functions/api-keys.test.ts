import { beforeAll, describe, expect, it } from 'vitest';
import { parseApiKey } from '../../functions/src/api-keys/key-text';
import { apiKeyLimits } from '../../src/domain/api-keys/api-key';
import { randomIdentifier } from '../../src/domain/random';
import { aGlobalAdmin, anOrganization, removedAfterwards, type Someone, somebody, store } from './administrator';
import { storeDocuments, stored } from './stored';

let organization: string;
let admin: Someone;
beforeAll(async () => {
  organization = await anOrganization();
  admin = await somebody({ organization, role: 'ultrauser' });
});

type Made = { id: string; key: string };
type Listed = { keys: { id: string; name: string; createdBy: string }[] };

const make = async (changes: object = {}, by = admin): Promise<Made> => {
  const made = (await by.call('createApiKey', {
    organization,
    name: 'Facility system',
    scopes: ['read', 'write'],
    days: 90,
    ...changes,
  })) as Made;
  removedAfterwards(`apiKeys/${made.id}`);
  return made;
};
const list = async (by = admin) => ((await by.call('listApiKeys', { organization })) as Listed).keys;
const entriesOf = async (kind: string, path = `organizations/${organization}/activity`) =>
  (await store().collection(path).where('kind', '==', kind).get()).docs.map((entry) => entry.data());

const rejection = (code: string, message: RegExp) => ({ code, message: expect.stringMatching(message) });

describe('an API key', () => {
  it('is made once, with only its hash stored, and recorded', async () => {
    const { id, key } = await make({ name: ' Facility system ' });

    expect(key).toMatch(new RegExp(`^lgk_${id}_[A-Za-z0-9]{40}[0-9a-f]{8}$`));
    const document = await stored(`apiKeys/${id}`);
    expect(document).toMatchObject({
      organization,
      name: 'Facility system',
      scopes: ['read', 'write'],
      createdBy: admin.uid,
      lastUsed: null,
    });
    expect(document.hash).toBe(parseApiKey(key)?.hash);
    expect(JSON.stringify(document)).not.toContain(key.slice(-48, -8));
    expect(document.expires.toMillis() - Date.now()).toBeGreaterThan(89 * 24 * 3600_000);
    expect(await entriesOf('api-key-created')).toMatchObject([{ actor: admin.uid, what: 'Facility system', detail: 'Read, Write points' }]);
    expect(await entriesOf('api-key-created', 'audit')).toMatchObject([{ actor: admin.uid, organization, what: 'Facility system' }]);
  });

  it('is made once where the call is repeated within minutes, and the key that was shown last works', async () => {
    const attempt = randomIdentifier();
    const first = await make({ attempt, name: 'Repeated' });

    const { id, key } = await make({ attempt, name: 'Repeated' });

    expect(id).toBe(first.id);
    expect((await stored(`apiKeys/${id}`)).hash).toBe(parseApiKey(key)?.hash);
    expect((await list()).filter(({ name }) => name === 'Repeated')).toHaveLength(1);
    expect((await entriesOf('api-key-created')).filter(({ what }) => what === 'Repeated')).toHaveLength(1);
  });

  it('is listed without its hash, and gone once it is revoked, which is recorded once', async () => {
    const { id } = await make({ name: 'To revoke' });
    const [listed] = await list();
    expect(listed).toMatchObject({ id, name: 'To revoke', createdBy: admin.email });
    expect(listed).not.toHaveProperty('hash');

    for (let times = 0; times < 2; times += 1)
      expect(await admin.call('revokeApiKey', { organization, id })).toEqual({ message: 'revoked' });

    expect(await stored(`apiKeys/${id}`)).toEqual({});
    expect((await list()).map((key) => key.id)).not.toContain(id);
    expect(await entriesOf('api-key-revoked')).toMatchObject([{ actor: admin.uid, what: 'To revoke' }]);
  });

  it('is refused beyond what an organization can have, a year, and without reading', async () => {
    const full = await anOrganization();
    const owner = await somebody({ organization: full, role: 'ultrauser' });
    await storeDocuments(
      Object.fromEntries(Array.from({ length: apiKeyLimits.keys }, () => [`apiKeys/${randomIdentifier()}`, { organization: full }])),
    );

    await expect(make({ organization: full }, owner)).rejects.toMatchObject(rejection('resource-exhausted', /can have 20 API keys/));
    await expect(make({ days: 366 })).rejects.toMatchObject(rejection('invalid-argument', /1 to 365 days/));
    await expect(make({ scopes: ['write'] })).rejects.toMatchObject(rejection('invalid-argument', /Every key reads/));
  });
});

describe('the API keys of an organization', () => {
  it('are managed by those who run it, and by nobody else', async () => {
    const { id } = await make();
    const others = await Promise.all([
      somebody({ organization, role: 'superuser' }),
      somebody({ organization, role: 'user' }),
      somebody({ organization: await anOrganization(), role: 'ultrauser' }),
      somebody(),
    ]);

    for (const other of others) {
      await expect(make({}, other)).rejects.toMatchObject(rejection('permission-denied', /Only admins/));
      await expect(list(other)).rejects.toMatchObject(rejection('permission-denied', /Only admins/));
      await expect(other.call('revokeApiKey', { organization, id })).rejects.toMatchObject(rejection('permission-denied', /Only admins/));
    }
    expect((await list(await aGlobalAdmin())).map((key) => key.id)).toContain(id);
  });

  it('are not revoked through another organization', async () => {
    const { id } = await make();
    const elsewhere = await anOrganization();
    const other = await somebody({ organization: elsewhere, role: 'ultrauser' });

    await other.call('revokeApiKey', { organization: elsewhere, id });

    expect(await stored(`apiKeys/${id}`)).toMatchObject({ organization });
  });
});

describe('parseApiKey', () => {
  it('refuses what is mistyped before anything is read', async () => {
    const { key } = await make();
    const mistyped = key.replace(/^(lgk_[A-Za-z0-9]{20}_)(.)/, (_, head, first) => head + (first === 'a' ? 'b' : 'a'));

    expect([mistyped, `${key} `, key.toUpperCase(), key.slice(1), ''].map(parseApiKey)).toEqual([null, null, null, null, null]);
  });
});
