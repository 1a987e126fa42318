import { useEffect, useEffectEvent } from 'react';
import type { StartView } from '@/domain/sharing/start-address';
import type { PlayerSession } from '@/widgets/player-session/player-session';

/** Goes to the view in the address once the viewer is ready, unless a PoI was opened in the meantime. @see ROUTE-043 */
export function useStartView({ store, goToView }: PlayerSession, view: StartView | null): void {
  const key = view && JSON.stringify(view);
  const go = useEffectEvent(() => {
    if (view && store.getState().activePoi === null) goToView({ ...view, position: { x: 0, y: 0, z: 0 } });
  });
  useEffect(() => {
    if (key === null) return;
    const isReady = () => store.getState().stage.name === 'ready';
    if (isReady()) return go();
    const unsubscribe = store.subscribe(() => {
      if (!isReady()) return;
      unsubscribe();
      go();
    });
    return unsubscribe;
  }, [store, key]);
}
