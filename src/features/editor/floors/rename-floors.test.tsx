import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { anEditing, aTour } from '../testing/an-editing';
import { RenameFloors } from './rename-floors';

const cleanups: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const cleanup of cleanups.splice(0)) cleanup();
});

function aFloorsDialog(stored: Parameters<typeof aTour>[0] = {}) {
  const editing = anEditing({ tour: aTour(stored) });
  cleanups.push(editing.end);
  editing.session.store.setState({ tool: 'floors' });
  const { user } = editing.show(<RenameFloors />);
  return {
    ...editing,
    user,
    floors: () => editing.state().edited.floors,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}

const fields = () =>
  screen.getAllByRole('textbox').map((field) => [(field as HTMLInputElement).labels?.[0]?.textContent, (field as HTMLInputElement).value]);

describe('RenameFloors', () => {
  it('shows a dialog with a row for each floor; the names are saved with the tour [EDIT-003 EDIT-094 EDIT-097]', async () => {
    const { user, floors, state } = aFloorsDialog();

    expect(screen.getByRole('dialog', { name: 'Rename floors' })).toBeDefined();
    expect(fields()).toEqual([
      ['Floor 1', 'Cellar'],
      ['Floor 2', 'Salon'],
    ]);
    await user.clear(screen.getByLabelText('Floor 2'));
    await user.type(screen.getByLabelText('Floor 2'), 'Bel étage');

    expect([floors(), state().needsSaving]).toEqual([['Cellar', 'Bel étage'], true]);
  });

  it('creates floors from the tour’s number of floors [EDIT-095]', async () => {
    const { floors, press } = aFloorsDialog({ floors: [], numberOfFloors: 3 });

    await press("Let's Create them");

    expect(floors()).toEqual(['Floor 1', 'Floor 2', 'Floor 3']);
    expect(fields()).toHaveLength(3);
  });

  it('uses the scan’s number of floors where the tour has none [EDIT-095]', async () => {
    const { player, floors, press, playViewer } = aFloorsDialog({ floors: [] });
    await playViewer();
    player.session.store.setState({ floors: [0, 1].map((index) => ({ id: `${index}`, index, name: '' })) });

    await press("Let's Create them");

    expect(floors()).toEqual(['Floor 1', 'Floor 2']);
  });

  it('shows that there are no floors to rename, and offers to add one [EDIT-096]', async () => {
    const { floors, press } = aFloorsDialog({ floors: [] });

    expect(screen.getByRole('heading', { name: 'No floors to rename' })).toBeDefined();
    await press('Add a floor');

    expect(floors()).toEqual(['']);
    expect(screen.getByLabelText('Floor 1')).toHaveProperty('placeholder', 'Floor 1');
  });

  it('adds, reorders and deletes floors as one undo step [EDIT-098]', async () => {
    const { user, floors, state, session, press } = aFloorsDialog();

    await press('Add a floor');
    await user.type(screen.getByLabelText('Floor 3'), 'Attic');
    await press('Move Floor 3 up');
    expect(floors()).toEqual(['Cellar', 'Attic', 'Salon']);
    await press('Delete Floor 1');
    expect(floors()).toEqual(['Attic', 'Salon']);
    await press('Done');

    expect([state().tool, state().past.map(({ label }) => label)]).toEqual([null, ['Rename floors']]);
    session.undo();
    expect(floors()).toEqual(['Cellar', 'Salon']);
  });

  it('undoes all changes on demand [EDIT-098]', async () => {
    const { user, floors, press } = aFloorsDialog();

    await user.click(screen.getByLabelText('Floor 1'));
    await user.keyboard(' B');
    await press('Move Floor 1 down');
    expect(floors()).toEqual(['Salon', 'Cellar B']);
    await press('Undo changes');

    expect(floors()).toEqual(['Cellar', 'Salon']);
  });

  it('undoes own changes alone, and offers to only after one', async () => {
    const { user, floors, session, state, press } = aFloorsDialog();
    const save = (names: string[]) => act(() => void session.rebase({ ...state().base, floors: names }, names.join()));

    save(['Cellar', 'Bel étage']);
    expect(screen.queryByRole('button', { name: 'Undo changes' })).toBeNull();
    await user.type(screen.getByLabelText('Floor 1'), ' B');
    save(['Cellar', 'Bel étage', 'Attic']);
    expect(floors()).toEqual(['Cellar B', 'Bel étage', 'Attic']);
    await press('Undo changes');

    expect(floors()).toEqual(['Cellar', 'Bel étage', 'Attic']);
    expect(screen.queryByRole('button', { name: 'Undo changes' })).toBeNull();
  });
});
