import type { ShownStop } from '@/domain/guided-tours/shown-stops';
import type { GuidedTourHost } from '@/showcase/guided-tour/guided-tour-host';
import { watchViewer } from '@/showcase/guided-tour/interruptions';
import type { Showcase } from '@/showcase/port';

/** The page in which a guided tour is played. */
export const pageHost = (showcase: Showcase, onStop: (stop: ShownStop) => void): GuidedTourHost => ({
  readyShowcase: () => (showcase.state.value.name === 'ready' ? showcase : null),
  whenDecided: (run) => whenDecided(showcase, run),
  watchVisitor: (onInterrupted) => {
    const stops = [watchViewer(showcase.events, onInterrupted), showcase.state.subscribe(({ name }) => name === 'lost' && onInterrupted())];
    return () => {
      for (const stop of stops) stop();
    };
  },
  onStop,
});

function whenDecided({ state }: Showcase, run: () => void): () => void {
  let isCancelled = false;
  let stop = () => {};
  const isDecided = () => ['ready', 'failed'].includes(state.value.name);
  const runOnce = () => {
    stop();
    if (!isCancelled) run();
  };
  if (isDecided()) queueMicrotask(runOnce);
  else stop = state.subscribe(() => isDecided() && runOnce());
  return () => {
    isCancelled = true;
    stop();
  };
}
