import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aPerson, renderPage } from './testing/a-page';
import { VerificationScreen } from './verification-screen';

vi.mock('@/backend/auth/verification', () => ({ checkVerification: async () => false }));

afterEach(cleanup);

it('AUTH-049 waits for the verification, and leaves a way out for who signed up with a wrong address', async () => {
  renderPage(<VerificationScreen />, { who: aPerson({ verified: false, email: 'wrong@acme.example' }) });

  expect(await screen.findByRole('heading', { level: 1, name: 'Not verified yet' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send me a verification email' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Your account' }).getAttribute('href')).toBe('/user/profile');
});
