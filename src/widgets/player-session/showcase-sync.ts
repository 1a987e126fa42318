import { findPoi } from '@/domain/folders/find';
import { poiId } from '@/domain/ids';
import type { ConnectionState, Destination, Showcase } from '@/showcase/port';
import { cameraMoveTo, destinationOf, equivalentDestination, isAtDestination } from './destinations';
import { namedTimers } from './named-timers';
import type { PlayerContext } from './player-context';
import type { PlayerState, ShowcaseSlice, ViewerStage } from './player-state';
import { scanMarks } from './scan-marks';
import { createTagSync } from './tag-sync';
import { sendUnits } from './units';
import { reportViewerError } from './viewer-errors';
import { followLanguage } from './viewer-language';
import { watchViewpoint } from './watch-viewpoint';

export type ShowcaseSync = {
  contentChanged: () => void;
  /** Places pending tags immediately. */
  flushTags: () => void;
  end: () => void;
};

/** Syncs the store with the viewer, and the viewer with the store and the tour, with the delays of the ledger. */
export function syncWithShowcase(context: PlayerContext, showcase: Showcase): ShowcaseSync {
  const { store } = context;
  const timers = namedTimers();
  const isReady = () => showcase.state.value.name === 'ready';

  const tags = createTagSync(context, showcase);
  const placeTags = () => {
    // placing all tags would interrupt a tag that follows the pointer
    if (context.tagsFrozen) context.tagsOutdated = true;
    else tags.placeAll();
  };
  const marks = scanMarks(context, showcase, tags);
  const language = followLanguage(showcase);
  const showScene = () => {
    if (context.content.scene.models.length > 0) showcase.showObjects(context.content.scene).catch(reportViewerError(store));
  };
  const goToActivePoi = () => goToPoi(context, showcase);
  context.cancelPendingMove = () => timers.cancel('move');

  const onReady = () => {
    const previousPose = context.lastPose;
    rememberPose(context, showcase);
    sendUnits(showcase);
    language.send();
    marks.begin();
    timers.schedule(activePoiDelayMs, 'move', () => {
      if (store.getState().activePoi) return goToActivePoi();
      const view = previousPose?.mode === 'inside' ? equivalentDestination(previousPose, showcase.values.sweeps.value) : null;
      if (view) showcase.goTo(view, { transition: 'instant' }).catch(reportViewerError(store));
    });
    timers.schedule(placeTagsDelayMs, 'tags', placeTags);
    showScene();
  };

  const cleanups = [
    timers.end,
    language.end,
    mirrorShowcase(context, showcase),
    showcase.state.subscribe((state) => {
      if (state.name === 'ready') onReady();
      else timers.end();
    }),
    showcase.values.measuring.subscribe((isMeasuring) => {
      if (isMeasuring) timers.cancel('tags');
      else timers.schedule(context.content.tagsAfterMeasuringMs ?? placeTagsDelayMs, 'tags', placeTags);
    }),
    watchViewpoint(showcase, tags.followCamera),
    showcase.values.modelTags.subscribe(() => !context.tagsFrozen && tags.hideModelTags()),
    showcase.events.subscribe((event) => {
      // while a tag is being placed, a click places it
      if (event.type === 'tag-click' && !context.tagsFrozen) openClickedTag(context, showcase, event.id);
      if (event.type === 'trigger' && !isBesideScan(store.getState())) store.getState().closePanel();
    }),
    store.subscribe((state, before) => {
      if (isOpened(state, before) && isReady()) timers.schedule(openPoiDelayMs, 'move', goToActivePoi);
      if (state.hiddenFolders !== before.hiddenFolders || isOtherOfCluster(context, state, before)) tags.update();
      if ((state.activePoi === null) !== (before.activePoi === null)) marks.follow();
    }),
  ];
  if (isReady()) onReady();

  return {
    contentChanged: () => {
      if (!context.tagsFrozen && context.tagsOutdated) {
        context.tagsOutdated = false;
        tags.placeAll();
      } else tags.update();
    },
    flushTags: () => timers.flush('tags'),
    end: () => {
      for (const end of cleanups) end();
    },
  };
}

/** The open point is a tag of its own. */
const isOtherOfCluster = ({ clusters }: PlayerContext, state: PlayerState, before: PlayerState) =>
  clusters.size > 0 && state.activePoi !== before.activePoi;

