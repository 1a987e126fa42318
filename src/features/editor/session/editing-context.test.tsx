import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anEditing } from '../testing/an-editing';
import { useEditableField, useEditingSession, useEditingState } from './editing-context';

afterEach(cleanup);

function TourName() {
  const session = useEditingSession();
  const name = useEditingState(({ edited }) => edited.name);
  const field = useEditableField(name, (typed) => {
    if (typed !== '') session.edit('Rename', (edited) => ({ ...edited, name: typed }), { key: 'name' });
  });
  return <input aria-label="Name" {...field} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

describe('a field of the editor', () => {
  it('applies every key, and what is typed until it loses focus is one undo step', async () => {
    const { session, state, show } = anEditing();
    const { user } = show(<TourName />);

    await user.type(field(), ' of A');
    expect([state().edited.name, state().past.length]).toEqual(['The Hall of A', 1]);
    await user.tab();
    await user.type(field(), '!');
    act(() => session.undo());

    expect(field().value).toBe('The Hall of A');
  });

  it('shows rejected text while it is typed, and the value again on blur', async () => {
    const { show, state } = anEditing();
    const { user } = show(<TourName />);

    await user.clear(field());
    expect([field().value, state().edited.name]).toEqual(['', 'The Hall']);
    await user.tab();

    expect(field().value).toBe('The Hall');
  });

  it('shows a value that changes elsewhere while the user types', async () => {
    const { session, show } = anEditing();
    const { user } = show(<TourName />);
    await user.type(field(), '!');

    act(() => session.replace('Merge', { ...session.store.getState().edited, name: 'Theirs' }));

    expect(field().value).toBe('Theirs');
  });
});

describe('useEditingSession', () => {
  it('throws outside of the provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});

    expect(() => render(<TourName />)).toThrow('useEditingSession is used outside of EditingProvider.');
    vi.restoreAllMocks();
  });
});
