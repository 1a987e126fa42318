import { cleanup, screen } from '@testing-library/react';
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
