import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicationQueries } from '@/backend/publishing/queries';
import { snapshotQueries } from '@/backend/snapshots/queries';
import { orgId, tourId } from '@/domain/ids';
import { snapshotFoldersFrom, snapshotFrom } from '@/domain/publishing/snapshots';
import { showLanguage } from '@/language/show-language';
import { anOrganization, openPlayer } from '../testing/a-player';
import { PublicationScreen } from './publication-screen';

vi.mock('@/ui/toast');
vi.mock('@/showcase/connect-showcase', async (original) => {
  const { connectShowcase } = await original<typeof import('@/showcase/connect-showcase')>();
  return {
    connectShowcase: (_frame: HTMLIFrameElement, options: Parameters<typeof connectShowcase>[1]) =>
      connectShowcase(document.createElement('iframe'), options),
  };
});

afterEach(async () => {
  cleanup();
  await showLanguage('en');
  vi.restoreAllMocks();
});

// slow machines
vi.setConfig({ testTimeout: 20_000 });

const [acme, hall] = [orgId('Acme'), tourId('hall')];
const folder = (id: string, ...names: string[]) => ({ id, name: id, children: names.map((name) => ({ identifier: name, name })) });
const aSnapshot = (id: string, more: object = {}) =>
  snapshotFrom(id, {
    name: id,
    tourName: `The Hall, ${id}`,
    matterportId: 'AbCdEfGh123',
    public: true,
    pois: [folder('Ground', 'Stove')],
    ...more,
  });
const current = (version: string) => ({ id: 'current', version });

function open(at: string, snapshots: readonly ReturnType<typeof aSnapshot>[], pointer: object | null = current('first')) {
  const player = openPlayer({
    at: `/public-tour/Acme/hall/${at}`,
    path: '/public-tour/:organization/:tour/:id',
    screen: <PublicationScreen slots={slots} />,
    cachedQueries: [
      [['organizations', acme], anOrganization()],
      [publicationQueries.current(acme, hall).queryKey, pointer],
      ...snapshots.map((snapshot) => [snapshotQueries.one(acme, hall, snapshot.id).queryKey, snapshot] as const),
      [
        publicationQueries.parts({ organization: acme, tour: hall, version: 'large' }).queryKey,
        snapshotFoldersFrom([folder('Ground', 'Sink'), folder('Attic', 'Roof')]),
      ],
    ],
  });
  const point = (version: string) =>
    act(async () => player.client.setQueryData(publicationQueries.current(acme, hall).queryKey, current(version)));
  return { ...player, point };
}

// nobody is signed in
const slots = { editor: () => Promise.reject(new Error('not for visitors')), publish: () => null };

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const offer = () => screen.queryByText('A new version is available');

describe('a published version in other languages', () => {
  it('offers a new version in German', async () => {
    await showLanguage('de');
    const { user, point } = open('current', [aSnapshot('first'), aSnapshot('second')]);

    await point('second');

    await screen.findByText('Eine neue Version ist verfügbar');
    await user.click(screen.getByRole('button', { name: 'Anzeigen' }));
    await waitFor(() => expect(title()).toBe('The Hall, second'));
  });

  it.each([
    ['de', 'Diese Tour ist nicht veröffentlicht'],
    ['ar', 'هذه الجولة غير منشورة'],
  ])('says that it is not published: %s', async (language, text) => {
    await showLanguage(language);
    open('current', [], null);

    expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
  });
});

describe('the address of the current version', () => {
  it('shows the version that is current, and offers a new one without interrupting [ROUTE-003]', async () => {
    const { user, point } = open('current', [aSnapshot('first'), aSnapshot('second')]);
    expect(title()).toBe('The Hall, first');
    expect(offer()).toBeNull();

    await point('second');

    await screen.findByText('A new version is available');
    expect(title()).toBe('The Hall, first');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(title()).toBe('The Hall, second'));
    expect(offer()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('offers a version once it was dismissed no more, but the next one', async () => {
    const { user, point } = open('current', [aSnapshot('first')]);
    await point('second');

    const notice = (await screen.findByText('A new version is available')).closest<HTMLElement>('[role=status]') as HTMLElement;
    await user.click(within(notice).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(offer()).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    await point('third');

    expect(await screen.findByText('A new version is available')).toBeTruthy();
  });

  it('offers the new version where the one that was shown is gone', async () => {
    const { client, user, point } = open('current', [aSnapshot('first'), aSnapshot('second')]);
    await point('second');
    await act(async () => client.setQueryData(snapshotQueries.one(acme, hall, 'first').queryKey, null));

    await user.click(await screen.findByRole('button', { name: 'Show the new version' }));

    await waitFor(() => expect(title()).toBe('The Hall, second'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('says that nothing is published where no version is current, and leads to where members see more', () => {
    open('current', [], null);

    expect(screen.getByText('This tour isn’t published')).toBeTruthy();
    expect(screen.getByText(/Ask the person who sent it for a new one. If you work on it, sign in.$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('current');
  });
});

describe('a published version', () => {
  it('joins the folders of its parts [MODEL-085]', async () => {
    const { user } = open('large', [aSnapshot('large', { parts: 1 })]);
    await user.click(await screen.findByRole('button', { name: /^Points of interest/ }));

    await screen.findByRole('treeitem', { name: /Stove/ });
    expect(screen.getAllByRole('treeitem', { name: /Stove|Sink|Roof/ }).map((item) => item.textContent)).toHaveLength(3);
    expect(screen.getAllByRole('treeitem', { name: /^Ground/ })).toHaveLength(1);
  });

  it.each([
    ['is not public', { public: false }],
    ['has ended', { until: new Date(5) }],
    ['opens later', { opens: new Date(Date.now() + 1e9) }],
    ['has no scan', { matterportId: '' }],
  ])('that %s is not shown [VIEWER-002 ACCESS-050]', (_, fields) => {
    open('one', [aSnapshot('one', fields)]);

    expect(screen.getByText('This tour isn’t published')).toBeTruthy();
  });
});

describe('the list of points', () => {
  const showsList = () => screen.queryByRole('region', { name: 'Points of interest' }) !== null;

  afterEach(() => {
    window.location.hash = '';
    vi.restoreAllMocks();
  });

  it('is closed at first, so that the scan is seen, and opened by a press', async () => {
    const { user } = open('first', [aSnapshot('first')]);
    expect([title(), showsList()]).toEqual(['The Hall, first', false]);

    await user.click(screen.getAllByRole('button', { name: /^Points of interest/ })[0] as HTMLElement);

    expect(showsList()).toBe(true);
  });

  it('is open at first where an embed code asks for it', () => {
    window.location.hash = '/public-tour/Acme/hall/first?list=open';
    vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window);
    open('first?list=open', [aSnapshot('first')]);

    expect([title(), showsList()]).toEqual(['The Hall, first', true]);
  });
});
