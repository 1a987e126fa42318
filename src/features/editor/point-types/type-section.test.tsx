import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { poiId } from '@/domain/ids';
import { pointTypesFrom } from '@/domain/point-types/point-type';
import { mergeEdited } from '@/domain/tours/edited';
import { anEditing, aTour } from '../testing/an-editing';
import { TypeSection } from './type-section';

afterEach(cleanup);

const types = pointTypesFrom([
  {
    id: 'valve',
    name: 'Valve',
    fields: [
      { key: 'bar', name: 'Pressure', kind: 'number', unit: 'bar', isRequired: true },
      { key: 'maker', name: 'Maker', kind: 'choice', choices: [{ id: 'acme', name: 'Acme' }] },
      {
        key: 'uses',
        name: 'Serves',
        kind: 'choices',
        choices: [
          { id: 'heat', name: 'Heat' },
          { id: 'tap', name: 'Taps' },
        ],
      },
    ],
    states: [
      { id: 'open', name: 'To do', hasDueDate: true },
      { id: 'done', name: 'Done' },
    ],
  },
]);

function shown(stored = {}) {
  const folders = [{ id: 'kitchen', name: 'Kitchen', pois: [{ identifier: 'stove', name: 'Stove', ...stored }] }];
  const editing = anEditing({ tour: aTour({ folders }) });
  editing.session.store.setState({ catalog: types });
  return { ...editing, ...editing.show(<TypeSection poi={poiId('stove')} />) };
}

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

describe('the type of a point', () => {
  it('says in which state the point was found since it was saved, and takes that over', async () => {
    const { user, poi, player } = shown({ typeId: 'valve', state: 'open' });
    act(() => player.session.store.setState({ checkedStates: new Map([[poiId('stove'), { state: 'done', at: new Date() }]]) }));

    expect(screen.getByText(/Checked as/).textContent).toContain('Checked as “Done”, just now');
    await user.click(screen.getByRole('button', { name: 'Use this state' }));

    expect(poi('stove')?.state).toBe('done');
    expect(screen.queryByText(/Checked as/)).toBeNull();
  });

  it('is chosen, begins with its first state, and shows its fields', async () => {
    const { user, poi, session } = shown();
    await user.selectOptions(select('Type'), 'Valve');
    await user.type(screen.getByRole('textbox', { name: 'Pressure (bar)' }), '2,5');
    await user.selectOptions(select('Maker'), 'Acme');
    await user.click(screen.getByRole('checkbox', { name: 'Taps' }));
    await user.click(screen.getByRole('checkbox', { name: 'Heat' }));

    expect(poi('stove')).toMatchObject({ typeId: 'valve', state: 'open', fields: { bar: 2.5, maker: 'acme', uses: ['heat', 'tap'] } });
    expect(session.tour().pointTypes.map(({ id }) => id)).toEqual(['valve']);

    session.undo();
    session.undo();
    expect(poi('stove')?.fields).toEqual({ bar: 2.5, maker: 'acme' });
  });

  it('has a date in a state that has one, and loses it with the next', async () => {
    const { user, poi } = shown({ typeId: 'valve', state: 'open', due: '2026-12-01' });
    expect(screen.getByLabelText<HTMLInputElement>('Due').value).toBe('2026-12-01');
    await user.selectOptions(select('State'), 'Done');

    expect([poi('stove')?.state, poi('stove')?.due]).toEqual(['done', undefined]);
    expect(screen.queryByLabelText('Due')).toBeNull();
  });

  it('keeps what nobody knows until somebody removes it', async () => {
    const { user, poi } = shown({ typeId: 'gone', state: 'lost', fields: { old: 'x7' } });
    expect(select('Type').value).toBe('gone');
    expect(screen.getByText('Unknown field “old”')).toBeDefined();
    await user.selectOptions(select('Type'), 'Valve');
    expect(poi('stove')?.fields).toEqual({ old: 'x7' });
    await user.click(screen.getByRole('button', { name: 'Remove unknown field old' }));

    expect(poi('stove')?.fields).toBeUndefined();
  });

  it('refuses what is no number, and keeps what was there', async () => {
    const { user, poi } = shown({ typeId: 'valve', fields: { bar: 2 } });
    await user.type(screen.getByRole('textbox', { name: 'Pressure (bar)' }), 'x');

    expect(screen.getByRole('alert').textContent).toBe('Enter a number.');
    expect(poi('stove')?.fields).toEqual({ bar: 2 });
  });

  it('leaves the point out of versions, and says that a public tour shows it', async () => {
    const { user, poi } = shown();
    await user.click(screen.getByRole('checkbox', { name: 'Left out of versions' }));
    expect(poi('stove')?.leftOut).toBe(true);
    expect(screen.getByText(/^A public tour itself shows it/)).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Left out of versions' }));

    expect(poi('stove')).not.toHaveProperty('leftOut');
  });
});

describe('merging', () => {
  it('joins fields one by one, and asks about one that both changed', () => {
    const { state } = shown({ typeId: 'valve', fields: { bar: 1, maker: 'acme' } });
    const { edited } = state();
    const withFields = (fields: object) => ({
      ...edited,
      folders: edited.folders.map((folder) => ({
        ...folder,
        pois: folder.pois.map((poi) => ({ ...poi, fields: { ...poi.fields, ...fields } })),
      })),
    });

    const joined = mergeEdited(edited, withFields({ bar: 2 }), withFields({ uses: ['tap'] }));
    expect(joined.conflicts).toEqual([]);
    expect(joined.edited.folders[0]?.pois[0]?.fields).toEqual({ bar: 2, maker: 'acme', uses: ['tap'] });

    const both = mergeEdited(edited, withFields({ bar: 2 }), withFields({ bar: 3 }));
    expect(both.conflicts).toMatchObject([{ where: ['Kitchen', 'Stove'], field: 'bar', mine: '2', theirs: '3' }]);
  });
});
