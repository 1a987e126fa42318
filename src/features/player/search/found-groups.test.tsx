import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { customSceneFrom } from '@/domain/application/custom-models';
import { tourFrom } from '@/domain/tours/tour';
import { ReadInGerman } from '@/widgets/content-language/testing/read-in-german';
import { createPlayerSession } from '@/widgets/player-session/player-session';
import { PlayerSessionProvider, usePlayerState } from '@/widgets/player-session/player-session-context';
import { PoiSidebar } from '../sidebar/poi-sidebar';
import { FoundGroups } from './found-groups';

// jsdom has no layout: every element gets the height of a dozen rows
beforeEach(() => void vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const notes = Array.from({ length: 7 }, (_, at) => ({ type: 'text', identifier: `t${at}`, content: `<p>Note ${at} about valves</p>` }));
const tour = tourFrom('hall', {
  floors: ['Cellar', 'Hall'],
  folders: [
    {
      id: 'f',
      name: 'Plant',
      pois: [
        {
          identifier: 'boiler',
          name: 'Boiler',
          floor: 1,
          typeId: 'heat',
          fields: { maker: 'Acme' },
          content: [{ type: 'file', identifier: 'b', content: [{ name: 'u__Valve plan.pdf' }] }],
        },
        { identifier: 'notes', name: 'Notes', content: notes },
      ],
    },
  ],
  guidedTours: [{ id: 'g', name: 'Valves for beginners', stops: [] }],
  documents: [{ name: 'u__Escape routes.pdf', url: 'x', documentType: 'Fire' }],
  pointTypes: [{ id: 'heat', name: 'Heating', fields: [{ key: 'maker', name: 'Maker', kind: 'text' }], states: [] }],
});
const bounds = { min: { x: 0, y: 0, z: 0 }, max: { x: 4, y: 3, z: 4 } };

type ListProps = { onOpen: (poi: string) => void; onClose: () => void; onFiles: (() => void) | null };

function List({ onOpen, onClose, onFiles }: ListProps) {
  const search = usePlayerState((state) => state.search);
  const setSearch = usePlayerState((state) => state.setSearch);
  const showPoi = usePlayerState((state) => state.showPoi);
  const isRequested = usePlayerState((state) => state.isSearchRequested);
  const shown = {
    tour,
    activePoi: null,
    isEditing: false,
    canWrite: false,
    hiddenFolders: new Set<never>(),
    onToggleFolder: () => undefined,
  };
  return (
    <PoiSidebar
      {...shown}
      search={search}
      onSearch={setSearch}
      isSearchRequested={isRequested}
      onOpen={onOpen}
      onShow={showPoi}
      onClose={onClose}
      foundBelow={(sought, onFound) => <FoundGroups tour={tour} search={sought} openFiles={onFiles} onFound={onFound} />}
    />
  );
}

function aList({ hasFiles = true } = {}) {
  const content = { folders: tour.folders, icons: [], scene: customSceneFrom(undefined) };
  const session = createPlayerSession({ uiMode: 'play', activePoi: null, sidebarOpen: true }, content, () => true);
  session.store.setState({ stage: { name: 'ready' }, rooms: [{ id: 'r', name: 'Valve room', floor: 1, bounds }] });
  const [onOpen, onClose, onFiles] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <MemoryRouter>
      <PlayerSessionProvider session={session}>
        <ReadInGerman untranslated={['guide g/name', 'poi notes/text t0']}>
          <List onOpen={onOpen} onClose={onClose} onFiles={hasFiles ? onFiles : null} />
        </ReadInGerman>
      </PlayerSessionProvider>
    </MemoryRouter>,
  );
  return { session, state: session.store.getState, onOpen, onClose, onFiles, user: userEvent.setup() };
}

const box = () => screen.getByRole('textbox');
const results = async (group: string) => within(await screen.findByRole('region', { name: group })).getAllByRole('listitem');

it('finds rooms, texts, files and guided tours below the points, five at first', async () => {
  const { user } = aList();

  await user.type(box(), 'valve');

  expect((await results('Rooms')).map((item) => item.textContent)).toEqual(['Valve roomHall']);
  expect((await results('Files')).map((item) => item.textContent)).toEqual(['Valve plan.pdfBoiler · Plant · Hall']);
  expect(await results('Guided tours')).toHaveLength(1);
  expect(await results('Texts')).toHaveLength(5);
  expect((await results('Texts'))[0]?.querySelector('mark')?.textContent).toBe('valve');
  await user.click(screen.getByRole('button', { name: 'Show all 7' }));
  expect(await results('Texts')).toHaveLength(7);
  expect(await screen.findByText('10 found')).toBeTruthy();
});

