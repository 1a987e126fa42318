import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

describe('folders', () => {
  it('are added at the top level, selected, and named in their line [EDIT-008]', async () => {
    const { user, state, names, line } = aSidebar();

    await add(user, 'Add Folder');
    await user.keyboard('Garden{Enter}');

    expect(names().map(([name]) => name)).toEqual(['Ground', 'Attic', 'Garden']);
    expect(state().selectedFolder).toBe(state().edited.folders[2]?.id);
    expect(line(/^Garden/).getAttribute('aria-selected')).toBe('true');
  });

  it('are added into another folder, which expands [EDIT-008]', async () => {
    const { menu, user, state, lines } = aSidebar();
    act(() => state().collapse([state().edited.folders[1]!.id], true));

    await menu(/^Attic/, 'Add subfolder');
    await user.keyboard('Trunks{Enter}');

    expect(lines().slice(-3)).toEqual(['1 Attic', '2 Roof', '2 Trunks']);
    expect(state().selectedFolder).toBe(state().edited.folders[1]?.children[0]?.id);
  });

  it('are not added below a subfolder [EDIT-009]', async () => {
    const { user, line } = aSidebar({ tour: nested });

    await user.pointer({ keys: '[MouseRight]', target: line(/^Pantry/) });

    expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Add subfolder' })).toBeNull();
  });

  it('cannot be nested twice, with the exact message [EDIT-009]', async () => {
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

  it('are renamed by F2, double-click and the menu; Escape cancels [EDIT-010]', async () => {
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

  it('are duplicated with what is in them, and the copy is named, as two steps to undo', async () => {
    const { menu, user, names, session } = aSidebar();

    await menu(/^Ground/, 'Duplicate');
    await user.keyboard('Cellar{Enter}');

    expect(names()).toEqual([
      ['Ground', 'Stove', 'Sink'],
      ['Cellar', 'Stove', 'Sink'],
      ['Attic', 'Roof'],
    ]);
    act(() => session.undo());
    act(() => session.undo());
    expect(names().map(([name]) => name)).toEqual(['Ground', 'Attic']);
  });

  it('are left out of versions, or not, and say that a public tour shows them', async () => {
    const { user, menu, state, session } = aSidebar({ tour: nested });
    const pantry = () => state().edited.folders[0]?.children[0];

    await menu(/^Pantry/, 'Versions…');
    const dialog = await screen.findByRole('dialog', { name: 'Versions' });
    within(dialog).getByText('“Pantry” and everything in it');
    within(dialog).getByText(/^A public tour itself shows it/);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Left out of versions' }));
    expect([pantry()?.leftOut, state().past.length]).toEqual([true, 1]);
    expect(session.tour().folders[0]?.children[0]?.leftOut).toBe(true);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Left out of versions' }));

    expect(pantry()).not.toHaveProperty('leftOut');
    expect(state().edited.folders).toEqual(nested.folders);
  });

  it('move up and down by the menu and by Alt+Arrow, and stop at the ends [EDIT-010]', async () => {
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

  it('are deleted after a confirmation that lists their contents [EDIT-011]', async () => {
    const { user, menu, names } = aSidebar({ tour: nested });

    await menu(/^Ground/, 'Delete');
    const question = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this folder?' });
    expect(question.textContent).toContain('“Ground” and everything in it will be deleted: 1 subfolder and 3 points of interest.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(names()).toHaveLength(2);
    await menu(/^Ground/, 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete folder' }));

    expect(names()).toEqual([['Attic', 'Roof']]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(names()).toHaveLength(2);
  });

  it('select the first remaining folder when they are deleted, if there is one [EDIT-012]', async () => {
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

  it('close the open PoI in them when they are deleted', async () => {
    const { user, menu, active } = aSidebar({ activePoi: 'roof' });

    await menu(/^Attic/, 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete folder' }));

    expect(active()).toBeNull();
  });
});

describe('points of interest', () => {
  it('are added to the selected folder as New PoI, and are the active one [EDIT-013, EDIT-014]', async () => {
    const { user, names, active, state, line } = aSidebar();

    await user.click(line(/^Attic/));
    await add(user, 'Add PoI');

    expect(names()).toEqual([
      ['Ground', 'Stove', 'Sink'],
      ['Attic', 'Roof', 'New PoI'],
    ]);
    expect(active()).toBe(state().edited.folders[1]?.pois[1]?.identifier);
  });

  it('create a first folder if there is none [EDIT-014]', async () => {
    const { user, names } = aSidebar({ tour: aTour({ folders: [] }) });

    await user.click(screen.getByRole('button', { name: 'Add point of interest' }));

    expect(names()).toEqual([['New Folder', 'New PoI']]);
  });

  it('open on click while none or another one is active [EDIT-017]', async () => {
    const { user, line, active, player } = aSidebar();

    await user.click(line(/^Stove/));
    expect(active()).toBe('stove');
    await user.click(line(/^Roof/));

    expect(active()).toBe('roof');
    expect(player.session.store.getState()).toMatchObject({ uiMode: 'edit', openCount: 2 });
  });

  it('close on click while active, and open again on the next [EDIT-018]', async () => {
    const { user, line, active } = aSidebar({ activePoi: 'stove' });

    await user.click(line(/^Stove/));
    expect(active()).toBeNull();
    await user.click(line(/^Stove/));

    expect(active()).toBe('stove');
  });

  it('are duplicated after themselves and opened, as one step to undo', async () => {
    const { menu, names, active, state, session } = aSidebar();

    await menu(/^Stove/, 'Duplicate');

    expect(names()[0]).toEqual(['Ground', 'Stove', 'Stove 2', 'Sink']);
    expect(active()).toBe(state().edited.folders[0]?.pois[1]?.identifier);
    act(() => session.undo());
    expect(names()[0]).toEqual(['Ground', 'Stove', 'Sink']);
  });

  it('move by keyboard within and between folders, with announcements [EDIT-019]', async () => {
    const { user, onLine, names } = aSidebar();

    await onLine(/^Stove/);
    await user.keyboard(' ');
    expect(screen.getByText(/^Stove picked up, place 1 of 2 in Ground\./)).toBeTruthy();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('Stove: place 2 of 2 in Ground')).toBeTruthy();
    await user.keyboard('{ArrowDown}{ArrowDown} ');

    expect(screen.getByText('Stove dropped, place 2 of 2 in Attic.')).toBeTruthy();
    expect(names()).toEqual([
      ['Ground', 'Sink'],
      ['Attic', 'Roof', 'Stove'],
    ]);
  });

  it('do not move when Escape is pressed [EDIT-019]', async () => {
    const { user, onLine, names, state } = aSidebar();
    const before = names();

    await onLine(/^Stove/);
    await user.keyboard(' {ArrowDown}{ArrowDown}{Escape}');

    expect(names()).toEqual(before);
    expect(state().past).toEqual([]);
    expect(screen.getByText('Stove stays where it was.')).toBeTruthy();
  });

  it('move to a folder chosen from a list [EDIT-019]', async () => {
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

  it('close when deleted, and are restored by Undo [EDIT-020]', async () => {
    const { user, onLine, names, active } = aSidebar({ activePoi: 'stove' });

    screen.getByRole('tree').focus();
    await user.keyboard('{Delete}');

    expect(active()).toBeNull();
    expect(names()[0]).toEqual(['Ground', 'Sink']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(names()[0]).toEqual(['Ground', 'Stove', 'Sink']);
    await onLine(/^Roof/);
  });

  it('cannot be deleted while a tag is being placed, nor can its folder [EDIT-021]', async () => {
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

  it('with attached files cannot be deleted, and the dialog opens the files [EDIT-022]', async () => {
    const file = { type: 'file', identifier: 'b', name: 'Files', content: [{ name: 'a.pdf', url: 'https://files.example/a.pdf' }] };
    const tour = aTour({ folders: [{ id: 'ground', name: 'Ground', pois: [{ identifier: 'stove', name: 'Stove', content: [file] }] }] });
    const { user, menu, names, active, state } = aSidebar({ tour });

    await menu(/^Stove/, 'Delete');
    await screen.findByRole('dialog', { name: "Unable to delete POI's with attached files." });
    await user.click(screen.getByRole('button', { name: 'Go to its files' }));

    expect(names()).toEqual([['Ground', 'Stove']]);
    expect([active(), state().tab]).toEqual(['stove', 'files']);
  });

  it('with children cannot be deleted before these are moved out [EDIT-023]', async () => {
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

  it('are renamed in their line, as an undo step [EDIT-098]', async () => {
    const { user, onLine, poi, session } = aSidebar();

    await onLine(/^Stove/);
    await user.keyboard('{F2}Oven{Enter}');
    expect(poi('stove')?.name).toBe('Oven');
    act(() => session.undo());

    expect(poi('stove')?.name).toBe('Stove');
  });
});

describe('the list', () => {
  it('opens batch operations with the Advanced button [EDIT-067]', async () => {
    const { user, state } = aSidebar();

    await add(user, 'Advanced');

    expect(state().tool).toBe('batch');
  });

  it('lets administrators switch off dragging, and stores that [EDIT-107 ACCESS-041]', async () => {
    const { user, onLine, names } = aSidebar({ isAdmin: true });
    const before = names();
    const toggle = screen.getByRole('button', { name: 'Sort by dragging' });
    expect(toggle.getAttribute('aria-pressed')).toBe('true');

    await user.click(toggle);
    await onLine(/^Ground/);
    await user.keyboard(' {ArrowDown} ');
    expect(names()).toEqual(before);
    expect(screen.queryByText(/picked up/)).toBeNull();
    await user.click(toggle);
    await onLine(/^Roof/);
    await user.keyboard(' {ArrowUp} ');

    expect(names()).toEqual([['Ground', 'Stove', 'Sink', 'Roof'], ['Attic']]);
  });

  it('has no such switch for editors, who can also move lines by the menu [EDIT-107]', async () => {
    const { menu, names } = aSidebar();

    expect(screen.queryByRole('button', { name: 'Sort by dragging' })).toBeNull();
    await menu(/^Sink/, 'Move up');

    expect(names()[0]).toEqual(['Ground', 'Sink', 'Stove']);
  });

  it('finds PoIs within their folders, and folders with their contents', async () => {
    const { user, lines } = aSidebar({ tour: nested });
    const search = screen.getByRole('textbox', { name: 'Find in the list' });

    await user.type(search, 'sh');
    await waitFor(() => expect(lines()).toEqual(['1 Ground', '2 Pantry', '3 Shelf']));
    expect(screen.getByText('1 of 4 points of interest found')).toBeTruthy();
    await user.clear(search);
    await user.type(search, 'attic');
    await waitFor(() => expect(lines()).toEqual(['1 Attic', '2 Roof']));
    await user.clear(search);
    await user.type(search, 'zzz');

    expect(await screen.findByText('No Pois found')).toBeTruthy();
    expect(screen.getByText('Nothing matches “zzz”.')).toBeTruthy();
  });

  it('counts folders and points of interest', () => {
    aSidebar({ tour: nested });

    expect(screen.getByText('3 folders, 4 points of interest')).toBeTruthy();
  });

  it('hides the tags of a folder', async () => {
    const { user, player } = aSidebar();

    await user.click(screen.getByRole('button', { name: 'Hide the tags of Attic' }));

    expect([...player.session.store.getState().hiddenFolders]).toEqual(['attic']);
  });
});
