import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { password } from '../support/people';
import { aGlobalAdmin, anOrganization, claimsOf, somebody } from './administrator';

type Client = typeof import('@/backend/callables');
let client: Client;
let organization: string;

beforeAll(async () => {
  const { auth, functions, firestore, storage } = inject('ports');
  vi.stubEnv('VITE_FIREBASE_CONFIG', JSON.stringify({ apiKey: 'demo-api-key', projectId: inject('projectId') }));
  vi.stubEnv('VITE_EMULATORS', JSON.stringify({ host: '127.0.0.1', auth, functions, firestore, storage }));
  organization = await anOrganization();
  const admin = await aGlobalAdmin();
  const [{ auth: accounts }, { signInWithEmailAndPassword }] = await Promise.all([import('@/backend/auth/auth'), import('firebase/auth')]);
  await signInWithEmailAndPassword(accounts(), admin.email, password);
  client = await import('@/backend/callables');
});

afterAll(() => {
  vi.unstubAllEnvs();
});

describe('the app’s client of the callable functions', () => {
  it('calls a function as the signed-in user and returns its result [FUNC-018]', async () => {
    const member = await somebody({ organization, role: 'user' });

    await expect(client.call('setUserRole', { uid: member.uid, organization, role: 'superuser' })).resolves.toEqual({ message: 'success' });

    expect(await claimsOf(member.uid)).toMatchObject({ organization, role: 'superuser' });
  });

  it('throws what the function rejects, in its own words [FUNC-008]', async () => {
    const admin = await aGlobalAdmin();

    await expect(client.call('setOrganizationByUid', { uid: admin.uid, organization })).rejects.toMatchObject({
      name: 'AppError',
      code: 'failed-precondition',
      message: 'Trying to set organization on an Admin ',
    });
  });
});
