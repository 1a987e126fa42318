import type { View } from '@/domain/pois/new-poi';
import { poiDefaults } from '@/domain/pois/poi';
import type { SharedView } from '@/domain/sharing/share-links';
import { type Signal, signal } from '@/showcase/observable-values';
import type { CameraPose, PlacedTag, Showcase, ShowcaseEvent } from '@/showcase/port';
import type { PlayerContext, TourContent } from './player-context';
import { type PlayerControls, playerControls } from './player-controls';
import { createPlayerStore, type InitialPlayerState, type PlayerStore } from './player-store';
import { initialShowcaseState } from './showcase-slice';
import { type ShowcaseSync, syncWithShowcase } from './showcase-sync';

/** A player session: its state, its viewer and its controls. */
export type PlayerSession = PlayerControls & {
  store: PlayerStore;
  /** Updates the tour content. */
  updateContent: (content: TourContent) => void;
  /** Connects a viewer. @returns disconnects it */
  attach: (showcase: Showcase) => () => void;
  /** The current view for a share link; null if there is none. */
  currentSharedView: () => SharedView | null;
  retry: () => void;
  /** The viewer if it is ready; null otherwise. */
  readyShowcase: () => Showcase | null;
  /** The current tour content. */
  content: () => TourContent;
  /** Events of the current viewer. */
  events: Signal<ShowcaseEvent>;
  /** The current view to store in a PoI; null outside the inside mode and before the viewer is ready. @see EDIT-016 EDIT-034 */
  currentView: () => View | null;
  /** The current view, or the last one in inside mode. */
  lastInsideView: () => View | null;
  /** Shows tags beside those of the content, in place of the ones of the last call. */
  showExtraTags: (tags: readonly PlacedTag[]) => void;
  /** Stops updating tags in the viewer while one of them is being placed. @returns resumes updating @see EDIT-025 */
  freezeTags: () => () => void;
};

/** @param isMotionReduced whether the camera jumps instead of moving */
export function createPlayerSession(
  beginning: InitialPlayerState,
  content: TourContent,
  isMotionReduced: () => boolean = prefersStill,
): PlayerSession {
  const store = createPlayerStore(beginning);
  const context: PlayerContext = {
    store,
    showcase: null,
    content,
    lastPose: null,
    extraTags: [],
    clusters: new Map(),
    tagsFrozen: false,
    tagsOutdated: false,
    scanMeasurements: null,
    cancelPendingMove: () => {},
    prefersReducedMotion: isMotionReduced,
  };
  const events = signal<ShowcaseEvent>();
  let sync: ShowcaseSync | null = null;
  return {
    store,
    ...playerControls(context),
    updateContent: (next) => {
      context.content = next;
      sync?.contentChanged();
    },
    attach: (showcase) => {
      context.showcase = showcase;
      store.setState(initialShowcaseState);
      const attached = syncWithShowcase(context, showcase);
      sync = attached;
      const stop = showcase.events.subscribe(events.emit);
      return () => {
        stop();
        attached.end();
        if (sync === attached) sync = null;
        if (context.showcase === showcase) context.showcase = null;
      };
    },
    currentSharedView: () => viewOf(context.showcase),
    retry: () => context.showcase?.retry(),
    readyShowcase: () => (context.showcase?.state.value.name === 'ready' ? context.showcase : null),
    content: () => context.content,
    events,
    currentView: () => poiViewOf(context.showcase, insidePose(context.showcase)),
    lastInsideView: () => poiViewOf(context.showcase, insidePose(context.showcase) ?? context.lastPose),
    showExtraTags: (tags) => {
      context.extraTags = tags;
      sync?.contentChanged();
    },
    freezeTags: () => {
      sync?.flushTags();
      context.tagsFrozen = true;
      return () => {
        context.tagsFrozen = false;
        sync?.contentChanged();
      };
    },
  };
}

function insidePose(showcase: Showcase | null): CameraPose | null {
  const pose = showcase?.state.value.name === 'ready' ? showcase.values.pose.value : null;
  return pose?.mode === 'inside' && pose.sweep !== '' ? pose : null;
}

function poiViewOf(showcase: Showcase | null, pose: CameraPose | null): View | null {
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
  // outside inside mode, share the last sweep
  const sweep = pose.sweep || showcase.values.sweep.value;
  return sweep === '' ? null : { sweep, rotation: pose.rotation, position: pose.position, zoom: showcase.values.zoom.value };
}

const prefersStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
