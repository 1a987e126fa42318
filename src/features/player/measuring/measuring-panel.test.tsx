import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayerSessionProvider } from '@/widgets/player-session/player-session-context';
import { aPlayerSession } from '@/widgets/player-session/testing/a-player-session';
import { LookButtons } from '../controls/look-buttons';
import { StatusStrip } from '../notices/status-strip';

const measurement = (sid: string, totalLength: number, ofScan = false) => ({ sid, label: '', totalLength, ofScan, floor: 1 });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.setItem('units', 'metric');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A player that measures in a scan that is loaded. */
async function measuring() {
  const player = aPlayerSession();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(
    <PlayerSessionProvider session={player.session}>
      <StatusStrip tour={{ floors: ['Cellar', 'Salon'] }} />
      <LookButtons capabilities={{ hasScan: true } as never} />
    </PlayerSessionProvider>,
  );
  player.load();
  await act(() => vi.advanceTimersByTimeAsync(100));
  await act(async () => {
    player.play();
    player.fake.measuring.set({ active: true });
    player.fake.measurements.set([measurement('scan', 1, true), measurement('a', 2.5), measurement('b', 10)]);
  });
  return { ...player, user, panel: await screen.findByRole('region', { name: 'Measuring' }) };
}

describe('measuring', () => {
  it('removes measurements one by one, keeps the focus in the list, and removes all at once [PLAYER-014]', async () => {
    const { user, panel, fake } = await measuring();
    const list = within(panel).getByRole('list', { name: 'Your measurements' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(list.textContent).toContain('2.50 m');
    expect(list.textContent).toContain('Salon');

    within(panel).getByRole('button', { name: 'Remove measurement 1, 2.50 m' }).focus();
    await user.keyboard('{Enter}');
    expect(fake.argsOf('Measurements.remove')).toEqual([['a']]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove measurement 2, 10.00 m');
    await user.click(within(panel).getByRole('button', { name: 'Remove all' }));

    expect(fake.argsOf('Measurements.remove')).toEqual([['a'], ['a', 'b']]);
    expect(document.activeElement?.textContent).toBe('Done');
  });

  it('hides the measurements of the scan, which cannot be removed', async () => {
    const { user, panel, fake } = await measuring();
    const update = vi.fn(async () => false);
    fake.sdk.Settings = { get: async () => true, update };
    const scans = within(panel).getByRole('switch', { name: 'Measurements of the scan (1)' });
    expect(scans.getAttribute('aria-checked')).toBe('true');

    await user.click(scans);

    expect(update).toHaveBeenCalledWith('measurements', false);
    expect(scans.getAttribute('aria-checked')).toBe('false');
  });

  it('shows lengths in feet and inches to who chooses them, here and in the viewer', async () => {
    const { user, panel, fake } = await measuring();
    const update = vi.fn(async () => 'imperial');
    fake.sdk.Settings = { get: async () => 'metric', update };

    await user.click(within(panel).getByRole('radio', { name: 'ft' }));

    const list = within(panel).getByRole('list', { name: 'Your measurements' });
    expect(list.textContent).toContain('8 ft 2 in');
    await waitFor(() => expect(update).toHaveBeenCalledWith('units', 'imperial'));
  });

  it('takes a point in the middle of the view, and ends a line, by keyboard', async () => {
    const { user, panel, fake } = await measuring();
    const position = { x: 1, y: 2, z: 3 };

    within(panel).getByRole('button', { name: 'Add point in the middle' }).focus();
    await user.keyboard('{Enter}');
    await act(async () => fake.named('Renderer.getWorldPositionData').at(-1)?.resolve({ position }));
    expect(fake.argsOf('Measurements.addPoint')).toEqual([[position]]);
    await user.click(within(panel).getByRole('button', { name: 'End line' }));
    expect(fake.named('Measurements.endLine')).toHaveLength(0);
    await act(async () => fake.measuring.set({ active: true, drawing: true }));

    expect(within(panel).getByRole('status').textContent).toBe('Select the next point, or end the line.');
    await user.click(within(panel).getByRole('button', { name: 'End line' }));
    expect(fake.named('Measurements.endLine')).toHaveLength(1);
  });
});

describe('looking around', () => {
  it('has buttons, so that nobody has to drag', async () => {
    const { user, fake } = await measuring();

    await user.click(screen.getByRole('button', { name: 'Look left' }));
    expect(fake.argsOf('Camera.setRotation').at(-1)?.[0]).toEqual({ x: 0, y: 30 });
  });
});

describe('without a connection', () => {
  it('says so until it is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { fake } = await measuring();
    await act(async () => fake.measuring.set({ active: false }));
    expect(screen.getByRole('status').textContent).toContain('You’re offline.');

    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));

    expect(screen.queryByRole('status')).toBe(null);
  });
});
