import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { poiId } from '@/domain/ids';
import { aTour } from '../testing/an-editing';
import { aSidebar } from './testing/a-sidebar';

const nested = aTour({
  folders: [
    {
      id: 'ground',
      name: 'Ground',
      pois: [
        { identifier: 'stove', name: 'Stove', sweep: 'b' },
        { identifier: 'sink', name: 'Sink', sweep: 'a' },
      ],
      children: [{ id: 'pantry', name: 'Pantry', pois: [{ identifier: 'shelf', name: 'Shelf' }] }],
    },
    { id: 'attic', name: 'Attic', pois: [{ identifier: 'roof', name: 'Roof' }] },
  ],
});

const add = async (user: ReturnType<typeof aSidebar>['user'], name: string) =>
  user.click(within(screen.getByRole('toolbar')).getByRole('button', { name }));

describe('letters that are typed in the list', () => {
  it('find a line by its name, also across a space, which lifts nothing then', async () => {
    const folders = [{ id: 'hall', name: 'Hall', pois: ['Desk by the wall', 'Desk'].map((name) => ({ identifier: name, name })) }];
    const { user, tree } = aSidebar({ tour: aTour({ folders }) });
    act(() => tree().focus());

    await user.keyboard('desk b');

    expect(document.getElementById(tree().getAttribute('aria-activedescendant') ?? '')?.title).toBe('Desk by the wall');
    expect(screen.queryByText(/is lifted/)).toBeNull();
  });
});

