import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { addLanguage, saveTranslations } from '@/backend/languages/commands';
import { translationQueries } from '@/backend/languages/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { poiHistoryQueries } from '@/backend/poi-history/queries';
import { tourQueries } from '@/backend/tours/queries';
import { identityFrom } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { foldersFrom } from '@/domain/folders/folder';
import { orgId, tourId } from '@/domain/ids';
import { sourceHash } from '@/domain/languages/source-hash';
import { translationsFrom } from '@/domain/languages/translations';
import { organizationFrom } from '@/domain/organizations/organization';
import type { Stored } from '@/domain/stored';
import { tourFrom } from '@/domain/tours/tour';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { CurrentUserProvider } from '@/widgets/current-user';
import { TranslationsScreen } from './translations-screen';

vi.mock('@/backend/languages/commands');
vi.mock('@/ui/toast');

const folders = (name: string) => [{ id: 'f1', name: 'Rooms', pois: [{ identifier: 'p1', name }] }];
const made = (text: string, source: string) => ({ text, hash: sourceHash(source) });
const hall = { name: 'Hall', organization: 'Acme', languages: ['en', 'de'], folders: folders('Boiler room') };
const german = {
  tour: { name: made('Halle', 'Hall') },
  'poi p1': { name: made('Heizraum', 'Boiler') },
  'poi gone': { name: made('Weg', 'Gone') },
};

beforeEach(() => {
  standInForDialogs();
  Element.prototype.scrollIntoView = () => undefined;
  window.location.hash = '#/languages/hall?language=de';
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

async function show({
  tour = hall,
  role = 'superuser',
  languages = ['en', 'de', 'fr'],
}: {
  tour?: Stored;
  role?: string;
  languages?: string[];
} = {}) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false }, mutations: { networkMode: 'always' } },
  });
  client.setQueryData(tourQueries.one(tourId('hall')).queryKey, tourFrom('hall', tour));
  client.setQueryData(organizationQueries.one(orgId('Acme')).queryKey, organizationFrom('Acme', { name: 'Acme', status: true, languages }));
  client.setQueryData(applicationQueries.directory().queryKey, null);
  client.setQueryData(invitationQueries.mine('ada@acme.example').queryKey, [] as never);
  client.setQueryData(translationQueries.ofTour(tourId('hall'), 'de').queryKey, translationsFrom('de', { texts: german }));
  client.setQueryData(poiHistoryQueries.latest(tourId('hall')).queryKey, [
    { id: 'h', folders: foldersFrom(folders('Boiler')), userUid: '', userEmail: '', timestamp: null },
  ] as never);
  const user = identityFrom(
    { uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' },
    { email_verified: true, organization: 'Acme', role: role as 'superuser' },
  );
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <CurrentUserProvider identity={user} isResolved>
          <HashRouter>
            <Routes>
              <Route path="/languages/:tour" element={<TranslationsScreen />} />
            </Routes>
          </HashRouter>
        </CurrentUserProvider>
      </QueryClientProvider>,
    );
  });
}

const user = userEvent.setup();
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'German' });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const saved = () => vi.mocked(saveTranslations).mock.calls.map(([{ entries }]) => entries[0]);

describe('the languages of a tour', () => {
  it('say how far each is, in words and percent and by folder, and which texts are missing or outdated', async () => {
    await show();

    const card = within(screen.getByRole('navigation', { name: 'Languages' })).getByRole('link', { name: /Deutsch/ });
    expect(card.textContent).toContain('25 %');
    expect(card.textContent).toContain('1 of 4 words, 1 missing, 1 outdated');
    const rooms = screen.getByRole('region', { name: 'Rooms' });
    expect(within(rooms).getByText('Missing')).toBeDefined();
    expect(within(rooms).getByText('Outdated')).toBeDefined();
  });

  it('lead to the next text by F8, store each by itself with the hash of its source, and drop those of what is gone', async () => {
    await show();
    await user.keyboard('{F8}');
    await user.type(field(), 'Räume');
    await user.keyboard('{F8}');

    expect(saved()).toEqual([{ thing: 'folder f1', field: 'name', translation: made('Räume', 'Rooms') }]);
    expect(vi.mocked(saveTranslations).mock.calls[0]?.[0].entries[1]).toEqual({ thing: 'poi gone', field: 'name', translation: null });
    expect(field().value).toBe('Heizraum');
  });

  it('keep what was written, and say why, where it cannot be saved', async () => {
    vi.mocked(saveTranslations).mockRejectedValueOnce(new AppError('unavailable', 'You are offline.'));
    await show();
    await user.keyboard('{F8}');
    await user.type(field(), 'Räume');
    await press('Save and next');

    expect((await screen.findByRole('alert')).textContent).toBe('You are offline.');
    expect(field().value).toBe('Räume');
  });

  it('keep what is written while they are saved, and stay open for it', async () => {
    let arrive: () => void = () => undefined;
    vi.mocked(saveTranslations).mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve(undefined as never))));
    await show();
    await user.keyboard('{F8}');
    await user.type(field(), 'Räume{Control>}{Enter}{/Control} oben');
    await act(async () => arrive());

    expect(saved()).toEqual([{ thing: 'folder f1', field: 'name', translation: made('Räume', 'Rooms') }]);
    expect(field().value).toBe('Räume oben');
  });

  it('show what changed of the source, and take an outdated text as right', async () => {
    await show();
    await press(/^Translate: Rooms › Boiler room › Name/);
    await press('What changed in the source?');
    expect(screen.getByRole('list', { name: 'Changes of the source' }).textContent).toBe('BoilerBoiler room');
    await press('Does not matter');

    expect(saved()).toEqual([{ thing: 'poi p1', field: 'name', translation: made('Heizraum', 'Boiler room') }]);
  });

  it('refuse a translation that is longer than its text may be', async () => {
    await show();
    await press(/^Translate: Rooms › Name/);
    await user.click(field());
    await user.paste('x'.repeat(201));
    await press('Save');

    expect(screen.getByText('Use at most 200 characters.')).toBeDefined();
    expect(saveTranslations).not.toHaveBeenCalled();
  });

  it('are those of the organization that the tour lacks', async () => {
    await show();
    await press('Add a language');
    const languages = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
    expect([...languages.options].map(({ text }) => text)).toEqual(['French (Français)']);
    await press('Add');

    expect(vi.mocked(addLanguage).mock.calls[0]?.[0]).toEqual({ tour: 'hall', tag: 'fr', main: 'en' });
  });

  it('come from a file after a look at what it changes', async () => {
    await show();
    await press('Import CSV');
    const csv = `id,translation,hash\nfolder f1/name,Räume,${sourceHash('Rooms')}\npoi gone/name,Weg,h\n`;
    await user.upload(screen.getByLabelText('File'), new File([csv], 'de.csv', { type: 'text/csv' }));

    expect((await screen.findByRole('status')).textContent).toBe('1 text changes, 0 unchanged or blank, 1 row refused.');
    expect(screen.getByText('Row 3 (poi gone/name): The tour has no such text any more.')).toBeDefined();
    await press('Import 1 text');
    expect(saved()).toEqual([{ thing: 'folder f1', field: 'name', translation: made('Räume', 'Rooms') }]);
  });

  it('are not for those who may not write the tour', async () => {
    await show({ role: 'user' });
    expect(screen.getByText('You don’t have permission to translate this tour.')).toBeDefined();
  });
});
