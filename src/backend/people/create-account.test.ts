import { beforeEach, expect, it, vi } from 'vitest';
import { orgId, userId } from '@/domain/ids';
import { call } from '../callables';
import { assignAccount, createAccount } from './create-account';

vi.mock('../callables', () => ({ call: vi.fn(async () => ({ uid: 'u1', message: 'success' })) }));
beforeEach(() => void vi.mocked(call).mockClear());

const calls = () => vi.mocked(call).mock.calls;

it('creates an account and returns its uid [ADMIN-065]', async () => {
  const user = { email: 'a@x.example', password: 'secret-1', displayName: 'a' };

  expect(await createAccount(user, 'attempt')).toBe('u1');
  expect(calls()).toEqual([['createUser', { ...user, attempt: 'attempt' }]]);
});

it('sets the organization first, then the role in it [ADMIN-065]', async () => {
  await assignAccount(userId('u1'), { organization: orgId('Acme'), role: 'ultrauser' });

  expect(calls()).toEqual([
    ['setOrganizationByUid', { uid: 'u1', organization: 'Acme' }],
    ['setClaimsByUid', { uid: 'u1', claims: { organization: 'Acme', role: 'ultrauser' } }],
  ]);
});

it('never moves a global admin, who may have no organization', async () => {
  await assignAccount(userId('u1'), { organization: null, role: 'admin' });

  expect(calls()).toEqual([['setClaimsByUid', { uid: 'u1', claims: { organization: '', role: 'admin', admin: true } }]]);
});
