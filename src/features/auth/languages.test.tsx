import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toSignInError } from '@/backend/auth/errors';
import { localKeys } from '@/domain/application/local-keys';
import { showLanguage } from '@/language/show-language';
import { NotVerified } from './not-verified';
import { SignInCard } from './sign-in-card';
import { SignedOutScreen } from './signed-out-screen';
import { mockAuthService, never, refusing } from './testing/mock-auth-service';
import { anIdentity, renderPage } from './testing/render-page';
import { clearToasts, Toasts } from './testing/toasts';

vi.mock('./use-verification', () => ({ useVerification: () => ({ isUnverified: true, error: null, check: () => undefined }) }));

afterEach(async () => {
  cleanup();
  clearToasts();
  localStorage.clear();
  await showLanguage('en');
});

const rejection = (code: string, message = '') => refusing(toSignInError(Object.assign(new Error(message), { code })));

async function signInCard(language: string, signIn: () => Promise<void>) {
  await showLanguage(language);
  // made in the language of the page, as by the provider's answer
  const account = mockAuthService({ signIn });
  render(
    <>
      <SignInCard
        mode="email"
        onModeChange={() => undefined}
        account={account}
        email="ada@acme.example"
        onError={() => undefined}
        hideToggle={false}
      />
      <Toasts />
    </>,
  );
}

describe('signing in in another language', () => {
  it.each([
    ['de', 'Passwort', 'Das Passwort ist falsch.'],
    ['ar', 'كلمة المرور', 'كلمة المرور غير صحيحة.'],
  ])('labels the fields and shows the provider’s errors (%s)', async (language, label, message) => {
    await signInCard(language, () => rejection('auth/wrong-password')());

    await userEvent.type(screen.getByLabelText(label), 'x{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  it('has an error in the words of the language that is chosen afterwards', async () => {
    await signInCard('en', () => rejection('auth/wrong-password')());
    await userEvent.type(screen.getByLabelText('Password'), 'x{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('The password is incorrect.');

    await showLanguage('de');

    expect((await screen.findByText('Das Passwort ist falsch.')).getAttribute('role')).toBe('alert');
  });

  it('has the hint that belongs to an error', async () => {
    await signInCard('de', () => rejection('auth/user-disabled')());

    await userEvent.type(screen.getByLabelText('Passwort'), 'x{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe('Dieses Konto wurde deaktiviert.');
    expect(screen.getByText('Ein Administrator Ihrer Organisation kann es wieder aktivieren.')).toBeTruthy();
  });

  it('opens the verification dialog, also when the language changes in between', async () => {
    await signInCard('de', async () => {
      const error = await rejection('auth/internal-error', 'Please verify your email first')().catch((thrown) => thrown);
      await showLanguage('fr');
      throw error;
    });

    await userEvent.type(screen.getByLabelText('Passwort'), 'x{Enter}');

    const dialog = await screen.findByRole('dialog', { name: 'Veuillez confirmer votre adresse e-mail' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Envoyer l’e-mail de confirmation' }));
    expect(await within(dialog).findByText('Nous avons envoyé un e-mail à ada@acme.example.')).toBeTruthy();
  });

  it('shows other words at once when another language is chosen, and keeps what was typed', async () => {
    await signInCard('en', never);
    await userEvent.type(screen.getByLabelText('Password'), 'secret');

    await showLanguage('nb');

    expect(await screen.findByRole('button', { name: 'Logg inn' })).toBeTruthy();
    expect(screen.getByLabelText('Passord')).toHaveProperty('value', 'secret');
  });
});

describe('pages about an account in another language', () => {
  it('set an address apart from the direction of the sentence', async () => {
    await showLanguage('ar');

    renderPage(<NotVerified />, { currentUser: anIdentity({ verified: false }) });

    expect(document.documentElement.dir).toBe('rtl');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('يُرجى تأكيد بريدك الإلكتروني');
    expect(screen.getByText('ada@acme.example').tagName).toBe('BDI');
    expect(screen.getByRole('link', { name: 'الخصوصية' })).toBeTruthy();
  });

  it('have a list of the languages, each by its own name, which is remembered', async () => {
    renderPage(<SignedOutScreen signOutUser={never} />);
    const select = screen.getByRole('combobox', { name: 'Language' });

    await userEvent.selectOptions(select, 'Deutsch');

    expect(within(select).getByRole('option', { name: 'العربية' })).toBeTruthy();
    expect(localStorage.getItem(localKeys.language)).toBe('de');
  });
});
