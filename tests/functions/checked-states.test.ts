import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { randomIdentifier } from '../../src/domain/random';
import { store } from './administrator';
import { filesBelow, save, storeDocuments } from './stored';
import { withTriggers } from './triggers';

const minutesAgo = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);
const aCheck = (state: string, minutes: number, fields = {}) => ({
  point: 'door',
  state,
  created: minutesAgo(minutes),
  waited: 0,
  ...fields,
});

/** Adds checks one after another. @returns the state of each point */
async function afterChecks(checks: object[], tour = randomIdentifier(), isThere = true) {
  if (isThere) await storeDocuments({ [`tours/${tour}`]: { name: 'Hall', organization: 'Acme' } });
  for (const [index, check] of checks.entries()) {
    const path = `tours/${tour}/checks/c${index}`;
    await withTriggers([path], () => storeDocuments({ [path]: check }));
  }
  const points: Record<string, { state: string }> = (await store().doc(`tours/${tour}/states/current`).get()).get('points') ?? {};
  return Object.fromEntries(Object.entries(points).map(([point, { state }]) => [point, state]));
}

describe('the states in which points were found last', () => {
  it('are those of the latest checks, in whatever order they come', async () => {
    const checks = [aCheck('open', 30), aCheck('done', 10), aCheck('work', 20), { ...aCheck('open', 5), point: 'stove' }];

    expect(await afterChecks(checks)).toEqual({ door: 'done', stove: 'open' });
    expect(await afterChecks(checks.toReversed())).toEqual({ door: 'done', stove: 'open' });
  });

  it('count from when a check was made, not from when a device could send it', async () => {
    expect(await afterChecks([aCheck('done', 10), aCheck('open', 1, { waited: 3600 })])).toEqual({ door: 'done' });
  });

  it('are written beside a name that the store cannot have', async () => {
    expect(await afterChecks([{ ...aCheck('open', 3), point: '__door__' }, aCheck('done', 1)])).toEqual({ door: 'done' });
  });

  it('are not written for a tour that was deleted for good', async () => {
    expect(await afterChecks([aCheck('done', 1)], randomIdentifier(), false)).toEqual({});
  });
});

describe('the photo of a check', () => {
  it('goes from storage once it is deleted from its check, and only then', async () => {
    const tour = randomIdentifier();
    const path = `tours/${tour}/checks/c`;
    const photo = `organizations/Acme/tour/${tour}/checks/c.jpg`;
    await storeDocuments({ [`tours/${tour}`]: { organization: 'Acme' }, [path]: aCheck('done', 1, { photo: true }) });
    await save(photo, 'jpeg', 'image/jpeg');

    await withTriggers([path], () => storeDocuments({ [path]: aCheck('open', 1, { photo: true }) }));
    expect(await filesBelow(photo)).toEqual([photo]);
    await withTriggers([path], () => storeDocuments({ [path]: aCheck('open', 1, { photo: false }) }));
    expect(await filesBelow(photo)).toEqual([]);
  });

  it('goes when it is deleted, although the tour is in the bin by then', async () => {
    const tour = randomIdentifier();
    const path = `tours/${tour}/checks/c`;
    const photo = `organizations/Acme/tour/${tour}/checks/c.jpg`;
    const binned = `organizations/Acme/bin/${tour}`;
    await storeDocuments({
      [`tours/${tour}`]: { binnedFrom: 'Acme' },
      [binned]: { tour: { organization: 'Acme' } },
      [path]: aCheck('done', 1, { photo: true }),
    });
    await save(photo, 'jpeg', 'image/jpeg');

    await withTriggers([path], () => storeDocuments({ [path]: aCheck('done', 1, { photo: false }) }));

    expect(await filesBelow(photo)).toEqual([]);
  });
});
