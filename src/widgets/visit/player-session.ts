import { poiDefaults } from '@/domain/pois';
import type { View } from '@/domain/pois/new-poi';
import type { SharedView } from '@/domain/sharing/share-links';
import { type Signal, signal } from '@/showcase/live';
import type { CameraPose, Showcase, ShowcaseEvent } from '@/showcase/port';
import { type Following, followShowcase } from './follow-showcase';
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
  /** The viewer, once it plays; null before, and between two viewers. */
  viewer: () => Showcase | null;
  /** What the tour has now, as far as the viewer shows it. */
  content: () => Content;
  /** What happens in the viewer, whichever there is. */
  events: Signal<ShowcaseEvent>;
  /** Where one stands inside and what one sees, as a PoI records it; null outside and before. @see EDIT-016 EDIT-034 */
  standing: () => View | null;
  /** The same, or from outside where one stood inside last. */
  lastStanding: () => View | null;
  /** Keeps all tags as they stand, until the answer is called: one of them is being placed. @see EDIT-025 */
  holdTags: () => () => void;
};

/** @param still whether moves are jumps */
export function createPlayerSession(beginning: Beginning, content: Content, still: () => boolean = prefersStill): PlayerSession {
  const store = createPlayerStore(beginning);
  const stand: Stand = { store, showcase: null, content, lastPose: null, holdsTags: false, owesTags: false, still };
  const events = signal<ShowcaseEvent>();
  let following: Following | null = null;
  return {
    store,
    ...playerControls(stand),
    show: (next) => {
      stand.content = next;
      following?.contentChanged();
    },
    attach: (showcase) => {
      stand.showcase = showcase;
      store.setState(nothingSeen);
      const mine = followShowcase(stand, showcase);
      following = mine;
      const stop = showcase.events.subscribe(events.emit);
      return () => {
        stop();
        mine.end();
        if (following === mine) following = null;
        if (stand.showcase === showcase) stand.showcase = null;
      };
    },
    viewNow: () => viewOf(stand.showcase),
    retry: () => stand.showcase?.retry(),
    viewer: () => (stand.showcase?.state.value.name === 'ready' ? stand.showcase : null),
    content: () => stand.content,
    events,
    standing: () => recorded(stand.showcase, presentPose(stand.showcase)),
    lastStanding: () => recorded(stand.showcase, presentPose(stand.showcase) ?? stand.lastPose),
    holdTags: () => {
      following?.settleTags();
      stand.holdsTags = true;
      return () => {
        stand.holdsTags = false;
        following?.contentChanged();
      };
    },
  };
}

function presentPose(showcase: Showcase | null): CameraPose | null {
  const pose = showcase?.state.value.name === 'ready' ? showcase.values.pose.value : null;
  return pose?.mode === 'inside' && pose.sweep !== '' ? pose : null;
}

function recorded(showcase: Showcase | null, pose: CameraPose | null): View | null {
  if (!showcase || !pose) return null;
  const { values } = showcase;
  const floor = values.sweeps.value.find(({ id }) => id === pose.sweep)?.floor ?? values.floor.value;
  const { position, rotation, sweep, mode } = pose;
  const zoom = mode === 'inside' && values.mode.value === 'inside' ? values.zoom.value : poiDefaults.zoom;
  return { position, rotation, sweep, zoom, floor: typeof floor === 'number' ? floor : poiDefaults.floor };
}

function viewOf(showcase: Showcase | null): SharedView | null {
  const pose = showcase?.state.value.name === 'ready' ? showcase.values.pose.value : null;
  if (!showcase || !pose) return null;
  // Outside the inside view, what was stood at last is what can be come back to.
  const sweep = pose.sweep || showcase.values.sweep.value;
  return sweep === '' ? null : { sweep, rotation: pose.rotation, position: pose.position, zoom: showcase.values.zoom.value };
}

const prefersStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
