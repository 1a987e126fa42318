import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityFrom } from '@/domain/access/identity';
import { localKeys } from '@/domain/application/local-keys';
import { i18n } from '@/language/i18n';
import { showLanguage } from '@/language/show-language';
import { writeSetting } from '@/ui/settings';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import { chooseLanguage } from '@/widgets/choose-language';
import { forgetLanguageOfAddress } from '@/widgets/language-of-address';
import { LanguageSelect } from '@/widgets/language-select';
import { notifyNavigation } from './area';
import type { AuthSession } from './auth-session';
import { AuthSessionGate } from './auth-session-gate';
import { OpenInNewWindow } from './framing/open-in-new-window';
import { usePageLanguage } from './page-language';

const loading = vi.hoisted(() => ({ failing: '' }));

vi.mock('@/language/languages', async (importActual) => {
  const actual = await importActual<typeof import('@/language/languages')>();
  return {
    ...actual,
    loadTranslations: (code: string) => (code === loading.failing ? Promise.reject(new Error('offline')) : actual.loadTranslations(code)),
  };
});

const session = vi.hoisted(() => ({ current: { state: 'unknown' } as AuthSession }));
vi.mock('./auth-session', () => ({ useAuthSession: () => session.current, useVisitorAuthSession: () => session.current }));

const browser = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

beforeEach(() => void browser('en'));
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  window.location.hash = '';
  forgetLanguageOfAddress();
  loading.failing = '';
  await showLanguage('en');
});

const { documentElement } = document;
const language = () => `${documentElement.lang} ${documentElement.dir}`;

function Close() {
  return <button type="button">{useTexts(commonTexts).close}</button>;
}

function Page({ mayUseDashboard = false }: { mayUseDashboard?: boolean }) {
  usePageLanguage(mayUseDashboard);
  return <Close />;
}

async function show(path: string, mayUseDashboard = false) {
  window.location.hash = path;
  render(<Page mayUseDashboard={mayUseDashboard} />);
}

