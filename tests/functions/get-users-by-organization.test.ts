import { describe, expect, it } from 'vitest';
import { people } from '../support/people';
import { callsOf } from '../support/sdk';

const members = async (email: string | undefined, payload: unknown) => {
  const call = await callsOf(email);
  return call('getUsersByOrganization', payload) as Promise<{ email: string; customClaims: Record<string, unknown> }[]>;
};
const refusal = (code: string, message: RegExp) => ({ code: `functions/${code}`, message: expect.stringMatching(message) });
const ofNorthlight = { organization: 'Northlight', amount: 1000 };

describe('getUsersByOrganization', () => {
  it('FUNC-016 answers the members of the organization and nobody else', async () => {
    const users = await members(people.editor, ofNorthlight);

    expect(users.map(({ email }) => email).sort()).toEqual([people.editor, people.disabled, people.orgAdmin, people.viewer].sort());
    expect(users.every(({ customClaims }) => customClaims.organization === 'Northlight')).toBe(true);
  });

  it('FUNC-016 answers no more than were asked for', async () => {
    expect(await members(people.globalAdmin, { ...ofNorthlight, amount: 2 })).toHaveLength(2);
  });

  it.each(['globalAdmin', 'orgAdmin', 'editor'] as const)('FUNC-017 answers the %s', async (who) => {
    expect(await members(people[who], ofNorthlight)).not.toEqual([]);
  });

  it.each(['viewer', 'stranger', 'guest'] as const)('FUNC-017 refuses the %s, and says whom to ask', async (who) => {
    await expect(members(people[who], ofNorthlight)).rejects.toMatchObject(refusal('permission-denied', /Ask an administrator/));
  });

  it('FUNC-017 refuses an editor of another organization', async () => {
    await expect(members(people.editor, { ...ofNorthlight, organization: 'Casa Aperta' })).rejects.toMatchObject(
      refusal('permission-denied', /./),
    );
  });

  it('refuses a visitor', async () => {
    await expect(members(undefined, ofNorthlight)).rejects.toMatchObject(refusal('unauthenticated', /Sign in/));
  });

  it.each([
    ['no organization', { amount: 10 }, /organization/],
    ['an empty name', { organization: '', amount: 10 }, /organization/],
    ['an amount beyond the service’s limit', { organization: 'Northlight', amount: 1001 }, /amount/],
  ])('says what is wrong with a payload of %s', async (_what, payload, words) => {
    await expect(members(people.editor, payload)).rejects.toMatchObject(refusal('invalid-argument', words));
  });
});
