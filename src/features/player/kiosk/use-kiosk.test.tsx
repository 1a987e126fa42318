import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayerSessionProvider } from '@/widgets/player-session/player-session-context';
import { aPlayerSession } from '@/widgets/player-session/testing/a-player-session';
import { useKioskIdle } from './use-kiosk';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function aKiosk() {
  const { session } = aPlayerSession();
  const wrapper = ({ children }: { children: ReactNode }) => <PlayerSessionProvider session={session}>{children}</PlayerSessionProvider>;
  const startAgain = vi.fn();
  const { result } = renderHook(() => useKioskIdle(90, startAgain), { wrapper });
  return {
    startAgain,
    kiosk: () => result.current,
    pause: (isGuidedTourPaused = true) => act(() => session.store.setState({ isGuidedTourPaused })),
    pass: (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000)),
  };
}

describe('useKioskIdle', () => {
  it('asks who touched it whether they are still there, and then starts again', () => {
    const { startAgain, kiosk, pass } = aKiosk();
    pass(600);
    expect([kiosk(), startAgain.mock.calls]).toEqual([{ isInUse: false, remaining: null }, []]);

    fireEvent.pointerDown(document.body);
    pass(91);
    expect(kiosk()).toEqual({ isInUse: true, remaining: 19 });
    pass(19);

    expect(startAgain).toHaveBeenCalled();
  });

  it('starts again where nobody touched it and its guided tour stays paused', () => {
    const { startAgain, kiosk, pause, pass } = aKiosk();
    pause();
    pass(89);
    pause(false);
    pass(600);
    expect(startAgain).not.toHaveBeenCalled();

    pause();
    pass(91);

    expect(startAgain).toHaveBeenCalled();
    expect(kiosk().remaining).toBeNull();
  });

  it('waits with that until the page is seen, and has a network', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { startAgain, pause, pass } = aKiosk();
    pause();
    pass(600);
    hidden.mockReturnValue(false);
    pass(10);
    expect(startAgain).not.toHaveBeenCalled();

    onLine.mockReturnValue(true);
    pass(1);

    expect(startAgain).toHaveBeenCalled();
  });
});
