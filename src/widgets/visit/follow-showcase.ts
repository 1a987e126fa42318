import { findPoi } from '@/domain/folders/find';
import { poiId } from '@/domain/ids';
import type { ConnectionState, Destination, Showcase } from '@/showcase/port';
import { destinationOf, isThere, sameView, wayTo } from './destinations';
import type { PlayerState, ShowcaseSlice, Stage } from './player-state';
import { loggedAndTold } from './problems';
import type { Stand } from './stand';
import { tagKeeper } from './tag-keeper';
import { arrivalMs, departureMs, tagsMs } from './timings';
import { waits } from './waits';

export type Following = {
  contentChanged: () => void;
  /** Tags that wait to be placed are placed now. */
  settleTags: () => void;
  end: () => void;
};

/** Keeps the state as the viewer tells it, and the viewer as the state and the tour say, with the ledger's delays. */
export function followShowcase(stand: Stand, showcase: Showcase): Following {
  const { store } = stand;
  const soon = waits();
  const isReady = () => showcase.state.value.name === 'ready';

  const tags = tagKeeper(stand, showcase);
  const placeTags = () => {
    // a tag that follows the pointer would be torn from it
    if (stand.holdsTags) stand.owesTags = true;
    else tags.placeAll();
  };
  const followTags = () => {
    if (!stand.holdsTags) tags.follow();
  };
  const showScene = () => {
    if (stand.content.scene.models.length > 0) showcase.showObjects(stand.content.scene).catch(loggedAndTold(store));
  };
  const goToActivePoi = () => goToPoi(stand, showcase);

  const becameReady = () => {
    const back = stand.lastPose;
    noteStanding(stand, showcase);
    soon.in(arrivalMs, 'move', () => {
      if (store.getState().activePoi) return goToActivePoi();
      const view = back?.mode === 'inside' ? sameView(back, showcase.values.sweeps.value) : null;
      if (view) showcase.goTo(view, { transition: 'instant' }).catch(loggedAndTold(store));
    });
    soon.in(tagsMs, 'tags', placeTags);
    showScene();
  };

  const ends = [
    soon.end,
    mirror(stand, showcase),
    showcase.state.subscribe((state) => {
      if (state.name === 'ready') becameReady();
      else soon.end();
    }),
    showcase.values.measuring.subscribe((isMeasuring) => {
      if (isMeasuring) soon.cancel('tags');
      else soon.in(tagsMs, 'tags', placeTags);
    }),
    showcase.values.modelTags.subscribe(() => !stand.holdsTags && tags.hideTaken()),
    showcase.events.subscribe((event) => {
      // who places a tag clicks to put it, whatever is below
      if (event.type === 'tag-click' && !stand.holdsTags) tagClicked(stand, event.id);
      if (event.type === 'trigger') store.getState().closePanel();
    }),
    store.subscribe((state, before) => {
      if (isOpened(state, before) && isReady()) soon.in(departureMs, 'move', goToActivePoi);
      if (state.hiddenFolders !== before.hiddenFolders) followTags();
    }),
  ];
  if (isReady()) becameReady();

  return {
    contentChanged: () => {
      if (!stand.holdsTags && stand.owesTags) {
        stand.owesTags = false;
        tags.placeAll();
      } else followTags();
    },
    settleTags: () => soon.now('tags'),
    end: () => {
      for (const end of ends) end();
    },
  };
}

const isOpened = (state: PlayerState, before: PlayerState) => state.activePoi !== null && state.openings !== before.openings;

/** @see PLAYER-035 PLAYER-038 PLAYER-039 */
function goToPoi({ store, content, still }: Stand, showcase: Showcase): void {
  const { activePoi, looksAhead } = store.getState();
  const poi = activePoi && findPoi(content.folders, activePoi);
  const destination = poi ? destinationOf(poi) : null;
  if (!destination || isThereAlready(showcase, destination)) return;
  const way = wayTo(destination, { pose: showcase.values.pose.value, sweeps: showcase.values.sweeps.value, looksAhead, still: still() });
  showcase.goTo(destination, way).catch(loggedAndTold(store));
}

const isThereAlready = ({ values }: Showcase, destination: Destination) =>
  !values.moving.value && isThere(values.pose.value, values.zoom.value, destination);

/** @see PLAYER-073 PLAYER-074 */
function tagClicked({ store, content }: Stand, id: string): void {
  const poi = findPoi(content.folders, poiId(id));
  if (id === '') console.warn('Missing tag id');
  else if (poi) store.getState().openPoi(poi.identifier);
  else console.warn('Could not fid a PoI with that id', id);
}

const stageOf = (state: ConnectionState): Stage | null => {
  switch (state.name) {
    case 'starting':
      return { name: 'loading' };
    case 'failed':
      return { name: 'failed', reason: state.reason, sentence: state.error.message };
    case 'ready':
    case 'lost':
      return { name: state.name };
    default:
      return null;
  }
};

/** Copies what the viewer tells into the state; of the pose, which changes with every frame, only the last one is kept. */
function mirror(stand: Stand, showcase: Showcase): () => void {
  const { state, values } = showcase;
  const { store } = stand;
  const stage = (present: ConnectionState) => {
    const next = stageOf(present);
    if (next) store.setState(next.name === 'ready' ? { stage: next, wasReady: true } : { stage: next });
    // What went wrong is only logged by the ledger; here it is shown as well, by the stage.
    if (present.name === 'failed') console.error(present.error);
  };
  const copied =
    <Key extends keyof ShowcaseSlice>(key: Key) =>
    (value: ShowcaseSlice[Key]) =>
      store.setState({ [key]: value });
  const present = {
    viewMode: values.mode.value,
    floor: values.floor.value,
    floors: values.floors.value,
    isMeasuring: values.measuring.value,
    zoom: values.zoom.value,
    sweep: values.sweep.value,
  };
  store.setState(present);
  stage(state.value);
  const stops = [
    state.subscribe(stage),
    values.mode.subscribe(copied('viewMode')),
    values.floor.subscribe(copied('floor')),
    values.floors.subscribe(copied('floors')),
    values.measuring.subscribe(copied('isMeasuring')),
    values.zoom.subscribe(copied('zoom')),
    values.sweep.subscribe(copied('sweep')),
    values.pose.subscribe(() => noteStanding(stand, showcase)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function noteStanding(stand: Stand, { state, values }: Showcase): void {
  const pose = values.pose.value;
  if (pose && pose.sweep !== '' && state.value.name === 'ready') stand.lastPose = pose;
}