describe('the language of a page', () => {
  it.each([
    ['/digital-twin/t1?lang=ar', 'fr', ['de'], 'ar rtl', 'إغلاق'],
    ['/digital-twin/t1/play?start=p1&lang=nb', 'fr', ['de'], 'nb ltr', 'Lukk'],
    ['/digital-twin/t1', 'fr', ['de'], 'fr ltr', 'Fermer'],
    ['/digital-twin/t1', null, ['ja', 'de-CH', 'fr'], 'de ltr', 'Schließen'],
    ['/digital-twin/t1?lang=nonsense', 'xx', ['es-419'], 'es ltr', 'Cerrar'],
    ['/digital-twin/t1?lang=en', 'ar', ['de'], 'en ltr', 'Close'],
    ['/help', null, ['ja'], 'en ltr', 'Close'],
  ])('at %s is the address’s, then the chosen %s, then the first of the browser’s %j', async (path, chosen, preferred, shown, close) => {
    browser(...preferred);
    if (chosen) localStorage.setItem('language', chosen);

    show(path);

    await screen.findByRole('button', { name: close });
    expect(language()).toBe(shown);
  });

  it('stays that of an address on the pages after it, until another is chosen', async () => {
    localStorage.setItem('language', 'de');
    show('/public-tour/acme/t1/current?lang=nb');
    await screen.findByRole('button', { name: 'Lukk' });

    window.location.hash = '/public-tour/acme/t1/current?page=report';
    act(notifyNavigation);
    await waitFor(() => expect(language()).toBe('nb ltr'));
    expect(screen.getByRole('button', { name: 'Lukk' })).toBeDefined();

    act(() => chooseLanguage('es'));
    await screen.findByRole('button', { name: 'Cerrar' });
    window.location.hash = '/public-tour/acme/t1/current';
    act(notifyNavigation);
    await screen.findByRole('button', { name: 'Cerrar' });
  });

  it('is English on pages of the dashboard that are not translated, and the reader’s on those that are', async () => {
    localStorage.setItem('language', 'de');
    show('/dashboard/tours', true);
    await screen.findByRole('button', { name: 'Close' });

    window.location.hash = '/dashboard/tours/landing/t1';
    act(notifyNavigation);
    await screen.findByRole('button', { name: 'Schließen' });

    window.location.hash = '/dashboard/settings';
    act(notifyNavigation);
    await screen.findByRole('button', { name: 'Close' });
    expect(language()).toBe('en ltr');
  });

  it.each([
    ['nobody is signed in', null, 'Schließen'],
    ['an address must be verified first', { email_verified: false }, 'Schließen'],
    ['somebody is signed in who was invited, and is no member', { email_verified: true }, 'Schließen'],
    ['a member is signed in', { email_verified: true, organization: 'acme', role: 'user' }, 'Close'],
  ])('at an address of the dashboard where %s', async (_case, claims, close) => {
    browser('de');
    const user = { uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' };
    session.current = { state: 'known', identity: claims && identityFrom(user, claims) };
    window.location.hash = '/dashboard/tours';

    render(
      <AuthSessionGate signIn={<Close />}>
        <Close />
      </AuthSessionGate>,
    );

    await screen.findByRole('button', { name: close });
  });

  it('is English once a directory admin sees the list of organizations', async () => {
    browser('de');
    const user = { uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' };
    session.current = { state: 'known', identity: identityFrom(user, { email_verified: true }) };
    window.location.hash = '/dashboard';
    render(
      <AuthSessionGate signIn={null}>
        <Close />
      </AuthSessionGate>,
    );
    await screen.findByRole('button', { name: 'Schließen' });

    act(() => writeSetting(localKeys.directoryAdmin, 'ada'));

    await screen.findByRole('button', { name: 'Close' });
    expect(language()).toBe('en ltr');
  });

  it('follows the browser, and what is chosen in another tab', async () => {
    show('/help');
    await screen.findByRole('button', { name: 'Close' });

    browser('nn', 'en');
    act(() => void window.dispatchEvent(new Event('languagechange')));
    await screen.findByRole('button', { name: 'Lukk' });

    localStorage.setItem('language', 'es');
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    await screen.findByRole('button', { name: 'Cerrar' });
  });

  it('stays, in its direction, where the texts of another can’t be loaded', async () => {
    loading.failing = 'ar';
    Reflect.deleteProperty(i18n.cache, 'ar');
    // as the script in index.html names it before there is any code
    Object.assign(documentElement, { lang: 'ar', dir: 'rtl' });

    show('/help?lang=ar');

    await waitFor(() => expect(language()).toBe('en ltr'));
    screen.getByRole('button', { name: 'Close' });
  });

  it('is also that of the page that another site may not frame', async () => {
    browser('fr');
    window.location.hash = '/dashboard/tours';

    render(<OpenInNewWindow />);

    await screen.findByRole('link', { name: 'Ouvrir dans une nouvelle fenêtre' });
  });
});

describe('choosing a language', () => {
  it('replaces that of the address, keeps the rest of it, and is remembered', async () => {
    const user = userEvent.setup();
    window.location.hash = '/digital-twin/t1/play?start=p1&lang=de&share=s1';
    const { length } = window.history;
    render(<LanguageSelect />);
    show('/digital-twin/t1/play?start=p1&lang=de&share=s1');
    await screen.findByRole('button', { name: 'Schließen' });

    await user.selectOptions(screen.getByRole('combobox'), 'العربية');

    await screen.findByRole('button', { name: 'إغلاق' });
    expect([window.location.hash, localStorage.getItem('language'), window.history.length]).toEqual([
      '#/digital-twin/t1/play?start=p1&lang=ar&share=s1',
      'ar',
      length,
    ]);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('ar');
  });

  it('leaves an address without a language as it is', async () => {
    show('/help?from=mail');

    act(() => chooseLanguage('nb'));

    await screen.findByRole('button', { name: 'Lukk' });
    expect(window.location.hash).toBe('#/help?from=mail');
  });

  it('names each language in itself', () => {
    render(<LanguageSelect />);

    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'English',
      'Deutsch',
      'Español',
      'Français',
      'Norsk bokmål',
      'العربية',
    ]);
  });
});
