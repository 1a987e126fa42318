import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { replacePoi } from '@/domain/folders/changes';
import { findPoi } from '@/domain/folders/find';
import { poiId } from '@/domain/ids';
import { anEditing } from '../testing/an-editing';
import { NameField } from './name-field';

afterEach(cleanup);

async function typing(typed: string) {
  const editing = anEditing();
  const { user } = editing.show(<NameField poi={poiId('stove')} />);
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  await user.clear(field);
  await user.type(field, typed);
  return { ...editing, user, field };
}

describe('a field that is being typed into', () => {
  it('holds what was typed, also what the work does not take, until it is left', async () => {
    const { user, field, poi } = await typing('Oven ');
    expect([field.value, poi('stove')?.name]).toEqual(['Oven ', 'Oven']);
    await user.clear(field);
    expect([field.value, poi('stove')?.name]).toEqual(['', 'Oven']);

    await user.tab();

    expect(field.value).toBe('Oven');
  });

  it('shows what somebody else saved over it, so that typing on writes over nothing unseen', async () => {
    const { user, field, session, store, state, given, poi } = await typing('Oven');
    await act(() => session.save());
    store.saveElsewhere((edited) => {
      const stove = findPoi(edited.folders, poiId('stove'));
      return stove ? { ...edited, folders: replacePoi(edited.folders, { ...stove, name: 'Range' }) } : edited;
    }, 'theirs');

    act(() => session.receive({ ...given, tour: store.told() }));
    expect([field.value, state().needsSaving]).toEqual(['Range', false]);
    await user.type(field, 's');

    expect(poi('stove')?.name).toBe('Ranges');
  });
});
