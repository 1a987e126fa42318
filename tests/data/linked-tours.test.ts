import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { orgId, tourId } from '../../src/domain/ids';
import { people } from '../rules/cases/people';
import { bearer, type Claims, storeDocuments, type Wire } from '../rules/store-wire';
import { aStore, enterPage, leavePage } from './support';

const account = vi.hoisted(() => ({ token: '' }));
vi.mock('../../src/backend/auth/signed-in', () => {
  const signedInUser = async () => ({ uid: 'somebody', getIdToken: async () => account.token });
  return { signedInUser, restoredUser: signedInUser, signedInUid: async () => 'somebody' };
});

const yesterday = new Date(Date.now() - 86_400_000);
const ofAcme = 'organizations/acme/tours';
const isOpen = { public: true, opens: null, until: null };
const aVersion = (id: string, access: object) => ({
  [`${ofAcme}/${id}/published/current`]: { version: id, ...access },
  [`${ofAcme}/${id}/snapshots/${id}`]: { pois: [], ...access },
});

let store: Wire;
beforeAll(async () => {
  store = await aStore('linked-tours', readFileSync('firestore.rules', 'utf8'));
  await storeDocuments(store, {
    'organizations/acme': { name: 'acme', status: true },
    'tours/open': { name: 'Open', organization: 'acme', public: true },
    'tours/closed': { name: 'Closed', organization: 'acme', public: false },
    'tours/binned': { binnedFrom: 'acme' },
    ...aVersion('open', isOpen),
    ...aVersion('closed', { ...isOpen, public: false }),
    ...aVersion('ended', { ...isOpen, until: yesterday }),
    ...aVersion('binned', { ...isOpen, binned: true }),
  });
});
beforeEach(() => enterPage(store.project, store.port, new Map()));
afterEach(leavePage);

async function states(claims: Claims, links: readonly { tour: string; id?: string; needsSignIn?: boolean }[]) {
  account.token = bearer(store, claims)?.replace('Bearer ', '') ?? '';
  const { linkStateOf } = await import('../../src/backend/publishing/linked-tours');
  const linked = links.map(({ tour, id, needsSignIn = false }) => ({
    tour: tourId(tour),
    version: id === undefined ? null : { organization: orgId('acme'), id },
    needsSignIn,
  }));
  return Promise.all(linked.map(linkStateOf));
}

const all = ['open', 'closed', 'ended', 'binned'];
const current = all.map((tour) => ({ tour, id: 'current' }));
const byId = all.map((tour) => ({ tour, id: tour }));

it.each([
  ['a member of another organization', people.other],
  ['a member', people.editor],
])('%s learns whether visitors can open a version that a link leads to', async (_, claims) => {
  const expected = ['open', 'closed', 'closed', 'closed'];

  expect(await states(claims, current)).toEqual(expected);
  expect(await states(claims, byId)).toEqual(expected);
});

it('takes what the user may not read for closed, and what is not there for gone', async () => {
  const links = [{ tour: 'open' }, { tour: 'closed' }, { tour: 'open', id: 'gone' }];

  expect(await states(people.other, links)).toEqual(['open', 'closed', 'closed']);
  expect(await states(people.editor, links)).toEqual(['open', 'closed', 'gone']);
});

it('tells links into the dashboard from those that visitors can follow', async () => {
  const links = [
    { tour: 'open', needsSignIn: true },
    { tour: 'closed', needsSignIn: true },
  ];

  expect(await states(people.other, links)).toEqual(['members', 'closed']);
});
