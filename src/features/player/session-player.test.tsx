import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { poiId } from '@/domain/ids';
import type { PlayerSession } from '@/widgets/player-session/player-session';
import { capabilitiesOf } from './capabilities';
import { SessionPlayer } from './session-player';
import { anOrganization, aTour, openPlayer } from './testing/a-player';
import { type PlayerEntry, type ToContent, usePlayerSetup } from './use-player-setup';

const connected = vi.hoisted(() => ({ models: [] as string[] }));

vi.mock('@/showcase/connect-showcase', async (original) => {
  const { connectShowcase } = await original<typeof import('@/showcase/connect-showcase')>();
  return {
    connectShowcase: (_frame: HTMLIFrameElement, options: Parameters<typeof connectShowcase>[1]) => {
      connected.models.push(options.model);
      return connectShowcase(document.createElement('iframe'), options);
    },
  };
});

// slow machines
vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  cleanup();
  document.title = '';
  window.location.hash = '';
  vi.restoreAllMocks();
});

type Kind = { own?: Parameters<typeof capabilitiesOf>[1]; entry?: PlayerEntry | null; toContent?: ToContent; mayWrite?: boolean };

const aStart = { start: '', view: null };
const tour = aTour({ floors: [] });
const organization = anOrganization();
const brand = { id: organization.id, organization };

/** A player of this kind, over a tour with a scan. */
function APlayer({ kind, onOpen }: { kind: Kind; onOpen: (session: PlayerSession) => void }) {
  const { own = {}, entry = aStart, toContent, mayWrite = false } = kind;
  const setup = { tour, icons: [], mayWrite, toContent };
  const session = usePlayerSetup({ ...setup, entry });
  useEffect(() => onOpen(session), [session, onOpen]);
  return <SessionPlayer {...setup} session={session} brand={brand} slots={{}} capabilities={(shown) => capabilitiesOf(shown, own)} />;
}

function open(kind: Kind = {}) {
  const opened = vi.fn<(session: PlayerSession) => void>();
  openPlayer({ at: '/tour', path: '/tour', screen: <APlayer kind={kind} onOpen={opened} />, cachedQueries: [] });
  const [session] = opened.mock.calls[0] ?? [];
  if (!session) throw new Error('no session');
  return session;
}

const button = (name: string | RegExp) => () => screen.queryByRole('button', { name });
const link = (name: string | RegExp) => () => screen.queryByRole('link', { name });

