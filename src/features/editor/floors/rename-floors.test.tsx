import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { anEditing, aTour } from '../testing/an-editing';
import { RenameFloors } from './rename-floors';

const ended: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const end of ended.splice(0)) end();
});

function theFloors(stored: Parameters<typeof aTour>[0] = {}) {
  const editing = anEditing({ tour: aTour(stored) });
  ended.push(editing.end);
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

describe('rename floors', () => {
  it('EDIT-003 EDIT-094 EDIT-097 is a dialog with a line for each floor, whose names are part of the work that is saved', async () => {
    const { user, floors, state } = theFloors();

    expect(screen.getByRole('dialog', { name: 'Rename floors' })).toBeDefined();
    expect(fields()).toEqual([
      ['Floor 1', 'Cellar'],
      ['Floor 2', 'Salon'],
    ]);
    await user.clear(screen.getByLabelText('Floor 2'));
    await user.type(screen.getByLabelText('Floor 2'), 'Bel étage');

    expect([floors(), state().needsSaving]).toEqual([['Cellar', 'Bel étage'], true]);
  });

  it('EDIT-095 creates the floors of a tour that has a number of them', async () => {
    const { floors, press } = theFloors({ floors: [], numberOfFloors: 3 });

    await press("Let's Create them");

    expect(floors()).toEqual(['Floor 1', 'Floor 2', 'Floor 3']);
    expect(fields()).toHaveLength(3);
  });

  it('EDIT-095 takes the number from the scan where the tour has none', async () => {
    const { visit, floors, press, plays } = theFloors({ floors: [] });
    await plays();
    visit.session.store.setState({ floors: [0, 1].map((index) => ({ id: `${index}`, index, name: '' })) });

    await press("Let's Create them");

    expect(floors()).toEqual(['Floor 1', 'Floor 2']);
  });

  it('EDIT-096 says that there are none to rename, and lets one add them', async () => {
    const { floors, press } = theFloors({ floors: [] });

    expect(screen.getByRole('heading', { name: 'No floors to rename' })).toBeDefined();
    await press('Add a floor');

    expect(floors()).toEqual(['']);
    expect(screen.getByLabelText('Floor 1')).toHaveProperty('placeholder', 'Floor 1');
  });

  it('EDIT-098 adds, orders and deletes floors; all of it is one step to undo', async () => {
    const { user, floors, state, session, press } = theFloors();

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

  it('EDIT-098 takes everything back on demand', async () => {
    const { user, floors, press } = theFloors();

    await user.click(screen.getByLabelText('Floor 1'));
    await user.keyboard(' B');
    await press('Move Floor 1 down');
    expect(floors()).toEqual(['Salon', 'Cellar B']);
    await press('Take back');

    expect(floors()).toEqual(['Cellar', 'Salon']);
  });
});
