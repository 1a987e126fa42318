import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localKeys } from '@/domain/application/local-keys';
import { translationsFrom } from '@/domain/languages/translations';
import { namedLanguages } from '@/language/named-languages';
import { showLanguage } from '@/language/show-language';
import { fakeFrame } from '@/showcase/testing/fake-frame';
import { type FakeSdk, fakeSdk } from '@/showcase/testing/fake-sdk';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { resolvedCalls } from '@/widgets/player-session/testing/a-player-session';
import { aTour, type CachedQueries, cachedTour, openPlayer } from './testing/a-player';
import { TourPlayerScreen } from './tour-player-screen';

const viewer = vi.hoisted(() => ({ current: null as unknown }));

vi.mock('./scene/free-area', () => ({ centerOnFreeArea: () => () => undefined }));
vi.mock('@/showcase/connect-showcase', async (original) => {
  const { connectShowcase } = await original<typeof import('@/showcase/connect-showcase')>();
  return {
    connectShowcase: (_frame: HTMLIFrameElement, options: Parameters<typeof connectShowcase>[1]) => {
      const page = fakeFrame();
      const showcase = connectShowcase(page.frame, options);
      page.load({ connect: async () => (viewer.current as FakeSdk).sdk });
      return showcase;
    },
  };
});

const currentViewer = () => viewer.current as FakeSdk;

beforeEach(() => {
  standInForDialogs();
  localStorage.setItem(localKeys.units, 'metric');
  viewer.current = fakeSdk({ auto: resolvedCalls });
});
afterEach(async () => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await showLanguage('en');
});

// slow machines; the first test also loads the lazy code
vi.setConfig({ testTimeout: 20_000 });

const showIn = (code: string) => act(() => showLanguage(code));

async function openIn(code: string, tour = aTour({ floors: [] }), texts: CachedQueries = []) {
  await showIn(code);
  const { user } = openPlayer({
    at: '/digital-twin/hall/play',
    path: '/digital-twin/:tour/:mode/:third?/:fourth?',
    screen: <TourPlayerScreen />,
    cachedQueries: [...cachedTour(tour), ...texts],
  });
  await screen.findByRole('toolbar');
  await waitFor(() => expect(currentViewer().phase.listeners.size).toBeGreaterThan(0));
  return user;
}

