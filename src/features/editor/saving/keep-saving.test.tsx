import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { poiId } from '@/domain/ids';
import { anEditing } from '../testing/an-editing';
import { keepSaving } from './keep-saving';
import { SaveTools } from './save-tools';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

let end = () => {};
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  end();
  vi.useRealTimers();
});

function begun(options: Parameters<typeof anEditing>[0] = {}) {
  const editing = anEditing(options);
  end = keepSaving(editing.session);
  editing.show(<SaveTools />);
  const rename = (name: string) => act(() => void editing.session.editPoi('Rename PoI', poiId('stove'), (poi) => ({ ...poi, name })));
  return { ...editing, rename };
}
const bar = () => screen.getAllByRole('progressbar', { name: 'Autosave' })[0] as HTMLElement;
const status = () => screen.getByRole('status').textContent;

describe('autosave', () => {
  it('EDIT-004 EDIT-057 counts 30 seconds on a progress bar, from the first change', async () => {
    const { rename } = begun();
    expect([bar().getAttribute('aria-valuenow'), bar().getAttribute('aria-valuetext')]).toEqual(['0', 'Nothing to save']);

    await rename('Oven');
    await pass(15_000);

    expect([bar().getAttribute('aria-valuenow'), bar().getAttribute('aria-valuetext')]).toEqual(['50', 'Saves by itself in 15 seconds']);
  });

  it('EDIT-053 EDIT-058 says so, saves, says for two seconds that it did, and begins anew', async () => {
    const { rename, store, state } = begun();
    await rename('Oven');
    const letGo = store.hold();

    await pass(30_000);
    expect(status()).toBe('Autosaving...');
    letGo();
    await pass(0);
    expect([status(), store.saves.length, state().needsSaving, state().autosaveAt]).toEqual(['Tour saved', 1, false, null]);
    await pass(1900);
    expect(status()).toBe('Tour saved');
    await pass(200);

    expect(status()).toBe('');
    expect(bar().getAttribute('aria-valuenow')).toBe('0');
  });

  it('EDIT-058 does nothing while there is nothing to save', async () => {
    const { store } = begun();

    await pass(120_000);

    expect([store.asked(), status()]).toEqual([0, '']);
  });

  it('saves again what was changed while it saved, 30 seconds later', async () => {
    const { rename, store } = begun();
    await rename('Oven');
    const letGo = store.hold();
    await pass(30_000);
    await rename('Hearth');
    letGo();
    await pass(0);
    expect(store.saves).toHaveLength(1);

    await pass(30_000);

    expect(store.held().edited.folders[0]?.pois[0]?.name).toBe('Hearth');
  });

  it('saves at once when the connection is back', async () => {
    const { rename, store, state } = begun();
    await rename('Oven');
    store.be(new AppError('unavailable', 'You are offline.'));
    await pass(30_000);
    expect([state().saving, status()]).toEqual(['waiting', 'No answer, kept here']);

    store.be('well');
    await act(async () => window.dispatchEvent(new Event('online')));

    expect([store.saves.length, state().saving]).toEqual([1, 'idle']);
  });

  it('does not send again what was refused, until it is something else', async () => {
    const { rename, store } = begun();
    await rename('Oven');
    store.be(new AppError('permission-denied', 'You may no longer change this tour.'));
    await pass(30_000);
    await pass(120_000);
    expect([store.asked(), status()]).toEqual([1, 'Not saved']);

    store.be('well');
    await rename('Hearth');
    await pass(30_000);

    expect(store.saves).toHaveLength(1);
  });

  it('EDIT-055 saves when somebody who was signed out is back', async () => {
    const { rename, session, given, store, state } = begun({ author: null });
    await rename('Oven');
    await pass(30_000);
    expect(state().problem?.code).toBe('unauthenticated');

    await act(async () => session.receive({ ...given, author: anEditing().given.author }));
    await pass(0);

    expect(store.saves).toHaveLength(1);
  });

  it('asks no more when what collided with somebody else’s work is undone', async () => {
    const { rename, session, store, state } = begun();
    await rename('Oven');
    const [ground, ...others] = store.held().edited.folders;
    const hearth = ground && { ...ground, pois: ground.pois.map((poi) => (poi.identifier === 'stove' ? { ...poi, name: 'Hearth' } : poi)) };
    store.saveElsewhere((edited) => ({ ...edited, folders: hearth ? [hearth, ...others] : edited.folders }), 'theirs');
    await pass(30_000);
    expect([state().saving, status()]).toEqual(['asking', 'Needs your decision']);

    await act(async () => session.undo());
    await pass(0);

    expect([state().saving, state().conflict, state().needsSaving]).toEqual(['idle', null, false]);
    expect(state().edited.folders[0]?.pois[0]?.name).toBe('Hearth');
  });

  it('ends with the visit', async () => {
    const { rename, store } = begun();
    await rename('Oven');

    end();
    await pass(60_000);

    expect(store.asked()).toBe(0);
  });
});

describe('the save tools', () => {
  it('EDIT-106 say every second how long ago the tour was saved', async () => {
    const { rename, session } = begun();
    await rename('Oven');
    await act(() => session.save());
    await pass(3000);
    expect(screen.getByRole('button', { name: 'Saving: Saved 3 s ago' })).toBeDefined();

    await pass(1000);
    expect(screen.getByRole('button', { name: 'Saving: Saved 4 s ago' })).toBeDefined();

    await pass(60_000);
    expect(screen.getByRole('button', { name: 'Saving: Saved 1 min ago' })).toBeDefined();
  });

  it('EDIT-005 highlight Save when the tour needs saving, and no more when it is saved', async () => {
    const { rename, session } = begun();
    const button = screen.getByRole('button', { name: 'Save' });
    const plain = button.className;
    expect(button.dataset.needsSaving).toBeUndefined();

    await rename('Oven');
    expect(button.dataset.needsSaving).toBe('true');
    expect(button.className).not.toBe(plain);

    await act(() => session.save());
    expect(button.className).toBe(plain);
  });
});
