import { readFileSync } from 'node:fs';
import { doc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import * as functions from '../../../functions/src/index';
import { fileRef, publishedFolder, shortCodeRef, snapshotRef, visitsOf } from '../../../functions/src/publishing/refs';
import { monthOf, utcDayOf } from '../../../src/domain/publishing/visits';
import { randomIdentifier, randomShortCode } from '../../../src/domain/random';
import { password } from '../../support/people';
import { storeOf } from '../../support/sdk';
import { identity } from '../../support/work-account';
import { aGlobalAdmin, anOrganization, claimsOf, removedAfterwards, somebody, store } from '../administrator';
import { anAddress, anInviter, invitationOf, invitationRef } from '../invitations';
import { opened, patiently, save, storeDocuments } from '../stored';
import { functionAt, posted } from './posted';

// One of each kind of function, through the functions emulator as the app reaches them, and whether all are there. What they do is tested in
// this process. Each function that answers here costs the start of a process.

describe('a callable function', () => {
  type Client = typeof import('@/backend/callables');
  let client: Client;
  let organization: string;
  let idToken: string;

  beforeAll(async () => {
    const { auth, functions, firestore, storage } = inject('ports');
    vi.stubEnv('VITE_FIREBASE_CONFIG', JSON.stringify({ apiKey: 'demo-api-key', projectId: inject('projectId') }));
    vi.stubEnv('VITE_EMULATORS', JSON.stringify({ host: '127.0.0.1', auth, functions, firestore, storage }));
    organization = await anOrganization();
    const { email } = await aGlobalAdmin();
    const [{ auth: accounts }, { signInWithEmailAndPassword }] = await Promise.all([
      import('@/backend/auth/auth'),
      import('firebase/auth'),
    ]);
    await signInWithEmailAndPassword(accounts(), email, password);
    client = await import('@/backend/callables');
    ({ idToken } = await identity('accounts:signInWithPassword', { email, password, returnSecureToken: true }));
  });
  afterAll(() => void vi.unstubAllEnvs());

  const payload = () => JSON.stringify({ data: { uid: 'nobody', organization, role: 'user' } });

  it('acts for the signed-in user and returns its result to the app’s client [FUNC-018]', async () => {
    const member = await somebody({ organization, role: 'user' });

    await expect(client.call('setUserRole', { uid: member.uid, organization, role: 'superuser' })).resolves.toEqual({ message: 'success' });

    expect(await claimsOf(member.uid)).toMatchObject({ organization, role: 'superuser' });
  });

  it('rejects in its own words, which the app’s client throws', async () => {
    await expect(client.call('setUserRole', { uid: 'nobody', organization, role: 'user' })).rejects.toMatchObject({
      name: 'AppError',
      code: 'not-found',
      message: 'This account doesn’t exist. It may have been deleted.',
    });
  });

  it('answers what is nested too deeply with a sentence', async () => {
    const deep = JSON.stringify({ data: 'deep' }).replace('"deep"', '['.repeat(20_000) + ']'.repeat(20_000));

    const { status, json } = await posted('setUserRole', deep, idToken);

    expect([status, json.error?.status, json.error?.message]).toEqual([
      400,
      'INVALID_ARGUMENT',
      expect.stringMatching(/nested too deeply/),
    ]);
  });

  it('refuses a visitor', async () => {
    const refused = await posted('setUserRole', payload());

    expect(refused).toEqual({ status: 401, json: { error: { status: 'UNAUTHENTICATED', message: 'Sign in first.' } } });
  });

  it('refuses field names that are special in JavaScript, which no client sends [FUNC-015]', async () => {
    const answer = await posted('setUserRole', '{"data":{"uid":"a","__proto__":{"admin":true}}}', idToken);

    expect(answer).toEqual({
      status: 400,
      json: { error: { status: 'INVALID_ARGUMENT', message: expect.stringMatching(/is not allowed as a field name/) } },
    });
  });
});

it('a trigger hears of a client’s write and who wrote it, and sends the mail [COLLAB-021]', async () => {
  const inviter = await anInviter();
  const to = anAddress();
  const invitation = invitationRef(inviter.organization, to);

  await setDoc(doc(await storeOf(inviter.email), invitation.path), invitationOf(inviter, to, { language: 'de' }));

  const activity = store().collection(`organizations/${inviter.organization}/activity`);
  const expected = { kind: 'member-invited', actor: inviter.uid, actorEmail: inviter.email, whom: to, what: 'Viewer' };
  await vi.waitFor(
    async () => {
      expect((await activity.get()).docs.map((entry) => entry.data())).toMatchObject([expected]);
      expect((await invitation.get()).get('delivery.state')).toBe('SUCCESS');
    },
    { timeout: 100_000, interval: 100 },
  );
  for (const { ref } of (await activity.get()).docs) removedAfterwards(ref.path);
  expect(readFileSync((await invitation.get()).get('delivery.info.file'), 'utf8')).toContain(`To: ${to}`);
  // the translations are in what is deployed
  expect((await invitation.get()).get('message.text')).toContain('Mit dieser E-Mail-Adresse anmelden, um anzunehmen');
});

it('a trigger of the file service removes a token that was made of a closed file [ACCESS-078]', async () => {
  const ref = { organization: await anOrganization(), tour: randomIdentifier() };
  await storeDocuments({
    [fileRef(ref, 'plan.pdf').path]: { windows: [] },
    [fileRef(ref, 'open.pdf').path]: { windows: [{ opens: null, until: null }] },
  });
  const open = await save(`${publishedFolder(ref)}open.pdf`);

  const closed = await save(`${publishedFolder(ref)}plan.pdf`);

  await vi.waitFor(async () => expect(await opened(closed)).toBe(403), patiently);
  expect(await opened(open)).toContain('content');
});

it('an HTTP function answers a short address with the preview of a version, whose image opens, and counts a visit [ROUTE-003]', async () => {
  const ref = { organization: await anOrganization(), tour: randomIdentifier() };
  const [version, code] = [randomIdentifier(), randomShortCode()];
  const image = (await save(`${publishedFolder(ref)}thumb.jpg`, 'image')).replace(/&token=.*/, '');
  const access = { public: true, opens: null, until: null };
  await storeDocuments({
    [shortCodeRef(code).path]: ref,
    [snapshotRef(ref, version).path]: { ...access, number: 1, tourName: 'The Hall', thumbnailUrl: image },
    [fileRef(ref, 'thumb.jpg').path]: { windows: [{ opens: null, until: null }] },
  });

  const response = await fetch(`${functionAt('link')}/t/${code}/1`);
  const page = await response.text();
  const { origin } = new URL(functionAt('link'));
  const headers = { Origin: origin, 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36' };
  const token = await (await fetch(`${functionAt('link')}/t/${code}/1/visit`, { headers })).text();
  const visit = await fetch(`${functionAt('link')}/t/${code}/1/visit`, { method: 'POST', headers, body: token });

  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page).toContain('<meta property="og:title" content="The Hall">');
  expect(page).toContain(`<meta property="og:image" content="${image.replaceAll('&', '&amp;')}">`);
  expect((await fetch(image)).status).toBe(200);
  expect(visit.status).toBe(204);
  const { docs } = await visitsOf(ref).get();
  for (const each of docs) removedAfterwards(each.ref.path);
  const now = new Date();
  const day = utcDayOf(now);
  expect(docs.map((each) => each.data())).toEqual([
    { month: monthOf(now), counts: { [version]: { [day]: 1 } }, days: { [day]: { visitors: 1 } } },
  ]);
});

it('every function is there under its name', async () => {
  type Backends = { backends: { functionTriggers: { name: string; entryPoint: string }[] }[] };
  const answer = await fetch(`http://127.0.0.1:${inject('ports').functions}/backends`);
  const { backends } = (await answer.json()) as Backends;

  const names = backends.flatMap(({ functionTriggers }) => functionTriggers.map(({ name, entryPoint }) => [name, entryPoint]));

  const exported = Object.keys(functions).map((name) => [name, name]);
  expect(names.toSorted()).toEqual(exported.toSorted());
});
