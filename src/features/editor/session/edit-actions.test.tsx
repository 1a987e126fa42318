import { cleanup, screen } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { poiId } from '@/domain/ids';
import { pointTypesFrom } from '@/domain/point-types/point-type';
import { withState } from '@/domain/point-types/values';
import type { EditedTour } from '@/domain/tours/edited';
import { anEditing } from '../testing/an-editing';
import { rewritePoiHistory } from './edit-actions';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const named = (name: string) => (edited: EditedTour) => ({ ...edited, name });
const stove = poiId('stove');

describe('edits', () => {
  it('are undone and redone one step at a time, and open the PoI they changed', () => {
    const { session, state, player } = anEditing();
    session.edit('Rename', named('A'));
    session.editPoi('Rename PoI', stove, (poi) => ({ ...poi, name: 'Oven' }));

    session.undo();
    expect(state().edited.name).toBe('A');
    expect(player.session.store.getState().activePoi).toBe(stove);
    session.undo();
    expect(state().edited).toBe(state().base);
    session.undo();
    session.redo();

    expect([state().edited.name, state().past.length, state().future.length]).toEqual(['A', 1, 1]);
  });

  it('choose a state now where the clock of the device is ahead of the server’s, and leave others as they are', () => {
    const { session, poi } = anEditing();
    const [type] = pointTypesFrom([{ id: 'door', states: [{ id: 'open' }, { id: 'shut' }] }]);
    const [open, shut] = type!.states;
    session.store.setState({ serverAheadMs: -3_600_000 });

    session.editPoi('Change state', stove, (poi) => withState({ ...poi, typeId: 'door' }, open));

    expect(Math.abs(Date.now() - 3_600_000 - Date.parse(poi('stove')!.stateAt!))).toBeLessThan(60_000);
    const before = poi('stove');
    session.editPoi('Rename', poiId('sink'), (poi) => ({ ...poi, name: 'Basin' }));
    expect(poi('stove')).toBe(before);
    session.store.setState({ serverAheadMs: 3_600_000 });
    session.editPoi('Change state', stove, (poi) => withState(poi, shut));
    expect(Math.abs(Date.now() - Date.parse(poi('stove')!.stateAt!))).toBeLessThan(60_000);
  });

  it('with the same key are one step until the step ends', () => {
    const { session, state } = anEditing();
    session.edit('Type', named('A'), { key: 'name' });
    session.edit('Type', named('AB'), { key: 'name' });
    session.endStep();
    session.edit('Type', named('ABC'), { key: 'name' });

    session.undo();

    expect([state().edited.name, state().past.length]).toEqual(['AB', 1]);
  });

  it('keep the latest 200 steps', () => {
    const { session, state } = anEditing();

    for (let step = 1; step <= 201; step += 1) session.edit('Rename', named(`${step}`));

    expect([state().past.length, state().past[0]?.after.name]).toEqual([200, '2']);
  });

  it('show an expected error, change nothing, and let other errors through', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
    const { session, state, show } = anEditing();
    show(<Toaster />);
    const failing = (error: Error) => () => {
      throw error;
    };

    expect(session.edit('Fail', failing(new AppError('invalid-argument', 'Too many folders.')))).toBe(false);
    await screen.findByText('Too many folders.');
    expect(() => session.edit('Fail', failing(new TypeError('a bug')))).toThrow('a bug');

    expect([state().edited === state().base, state().past.length]).toEqual([true, 0]);
  });

  it('of a PoI that was deleted, or without a change, add no step', () => {
    const { session, state } = anEditing();

    session.editPoi('Rename PoI', poiId('gone'), (poi) => ({ ...poi, name: 'Ghost' }));
    session.editPoi('Rename PoI', stove, (poi) => poi);

    expect(state().past).toEqual([]);
  });
});

describe('pending input', () => {
  it('is written before a step is undone, until its editor is unregistered', () => {
    const { session, state } = anEditing();
    session.edit('Rename', named('A'));
    const unregister = session.onFlushPendingInput(() => session.edit('Type', named('typed')));

    session.undo();
    expect(state().edited.name).toBe('A');
    unregister();
    session.undo();

    expect(state().edited).toBe(state().base);
  });
});

describe('rewritePoiHistory', () => {
  it('replaces a PoI in the current state and in every step, so that undo does not revert it', () => {
    const { session, state, poi } = anEditing();
    session.editPoi('Rename PoI', stove, (one) => ({ ...one, name: 'Oven' }));

    rewritePoiHistory(session.store, stove, (one) => ({ ...one, screenshot: 'https://files.example/new.jpg' }));
    expect([poi('stove')?.name, poi('stove')?.screenshot]).toEqual(['Oven', 'https://files.example/new.jpg']);
    session.undo();

    expect([poi('stove')?.name, poi('stove')?.screenshot]).toEqual(['Stove', 'https://files.example/new.jpg']);
    expect(state().future).toHaveLength(1);
  });
});
