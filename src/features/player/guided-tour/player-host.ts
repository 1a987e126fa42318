import type { GuidedTourHost } from '@/showcase/guided-tour/guided-tour-host';
import { watchViewer } from '@/showcase/guided-tour/interruptions';
import type { PlayerSession } from '@/widgets/player-session/player-session';
import type { PlayerState } from '@/widgets/player-session/player-state';

/** The player in which a guided tour is played: its stops open their points. */
export const playerHost = (session: PlayerSession): GuidedTourHost => ({
  readyShowcase: () => session.readyShowcase(),
  whenDecided: (run) => whenViewerDecided(session, run),
  watchVisitor: (onInterrupted) => watchVisitor(session, onInterrupted),
  onStop: ({ id, poi }) => {
    const { setGuidedStop, showPoi } = session.store.getState();
    setGuidedStop(id);
    showPoi(poi);
  },
});

function whenViewerDecided({ store }: PlayerSession, run: () => void): () => void {
  let isCancelled = false;
  let stop = () => {};
  const isDecided = () => ['ready', 'failed'].includes(store.getState().stage.name);
  const runOnce = () => {
    stop();
    if (!isCancelled) run();
  };
  if (isDecided()) queueMicrotask(runOnce);
  else stop = store.subscribe(() => isDecided() && runOnce());
  return () => {
    isCancelled = true;
    stop();
  };
}

/** A visitor also takes over by opening a point or changing the view; and the tour stops when the viewer is lost. */
function watchVisitor({ store, events }: PlayerSession, onInterrupted: () => void): () => void {
  const stops = [
    watchViewer(events, onInterrupted),
    store.subscribe((state, before) => {
      if (isInterruption(state, before)) onInterrupted();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const isInterruption = (state: PlayerState, before: PlayerState): boolean =>
  state.openCount !== before.openCount ||
  (state.stage.name !== before.stage.name && before.stage.name === 'ready') ||
  (state.isMeasuring && !before.isMeasuring) ||
  (state.uiMode === 'edit' && before.uiMode !== 'edit');
