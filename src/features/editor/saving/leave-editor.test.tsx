import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@/domain/app-error';
import { poiId } from '@/domain/ids';
import { guardHistory } from '@/ui/history-guard';
import { newUpload } from '@/widgets/uploads/upload-queue';
import type { EditorUpload } from '../session/view-state';
import { anEditing } from '../testing/an-editing';
import { LeaveEditor } from './leave-editor';

beforeAll(guardHistory);
beforeEach(() => window.history.replaceState(null, '', '#/digital-twin/hall/edit'));
afterEach(cleanup);

function withChanges({ changed = true, to = '#/o/Acme' } = {}) {
  const editing = anEditing();
  const { user } = editing.show(
    <>
      <a href={to}>Acme</a>
      <a href="#/digital-twin/hall/play?start=sink">Preview</a>
      <LeaveEditor />
    </>,
  );
  if (changed) act(() => void editing.session.editPoi('Rename PoI', poiId('stove'), (poi) => ({ ...poi, name: 'Oven' })));
  return { ...editing, user };
}
const dialog = () => screen.queryByRole('dialog', { name: 'Leave with unsaved changes?' });
const isCloseBlocked = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('leaving with unsaved changes', () => {
  it('lets the browser ask before the page closes while there are unsaved changes [EDIT-059]', async () => {
    const { session } = withChanges();
    expect(isCloseBlocked()).toBe(true);

    await act(() => session.save());

    expect(isCloseBlocked()).toBe(false);
  });

  it('asks on navigation within the app, and can stay [EDIT-059]', async () => {
    const { user, state } = withChanges();

    await user.click(screen.getByRole('link', { name: 'Acme' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));

    expect([dialog(), window.location.hash, state().needsSaving]).toEqual([null, '#/digital-twin/hall/edit', true]);
  });

  it('saves and leaves', async () => {
    const { user, store } = withChanges();

    await user.click(screen.getByRole('link', { name: 'Acme' }));
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));

    await waitFor(() => expect(window.location.hash).toBe('#/o/Acme'));
    expect(store.saves).toHaveLength(1);
  });

  it('stays when saving fails, and keeps the changes', async () => {
    const { user, store, state } = withChanges();
    store.setMode(new AppError('permission-denied', 'You may no longer change this tour.'));

    await user.click(screen.getByRole('link', { name: 'Acme' }));
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));

    await waitFor(() => expect(dialog()).toBeNull());
    expect([window.location.hash, state().needsSaving]).toEqual(['#/digital-twin/hall/edit', true]);
  });

  it('names the uploads and markers that are under way', async () => {
    const { user, session } = withChanges({ changed: false });
    const upload = (id: string, state: EditorUpload['state']): EditorUpload => ({
      ...newUpload(new File(['x'], `${id}.pdf`, { type: 'application/pdf' }), id, id),
      state,
      folder: '',
      target: null,
      isHandled: false,
    });
    act(() =>
      session.store.setState({
        uploads: [upload('plan', 'running'), upload('a', 'failed'), upload('b', 'failed')],
        hasUnsavedMarkers: true,
      }),
    );

    await user.click(screen.getByRole('link', { name: 'Acme' }));
    await screen.findByRole('dialog');

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '“plan.pdf” is still uploading',
      '2 files were not uploaded',
      'The markers of the open image aren’t saved yet',
    ]);
  });

  it.each(['#/digital-twin/hall', '#/dashboard/tour/hall/edit', '#/dashboard/tour/hall', '#/public-tour/Acme/hall/current'])(
    'does not ask on the way to %s, which is the same tour',
    async (to) => {
      const { user } = withChanges({ to });
      await user.click(screen.getByRole('link', { name: 'Acme' }));

      await waitFor(() => expect(window.location.hash).toBe(to));
      expect(dialog()).toBeNull();
    },
  );

  it.each(['#/digital-twin/shed/play', '#/public-tour/hall/shed/v1', '#/digital-twin/hall%20', '#/digital-twin/%E0%A4%A'])(
    'asks on the way to %s, which is another tour',
    async (to) => {
      const { user } = withChanges({ to });
      await user.click(screen.getByRole('link', { name: 'Acme' }));

      await waitFor(() => expect(dialog()).not.toBeNull());
    },
  );

  it('does not ask within the same tour or without changes', async () => {
    const { user } = withChanges();
    await user.click(screen.getByRole('link', { name: 'Preview' }));
    await waitFor(() => expect(window.location.hash).toBe('#/digital-twin/hall/play?start=sink'));
    expect(dialog()).toBeNull();
    cleanup();

    const { user: other } = withChanges({ changed: false });
    await other.click(screen.getByRole('link', { name: 'Acme' }));
    await waitFor(() => expect(window.location.hash).toBe('#/o/Acme'));
    expect(dialog()).toBeNull();
  });
});