const play = () => act(async () => currentViewer().phase.set({ phase: 'appphase.playing' }));
const buttonsOf = (name: string) =>
  within(screen.getByRole('toolbar', { name }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

describe('the player in other languages', () => {
  it('has its bar in German, with the keys of every language', async () => {
    await openIn('de');
    await play();

    const bar = within(screen.getByRole('toolbar', { name: 'Steuerung der Tour' }));
    expect(bar.getAllByRole('radio').map((each) => each.closest('label')?.textContent || each.getAttribute('aria-label'))).toEqual([
      'Innen',
      'Puppenhaus',
      'Grundriss',
    ]);
    expect(bar.getByRole('button', { name: 'Messen' }).title).toBe('Messen (M)');
    expect(bar.getByRole('button', { name: 'Stockwerke: Ground' }).getAttribute('aria-keyshortcuts')).toBe('G');
  });

  it('changes its language under More, where each language is named in itself, and keeps what is open', async () => {
    const user = await openIn('en');
    await play();

    await user.click(screen.getByRole('button', { name: 'More' }));
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
    expect([...select.options].map(({ text }) => text)).toEqual(namedLanguages().map(({ name }) => name));
    await user.selectOptions(select, 'Deutsch');

    expect(localStorage.getItem(localKeys.language)).toBe('de');
    await showIn('de');
    expect(screen.getByRole('dialog', { name: 'Mehr' }).contains(screen.getByRole('combobox', { name: 'Sprache' }))).toBe(true);
    expect(screen.getByRole('switch', { name: 'Beim Gehen nach vorn blicken' })).toBeTruthy();
  });

  it('shows the names that signs on site have below translated ones: of rooms, of points too, or none', async () => {
    const translated = (name: string) => ({ name: { text: name, hash: '' } });
    const texts = translationsFrom('de', { texts: { 'poi stove': translated('Herd'), 'room r1': translated('Küche') } });
    localStorage.setItem(localKeys.language, 'de');
    const tour = aTour({ floors: [], languages: ['en', 'de'], rooms: [{ id: 'r1', name: 'Kitchen' }] });
    const user = await openIn('de', tour, [[['tours', tour.id, 'languages', 'de'], texts]]);
    await play();
    currentViewer().rooms.set([
      { id: 'r1', label: 'k', bounds: { min: { x: -2, y: 0, z: -2 }, max: { x: 4, y: 3, z: 2 } }, floorInfo: { sequence: 0 } },
    ]);
    await screen.findByTitle('Herd');
    expect(screen.queryByText('Stove')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mehr' }));

    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Originalnamen' });
    await user.selectOptions(select, 'Von Räumen und Orten');
    expect(screen.getByText('Stove').lang).toBe('en');
    expect(screen.getByTitle('Herd').getAttribute('aria-label')).toMatch(/^Herd, Stove/);
    await user.selectOptions(select, 'Ausgeblendet');
    expect(screen.queryByText('Stove')).toBeNull();
    await user.selectOptions(select, 'Von Räumen');
    await user.click(screen.getByRole('button', { name: 'Räume' }));

    expect((await screen.findAllByText('Kitchen')).map(({ lang }) => lang)).toContain('en');
    expect(screen.queryByText('Stove')).toBeNull();
  });

  it('is read by keyboard: the choice of language is among the controls of More', async () => {
    const user = await openIn('en');

    await user.click(screen.getByRole('button', { name: 'More' }));
    const select = screen.getByRole('combobox', { name: 'Language' });
    for (let presses = 0; presses < 30 && document.activeElement !== select; presses += 1) await user.tab();

    expect(document.activeElement).toBe(select);
  });

  it('counts and measures as its language does', async () => {
    const user = await openIn('de');
    await play();
    await act(async () => {
      currentViewer().measuring.set({ active: true });
      currentViewer().measurements.set([
        { sid: 'scan', label: '', totalLength: 1, ofScan: true, floor: 0 },
        { sid: 'a', label: '', totalLength: 1234.5, ofScan: false, floor: 0 },
      ]);
    });

    const panel = within(await screen.findByRole('region', { name: 'Messen' }));
    expect(panel.getByRole('list', { name: 'Ihre Maße' }).textContent).toMatch(/1\.234,50\sm/);
    expect(panel.getByRole('switch', { name: 'Maße des Scans (1)' })).toBeTruthy();
    await user.click(panel.getByRole('radio', { name: 'ft' }));
    expect(panel.getByRole('list').textContent).toContain('4.050');
    await showIn('nb');

    expect(screen.getByRole('button', { name: /^Fjern mål 1, .*fot .*tommer$/ })).toBeTruthy();
  });

  it('says in Arabic where one is, with the names as they were written', async () => {
    await openIn('ar');
    await play();
    await screen.findByText('الداخل، عند Sink، Ground');
    expect(screen.getByRole('heading', { level: 1, name: 'The Hall' }).dir).toBe('auto');
    expect(document.documentElement.dir).toBe('rtl');
    expect(buttonsOf('عناصر التحكم في الجولة')).toContain('قياس');
  });

  it('names floors without a name in its language, and the author’s names as they are', async () => {
    const user = await openIn('fr', aTour({ floors: ['Cellar'] }));
    currentViewer().floors.set([
      { id: 'f0', sequence: 0, name: '' },
      { id: 'f1', sequence: 1, name: '' },
    ]);
    await play();

    await user.click(screen.getByRole('button', { name: /^Étages/ }));
    const floors = within(screen.getByRole('dialog', { name: 'Étages' })).getAllByRole('listitem');
    expect(floors.map(({ textContent }) => textContent)).toEqual(['Étage 2', 'Cellar']);
  });

  it('words the failure of the scan in the new language when it changes', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 403 }));
    await openIn('es');

    await act(async () => currentViewer().phase.set({ phase: 'appphase.error' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      'Este modelo es privado. Pida a su propietario que lo haga público o no listado. Aun así puede leer',
    );
    await showIn('nb');

    expect(alert.textContent).toContain('Denne modellen er privat.');
    expect(within(alert).getByRole('button', { name: 'Prøv igjen' })).toBeTruthy();
  });
});
