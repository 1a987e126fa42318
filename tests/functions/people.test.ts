import { beforeAll, describe, expect, it } from 'vitest';
import { changePerson } from '../../functions/src/core/people';
import { aGlobalAdmin, anOrganization, cardOf, claimsOf, membersOf, type Someone, somebody, store } from './administrator';

/** The kinds of what was recorded in an organization. */
async function activityOf(organization: string): Promise<string[]> {
  const { docs } = await store().collection(`organizations/${organization}/activity`).get();
  return docs.map((entry) => entry.get('kind'));
}

let admin: Someone;
beforeAll(async () => {
  admin = await aGlobalAdmin();
});

describe('changePerson', () => {
  it('puts the claims back when the documents cannot be written', async () => {
    const organization = await anOrganization();
    const person = await somebody({ organization, role: 'user', newsletter: 'monthly' });
    const fail = () => {
      throw new Error('no luck');
    };

    const changed = changePerson(person.uid, { uid: admin.uid, signedInAt: Date.now() }, () => ({
      claims: { organization, role: 'superuser' },
      also: fail,
    }));

    await expect(changed).rejects.toThrow('no luck');
    expect(await claimsOf(person.uid)).toEqual({ organization, role: 'user', newsletter: 'monthly' });
    expect(await cardOf(person.uid)).toMatchObject({ organization, role: 'user' });
  });

  it('decides about what somebody is now when the store asks for it a second time, and still leaves the organization of before', async () => {
    const [before, next] = [await anOrganization(), await anOrganization()];
    const person = await somebody({ organization: before, role: 'user' });
    const seen: (string | null)[] = [];
    /** As the store says it when its answer was lost. */
    const unavailable = () => {
      if (seen.length === 1) throw Object.assign(new Error('The store cannot be reached.'), { code: 14 });
    };

    await changePerson(person.uid, { uid: admin.uid, signedInAt: Date.now() }, ({ person: { organization } }) => {
      seen.push(organization);
      return { claims: { organization: next, role: 'user' }, also: unavailable };
    });

    expect(seen).toEqual([before, next]);
    expect(await claimsOf(person.uid)).toEqual({ organization: next, role: 'user' });
    expect(await cardOf(person.uid)).toMatchObject({ organization: next });
    expect([await membersOf(before), await membersOf(next)]).toEqual([[], [person.uid]]);
    expect([await activityOf(before), await activityOf(next)]).toEqual([['member-moved'], ['member-joined']]);
  });
});
