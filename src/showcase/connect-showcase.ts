import { type ConnectionOptions, openConnection } from './connection';
import { unknownValues } from './follow-values';
import { signal } from './observable-values';
import type { Placing, Showcase, ShowcaseEvent, ShowcaseOperations } from './port';
import { openShowcaseSession, type ShowcaseSession } from './showcase-session';
import { notReady, viewerLost } from './viewer-errors';

export type ShowcaseOptions = Omit<ConnectionOptions, 'frame'> & {
  /** Whether the wheel zooms a framed tour at once; otherwise it scrolls the page around it until the tour is clicked. */
  zoomsAtOnce?: boolean;
};

/**
 * Opens a model in a frame and controls it. Connecting a frame again after `disconnect` reuses the page in it, so that an effect that runs twice
 * loads it once.
 * @see PLAYER-007 PLAYER-008
 */
export function connectShowcase(frame: HTMLIFrameElement, options: ShowcaseOptions): Showcase {
  const values = unknownValues();
  const events = signal<ShowcaseEvent>();
  const { delivery, zoomsAtOnce = false } = options;
  const connection = openConnection({ ...options, frame }, (sdk) =>
    openShowcaseSession({ sdk, frame, delivery, values, events, zoomsAtOnce }),
  );
  const perform = performer(connection);
  const operations: ShowcaseOperations = {
    goTo: (...args) => perform((session) => session.goTo(...args)),
    goToMode: (...args) => perform((session) => session.goToMode(...args)),
    goToFloor: (...args) => perform((session) => session.goToFloor(...args)),
    showAllFloors: () => perform((session) => session.showAllFloors()),
    holdCamera: () => perform((session) => session.holdCamera()),
    releaseCamera: () => perform((session) => session.releaseCamera()),
    routeBetween: (...args) => perform((session) => session.routeBetween(...args)),
    turnTo: (...args) => perform((session) => session.turnTo(...args)),
    zoomOutside: (...args) => perform((session) => session.zoomOutside(...args)),
    zoomTo: (...args) => perform((session) => session.zoomTo(...args)),
    placeTags: (...args) => perform((session) => session.placeTags(...args)),
    exchangeTags: (...args) => perform((session) => session.exchangeTags(...args)),
    updateTag: (...args) => perform((session) => session.updateTag(...args)),
    removeTag: (...args) => perform((session) => session.removeTag(...args)),
    hideModelTags: (...args) => perform((session) => session.hideModelTags(...args)),
    openTag: (...args) => perform((session) => session.openTag(...args)),
    startPlacing: (...args) => perform<Placing>((session) => session.startPlacing(...args)),
    surfaceUnder: (...args) => perform((session) => session.surfaceUnder(...args)),
    measure: (...args) => perform((session) => session.measure(...args)),
    measureMiddle: () => perform((session) => session.measureMiddle()),
    endLine: () => perform((session) => session.endLine()),
    removeMeasurements: (...args) => perform((session) => session.removeMeasurements(...args)),
    takeScreenshot: (...args) => perform((session) => session.takeScreenshot(...args)),
    shareLink: () => perform((session) => session.shareLink()),
    presentSweepId: (...args) => perform((session) => session.presentSweepId(...args)),
    showObjects: (...args) => perform((session) => session.showObjects(...args)),
    changeSetting: (...args) => perform((session) => session.changeSetting(...args)),
  };
  const { state, retry, disconnect } = connection;
  return { ...operations, values, events, state, frameBox: () => frame.getBoundingClientRect(), retry, disconnect };
}

type Perform = <T>(run: (session: ShowcaseSession) => Promise<T>) => Promise<T>;

const performer =
  ({ session, state }: ReturnType<typeof openConnection>): Perform =>
  <T>(run: (session: ShowcaseSession) => Promise<T>) => {
    const ownSession = session();
    if (!ownSession) return state.value.name === 'disconnected' ? never<T>() : Promise.reject(notReady());
    return new Promise<T>((resolve, reject) => {
      const isStale = () => session() !== ownSession;
      // after `disconnect` nobody awaits the result; if the viewer was lost by itself, callers must know
      const onInterrupted = () => (state.value.name === 'disconnected' ? undefined : reject(viewerLost()));
      const stop = state.subscribe(() => isStale() && onInterrupted());
      run(ownSession)
        .then((value) => (isStale() ? onInterrupted() : resolve(value)))
        .catch((error) => (isStale() ? onInterrupted() : reject(error)))
        .finally(stop);
    });
  };

const never = <T>() => new Promise<T>(() => undefined);
