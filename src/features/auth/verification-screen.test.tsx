import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { anIdentity, renderPage } from './testing/render-page';
import { VerificationScreen } from './verification-screen';

vi.mock('@/backend/auth/verification', () => ({ checkVerification: async () => false }));

afterEach(cleanup);

it('waits for the verification, and offers to sign out of a wrong account [AUTH-049]', async () => {
  renderPage(<VerificationScreen />, { currentUser: anIdentity({ verified: false, email: 'wrong@acme.example' }) });

  expect(await screen.findByRole('heading', { level: 1, name: 'Not verified yet' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send me a verification email' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Your account' }).getAttribute('href')).toBe('/user/profile');
});

it.each([
  ['a member to the tours of their organization', anIdentity(), '/dashboard/tours'],
  ['everybody else to their home', anIdentity({ organization: null }), '/dashboard'],
])('leads %s once the address is verified [AUTH-049 ROUTE-021]', async (_who, currentUser, target) => {
  renderPage(<VerificationScreen />, { currentUser, at: '/verify' });

  await waitFor(() => expect(screen.getByLabelText('Place').textContent).toBe(target));
});
