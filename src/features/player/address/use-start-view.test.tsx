import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { poiId } from '@/domain/ids';
import type { StartView } from '@/domain/sharing/start-address';
import { createPlayerSession } from '@/widgets/player-session/player-session';
import { useStartView } from './use-start-view';

afterEach(cleanup);

const view: StartView = { sweep: 's1', rotation: { x: 1, y: 2 }, zoom: 1.5 };

function aSession() {
  const content = { folders: [], icons: [], scene: null } as unknown as Parameters<typeof createPlayerSession>[1];
  const session = createPlayerSession({ uiMode: 'play', activePoi: null, sidebarOpen: false }, content);
  const goToView = vi.fn();
  return { session: { ...session, goToView }, goToView, ready: () => act(() => session.store.setState({ stage: { name: 'ready' } })) };
}

describe('useStartView', () => {
  it('goes to the view in the address once the viewer is ready, and only once [ROUTE-043 PLAYER-046]', () => {
    const { session, goToView, ready } = aSession();
    const { rerender } = renderHook(() => useStartView(session, { ...view }));
    expect(goToView).not.toHaveBeenCalled();

    ready();
    rerender();
    ready();

    expect(goToView.mock.calls).toEqual([[expect.objectContaining(view)]]);
  });

  it('goes to another view that is entered later', () => {
    const { session, goToView, ready } = aSession();
    const { rerender } = renderHook((props: { view: StartView | null }) => useStartView(session, props.view), {
      initialProps: { view: null as StartView | null },
    });
    ready();

    rerender({ view });

    expect(goToView).toHaveBeenCalledOnce();
  });

  it('stays at a PoI that was opened in the meantime', () => {
    const { session, goToView, ready } = aSession();
    renderHook(() => useStartView(session, view));

    act(() => session.store.getState().openPoi(poiId('stove')));
    ready();

    expect(goToView).not.toHaveBeenCalled();
  });
});
