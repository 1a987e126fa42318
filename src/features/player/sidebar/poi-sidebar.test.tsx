import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Folder, foldersFrom } from '@/domain/folders/folder';
import { type FolderId, type PoiId, poiId } from '@/domain/ids';
import { showLanguage } from '@/language/show-language';
import { PoiSidebar } from './poi-sidebar';

// jsdom has no layout: every element gets the height of a dozen rows
beforeEach(() => void vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600));
afterEach(async () => {
  cleanup();
  await showLanguage('en');
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

type SidebarProps = Partial<ComponentProps<typeof PoiSidebar>>;

/** A sidebar with the active and hidden state held by its parent, as in the player. */
function Owner({ onOpen, ...props }: SidebarProps) {
  const [activePoi, setActivePoi] = useState<PoiId | null>(props.activePoi ?? null);
  const [hidden, setHidden] = useState<ReadonlySet<FolderId>>(new Set());
  return (
    <PoiSidebar
      tour={{ folders, floors: [] }}
      isEditing={false}
      canWrite={false}
      hiddenFolders={hidden}
      onToggleFolder={(folder) => setHidden((before) => (before.has(folder) ? new Set() : new Set([folder])))}
      {...props}
      activePoi={activePoi}
      onOpen={(poi) => {
        setActivePoi(poi);
        onOpen?.(poi);
      }}
    />
  );
}

function aSidebar(props: SidebarProps = {}) {
  const onOpen = vi.fn();
  render(<Owner onOpen={onOpen} {...props} />);
  return { onOpen, user: userEvent.setup() };
}

const tree = () => screen.getByRole('tree', { name: 'Points of interest' });
const items = () => screen.queryAllByRole('treeitem').map((item) => item.title);
const item = (title: string) => screen.getByTitle(title);
const focused = () => document.getElementById(tree().getAttribute('aria-activedescendant') ?? '')?.title;
const searchBox = () => screen.getByRole('textbox', { name: 'Search points of interest' });

describe('PoiSidebar in other languages', () => {
  it('counts by the plurals of the language, and changes with it', async () => {
    aSidebar();

    await act(() => showLanguage('de'));
    expect(screen.getByRole('heading', { name: 'Orte 4' })).toBeTruthy();
    expect(screen.getByRole('treeitem', { name: 'Pantry, 1 Ort' })).toBeTruthy();
    await act(() => showLanguage('ar'));

    expect(screen.getByRole('tree', { name: 'نقاط الاهتمام' })).toBeTruthy();
    expect(screen.getByRole('treeitem', { name: 'Ground، 3 نقاط اهتمام' })).toBeTruthy();
    expect(screen.getByRole('treeitem', { name: 'Pantry، 1 نقطة اهتمام' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'إخفاء علامات Attic' })).toBeTruthy();
    expect(screen.getByText('Stove').dir).toBe('auto');
  });

  it('names the floor of a point, and says when nothing is found', async () => {
    await showLanguage('ar');
    const { user } = aSidebar({ tour: { folders, floors: ['Cellar', 'Hall'] } });
    expect(screen.getByRole('treeitem', { name: 'Steel sink، Hall' })).toBeTruthy();

    await user.type(screen.getByRole('textbox', { name: 'البحث في نقاط الاهتمام' }), 'xyz');

    expect(await screen.findByText('لا نتائج لـ«xyz».')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'عرض كل النقاط' })).toBeTruthy();
  });
});