/** Comments stay while somebody looks around. */
const isBesideScan = ({ panel }: PlayerState) => panel === 'comments';

const isOpened = (state: PlayerState, before: PlayerState) => state.activePoi !== null && state.openCount !== before.openCount;

/** @see PLAYER-035 PLAYER-038 PLAYER-039 */
function goToPoi({ store, content, prefersReducedMotion }: PlayerContext, showcase: Showcase): void {
  const { activePoi, looksAhead } = store.getState();
  const poi = activePoi && findPoi(content.folders, activePoi);
  const destination = poi ? destinationOf(poi) : null;
  if (!destination || isAlreadyThere(showcase, destination)) return;
  const options = cameraMoveTo(destination, {
    pose: showcase.values.pose.value,
    sweeps: showcase.values.sweeps.value,
    looksAhead,
    isMotionReduced: prefersReducedMotion(),
  });
  showcase.goTo(destination, options).catch(reportViewerError(store));
}

const isAlreadyThere = ({ values }: Showcase, destination: Destination) =>
  !values.moving.value && isAtDestination(values.pose.value, values.zoom.value, destination);

/** @see PLAYER-073 PLAYER-074 */
function openClickedTag({ store, content, extraTags, clusters }: PlayerContext, { values }: Showcase, id: string): void {
  const poi = findPoi(content.folders, poiId(id));
  const clustered = clusters.get(id);
  if (id === '') console.warn('Missing tag id');
  else if (clustered) store.setState({ cluster: clustered });
  else if (extraTags.some((tag) => tag.id === id)) return;
  else if (poi) store.getState().openPoi(poi.identifier);
  else if (values.modelTags.value.some((tag) => tag.id === id)) store.setState({ activePoi: null, scanTag: id });
  else console.warn('Could not fid a PoI with that id', id);
}

const stageOf = (state: ConnectionState): ViewerStage | null => {
  switch (state.name) {
    case 'starting':
      return { name: 'loading' };
    case 'failed':
      return { name: 'failed', reason: state.reason };
    case 'ready':
    case 'lost':
      return { name: state.name };
    default:
      return null;
  }
};

/** Copies the viewer's values into the store. The pose changes every frame, so only the last one is remembered, outside the store. */
function mirrorShowcase(context: PlayerContext, showcase: Showcase): () => void {
  const { state, values } = showcase;
  const { store } = context;
  const stage = (initialValues: ConnectionState) => {
    const next = stageOf(initialValues);
    if (next) store.setState(next.name === 'ready' ? { stage: next, wasReady: true, showsScanMeasurements: true } : { stage: next });
    // the ledger requires only the log; the stage also shows the error
    if (initialValues.name === 'failed') console.error(initialValues.error);
  };
  const copied =
    <Key extends keyof ShowcaseSlice>(key: Key) =>
    (value: ShowcaseSlice[Key]) =>
      store.setState({ [key]: value });
  const present = {
    viewMode: values.mode.value,
    floor: values.floor.value,
    floors: values.floors.value,
    rooms: values.rooms.value,
    isMeasuring: values.measuring.value,
    isDrawingLine: values.drawingLine.value,
    measurements: values.measurements.value,
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
    values.rooms.subscribe(copied('rooms')),
    values.measuring.subscribe(copied('isMeasuring')),
    values.drawingLine.subscribe(copied('isDrawingLine')),
    values.measurements.subscribe(copied('measurements')),
    values.zoom.subscribe(copied('zoom')),
    values.sweep.subscribe(copied('sweep')),
    values.pose.subscribe(() => rememberPose(context, showcase)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function rememberPose(context: PlayerContext, { state, values }: Showcase): void {
  const pose = values.pose.value;
  if (pose && pose.sweep !== '' && state.value.name === 'ready') context.lastPose = pose;
}

/** Delay between the viewer becoming ready and the move to the active PoI. @see PLAYER-031 */
const activePoiDelayMs = 800;
/** Delay between the viewer becoming ready, or measuring ending, and placing the tags. @see PLAYER-032 PLAYER-034 */
const placeTagsDelayMs = 400;
/** Delay between opening a PoI and moving the camera. @see PLAYER-035 */
const openPoiDelayMs = 400;
