import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { replacePoi } from '@/domain/folders/changes';
import { findPoi } from '@/domain/folders/find';
import { poiId } from '@/domain/ids';
import { anEditing } from '../testing/an-editing';
import { NameField } from './info-tab';

afterEach(cleanup);

async function typing(typed: string) {
  const editing = anEditing();
  const { user } = editing.show(<NameField poi={poiId('stove')} />);
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  await user.clear(field);
  await user.type(field, typed);
  return { ...editing, user, field };
}

describe('an editable field', () => {
  it('keeps the typed text, even if it is invalid, until blur', async () => {
    const { user, field, poi } = await typing('Oven ');
    expect([field.value, poi('stove')?.name]).toEqual(['Oven ', 'Oven']);
    await user.clear(field);
    expect([field.value, poi('stove')?.name]).toEqual(['', 'Oven']);

    await user.tab();

    expect(field.value).toBe('Oven');
  });

  it('is left by Enter, so that keys are shortcuts again', async () => {
    const { user, field, poi } = await typing('Oven');

    await user.keyboard('{Enter}');

    expect([document.activeElement === field, poi('stove')?.name]).toEqual([false, 'Oven']);
  });

  it('shows a value saved by someone else, so that typing does not overwrite it unseen', async () => {
    const { user, field, session, store, state, input, poi } = await typing('Oven');
    await act(() => session.save());
    store.saveElsewhere((edited) => {
      const stove = findPoi(edited.folders, poiId('stove'));
      return stove ? { ...edited, folders: replacePoi(edited.folders, { ...stove, name: 'Range' }) } : edited;
    }, 'theirs');

    act(() => session.receive({ ...input, tour: store.storedTour() }));
    expect([field.value, state().needsSaving]).toEqual(['Range', false]);
    await user.type(field, 's');

    expect(poi('stove')?.name).toBe('Ranges');
  });
});