describe('PoiSidebar', () => {
  it('lists folders and PoIs, and collapses and expands a folder [PLAYER-010 PLAYER-011]', async () => {
    const { user } = aSidebar();

    expect(items()).toEqual(['Ground', 'Stove', 'Steel sink', 'Pantry', 'Shelf', 'Attic', 'Roof']);

    await user.click(item('Ground'));
    expect(items()).toEqual(['Ground', 'Attic', 'Roof']);
    expect(item('Ground').getAttribute('aria-expanded')).toBe('false');
    await user.click(item('Ground'));

    expect(items()).toHaveLength(7);
  });

  it('opens a PoI and marks it as active', async () => {
    const { user, onOpen } = aSidebar();

    await user.click(item('Steel sink'));

    expect(onOpen.mock.calls).toEqual([['sink']]);
    expect(item('Steel sink').getAttribute('aria-selected')).toBe('true');
    expect(item('Stove').getAttribute('aria-selected')).toBe('false');
  });

  it('expands the parent folders of a newly active PoI, and allows collapsing them again', async () => {
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

  it('shows the room and the floor of a PoI on a line each, and a name that both have once', () => {
    const roomNames = new Map([
      [poiId('stove'), 'Living room'],
      [poiId('sink'), 'Hall'],
    ]);
    aSidebar({ tour: { folders, floors: ['Cellar', 'Hall'] }, roomNames });
    const row = (name: string) => screen.getByRole('treeitem', { name });

    expect(within(row('Stove, Living room, Cellar')).getByText('Living room')).toBeTruthy();
    expect(within(row('Stove, Living room, Cellar')).getByText('Cellar')).toBeTruthy();
    expect(within(row('Steel sink, Hall')).getAllByText('Hall')).toHaveLength(1);
  });

  it('shows each PoI’s floor when there are several floors', () => {
    aSidebar({ tour: { folders, floors: ['Cellar', 'Bel étage'] } });

    expect(within(item('Steel sink')).getByText('Bel étage')).toBeTruthy();
    expect(within(item('Stove')).getByText('Cellar')).toBeTruthy();
    expect(screen.getByRole('treeitem', { name: 'Stove, Cellar' })).toBeTruthy();
    expect(screen.getByRole('treeitem', { name: 'Ground, 3 points of interest' })).toBeTruthy();
  });

  it('hides and shows a folder’s tags, including those of nested folders [VIEWER-017]', async () => {
    const { user } = aSidebar();

    await user.click(screen.getByRole('button', { name: 'Hide the tags of Ground' }));

    expect(screen.getByRole('button', { name: 'Hide the tags of Ground', pressed: true })).toBeTruthy();
    expect(within(item('Pantry')).getByRole('img', { name: 'Tags hidden by a parent folder' })).toBeTruthy();
    expect(item('Ground').getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Hide the tags of Ground' }));
    expect(screen.getByRole('button', { name: 'Hide the tags of Pantry', pressed: false })).toBeTruthy();
  });
});

describe('searching', () => {
  it('searches from 2 characters, case-insensitively, and shows results in a folder [PLAYER-041 PLAYER-043]', async () => {
    const { user } = aSidebar();

    await user.type(searchBox(), 's');
    expect(items()).toHaveLength(7);
    await user.type(searchBox(), 'T');

    await waitFor(() => expect(items()).toEqual(['Search Results (POIs)', 'Stove', 'Steel sink']));
    expect(await screen.findByText('2 found')).toBeTruthy();
  });

  it('restores the folders when the search is cleared', async () => {
    const { user } = aSidebar();
    await user.click(item('Attic'));

    await user.type(searchBox(), 'roof');
    await waitFor(() => expect(items()).toEqual(['Search Results (POIs)', 'Roof']));
    await user.keyboard('{Escape}');

    await waitFor(() => expect(items()).toEqual(['Ground', 'Stove', 'Steel sink', 'Pantry', 'Shelf', 'Attic']));
  });

  it('shows ‘No Pois found’ without a create button when nothing matches [PLAYER-044]', async () => {
    const { user } = aSidebar({ canWrite: true, onCreateFirst: vi.fn() });

    await user.type(searchBox(), 'zzz');

    expect(await screen.findByText('No Pois found')).toBeTruthy();
    expect(screen.getByText('No results for “zzz”.')).toBeTruthy();
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Create the first one' })).toBeNull();
  });

  it('hides the search in edit mode [PLAYER-042]', () => {
    aSidebar({ isEditing: true });

    expect(screen.queryByRole('textbox')).toBeNull();
    expect(items()).toHaveLength(7);
  });
});

describe('without points of interest', () => {
  const emptyFolder = foldersFrom([{ id: 'attic', name: 'Attic' }]);

  it('shows ‘No Pois found’ with a create button for editors [PLAYER-044]', async () => {
    const onCreateFirst = vi.fn();
    const { user } = aSidebar({ tour: { folders: emptyFolder, floors: [] }, canWrite: true, onCreateFirst });

    expect(screen.getByText('No Pois found')).toBeTruthy();
    expect(items()).toEqual(['Attic']);
    await user.click(screen.getByRole('button', { name: 'Create the first one' }));

    expect(onCreateFirst).toHaveBeenCalledOnce();
  });

  it('offers no create button without write access [PLAYER-044]', () => {
    aSidebar({ tour: { folders: emptyFolder, floors: [] }, canWrite: false, onCreateFirst: vi.fn() });

    expect(screen.getByText('No Pois found')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create the first one' })).toBeNull();
  });

  it('shows ‘No folders found’ when there are none [PLAYER-045]', () => {
    aSidebar({ tour: { folders: [], floors: [] } });

    expect(screen.getByText('No folders found')).toBeTruthy();
    expect(screen.queryByText('No Pois found')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('keyboard navigation', () => {
  it('is one tab stop; arrows, Home and End move between rows, and Enter opens', async () => {
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

  it('moves focus by type-ahead, and resets the typed letters after a while', async () => {
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

  it('ignores browser shortcuts', async () => {
    const { user } = aSidebar();
    act(() => tree().focus());

    await user.keyboard('{Control>}r{/Control}');

    expect(focused()).toBe('Ground');
  });
});

describe('with 100 PoIs in 4 folders', () => {
  it('has all of them in the accessibility tree, however few are in sight', () => {
    aSidebar({ tour: { folders: thousand.slice(0, 4), floors: [] } });

    expect(screen.getAllByRole('treeitem')).toHaveLength(104);
  });
});

describe('with 1,000 PoIs in 40 folders', () => {
  it('renders only visible rows, and scrolls to a distant active PoI', async () => {
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
