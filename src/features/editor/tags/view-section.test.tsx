import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poiId } from '@/domain/ids';
import { giveUp } from './give-up';
import { applyView } from './set-view';
import { SetViewBanner } from './set-view-banner';
import { aScan } from './testing/a-scan';
import { ViewSection } from './view-section';

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('react-hot-toast', () => ({ toast: toasts, default: vi.fn() }));

afterEach(cleanup);
beforeEach(() => void vi.clearAllMocks());

const both = (poi: string) => (
  <>
    <ViewSection poi={poiId(poi)} />
    <SetViewBanner />
  </>
);
const setView = () => screen.getByRole('button', { name: 'Set View' });

describe('the camera view of a point of interest', () => {
  it('EDIT-034 EDIT-035 is set by Set View, which appears after Change camera view, and the tour needs saving', async () => {
    const { show, poi, stand, state } = await aScan({ activePoi: 'stove' });
    const { user } = show(both('stove'));
    expect(screen.queryByRole('button', { name: 'Set View' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Change camera view' }));
    await stand('a', 12, 0.5);
    expect(state().needsSaving).toBe(false);
    await user.click(setView());

    expect(poi('stove')).toMatchObject({ rotation: { x: 0, y: 12 }, sweep: 'a', position: { x: 0.5, y: 1.5, z: 0 } });
    expect(state()).toMatchObject({ needsSaving: true, changingView: null });
    await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('View updated', { id: 'toast' }));
    expect(screen.queryByRole('button', { name: 'Set View' })).toBeNull();
  });

  it('EDIT-034 leaves a tag where it stands', async () => {
    const { session, poi, stand } = await aScan({ activePoi: 'sink' });
    const before = poi('sink');
    await stand('b', 70);

    applyView(session, poiId('sink'));

    expect(poi('sink')).toMatchObject({ rotation: { x: 0, y: 70 }, sweep: 'b', position: before?.position, tag: before?.tag });
  });

  it('says whether one sees the stored view', async () => {
    const { show, stand } = await aScan({ activePoi: 'roof' });
    show(both('roof'));

    await screen.findByText('You see the stored view.');
    await stand('a', 30, 0.5);
    await screen.findByText('You look at something else than the stored view.');
    await stand('a', 0, 0.5);

    await screen.findByText('You see the stored view.');
  });

  it('is given up by Cancel or Escape, which leads back to the stored one', async () => {
    const { session, show, state, visit, stand, poi } = await aScan({ activePoi: 'stove' });
    const before = poi('stove');
    const { user } = show(both('stove'));
    await user.click(screen.getByRole('button', { name: 'Change camera view' }));
    await stand('a', 12, 0.5);
    const { openings } = visit.state();

    giveUp(session);

    expect(state().changingView).toBeNull();
    expect(visit.state().openings).toBe(openings + 1);
    expect(poi('stove')).toBe(before);
  });

  it('is given up by Escape in the viewer, too', async () => {
    const { show, state, visit } = await aScan({ activePoi: 'stove' });
    const { user } = show(both('stove'));
    await user.click(screen.getByRole('button', { name: 'Change camera view' }));

    await act(async () => visit.page.view.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));

    expect(state().changingView).toBeNull();
  });

  it('ends with what it was begun for: another PoI, or view mode', async () => {
    const { show, state, open } = await aScan({ activePoi: 'stove' });
    const { user } = show(both('stove'));
    await user.click(screen.getByRole('button', { name: 'Change camera view' }));

    await open('roof');

    expect(state().changingView).toBeNull();
  });

  it('cannot be set from outside, and says why', async () => {
    const { session, fake, poi, state } = await aScan({ activePoi: 'stove' });
    const before = poi('stove');
    fake.mode.set('mode.dollhouse');
    fake.pose.set({ position: { x: 90, y: 90, z: 90 }, rotation: { x: -45, y: 0 }, sweep: '', mode: 'mode.dollhouse' });

    applyView(session, poiId('stove'));

    await waitFor(() =>
      expect(toasts.error).toHaveBeenCalledWith('Go inside first: the view of a point of interest is where one stands in the scan.', {
        id: 'toast',
      }),
    );
    expect(poi('stove')).toBe(before);
    expect(state().needsSaving).toBe(false);
  });
});
