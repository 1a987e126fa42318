import { afterEach, expect, it, vi } from 'vitest';
import { userId } from '@/domain/ids';
import { locale } from '@/language/i18n';
import { sendPasswordReset, sendVerification, sendVerificationOrReset, signIn, signUp } from './commands';
import { hasSignedOut } from './stored-user';

const provider = vi.hoisted(() => ({
  auth: { languageCode: null as string | null },
  user: { email: 'ada@acme.example' } as object | null,
}));
const sent = vi.hoisted(() => [] as (string | null)[]);

vi.mock('./auth', () => ({ auth: () => provider.auth, currentUser: async () => provider.user }));
vi.mock('firebase/auth', () => {
  const mail = async () => void sent.push(provider.auth.languageCode);
  const signsIn = async () => ({});
  return {
    sendEmailVerification: mail,
    sendPasswordResetEmail: mail,
    createUserWithEmailAndPassword: signsIn,
    signInWithEmailAndPassword: signsIn,
  };
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

it.each([
  ['signs in', signIn],
  ['signs up', signUp],
])('who %s has not signed out any more', async (_, enter) => {
  const storage = new Map([['signedOut', 'ada']]);
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => storage.get(key) ?? null, removeItem: (key: string) => storage.delete(key) });
  vi.stubGlobal('window', { location: { origin: 'https://loggia.example', pathname: '/' } });
  expect(hasSignedOut(userId('ada'))).toBe(true);

  await enter({ email: 'ada@acme.example', password: 'secret' });

  expect(hasSignedOut(userId('ada'))).toBe(false);
});