describe('SessionPlayer', () => {
  it.each<[part: string, on: NonNullable<Kind['own']>, off: NonNullable<Kind['own']>, find: () => unknown]>([
    ['the link to the organization', { hasTopBarLinks: true }, { hasTopBarLinks: false }, link('Acme Heritage')],
    ['the link to sign in', { hasTopBarLinks: true }, { hasTopBarLinks: false }, link('Sign in')],
    ['a button for the only floor', { hasFloorsAlways: true }, { hasFloorsAlways: false }, button(/^Floors/)],
    ['a button for the files', { hasFilesButton: true, panels: { files: true } }, { panels: { files: true } }, button('Files')],
    ['no button without files', { panels: { share: true } }, { hasFilesButton: true }, button('Share')],
    ['the furniture button', { defurnished: 'AbCdEfGh124' }, {}, button('Without furniture')],
    ['the drone button', { drone: 'https://drone.example/' }, {}, button('Show Drone Mapping')],
    ['the list', { hasList: true }, { hasList: false }, () => screen.queryByRole('region', { name: 'Points of interest' })],
    ['the title of the tab', { hasTabTitle: true }, { hasTabTitle: false }, () => document.title.includes('The Hall') || null],
  ])('has %s only with its capability', (_part, on, off, find) => {
    open({ own: on });
    expect(find()).not.toBeNull();
    cleanup();
    document.title = '';

    open({ own: off });

    expect(find()).toBeNull();
    expect(screen.getByRole('heading', { name: 'The Hall' })).toBeTruthy();
    expect(screen.getByText('Acme Heritage')).toBeTruthy();
  });

  it('finds in its list what the filter of its points shows alone', async () => {
    const { store } = open({ own: { hasList: true } });
    const found = () => screen.queryByRole('treeitem', { name: /^Stove/ });
    act(() => store.getState().setSearch('st'));
    await waitFor(() => expect(found()?.querySelector('mark')).toBeTruthy());

    act(() => store.setState({ pointView: { shown: new Set([poiId('sink')]), marks: new Map(), unmarked: null } }));

    await screen.findByText('Searched names, texts, links, files, rooms and guided tours.');
    expect(found()).toBeNull();
  });

  it('has a button for the content only with its capability, while a PoI is open [VIEWER-003]', async () => {
    const { store } = open({ own: { hasContentButton: true } });
    expect(button('Content')()).toBeNull();
    act(() => store.getState().openPoi(poiId('stove')));
    expect(button('Content')()).not.toBeNull();
    act(() => store.getState().closePoi());
    expect(button('Content')()).toBeNull();
    cleanup();

    const without = open();
    act(() => without.store.getState().openPoi(poiId('stove')));

    expect(button('Content')()).toBeNull();
  });

  it('has the switch to edit mode for those who may write, unless this kind has none', () => {
    const mode = () => screen.queryByRole('radio', { name: 'Edit' });

    open({ mayWrite: true });
    expect(mode()).not.toBeNull();
    cleanup();
    open({ mayWrite: true, own: { hasEditSwitch: false } });
    expect(mode()).toBeNull();
    cleanup();
    open();

    expect(mode()).toBeNull();
  });

  it('shows the scan without furniture only if this kind has one', () => {
    const withOne = open({ own: { defurnished: 'AbCdEfGh124' } });
    act(() => withOne.store.getState().setDefurnished(true));
    expect(connected.models.at(-1)).toBe('AbCdEfGh124');
    cleanup();
    const withNone = open();
    act(() => withNone.store.getState().setDefurnished(true));

    expect(screen.getByTitle('3D view of The Hall')).toBeTruthy();
    expect(connected.models.at(-1)).toBe('AbCdEfGh123');
  });

  it('shows in the scan what this kind makes of the content', () => {
    const session = open({ toContent: (content) => ({ ...content, folders: [], tagsAfterMeasuringMs: 7 }) });

    expect(session.content()).toMatchObject({ folders: [], tagsAfterMeasuringMs: 7 });
    expect(screen.getAllByRole('treeitem').map(({ title }) => title)).toEqual(['Ground', 'Stove', 'Sink']);
  });
});

describe('usePlayerSetup', () => {
  it('starts at a PoI, or at a sweep, of the address', () => {
    expect(open({ entry: { start: 'stove', view: null } }).store.getState().activePoi).toBe('stove');
    cleanup();

    expect(open({ entry: { start: 'a', view: null } }).store.getState().activePoi).toBe('sink');
  });

  it('starts at the last PoI unless the address has a view', () => {
    const view = { sweep: 'b', rotation: { x: 0, y: 0, z: 0 }, zoom: 1 };

    expect(open({ entry: { ...aStart, lastPoiName: 'Sink' } }).store.getState().activePoi).toBe('sink');
    cleanup();

    expect(open({ entry: { start: '', view, lastPoiName: 'Sink' } }).store.getState().activePoi).toBeNull();
  });

  it('starts in edit mode if the address asks for it and the user may write', () => {
    const entry = { ...aStart, wantsEdit: true };

    expect(open({ entry, mayWrite: true }).store.getState().uiMode).toBe('edit');
    cleanup();

    expect(open({ entry }).store.getState().uiMode).toBe('play');
  });

  it.each([
    ['nothing of it', '#/tour', false],
    ['that it is open', '#/tour?start=stove&list=open', true],
    ['that it is closed, as earlier embed codes did', '#/tour?list=closed&wheel=zoom', false],
  ])('starts in a frame whose address says %s with the list: %s', (_, hash, isOpen) => {
    const startsWithList = (entry: typeof aStart | null = aStart) => open({ entry }).store.getState().sidebarOpen;
    window.location.hash = hash;
    expect(startsWithList()).toBe(true);
    cleanup();
    vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window);

    expect(startsWithList()).toBe(isOpen);
    cleanup();

    // the page around it is ours
    expect(startsWithList(null)).toBe(true);
  });

  it('writes the open PoI to the address, except where that belongs to the page around', async () => {
    window.location.hash = '#/tour';
    open({ entry: null }).store.getState().openPoi(poiId('stove'));
    cleanup();

    open().store.getState().openPoi(poiId('sink'));

    await waitFor(() => expect(window.location.hash).toBe('#/tour?start=sink'));
  });
});
