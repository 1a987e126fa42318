import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toAppError } from '@/backend/errors';
import { toStorageError } from '@/backend/storage/errors';
import type { Identity } from '@/domain/access/identity';
import { AppError, errorMessage } from '@/domain/app-error';
import { globalMessageFrom } from '@/domain/application/global-message';
import { showLanguage } from '@/language/show-language';
import { loadModule } from '@/loading/load-code';
import { CurrentUserProvider } from '@/widgets/current-user';
import { ClosedNotice } from './notices/closed-notice';
import { RouteFrame } from './route-frame';
import { pageTitle } from './routes/page-title';
import { OfflineBanner } from './shell/offline-banner';
import { VisitorShell } from './shell/visitor-shell';
import { aUser, openAt } from './testing/open-at';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // React logs every error that a boundary catches
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await showLanguage('en');
});

const show = (code: string) => act(() => showLanguage(code));
const linksIn = (landmark: string) =>
  within(screen.getByRole(landmark))
    .getAllByRole('link')
    .map((link) => link.textContent);

function Failing({ load }: { load: () => Promise<string> }) {
  return <p>{useSuspenseQuery({ queryKey: ['page'], queryFn: load, retry: false }).data}</p>;
}

function openFailing(error: unknown, identity: Identity | null = null) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CurrentUserProvider identity={identity}>
          <RouteFrame pageKey="hall" skeleton={null}>
            <Failing load={() => Promise.reject(error)} />
          </RouteFrame>
        </CurrentUserProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('visitors’ pages', () => {
  it('are Arabic from header to footer, and in the tab', async () => {
    await show('ar');
    await openAt('/help', { frame: <VisitorShell /> });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('المساعدة');
    await waitFor(() => expect(document.title).toBe('المساعدة'));
    screen.getByRole('link', { name: 'تسجيل الدخول' });
    screen.getByRole('button', { name: 'الألوان: مثل النظام. تغيير' });
    expect(linksIn('contentinfo')).toEqual(['المساعدة', 'شروط الخدمة', 'الخصوصية']);
    expect(within(screen.getByRole('contentinfo')).getByRole<HTMLSelectElement>('combobox').value).toBe('ar');
    expect(document.body.textContent).not.toMatch(/Sign in|Skip|Privacy|Find a tour/);
  });

  it('change their title and their texts while they are open', async () => {
    await openAt('/nowhere/at/all', { frame: <VisitorShell /> });
    await waitFor(() => expect(document.title).toBe('Page not found'));

    await show('de');

    await waitFor(() => expect(document.title).toBe('Seite nicht gefunden'));
    screen.getByRole('heading', { name: 'Seite nicht gefunden' });
    screen.getByRole('link', { name: 'Startseite' });
  });

  it.each([
    ['de', 'Acme - Öffentliche Tour'],
    ['fr', 'Acme - Visite publique'],
  ])('keep names in their titles: %s', async (code, title) => {
    await show(code);

    expect([`Acme - ${pageTitle({}, 'Public Tour')}`, pageTitle({ organization: 'Acme' }, 'Public Tour'), pageTitle({}, 'Health')]).toEqual(
      [title, 'Acme', 'Health'],
    );
  });

  it('count what waits for the network', async () => {
    await show('ar');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
    render(
      <QueryClientProvider client={client}>
        <CurrentUserProvider identity={aUser()}>
          <OfflineBanner />
        </CurrentUserProvider>
      </QueryClientProvider>,
    );
    const save = () =>
      client
        .getMutationCache()
        .build(client, { mutationFn: () => new Promise<null>(() => undefined) })
        .execute(null);

    screen.getByText(/تُحفظ التغييرات عندما تعود متصلًا/);
    for (const text of [/تغيير واحد/, /تغييران/, /3 تغييرات/]) {
      await act(async () => void save());
      screen.getByText(text);
    }
  });

  it('say when the maintenance is over, around the message as it was written', async () => {
    await show('de');
    const message = globalMessageFrom({
      frontendEnabled: false,
      messageEnabled: true,
      messageTitle: 'Moving house',
      reopens: new Date(2099, 10, 26, 18, 5, 9).toISOString(),
    });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ClosedNotice open message={message} />
        </MemoryRouter>
      </QueryClientProvider>,
    );

    expect(screen.getByText('26.11.2099, 18:05:09').parentElement?.textContent).toBe(
      'Das voraussichtliche Ende ist: 26.11.2099, 18:05:09.',
    );
    screen.getByText('Loggia ist wegen Wartungsarbeiten geschlossen');
    expect(screen.getByText('Moving house').getAttribute('dir')).toBe('auto');
  });
});

describe('what went wrong', () => {
  it('is said in the language of the page, and to members that what they saved is safe', async () => {
    await show('de');
    openFailing(toAppError(Object.assign(new Error('offline'), { code: 'firestore/unavailable' })), aUser());

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'Diese Seite konnte nicht geladen werdenDer Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung. Alles, was Sie gespeichert haben, ist sicher.Erneut versuchen',
    );
  });

  it('promises visitors nothing', async () => {
    await show('nb');
    openFailing(new TypeError('of ours'));

    expect((await screen.findByRole('alert')).textContent).toBe(
      'Noe gikk galtDet oppstod en uventet feil på denne siden. Velg «Prøv igjen» for å laste siden på nytt.Prøv igjen',
    );
  });

  it.each([
    ['fr', null, 'Accès refusé', /Si elle est partagée avec vous, connectez-vous\./, 'Se connecter'],
    ['es', aUser(), 'Acceso denegado', /distinta de ada@acme\.example\./, 'Ir a sus recorridos'],
  ])('denies in %s what somebody may not open', async (code, identity, title, reason, link) => {
    await show(code);
    openFailing(new AppError('permission-denied', 'secret reason'), identity);

    await screen.findByRole('heading', { name: title });
    await waitFor(() => expect(document.title).toBe(`${title} - Loggia`));
    screen.getByText(reason);
    screen.getByRole('link', { name: link });
  });

  it('is worded when it happens, whatever failed', async () => {
    await show('de');
    const storageError = (code: string) => Object.assign(new Error(code), { code });

    const messages = [
      toStorageError(storageError('storage/unauthorized'), 'read'),
      toStorageError(storageError('storage/retry-limit-exceeded')),
      toStorageError(storageError('storage/unknown'), 'remove'),
      await loadModule(() => Promise.reject(new Error('404'))).catch((error: unknown) => error),
      new TypeError('of ours'),
    ].map(errorMessage);

    expect(messages).toEqual([
      'Sie dürfen die Dateien dieser Tour nicht sehen.',
      'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut.',
      'Die Datei konnte nicht gelöscht werden. Versuchen Sie es erneut.',
      'Ein Teil von Loggia konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
      'Etwas ist schiefgelaufen. Versuchen Sie es erneut.',
    ]);
  });
});
