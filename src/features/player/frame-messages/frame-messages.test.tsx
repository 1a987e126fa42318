import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signal } from '@/showcase/observable-values';
import type { ShowcaseEvent } from '@/showcase/port';
import { createPlayerSession } from '@/widgets/player-session/player-session';
import { PlayerSessionProvider } from '@/widgets/player-session/player-session-context';
import { twoFolders } from '@/widgets/player-session/testing/a-player-session';
import { aTour } from '../testing/a-player';
import { FrameMessages } from './frame-messages';

const host = vi.fn();
beforeEach(() => void vi.spyOn(window.parent, 'postMessage').mockImplementation(host));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  host.mockReset();
});

/** An embedded tour. */
function open() {
  const scene = { models: [], lights: { ambient: 0, directional: [] } };
  const beginning = { uiMode: 'play', activePoi: null, sidebarOpen: false } as const;
  const events = signal<ShowcaseEvent>();
  const viewer = { presentSweepId: async (id: string) => (id === 'older' ? 'a' : id), values: { sweeps: { value: [{ id: 'a' }] } } };
  const session = {
    ...createPlayerSession(beginning, { folders: twoFolders, icons: [], scene } as never),
    events,
    readyShowcase: () => viewer as never,
    currentSharedView: () => null,
    goToView: vi.fn(),
  };
  render(
    <PlayerSessionProvider session={session}>
      <FrameMessages tour={aTour()} />
    </PlayerSessionProvider>,
  );
  return { state: session.store.getState, open: (point: string) => session.store.getState().openPoi(point as never), session };
}

const escapes = () => host.mock.calls.filter(([{ type }]) => type === 'loggia:escape').length;
const press = () => fireEvent.keyDown(document.body, { key: 'Escape' });

describe('FrameMessages', () => {
  it('report Escape, pressed in the player or in the scan, where nothing is open', () => {
    const { session } = open();

    press();
    session.events.emit({ type: 'escape' });

    expect(escapes()).toBe(2);
  });

  it('close what is open by an Escape in the scan, and report the next one', () => {
    const { session, state, open: openPoi } = open();
    openPoi('stove');

    session.events.emit({ type: 'escape' });
    expect([state().activePoi, escapes()]).toEqual([null, 0]);
    session.events.emit({ type: 'escape' });

    expect(escapes()).toBe(1);
  });

  it('report no Escape that closes a dialog, or ends a line that is measured', () => {
    const { session, state } = open();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    press();
    dialog.remove();
    session.store.setState({ isMeasuring: true });
    session.events.emit({ type: 'escape' });

    expect([escapes(), state().isMeasuring]).toEqual([0, true]);
  });

  it('go where the page around them asks for, by an older id too, and nowhere by an unknown one', async () => {
    const { session } = open();
    const ask = (sweep: string) =>
      window.dispatchEvent(new MessageEvent('message', { source: window.parent, data: { type: 'loggia:go', sweep } }));

    for (const sweep of ['gone', 'a', 'older']) ask(sweep);

    await waitFor(() => expect(session.goToView).toHaveBeenCalledTimes(2));
    expect(session.goToView.mock.calls.map(([{ sweep }]) => sweep)).toEqual(['a', 'older']);
  });
});
