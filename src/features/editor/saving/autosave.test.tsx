import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { poiId } from '@/domain/ids';
import { anEditing } from '../testing/an-editing';
import { startAutosave } from './autosave';
import { SaveTools } from './save-tools';

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

let end = () => {};
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  end();
  vi.useRealTimers();
});

function aRunningAutosave(options: Parameters<typeof anEditing>[0] = {}) {
  const editing = anEditing(options);
  end = startAutosave(editing.session);
  editing.show(<SaveTools />);
  const rename = (name: string) => act(() => void editing.session.editPoi('Rename PoI', poiId('stove'), (poi) => ({ ...poi, name })));
  return { ...editing, rename };
}
const bar = () => screen.getAllByRole('progressbar', { name: 'Autosave' })[0] as HTMLElement;
const status = () => screen.getByRole('status').textContent;

describe('autosave', () => {
  it('counts 30 seconds on a progress bar, from the first change [EDIT-004, EDIT-057]', async () => {
    const { rename } = aRunningAutosave();
    expect([bar().getAttribute('aria-valuenow'), bar().getAttribute('aria-valuetext')]).toEqual(['0', 'Nothing to save']);

    await rename('Oven');
    await advance(15_000);

    expect([bar().getAttribute('aria-valuenow'), bar().getAttribute('aria-valuetext')]).toEqual([
      '50',
      'Saves automatically in 15 seconds',
    ]);
  });

  it('shows that it saves and, for two seconds, that it has saved, then starts over [EDIT-053, EDIT-058]', async () => {
    const { rename, store, state } = aRunningAutosave();
    await rename('Oven');
    const release = store.holdRequests();

    await advance(30_000);
    expect(status()).toBe('Autosaving...');
    release();
    await advance(0);
    expect([status(), store.saves.length, state().needsSaving, state().autosaveAt]).toEqual(['Tour saved', 1, false, null]);
    await advance(1900);
    expect(status()).toBe('Tour saved');
    await advance(200);

    expect(status()).toBe('');
    expect(bar().getAttribute('aria-valuenow')).toBe('0');
  });

  it('does nothing while there is nothing to save [EDIT-058]', async () => {
    const { store } = aRunningAutosave();

    await advance(120_000);

    expect([store.requestCount(), status()]).toEqual([0, '']);
  });

  it('saves changes made during a save 30 seconds later', async () => {
    const { rename, store } = aRunningAutosave();
    await rename('Oven');
    const release = store.holdRequests();
    await advance(30_000);
    await rename('Hearth');
    release();
    await advance(0);
    expect(store.saves).toHaveLength(1);

    await advance(30_000);

    expect(store.storedState().edited.folders[0]?.pois[0]?.name).toBe('Hearth');
  });

  it('saves at once when the connection is back', async () => {
    const { rename, store, state } = aRunningAutosave();
    await rename('Oven');
    store.setMode(new AppError('unavailable', 'You are offline.'));
    await advance(30_000);
    expect([state().saving, status()]).toEqual(['waiting', 'Can’t reach the server. Changes are saved on this device.']);

    store.setMode('well');
    await act(async () => window.dispatchEvent(new Event('online')));

    expect([store.saves.length, state().saving]).toEqual([1, 'idle']);
  });

  it('saves within 3 seconds of the connection being back, also if the network needs a moment, or nothing was sent before', async () => {
    const { rename, store, state } = aRunningAutosave();
    await rename('Oven');
    store.setMode(new AppError('unavailable', 'You are offline.'));
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(state().saving).toBe('waiting');

    await advance(1500);
    store.setMode('well');
    await advance(1500);

    expect([store.saves.length, state().saving]).toEqual([1, 'idle']);
  });

  it('does not send a rejected state again until it changes', async () => {
    const { rename, store } = aRunningAutosave();
    await rename('Oven');
    store.setMode(new AppError('permission-denied', 'You may no longer change this tour.'));
    await advance(30_000);
    await advance(120_000);
    expect([store.requestCount(), status()]).toEqual([1, 'Not saved']);

    store.setMode('well');
    await rename('Hearth');
    await advance(30_000);

    expect(store.saves).toHaveLength(1);
  });

  it('saves when the user signs in again [EDIT-055]', async () => {
    const { rename, session, input, store, state } = aRunningAutosave({ author: null });
    await rename('Oven');
    await advance(30_000);
    expect(state().problem?.code).toBe('unauthenticated');

    await act(async () => session.receive({ ...input, author: anEditing().input.author }));
    await advance(0);

    expect(store.saves).toHaveLength(1);
  });

  it('closes the conflict when the conflicting change is undone', async () => {
    const { rename, session, store, state } = aRunningAutosave();
    await rename('Oven');
    const [ground, ...others] = store.storedState().edited.folders;
    const hearth = ground && { ...ground, pois: ground.pois.map((poi) => (poi.identifier === 'stove' ? { ...poi, name: 'Hearth' } : poi)) };
    store.saveElsewhere((edited) => ({ ...edited, folders: hearth ? [hearth, ...others] : edited.folders }), 'theirs');
    await advance(30_000);
    expect([state().saving, status()]).toEqual(['conflict', 'Needs your decision']);

    await act(async () => session.undo());
    await advance(0);

    expect([state().saving, state().conflict, state().needsSaving]).toEqual(['idle', null, false]);
    expect(state().edited.folders[0]?.pois[0]?.name).toBe('Hearth');
  });

  it('stops with the session', async () => {
    const { rename, store } = aRunningAutosave();
    await rename('Oven');

    end();
    await advance(60_000);

    expect(store.requestCount()).toBe(0);
  });
});

describe('the save tools', () => {
  it('show every second how long ago the tour was saved [EDIT-106]', async () => {
    const { rename, session } = aRunningAutosave();
    await rename('Oven');
    await act(() => session.save());
    await advance(3000);
    expect(screen.getByRole('button', { name: 'Saving: Saved 3 s ago' })).toBeDefined();

    await advance(1000);
    expect(screen.getByRole('button', { name: 'Saving: Saved 4 s ago' })).toBeDefined();

    await advance(60_000);
    expect(screen.getByRole('button', { name: 'Saving: Saved 1 min ago' })).toBeDefined();
  });

  it('highlight Save while there are unsaved changes [EDIT-005]', async () => {
    const { rename, session } = aRunningAutosave();
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
