import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Identity } from '@/domain/access/identity';
import { localKeys } from '@/domain/application/local-keys';
import { orgId, userId } from '@/domain/ids';
import { locale } from '@/language/i18n';
import { showLanguage } from '@/language/show-language';
import type { AuthSession } from './auth-session';
import { AuthSessionGate } from './auth-session-gate';

const session = vi.hoisted(() => ({ current: { state: 'unknown' } as AuthSession }));
vi.mock('./auth-session', () => ({ useAuthSession: () => session.current }));

const ada: Identity = {
  uid: userId('ada'),
  email: 'ada@acme.example',
  displayName: 'Ada',
  verified: true,
  role: 'user',
  organization: orgId('Acme'),
};

afterEach(async () => {
  cleanup();
  localStorage.clear();
  window.location.hash = '';
  await showLanguage('en');
});

it.each([
  ['who verified their address has the dashboard in English', ada, '/dashboard/tours', 'en'],
  ['who has to verify an address reads so in their language', { ...ada, verified: false }, '/dashboard/tours', 'de'],
  ['who is not signed in reads the sign-in page in their language', null, '/dashboard/tours', 'de'],
  ['has their account in their language', ada, '/user/profile', 'de'],
  ['moves to another organization in their language', ada, '/transfer', 'de'],
])('somebody %s', async (_, identity, path, language) => {
  await showLanguage(language === 'de' ? 'en' : 'fr');
  localStorage.setItem(localKeys.language, 'de');
  window.location.hash = `#${path}`;
  session.current = { state: 'known', identity };

  render(<AuthSessionGate signIn={null}>{null}</AuthSessionGate>);

  await waitFor(() => expect(locale.get()).toBe(language));
});
