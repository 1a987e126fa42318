import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Folder, foldersFrom } from '@/domain/folders';
import { type FolderId, type PoiId, poiId } from '@/domain/ids';
import { PoiSidebar } from './poi-sidebar';

// jsdom lays nothing out: everything is as tall as a list of a dozen lines
beforeEach(() => void vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const folders = foldersFrom([
  {
    id: 'ground',
    name: 'Ground',
    pois: [
      { identifier: 'stove', name: 'Stove', floor: 0 },
      { identifier: 'sink', name: 'Steel sink', floor: 1 },
    ],
    children: [{ id: 'pantry', name: 'Pantry', pois: [{ identifier: 'shelf', name: 'Shelf' }] }],
  },
  { id: 'attic', name: 'Attic', pois: [{ identifier: 'roof', name: 'Roof' }] },
]);

const thousand: Folder[] = foldersFrom(
  Array.from({ length: 40 }, (_, folder) => ({
    id: `f${folder}`,
    name: `Folder ${folder}`,
    pois: Array.from({ length: 25 }, (_, poi) => ({ identifier: `p${folder}-${poi}`, name: `PoI ${folder * 25 + poi}` })),
  })),
);

type Given = Partial<ComponentProps<typeof PoiSidebar>>;

/** A sidebar whose owner keeps what is active and hidden, as the player does. */
function Owner({ onOpen, ...given }: Given) {
  const [activePoi, setActivePoi] = useState<PoiId | null>(given.activePoi ?? null);
  const [hidden, setHidden] = useState<ReadonlySet<FolderId>>(new Set());
  return (
    <PoiSidebar
      tour={{ folders, floors: [] }}
      isEditing={false}
      canWrite={false}
      hiddenFolders={hidden}
      onToggleFolder={(folder) => setHidden((before) => (before.has(folder) ? new Set() : new Set([folder])))}
      {...given}
      activePoi={activePoi}
      onOpen={(poi) => {
        setActivePoi(poi);
        onOpen?.(poi);
      }}
    />
  );
}

function aSidebar(given: Given = {}) {
  const onOpen = vi.fn();
  render(<Owner onOpen={onOpen} {...given} />);
  return { onOpen, user: userEvent.setup() };
}

const tree = () => screen.getByRole('tree', { name: 'Points of interest' });
const items = () => screen.queryAllByRole('treeitem').map((item) => item.title);
const item = (title: string) => screen.getByTitle(title);
const focused = () => document.getElementById(tree().getAttribute('aria-activedescendant') ?? '')?.title;
const searchBox = () => screen.getByRole('textbox', { name: 'Search points of interest' });

describe('the PoI sidebar', () => {
  it('PLAYER-010 PLAYER-011 lists folders and PoIs, collapses a folder and expands it again', async () => {
    const { user } = aSidebar();

    expect(items()).toEqual(['Ground', 'Stove', 'Steel sink', 'Pantry', 'Shelf', 'Attic', 'Roof']);

    await user.click(item('Ground'));
    expect(items()).toEqual(['Ground', 'Attic', 'Roof']);
    expect(item('Ground').getAttribute('aria-expanded')).toBe('false');
    await user.click(item('Ground'));

    expect(items()).toHaveLength(7);
  });

  it('opens a PoI, which is then the active one', async () => {
    const { user, onOpen } = aSidebar();

    await user.click(item('Steel sink'));

    expect(onOpen.mock.calls).toEqual([['sink']]);
    expect(item('Steel sink').getAttribute('aria-selected')).toBe('true');
    expect(item('Stove').getAttribute('aria-selected')).toBe('false');
  });

  it('opens the folders around a PoI that becomes active from elsewhere, and lets people close them again', async () => {
    const given = { tour: { folders, floors: [] }, isEditing: false, canWrite: false, hiddenFolders: new Set<FolderId>() };
    const props = { ...given, onOpen: vi.fn(), onToggleFolder: vi.fn() };
    const { rerender } = render(<PoiSidebar {...props} activePoi={null} />);
    const user = userEvent.setup();
    await user.click(item('Ground'));
    expect(screen.queryByTitle('Shelf')).toBeNull();

    rerender(<PoiSidebar {...props} activePoi={poiId('shelf')} />);
    expect(item('Shelf').getAttribute('aria-current')).toBe('location');
    await user.click(item('Pantry'));

    expect(screen.queryByTitle('Shelf')).toBeNull();
  });

  it('names the floor of each PoI where there are several', () => {
    aSidebar({ tour: { folders, floors: ['Cellar', 'Bel étage'] } });

    expect(within(item('Steel sink')).getByText('Bel étage')).toBeTruthy();
    expect(within(item('Stove')).getByText('Cellar')).toBeTruthy();
    expect(screen.getByRole('treeitem', { name: 'Stove, Cellar' })).toBeTruthy();
    expect(screen.getByRole('treeitem', { name: 'Ground, 3 points of interest' })).toBeTruthy();
  });

  it('VIEWER-017 hides a folder’s tags and shows them; those of a folder in it go with it', async () => {
    const { user } = aSidebar();

    await user.click(screen.getByRole('button', { name: 'Hide the tags of Ground' }));

    expect(screen.getByRole('button', { name: 'Hide the tags of Ground', pressed: true })).toBeTruthy();
    expect(within(item('Pantry')).getByRole('img', { name: 'Tags hidden with those of the folder above' })).toBeTruthy();
    expect(item('Ground').getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Hide the tags of Ground' }));
    expect(screen.getByRole('button', { name: 'Hide the tags of Pantry', pressed: false })).toBeTruthy();
  });
});

describe('searching', () => {
  it('PLAYER-041 PLAYER-043 acts from 2 characters, whatever the case, and shows what it finds in a folder', async () => {
    const { user } = aSidebar();

    await user.type(searchBox(), 's');
    expect(items()).toHaveLength(7);
    await user.type(searchBox(), 'T');

    expect(items()).toEqual(['Search Results (POIs)', 'Stove', 'Steel sink']);
    expect(screen.getByText('2 found')).toBeTruthy();
  });

  it('leaves the folders as they were when it is emptied', async () => {
    const { user } = aSidebar();
    await user.click(item('Attic'));

    await user.type(searchBox(), 'roof');
    expect(items()).toEqual(['Search Results (POIs)', 'Roof']);
    await user.keyboard('{Escape}');

    expect(items()).toEqual(['Ground', 'Stove', 'Steel sink', 'Pantry', 'Shelf', 'Attic']);
  });

  it('PLAYER-044 says No Pois found when there is nothing, and offers nothing to create', async () => {
    const { user } = aSidebar({ canWrite: true, onCreateFirst: vi.fn() });

    await user.type(searchBox(), 'zzz');

    expect(screen.getByText('No Pois found')).toBeTruthy();
    expect(screen.getByText('Nothing here is called “zzz”.')).toBeTruthy();
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Create the first one' })).toBeNull();
  });

  it('PLAYER-042 is not there in edit mode', () => {
    aSidebar({ isEditing: true });

    expect(screen.queryByRole('textbox')).toBeNull();
    expect(items()).toHaveLength(7);
  });
});

describe('with nothing in it', () => {
  const emptyFolder = foldersFrom([{ id: 'attic', name: 'Attic' }]);

  it('PLAYER-044 says No Pois found, with a way to the first one for editors', async () => {
    const onCreateFirst = vi.fn();
    const { user } = aSidebar({ tour: { folders: emptyFolder, floors: [] }, canWrite: true, onCreateFirst });

    expect(screen.getByText('No Pois found')).toBeTruthy();
    expect(items()).toEqual(['Attic']);
    await user.click(screen.getByRole('button', { name: 'Create the first one' }));

    expect(onCreateFirst).toHaveBeenCalledOnce();
  });

  it('PLAYER-044 offers no way to create to those who cannot write', () => {
    aSidebar({ tour: { folders: emptyFolder, floors: [] }, canWrite: false, onCreateFirst: vi.fn() });

    expect(screen.getByText('No Pois found')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create the first one' })).toBeNull();
  });

  it('PLAYER-045 says No folders found when there are none', () => {
    aSidebar({ tour: { folders: [], floors: [] } });

    expect(screen.getByText('No folders found')).toBeTruthy();
    expect(screen.queryByText('No Pois found')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('by keyboard', () => {
  it('is one stop, whose lines the arrows, Home and End choose, and Enter opens', async () => {
    const { user, onOpen } = aSidebar();
    await user.click(searchBox());
    await user.tab();
    expect(document.activeElement).toBe(tree());
    expect(focused()).toBe('Ground');

    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Steel sink');
    await user.keyboard('{Enter}');
    expect(onOpen.mock.calls).toEqual([['sink']]);
    await user.keyboard('{End}');
    expect(focused()).toBe('Roof');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');

    expect(focused()).toBe('Attic');
    expect(item('Attic').getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{ArrowRight}{ArrowRight} ');
    expect(onOpen.mock.lastCall).toEqual(['roof']);
  });

  it('goes where one types, and forgets the letters after a while', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { user } = aSidebar();
    act(() => tree().focus());

    await user.keyboard('s');
    expect(focused()).toBe('Stove');
    await user.keyboard('te');
    expect(focused()).toBe('Steel sink');
    vi.advanceTimersByTime(800);
    await user.keyboard('r');

    expect(focused()).toBe('Roof');
    vi.useRealTimers();
  });

  it('leaves shortcuts of the browser alone', async () => {
    const { user } = aSidebar();
    act(() => tree().focus());

    await user.keyboard('{Control>}r{/Control}');

    expect(focused()).toBe('Ground');
  });
});

describe('with 1,000 PoIs in 40 folders', () => {
  it('draws only the lines in sight, and the one that is chosen far away', async () => {
    const { user, onOpen } = aSidebar({ tour: { folders: thousand, floors: [] } });
    expect(items().length).toBeLessThan(40);
    act(() => tree().focus());

    await user.keyboard('{End}{Enter}');

    expect(onOpen.mock.calls).toEqual([['p39-24']]);
    expect(focused()).toBe('PoI 999');
    expect(items().length).toBeLessThan(60);
    expect(item('PoI 999').getAttribute('aria-level')).toBe('2');
  });
});
