import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { poiId } from '@/domain/ids';
import { anEditing } from '../testing/an-editing';
import { SaveError } from './save-notices';

afterEach(cleanup);

async function refused(problem: AppError, options: Parameters<typeof anEditing>[0] = {}) {
  const editing = anEditing(options);
  const { user } = editing.show(<SaveError />);
  editing.store.setMode(problem);
  await act(async () => {
    editing.session.editPoi('Rename PoI', poiId('stove'), (poi) => ({ ...poi, name: 'Oven' }));
    await editing.session.save();
  });
  return { ...editing, user };
}
const card = () => screen.findByRole('alert', { name: 'Not saved' });

describe('the message after a failed save', () => {
  it('is shown with the reason until a retry succeeds [EDIT-054]', async () => {
    const { user, store } = await refused(new AppError('resource-exhausted', 'Too much was asked at once. Wait a minute, then try again.'));
    expect(within(await card()).getByText(/^Too much was asked at once/)).toBeDefined();

    store.setMode('well');
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(store.saves).toHaveLength(1);
  });

  it('copies the tour with the unsaved changes', async () => {
    const { user } = await refused(new AppError('permission-denied', 'You may no longer change this tour.'));
    const copied = vi.spyOn(navigator.clipboard, 'writeText');

    await user.click(within(await card()).getByRole('button', { name: 'Copy JSON' }));

    expect(JSON.parse(copied.mock.calls[0]?.[0] ?? '').folders[0].pois[0].name).toBe('Oven');
  });

  it('links signed-out users to the sign-in page in another tab [EDIT-055]', async () => {
    await refused(new AppError('internal', 'Not asked.'), { author: null });

    const link = within(await card()).getByRole('link', { name: /^Sign in/ });

    expect([link.getAttribute('target'), link.getAttribute('href')]).toEqual(['_blank', '#/dashboard?redirect=%2F']);
  });

  it('can be dismissed, and reappears after the next failed save', async () => {
    const { user, session } = await refused(new AppError('permission-denied', 'You may no longer change this tour.'));
    await user.click(within(await card()).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();

    await act(() => session.save());

    expect(await card()).toBeDefined();
  });
});
