import type { SharedView } from '@/domain/sharing/share-links';
import type { Showcase } from '@/showcase/port';
import { followShowcase } from './follow-showcase';
import { type PlayerControls, playerControls } from './player-controls';
import { type Beginning, createPlayerStore, type PlayerStore } from './player-store';
import { nothingSeen } from './showcase-slice';
import type { Content, Stand } from './stand';

/** One visit of a tour: its state, the viewer that shows it, and what people do. */
export type PlayerSession = PlayerControls & {
  store: PlayerStore;
  /** Takes over what the tour has now. */
  show: (content: Content) => void;
  /** Drives a viewer until the answer is called. */
  attach: (showcase: Showcase) => () => void;
  /** The view that can be shared; null while there is none. */
  viewNow: () => SharedView | null;
  retry: () => void;
};

/** @param still whether moves are jumps */
export function createPlayerSession(beginning: Beginning, content: Content, still: () => boolean = prefersStill): PlayerSession {
  const store = createPlayerStore(beginning);
  const stand: Stand = { store, showcase: null, content, lastPose: null, still };
  let contentChanged = () => {};
  return {
    store,
    ...playerControls(stand),
    show: (next) => {
      stand.content = next;
      contentChanged();
    },
    attach: (showcase) => {
      stand.showcase = showcase;
      store.setState(nothingSeen);
      const following = followShowcase(stand, showcase);
      contentChanged = following.contentChanged;
      return () => {
        following.end();
        contentChanged = () => {};
        if (stand.showcase === showcase) stand.showcase = null;
      };
    },
    viewNow: () => viewOf(stand.showcase),
    retry: () => stand.showcase?.retry(),
  };
}

function viewOf(showcase: Showcase | null): SharedView | null {
  const pose = showcase?.state.value.name === 'ready' ? showcase.values.pose.value : null;
  if (!showcase || !pose) return null;
  // Outside the inside view, what was stood at last is what can be come back to.
  const sweep = pose.sweep || showcase.values.sweep.value;
  return sweep === '' ? null : { sweep, rotation: pose.rotation, position: pose.position, zoom: showcase.values.zoom.value };
}

const prefersStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
