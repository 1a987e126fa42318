import { describe, expect, it } from 'vitest';
import type { EditedTour } from '@/domain/tours/edited';
import { anEditing } from '../testing/an-editing';

const named = (name: string) => (edited: EditedTour) => ({ ...edited, name });
const floors = (...names: string[]) => ({ floors: names });

describe('rebase', () => {
  it('only remembers the new history id if nothing else changed', () => {
    const { session, state } = anEditing();
    const { base } = state();

    expect(session.rebase({ ...base }, 'second')).toBe('same');

    expect([state().base === base, state().historyId]).toEqual([true, 'second']);
    expect([session.isSuperseded('first'), session.isSuperseded('second')]).toEqual([true, false]);
  });

  it('merges changes of others that do not conflict, and keeps the own ones unsaved', () => {
    const { session, state } = anEditing();
    session.edit('Rename', named('Mine'));

    expect(session.rebase({ ...state().base, ...floors('Vault', 'Salon') }, 'second')).toBe('merged');

    expect([state().edited.name, state().edited.floors, state().needsSaving]).toEqual(['Mine', ['Vault', 'Salon'], true]);
  });

  it('leaves the tour as it is when changes conflict, and opens the conflict', () => {
    const { session, state } = anEditing();
    session.edit('Rename', named('Mine'));

    expect(session.rebase(named('Theirs')(state().base), 'second')).toBe('conflict');

    expect([state().edited.name, state().saving, state().conflict?.historyId]).toEqual(['Mine', 'conflict', 'second']);
  });
});

describe('resolveConflict', () => {
  it('applies the chosen state as one step that undo reverts to the own version [EDIT-054]', () => {
    const { session, state } = anEditing();
    session.edit('Rename', named('Mine'));
    const theirs = { ...named('Theirs')(state().base), ...floors('Vault', 'Salon') };
    session.rebase(theirs, 'second');

    session.resolveConflict(theirs, theirs, 'second');
    expect([state().edited.name, state().saving, state().conflict, state().needsSaving]).toEqual(['Theirs', 'idle', null, false]);
    session.undo();

    expect([state().edited.name, state().edited.floors]).toEqual(['Mine', ['Vault', 'Salon']]);
  });
});

describe('markSaved', () => {
  it('makes the saved state the base', () => {
    const { session, state } = anEditing();
    session.edit('Rename', named('Mine'));

    session.markSaved(state().edited, 'second');

    expect([state().needsSaving, state().lastChange, state().historyId]).toEqual([false, null, 'second']);
    expect(state().savedAt).toBeInstanceOf(Date);
  });
});
