import { type ConnectionOptions, openConnection } from './connection';
import { unknownValues } from './follow-values';
import { signal } from './live';
import type { Placing, Showcase, ShowcaseEvent, ShowcaseOperations } from './port';
import { gone, notReady } from './refusals';
import { openSession, type Session } from './session';

export type ShowcaseOptions = Omit<ConnectionOptions, 'frame'>;

/**
 * Opens a model in a frame and drives it. Connecting a frame again after a `disconnect` goes on with the page that is in it, so an effect
 * that runs twice loads it once.
 * @see PLAYER-007 PLAYER-008
 */
export function connectShowcase(frame: HTMLIFrameElement, options: ShowcaseOptions): Showcase {
  const values = unknownValues();
  const events = signal<ShowcaseEvent>();
  const { delivery } = options;
  const connection = openConnection({ ...options, frame }, (sdk) => openSession({ sdk, frame, delivery, values, events }));
  const perform = performer(connection);
  const operations: ShowcaseOperations = {
    goTo: (...args) => perform((session) => session.goTo(...args)),
    goToMode: (...args) => perform((session) => session.goToMode(...args)),
    goToFloor: (...args) => perform((session) => session.goToFloor(...args)),
    showAllFloors: () => perform((session) => session.showAllFloors()),
    turnTo: (...args) => perform((session) => session.turnTo(...args)),
    zoomTo: (...args) => perform((session) => session.zoomTo(...args)),
    placeTags: (...args) => perform((session) => session.placeTags(...args)),
    updateTag: (...args) => perform((session) => session.updateTag(...args)),
    removeTag: (...args) => perform((session) => session.removeTag(...args)),
    hideModelTags: (...args) => perform((session) => session.hideModelTags(...args)),
    openTag: (...args) => perform((session) => session.openTag(...args)),
    startPlacing: (...args) => perform<Placing>((session) => session.startPlacing(...args)),
    measure: (...args) => perform((session) => session.measure(...args)),
    takeScreenshot: (...args) => perform((session) => session.takeScreenshot(...args)),
    shareLink: () => perform((session) => session.shareLink()),
    presentSweepId: (...args) => perform((session) => session.presentSweepId(...args)),
    showObjects: (...args) => perform((session) => session.showObjects(...args)),
    changeSetting: (...args) => perform((session) => session.changeSetting(...args)),
  };
  return { ...operations, values, events, state: connection.state, retry: connection.retry, disconnect: connection.disconnect };
}

type Perform = <T>(run: (session: Session) => Promise<T>) => Promise<T>;

const performer =
  ({ session, state }: ReturnType<typeof openConnection>): Perform =>
  <T>(run: (session: Session) => Promise<T>) => {
    const mine = session();
    if (!mine) return state.value.name === 'disconnected' ? never<T>() : Promise.reject(notReady());
    return new Promise<T>((resolve, reject) => {
      const ended = () => session() !== mine;
      // After `disconnect` nobody is there to be told; a viewer that went away by itself is.
      const interrupted = () => (state.value.name === 'disconnected' ? undefined : reject(gone()));
      const stop = state.subscribe(() => ended() && interrupted());
      run(mine)
        .then((value) => (ended() ? interrupted() : resolve(value)))
        .catch((error) => (ended() ? interrupted() : reject(error)))
        .finally(stop);
    });
  };

const never = <T>() => new Promise<T>(() => undefined);