describe('folders', () => {
  it('EDIT-008 are added at the top level, selected, and named in their line', async () => {
    const { user, state, names, line } = aSidebar();

    await add(user, 'Add Folder');
    await user.keyboard('Garden{Enter}');

    expect(names().map(([name]) => name)).toEqual(['Ground', 'Attic', 'Garden']);
    expect(state().selectedFolder).toBe(state().edited.folders[2]?.id);
    expect(line(/^Garden/).getAttribute('aria-selected')).toBe('true');
  });

  it('EDIT-008 are added into another one, which opens for them', async () => {
    const { menu, user, state, lines } = aSidebar();
    act(() => state().collapse([state().edited.folders[1]!.id], true));

    await menu(/^Attic/, 'Add subfolder');
    await user.keyboard('Trunks{Enter}');

    expect(lines().slice(-3)).toEqual(['1 Attic', '2 Roof', '2 Trunks']);
    expect(state().selectedFolder).toBe(state().edited.folders[1]?.children[0]?.id);
  });

  it('EDIT-009 are not added below a subfolder', async () => {
    const { user, line } = aSidebar({ tour: nested });

    await user.pointer({ keys: '[MouseRight]', target: line(/^Pantry/) });

    expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Add subfolder' })).toBeNull();
  });

  it('EDIT-009 are refused where they would nest twice, in these words', async () => {
    const { user, onLine, names } = aSidebar({ tour: nested });
    const before = names();

    await onLine(/^Attic/);
    await user.keyboard(' {ArrowUp}');
    // into the pantry, which lies in a folder itself
    for (let step = 0; step < 4 && !screen.queryByText(/Attic: Only one level/); step += 1) await user.keyboard('{ArrowUp}');
    await user.keyboard(' ');

    expect(await screen.findByText('Only one level of subcategory allowed.')).toBeTruthy();
    expect(names()).toEqual(before);
  });

  it('EDIT-010 are renamed by F2, by a double click and by the menu; Escape leaves the name', async () => {
    const { user, onLine, line, menu, names } = aSidebar();

    await onLine(/^Ground/);
    await user.keyboard('{F2}Earth{Enter}');
    await user.dblClick(line(/^Attic/));
    await user.keyboard('Sky{Enter}');
    await menu(/^Sky/, 'Rename');
    await user.keyboard('Nothing{Escape}');

    expect(names().map(([name]) => name)).toEqual(['Earth', 'Sky']);
    expect(document.activeElement).toBe(screen.getByRole('tree'));
  });

  it('EDIT-010 move up and down by the menu, and by Alt with an arrow; at the ends they stay', async () => {
    const { user, menu, onLine, line, names, state } = aSidebar();

    await menu(/^Ground/, 'Move down');
    expect(names().map(([name]) => name)).toEqual(['Attic', 'Ground']);
    await onLine(/^Ground/);
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');

    expect(names().map(([name]) => name)).toEqual(['Ground', 'Attic']);
    expect(state().past).toHaveLength(2);
    expect(screen.getByText('Ground: place 1 of 2 at the top level')).toBeTruthy();
    await user.pointer({ keys: '[MouseRight]', target: line(/^Ground/) });
    expect((await screen.findByRole('menuitem', { name: 'Move up' })).getAttribute('aria-disabled')).toBe('true');
  });

  it('EDIT-011 are deleted when that is confirmed, which says what goes with them', async () => {
    const { user, menu, names } = aSidebar({ tour: nested });

    await menu(/^Ground/, 'Delete');
    const question = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this folder?' });
    expect(question.textContent).toContain('“Ground” goes with all that lies in it: 1 subfolder and 3 points of interest.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(names()).toHaveLength(2);
    await menu(/^Ground/, 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete folder' }));

    expect(names()).toEqual([['Attic', 'Roof']]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(names()).toHaveLength(2);
  });

  it('EDIT-012 leave the first one selected when they are deleted, and none when none remains', async () => {
    const { user, menu, state, line } = aSidebar();
    await user.click(line(/^Attic/));
    const remove = async (name: RegExp) => {
      await menu(name, 'Delete');
      await user.click(await screen.findByRole('button', { name: 'Delete folder' }));
    };

    await remove(/^Attic/);
    expect(state().selectedFolder).toBe('ground');
    await remove(/^Ground/);

    expect(state().selectedFolder).toBeNull();
    expect(screen.getByText('No folders found')).toBeTruthy();
  });

  it('close the PoI that lay in them', async () => {
    const { user, menu, active } = aSidebar({ activePoi: 'roof' });

    await menu(/^Attic/, 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete folder' }));

    expect(active()).toBeNull();
  });
});

describe('points of interest', () => {
  it('EDIT-013 EDIT-014 are added to the selected folder as New PoI, and are the active one', async () => {
    const { user, names, active, state, line } = aSidebar();

    await user.click(line(/^Attic/));
    await add(user, 'Add PoI');

    expect(names()).toEqual([
      ['Ground', 'Stove', 'Sink'],
      ['Attic', 'Roof', 'New PoI'],
    ]);
    expect(active()).toBe(state().edited.folders[1]?.pois[1]?.identifier);
  });

  it('EDIT-014 bring a first folder along where there is none', async () => {
    const { user, names } = aSidebar({ tour: aTour({ folders: [] }) });

    await user.click(screen.getByRole('button', { name: 'Add point of interest' }));

    expect(names()).toEqual([['New Folder', 'New PoI']]);
  });

  it('EDIT-017 are entered by a click while none, or another one, is active', async () => {
    const { user, line, active, visit } = aSidebar();

    await user.click(line(/^Stove/));
    expect(active()).toBe('stove');
    await user.click(line(/^Roof/));

    expect(active()).toBe('roof');
    expect(visit.session.store.getState()).toMatchObject({ uiMode: 'edit', openings: 2 });
  });

  it('EDIT-018 are left by a click on the active one, which is active no more, and entered again by the next', async () => {
    const { user, line, active } = aSidebar({ activePoi: 'stove' });

    await user.click(line(/^Stove/));
    expect(active()).toBeNull();
    await user.click(line(/^Stove/));

    expect(active()).toBe('stove');
  });

  it('EDIT-019 are moved by the keyboard, within their folder and into another one, and read out', async () => {
    const { user, onLine, names } = aSidebar();

    await onLine(/^Stove/);
    await user.keyboard(' ');
    expect(screen.getByText(/^Stove is lifted, place 1 of 2 in Ground\./)).toBeTruthy();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('Stove: place 2 of 2 in Ground')).toBeTruthy();
    await user.keyboard('{ArrowDown}{ArrowDown} ');

    expect(screen.getByText('Stove is put down, place 2 of 2 in Attic.')).toBeTruthy();
    expect(names()).toEqual([
      ['Ground', 'Sink'],
      ['Attic', 'Roof', 'Stove'],
    ]);
  });

  it('EDIT-019 stay where they were when Escape is pressed', async () => {
    const { user, onLine, names, state } = aSidebar();
    const before = names();

    await onLine(/^Stove/);
    await user.keyboard(' {ArrowDown}{ArrowDown}{Escape}');

    expect(names()).toEqual(before);
    expect(state().past).toEqual([]);
    expect(screen.getByText('Stove stays where it was.')).toBeTruthy();
  });

  it('EDIT-019 are moved to a folder that is chosen from all of them', async () => {
    const { user, menu, names } = aSidebar();

    await menu(/^Stove/, 'Move to folder…');
    const dialog = await screen.findByRole('dialog', { name: 'Move to folder' });
    expect(within(dialog).getByRole('button', { name: /Ground/ })).toHaveProperty('disabled', true);
    await user.click(within(dialog).getByRole('button', { name: 'Attic' }));

    expect(names()).toEqual([
      ['Ground', 'Sink'],
      ['Attic', 'Roof', 'Stove'],
    ]);
  });

  it('EDIT-020 are deleted, which leaves them, and come back by Undo', async () => {
    const { user, onLine, names, active } = aSidebar({ activePoi: 'stove' });

    screen.getByRole('tree').focus();
    await user.keyboard('{Delete}');

    expect(active()).toBeNull();
    expect(names()[0]).toEqual(['Ground', 'Sink']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(names()[0]).toEqual(['Ground', 'Stove', 'Sink']);
    await onLine(/^Roof/);
  });

  it('EDIT-021 are not deleted while a tag is being placed, nor is the folder it lies in', async () => {
    const { menu, names, session, user } = aSidebar();
    const before = names();
    act(() => session.store.setState({ placing: poiId('sink') }));

    await menu(/^Stove/, 'Delete');
    const refused = await screen.findByText('You are currently placing a tag - click somewhere in the showcase to place it first.');
    expect(refused).toBeTruthy();
    await menu(/^Ground/, 'Delete');
    await user.keyboard('{Escape}');

    expect(names()).toEqual(before);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('EDIT-022 with attached files are not deleted, and the way leads to the files', async () => {
    const file = { type: 'file', identifier: 'b', name: 'Files', content: [{ name: 'a.pdf', url: 'https://files.example/a.pdf' }] };
    const tour = aTour({ folders: [{ id: 'ground', name: 'Ground', pois: [{ identifier: 'stove', name: 'Stove', content: [file] }] }] });
    const { user, menu, names, active, state } = aSidebar({ tour });

    await menu(/^Stove/, 'Delete');
    await screen.findByRole('dialog', { name: "Unable to delete POI's with attached files." });
    await user.click(screen.getByRole('button', { name: 'Go to its files' }));

    expect(names()).toEqual([['Ground', 'Stove']]);
    expect([active(), state().tab]).toEqual(['stove', 'files']);
  });

  it('EDIT-023 with children are not deleted before these are moved out', async () => {
    const children = [{ identifier: 'lid', name: 'Lid' }];
    const tour = aTour({ folders: [{ id: 'ground', name: 'Ground', pois: [{ identifier: 'stove', name: 'Stove', children }] }] });
    const { user, menu, names } = aSidebar({ tour });

    await menu(/^Stove/, 'Delete');
    await screen.findByRole('dialog', { name: 'Cannot delete Points of Interest with children.' });
    await user.click(screen.getByRole('button', { name: 'Move 1 out' }));
    expect(names()).toEqual([['Ground', 'Stove', 'Lid']]);
    await menu(/^Stove/, 'Delete');

    expect(names()).toEqual([['Ground', 'Lid']]);
  });

  it('EDIT-098 are renamed in their line, and stay a step that can be undone', async () => {
    const { user, onLine, poi, session } = aSidebar();

    await onLine(/^Stove/);
    await user.keyboard('{F2}Oven{Enter}');
    expect(poi('stove')?.name).toBe('Oven');
    act(() => session.undo());

    expect(poi('stove')?.name).toBe('Stove');
  });
});

describe('the list', () => {
  it('EDIT-015 brings a PoI that was added into view after 400 ms', async () => {
    const { state, session, visit } = aSidebar({
      tour: aTour({
        folders: [
          { id: 'ground', name: 'Ground', pois: Array.from({ length: 60 }, (_, at) => ({ identifier: `p${at}`, name: `PoI ${at}` })) },
        ],
      }),
    });
    vi.useFakeTimers();
    const scrolled = vi.spyOn(screen.getByRole('tree'), 'scrollTo').mockImplementation(() => {});
    const stove = { ...state().edited.folders[0]!.pois[0]!, identifier: poiId('new'), name: 'New PoI' };

    act(() => {
      session.edit('Add PoI', (edited) => ({ ...edited, folders: [{ ...edited.folders[0]!, pois: [...edited.folders[0]!.pois, stove] }] }));
      visit.open('new');
    });
    act(() => void vi.advanceTimersByTime(399));
    expect(scrolled).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));

    expect(scrolled).toHaveBeenCalled();
  });

  it('EDIT-067 leads to many at once by the cog called Advanced', async () => {
    const { user, state } = aSidebar();

    await add(user, 'Advanced');

    expect(state().tool).toBe('batch');
  });

  it('EDIT-107 has a switch for dragging, for administrators, which is remembered', async () => {
    const { user, onLine, names } = aSidebar({ isAdmin: true });
    const before = names();
    const toggle = screen.getByRole('button', { name: 'Sort by dragging' });
    expect(toggle.getAttribute('aria-pressed')).toBe('true');

    await user.click(toggle);
    await onLine(/^Ground/);
    await user.keyboard(' {ArrowDown} ');
    expect(names()).toEqual(before);
    expect(screen.queryByText(/is lifted/)).toBeNull();
    await user.click(toggle);
    await onLine(/^Roof/);
    await user.keyboard(' {ArrowUp} ');

    expect(names()).toEqual([['Ground', 'Stove', 'Sink', 'Roof'], ['Attic']]);
  });

  it('EDIT-107 has none for editors, who move lines up and down by the menu as well', async () => {
    const { menu, names } = aSidebar();

    expect(screen.queryByRole('button', { name: 'Sort by dragging' })).toBeNull();
    await menu(/^Sink/, 'Move up');

    expect(names()[0]).toEqual(['Ground', 'Sink', 'Stove']);
  });

  it('finds PoIs in the folders they lie in, and folders with all they hold', async () => {
    const { user, lines } = aSidebar({ tour: nested });
    const search = screen.getByRole('textbox', { name: 'Find in the list' });

    await user.type(search, 'sh');
    expect(lines()).toEqual(['1 Ground', '2 Pantry', '3 Shelf']);
    expect(screen.getByText('1 of 4 points of interest found')).toBeTruthy();
    await user.clear(search);
    await user.type(search, 'attic');
    expect(lines()).toEqual(['1 Attic', '2 Roof']);
    await user.clear(search);
    await user.type(search, 'zzz');

    expect(screen.getByText('No Pois found')).toBeTruthy();
    expect(screen.getByText('Nothing here is called “zzz”.')).toBeTruthy();
  });

  it('counts folders and points of interest', () => {
    aSidebar({ tour: nested });

    expect(screen.getByText('3 folders, 4 points of interest')).toBeTruthy();
  });

  it('hides the tags of a folder', async () => {
    const { user, visit } = aSidebar();

    await user.click(screen.getByRole('button', { name: 'Hide the tags of Attic' }));

    expect([...visit.session.store.getState().hiddenFolders]).toEqual(['attic']);
  });

  it('draws no line again for what is typed into a PoI', async () => {
    const { session } = aSidebar();
    const line = screen.getByRole('treeitem', { name: /^Stove/ });
    const changes = new MutationObserver(() => {});
    changes.observe(screen.getByRole('tree'), { subtree: true, childList: true, attributes: true, characterData: true });

    act(() => void session.editPoi('Write', poiId('stove'), (poi) => ({ ...poi, category: 'Kitchen' })));

    expect(changes.takeRecords()).toEqual([]);
    expect(screen.getByRole('treeitem', { name: /^Stove/ })).toBe(line);
  });

  it('EDIT-019 leaves a lifted line where it was when the focus goes elsewhere', async () => {
    const { user, onLine, lines, names } = aSidebar();
    const before = { lines: lines(), names: names() };

    await onLine(/^Ground/);
    await user.keyboard(' {ArrowDown}');
    expect(lines()).toEqual(['1 Ground', '1 Attic']);
    await user.click(screen.getByRole('textbox', { name: 'Find in the list' }));

    expect({ lines: lines(), names: names() }).toEqual(before);
    expect(screen.getByText('Ground stays where it was.')).toBeTruthy();
    await onLine(/^Attic/);
    await user.keyboard(' {ArrowUp}{Control>}z{/Control}');
    expect({ lines: lines(), names: names() }).toEqual(before);
  });

  it('EDIT-017 takes a slow tap as a tap, which lifted the line and put it down again, and opens no menu for a finger', () => {
    const { line, active, state } = aSidebar();
    vi.useFakeTimers();
    const at = { clientX: 40, clientY: 20 };
    const hold = (ms: number) => {
      fireEvent.touchStart(line(/^Stove/), { touches: [at] });
      act(() => vi.advanceTimersByTime(ms));
      const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      fireEvent(line(/^Stove/), Object.assign(menu, { pointerType: 'touch' }));
      fireEvent.touchEnd(line(/^Stove/), { touches: [] });
      act(() => vi.advanceTimersByTime(100));
    };

    hold(1500);
    expect([active(), screen.queryByRole('menu')]).toEqual([null, null]);
    hold(400);

    expect([active(), screen.queryByRole('menu'), state().past]).toEqual(['stove', null, []]);
  });

  it('keeps the focus at hand when the line that has it is deleted', async () => {
    const { user, onLine, tree } = aSidebar();

    await onLine(/^Stove/);
    await user.keyboard('{Delete}');

    const focused = document.getElementById(tree().getAttribute('aria-activedescendant') ?? '');
    expect([focused?.title, document.activeElement === tree()]).toEqual(['Sink', true]);
    fireEvent.keyDown(tree(), { key: 'Delete' });
    expect(screen.queryByRole('treeitem', { name: /^Sink/ })).toBeNull();
  });
});
