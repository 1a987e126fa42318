import { describe, expect, it } from 'vitest';
import type { EditedTour } from '@/domain/tours/edited';
import { anEditing } from '../testing/an-editing';
import { isConflictOpen, visibleHistoryId } from './saving-state';

const named = (name: string) => (edited: EditedTour) => ({ ...edited, name });

describe('the conflict dialog', () => {
  it('is open until the conflict is postponed, and opens again on request or with a newer conflict', () => {
    const { session, state } = anEditing();
    session.edit('Rename', named('Mine'));
    expect(isConflictOpen(state())).toBe(false);

    session.rebase(named('Theirs')(state().base), 'second');
    expect(isConflictOpen(state())).toBe(true);
    state().postponeConflict();
    expect(isConflictOpen(state())).toBe(false);
    state().openConflict();
    expect(isConflictOpen(state())).toBe(true);
    state().postponeConflict();
    session.rebase(named('Newer')(state().base), 'third');

    expect(isConflictOpen(state())).toBe(true);
  });
});

describe('visibleHistoryId', () => {
  it('is the loaded state, the restored one until something else changes, and none after other changes [EDIT-061]', () => {
    const { session, state } = anEditing();
    const [first] = state().edited.folders;
    expect(visibleHistoryId(state())).toBe('first');

    session.edit('Restore', (edited) => ({ ...edited, folders: first ? [first] : [] }));
    expect(visibleHistoryId(state())).toBeNull();
    session.store.setState({ restored: { historyId: 'older', edited: state().edited } });
    expect(visibleHistoryId(state())).toBe('older');
    session.edit('Delete', (edited) => ({ ...edited, folders: [] }));

    expect(visibleHistoryId(state())).toBeNull();
  });
});
