import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poiId } from '@/domain/ids';
import { toastError, toastSuccess } from '@/ui/toast';
import { SetViewBanner } from './scan-banners';
import { applyView, cancelScanTool } from './set-view';
import { aScan } from './testing/a-scan';
import { ViewSection } from './view-section';

vi.mock('@/ui/toast');

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
  it('is set by Set View after Change camera view, and the tour needs saving [EDIT-034, EDIT-035]', async () => {
    const { show, poi, stand, state } = await aScan({ activePoi: 'stove' });
    const { user } = show(both('stove'));
    expect(screen.queryByRole('button', { name: 'Set View' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Change camera view' }));
    await stand('a', 12, 0.5);
    expect(state().needsSaving).toBe(false);
    await user.click(setView());

    expect(poi('stove')).toMatchObject({ rotation: { x: 0, y: 12 }, sweep: 'a', position: { x: 0.5, y: 1.5, z: 0 } });
    expect(state()).toMatchObject({ needsSaving: true, changingView: null });
    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('View updated'));
    expect(screen.queryByRole('button', { name: 'Set View' })).toBeNull();
  });

  it('is that of the point before or after in the list, on request; the tag does not move', async () => {
    const { show, poi, state } = await aScan({ activePoi: 'sink' });
    const { user } = show(both('sink'));
    const before = poi('sink');

    await user.click(screen.getByRole('button', { name: 'Use the view of the point before' }));

    expect(poi('sink')).toEqual({ ...before, sweep: 'b', rotation: { x: 5, y: 90 } });
    expect(state().past.map(({ label }) => label)).toEqual(['Set view']);
    await user.click(screen.getByRole('button', { name: 'Use the view of the point after' }));
    expect(poi('sink')).toMatchObject({ sweep: 'a', rotation: { x: 0, y: 0 } });
  });

  it('does not move the tag [EDIT-034]', async () => {
    const { session, poi, stand } = await aScan({ activePoi: 'sink' });
    const before = poi('sink');
    await stand('b', 70);

    applyView(session, poiId('sink'));

    expect(poi('sink')).toMatchObject({ rotation: { x: 0, y: 70 }, sweep: 'b', position: before?.position, tag: before?.tag });
  });

  it('shows whether the camera is at the saved view', async () => {
    const { show, stand } = await aScan({ activePoi: 'roof' });
    show(both('roof'));

    await screen.findByText('You are at the saved view.');
    await stand('a', 30, 0.5);
    await screen.findByText('You aren’t at the saved view.');
    await stand('a', 0, 0.5);

    await screen.findByText('You are at the saved view.');
  });

  it('has a screenshot that an author can describe, as an undo step', async () => {
    const { session, show, poi } = await aScan({ activePoi: 'stove' });
    session.editPoi('Screenshot', poiId('stove'), (stove) => ({ ...stove, screenshot: 'https://files.example/stove.jpg' }));
    const { user } = show(both('stove'));

    await user.click(screen.getByRole('button', { name: 'Describe the screenshot' }));
    await user.type(screen.getByRole('textbox', { name: 'Alternative text' }), ' A stove of cast iron ');
    await user.click(screen.getByRole('button', { name: 'Apply' }));

    expect(poi('stove')?.screenshotAlt).toBe('A stove of cast iron');
    expect(screen.getByRole('img').getAttribute('alt')).toBe('A stove of cast iron');
    act(() => session.undo());
    expect(poi('stove')).not.toHaveProperty('screenshotAlt');
  });

  it('is cancelled by Cancel or Escape, which return to the saved view', async () => {
    const { session, show, state, player, stand, poi } = await aScan({ activePoi: 'stove' });
    const before = poi('stove');
    const { user } = show(both('stove'));
    await user.click(screen.getByRole('button', { name: 'Change camera view' }));
    await stand('a', 12, 0.5);
    const { openCount } = player.state();

    cancelScanTool(session);

    expect(state().changingView).toBeNull();
    expect(player.state().openCount).toBe(openCount + 1);
    expect(poi('stove')).toBe(before);
  });

  it('is cancelled by Escape in the viewer', async () => {
    const { show, state, player } = await aScan({ activePoi: 'stove' });
    const { user } = show(both('stove'));
    await user.click(screen.getByRole('button', { name: 'Change camera view' }));

    await act(async () => player.page.view.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));

    expect(state().changingView).toBeNull();
  });

  it('ends when another PoI is opened or in view mode', async () => {
    const { show, state, open } = await aScan({ activePoi: 'stove' });
    const { user } = show(both('stove'));
    await user.click(screen.getByRole('button', { name: 'Change camera view' }));

    await open('roof');

    expect(state().changingView).toBeNull();
  });

  it('cannot be set from outside, and explains why', async () => {
    const { session, fake, poi, state } = await aScan({ activePoi: 'stove' });
    const before = poi('stove');
    fake.mode.set('mode.dollhouse');
    fake.pose.set({ position: { x: 90, y: 90, z: 90 }, rotation: { x: -45, y: 0 }, sweep: '', mode: 'mode.dollhouse' });

    applyView(session, poiId('stove'));

    await waitFor(() => expect(toastError).toHaveBeenCalledWith('Go inside first. A view is always set from inside the scan.'));
    expect(poi('stove')).toBe(before);
    expect(state().needsSaving).toBe(false);
  });
});
