import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@/domain/app-error';
import { poiId } from '@/domain/ids';
import { guardHistory } from '@/ui/history-guard';
import { anEditing } from '../testing/an-editing';
import { LeaveDialog } from './leave-dialog';

beforeAll(guardHistory);
beforeEach(() => window.history.replaceState(null, '', '#/digital-twin/hall/edit'));
afterEach(cleanup);

function atWork({ changed = true } = {}) {
  const editing = anEditing();
  const { user } = editing.show(
    <>
      <a href="#/o/Acme">Acme</a>
      <a href="#/digital-twin/hall/play?start=sink">Look at it</a>
      <LeaveDialog />
    </>,
  );
  if (changed) act(() => void editing.session.editPoi('Rename PoI', poiId('stove'), (poi) => ({ ...poi, name: 'Oven' })));
  return { ...editing, user };
}
const question = () => screen.queryByRole('dialog', { name: 'Leave with unsaved changes?' });
const closing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('leaving with unsaved work', () => {
  it('EDIT-059 lets the browser ask before the page is closed, while there is something to save', async () => {
    const { session } = atWork();
    expect(closing()).toBe(true);

    await act(() => session.save());

    expect(closing()).toBe(false);
  });

  it('EDIT-059 asks within the app, and stays', async () => {
    const { user, state } = atWork();

    await user.click(screen.getByRole('link', { name: 'Acme' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));

    expect([question(), window.location.hash, state().needsSaving]).toEqual([null, '#/digital-twin/hall/edit', true]);
  });

  it('saves and leaves', async () => {
    const { user, store } = atWork();

    await user.click(screen.getByRole('link', { name: 'Acme' }));
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));

    await waitFor(() => expect(window.location.hash).toBe('#/o/Acme'));
    expect(store.saves).toHaveLength(1);
  });

  it('stays where saving fails, with everything kept', async () => {
    const { user, store, state } = atWork();
    store.be(new AppError('permission-denied', 'You may no longer change this tour.'));

    await user.click(screen.getByRole('link', { name: 'Acme' }));
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));

    await waitFor(() => expect(question()).toBeNull());
    expect([window.location.hash, state().needsSaving]).toEqual(['#/digital-twin/hall/edit', true]);
  });

  it('asks nothing for another way to look at the same tour, nor without changes', async () => {
    const { user } = atWork();
    await user.click(screen.getByRole('link', { name: 'Look at it' }));
    await waitFor(() => expect(window.location.hash).toBe('#/digital-twin/hall/play?start=sink'));
    expect(question()).toBeNull();
    cleanup();

    const { user: other } = atWork({ changed: false });
    await other.click(screen.getByRole('link', { name: 'Acme' }));
    await waitFor(() => expect(window.location.hash).toBe('#/o/Acme'));
    expect(question()).toBeNull();
  });
});