it('finds a room once somebody can go there', async () => {
  const { user, session } = aList();
  act(() => session.store.setState({ stage: { name: 'loading' } }));

  await user.type(box(), 'valve');
  await results('Files');
  expect(screen.queryByRole('region', { name: 'Rooms' })).toBeNull();
  act(() => session.store.setState({ stage: { name: 'ready' } }));

  expect(await results('Rooms')).toHaveLength(1);
});

it('puts points with typing errors into the list, with where they are, and opens the first by Enter', async () => {
  const { user, onOpen, state } = aList();

  await user.type(box(), 'bioler');
  await waitFor(() => expect(screen.getByRole('treeitem', { name: 'Boiler, Plant, Hall' }).querySelector('mark')).toBeTruthy());
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith('boiler');

  await user.keyboard('{Alt>}{Enter}{/Alt}');
  expect([onOpen.mock.calls.length, state().activePoi, state().openCount]).toEqual([1, 'boiler', 0]);
});

it('opens a file in its point, with Alt without moving', async () => {
  const { user, state } = aList();
  await user.type(box(), 'plan.pdf');
  const [file] = await results('Files');
  act(() => within(file!).getByRole('button').focus());

  await user.keyboard('{Alt>}{Enter}{/Alt}');
  expect([state().activePoi, state().openCount]).toEqual(['boiler', 0]);
  await user.keyboard('{Enter}');

  expect([state().activePoi, state().openCount]).toEqual(['boiler', 1]);
});

it('finds the details of a point, and opens it there', async () => {
  const { user, state } = aList();
  await user.type(box(), 'acme');

  const [found] = await results('Texts');
  expect(found?.textContent).toContain('Heating · Maker: Acme');
  await user.click(within(found!).getByRole('button'));

  expect(state().activePoi).toBe('boiler');
});

it('finds the documents of the tour, which open its list of files, where visitors have one', async () => {
  const { user, onFiles } = aList();
  await user.type(box(), 'escape');
  await user.click(within((await results('Files'))[0]!).getByRole('button'));
  expect(onFiles).toHaveBeenCalledOnce();
  cleanup();

  const kiosk = aList({ hasFiles: false });
  await kiosk.user.type(box(), 'escape');

  await screen.findByText('No results for “escape”.');
});

it('opens a guided tour with sound, and again once it was closed', async () => {
  const { user, state } = aList();
  await user.type(box(), 'beginners');
  const press = async () => user.click(within((await results('Guided tours'))[0]!).getByRole('button'));

  await press();
  expect(state().guidedTour).toMatchObject({ id: 'g', stop: null, start: 'byPress', isPressed: true });
  act(() => state().closeGuidedTour());
  await press();

  expect(state().guidedTour).toMatchObject({ id: 'g', isPressed: true });
});

it('says the language of what the author wrote, and none of files and of rooms of the scan', async () => {
  const { user } = aList();
  await user.type(screen.getByRole('textbox'), 'valve');
  const texts = async (group: string) => {
    const [result] = within(await screen.findByRole('region', { name: group })).getAllByRole('listitem');
    return [...(result?.querySelectorAll<HTMLElement>('[dir]') ?? [])].map(({ lang }) => lang);
  };

  expect(await texts('Guided tours')).toEqual(['fr']);
  expect((await texts('Texts')).slice(0, 2)).toEqual(['de', 'fr']);
  expect((await texts('Files'))[0]).toBe('');
  expect((await texts('Rooms'))[0]).toBe('');
});

it('says what was searched where nothing is found; Escape clears, and then closes', async () => {
  const { user, onClose, state } = aList();
  act(() => state().requestSearch());
  expect(document.activeElement).toBe(box());

  await user.keyboard('qqqqq');
  expect(await screen.findByText('Searched names, texts, links, files, rooms and guided tours.')).toBeTruthy();
  expect(screen.getByText('No results for “qqqqq”.')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect([state().search, onClose.mock.calls.length]).toEqual(['', 0]);
  await user.keyboard('{Escape}');

  expect(onClose).toHaveBeenCalledOnce();
});
