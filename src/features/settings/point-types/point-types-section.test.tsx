import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pointTypeQueries } from '@/backend/point-types/queries';
import { AppError } from '@/domain/app-error';
import { type PointType, pointTypesFrom } from '@/domain/point-types/point-type';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { toastSuccess } from '@/ui/toast';
import { acme, renderSettings } from '../testing/render-settings';

const savePointTypes = vi.hoisted(() => vi.fn(async (_: unknown) => undefined));
vi.mock('@/backend/point-types/commands', () => ({ savePointTypes }));
vi.mock('@/ui/toast');

beforeEach(() => standInForDialogs());
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const user = userEvent.setup();
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const valve = {
  id: 'valve',
  name: 'Valve',
  icon: 'droplet',
  color: 'blue',
  fields: [{ key: 'bar', name: 'Pressure', kind: 'number', unit: 'bar' }],
  states: [{ id: 'open', name: 'Open', color: 'red' }],
};
const render = (types: unknown[] = [valve]) =>
  renderSettings({
    section: 'point-types',
    cached: [[pointTypeQueries.of(acme).queryKey, types.length > 0 ? { types: pointTypesFrom(types), updated: null } : null]],
  });
const saved = (): readonly PointType[] => {
  const [input] = savePointTypes.mock.calls[0] as unknown as [{ mine: PointType[] }];
  return input.mine;
};

describe('types of points', () => {
  it('are explained while there are none, and begin with a name', async () => {
    await render([]);
    expect(screen.getByRole('heading', { name: 'No types of points yet' })).toBeDefined();

    await press('Add a type');
    expect(document.activeElement).toBe(field('Name of type 1'));
    await user.keyboard('Door');
    await press('Add a field');
    await user.keyboard('Width');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of Width' }), 'Number');
    await user.type(field('Unit of Width'), 'm');
    await user.click(screen.getByRole('checkbox', { name: 'Required to publish: Width' }));
    await press('Add a state');
    await user.keyboard('In work');
    await user.click(screen.getByRole('checkbox', { name: 'Due date: In work' }));
    await press('Save');

    expect(saved()).toMatchObject([
      {
        name: 'Door',
        fields: [{ name: 'Width', kind: 'number', unit: 'm', isRequired: true, leftOut: false }],
        states: [{ name: 'In work', hasDueDate: true }],
      },
    ]);
    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Settings saved!'));
  });

  it('keep their ids, keys and kinds, whatever they are called', async () => {
    await render();
    await press('Edit Valve');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind of Pressure' }).disabled).toBe(true);
    await user.clear(field('Name of field 1'));
    await user.type(field('Name of field 1'), 'Bar');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Icon' }), 'Flame');
    await press('Save');

    expect(saved()).toMatchObject([{ id: 'valve', icon: 'flame', fields: [{ key: 'bar', name: 'Bar', kind: 'number' }] }]);
  });

  it('have choices, of which Enter adds the next, and at least one', async () => {
    await render();
    await press('Edit Valve');
    await press('Add a field');
    await user.keyboard('Maker');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of Maker' }), 'Choice');
    await press('Save');
    expect(screen.getByText('Add a choice.')).toBeDefined();
    expect(savePointTypes).not.toHaveBeenCalled();

    await press('Add a choice');
    await user.keyboard('Northlight{Enter}Acme');
    await press('Save');
    expect(saved()[0]?.fields[1]?.choices.map(({ name }) => name)).toEqual(['Northlight', 'Acme']);
  });

  it('say what is missing inside of a type that is closed', async () => {
    await render();
    await press('Edit Valve');
    await user.clear(field('Name of state 1'));
    await press('Close Valve');
    await press('Save');

    expect(screen.getByText('Something in this type is not complete. Open it.')).toBeDefined();
    expect(savePointTypes).not.toHaveBeenCalled();
  });

  it('are deleted after a question, and stay where saving failed', async () => {
    savePointTypes.mockRejectedValue(new AppError('unavailable', 'You are offline. Connect, then try again.'));
    await render();
    await press('Delete Valve');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(screen.queryByRole('textbox', { name: 'Name of type 1' })).toBeNull();
    await press('Save');

    expect((await screen.findByRole('alert')).textContent).toBe('You are offline. Connect, then try again.');
  });
});
