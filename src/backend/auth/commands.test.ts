import { afterEach, expect, it, vi } from 'vitest';
import { locale } from '@/language/i18n';
import { sendPasswordReset, sendVerification, sendVerificationOrReset, signUp } from './commands';

const provider = vi.hoisted(() => ({
  auth: { languageCode: null as string | null },
  user: { email: 'ada@acme.example' } as object | null,
}));
const sent = vi.hoisted(() => [] as (string | null)[]);

vi.mock('./auth', () => ({ auth: () => provider.auth, currentUser: async () => provider.user }));
vi.mock('firebase/auth', () => {
  const mail = async () => void sent.push(provider.auth.languageCode);
  return { sendEmailVerification: mail, sendPasswordResetEmail: mail, createUserWithEmailAndPassword: async () => ({}) };
});

vi.mock('./verification-mail');

afterEach(() => {
  locale.set('en');
  sent.length = 0;
  provider.user = { email: 'ada@acme.example' };
});

it.each([
  ['to choose a password', () => sendPasswordReset('ada@acme.example')],
  ['to verify an address', sendVerification],
  ['after signing up', () => signUp({ email: 'ada@acme.example', password: 'secret' })],
])('a mail %s is in the language of the page', async (_, send) => {
  vi.stubGlobal('window', { location: { origin: 'https://loggia.example', pathname: '/' } });

  await send();
  locale.set('de');
  await send();

  expect(sent).toEqual(['en', 'de']);
});

it('so is the mail that verifies an address that cannot sign in yet', async () => {
  vi.stubGlobal('window', { location: { origin: 'https://loggia.example', pathname: '/' } });
  provider.user = null;
  locale.set('ar');

  expect(await sendVerificationOrReset('ada@acme.example')).toBe('reset');

  expect(sent).toEqual(['ar']);
});
