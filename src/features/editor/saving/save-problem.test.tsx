import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { poiId } from '@/domain/ids';
import { anEditing } from '../testing/an-editing';
import { SaveProblem } from './save-problem';

afterEach(cleanup);

async function refused(problem: AppError, options: Parameters<typeof anEditing>[0] = {}) {
  const editing = anEditing(options);
  const { user } = editing.show(<SaveProblem />);
  editing.store.be(problem);
  await act(async () => {
    editing.session.editPoi('Rename PoI', poiId('stove'), (poi) => ({ ...poi, name: 'Oven' }));
    await editing.session.save();
  });
  return { ...editing, user };
}
const card = () => screen.findByRole('alert', { name: 'Not saved' });

describe('what is said when a save is refused', () => {
  it('EDIT-054 stands there with the reason until a retry goes through', async () => {
    const { user, store } = await refused(new AppError('resource-exhausted', 'Too much was asked at once. Wait a minute, then try again.'));
    expect(within(await card()).getByText(/^Too much was asked at once/)).toBeDefined();

    store.be('well');
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(store.saves).toHaveLength(1);
  });

  it('copies the work with what could not be saved', async () => {
    const { user } = await refused(new AppError('permission-denied', 'You may no longer change this tour.'));
    const copied = vi.spyOn(navigator.clipboard, 'writeText');

    await user.click(within(await card()).getByRole('button', { name: 'Copy JSON' }));

    expect(JSON.parse(copied.mock.calls[0]?.[0] ?? '').folders[0].pois[0].name).toBe('Oven');
  });

  it('EDIT-055 leads who is signed out to the sign-in in another tab', async () => {
    await refused(new AppError('internal', 'Not asked.'), { author: null });

    const link = within(await card()).getByRole('link', { name: 'Sign in' });

    expect([link.getAttribute('target'), link.getAttribute('href')]).toEqual(['_blank', '#/dashboard?redirect=%2F']);
  });

  it('is put aside, and comes back with the next refusal', async () => {
    const { user, session } = await refused(new AppError('permission-denied', 'You may no longer change this tour.'));
    await user.click(within(await card()).getByRole('button', { name: 'Put the message aside' }));
    expect(screen.queryByRole('alert')).toBeNull();

    await act(() => session.save());

    expect(await card()).toBeDefined();
  });
});
