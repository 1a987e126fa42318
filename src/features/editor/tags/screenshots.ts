import { uploadFile } from '@/backend/storage/upload-file';
import { AppError, type ErrorCode } from '@/domain/app-error';
import { fileAddressFrom } from '@/domain/files/file-address';
import { screenshotPath } from '@/domain/files/paths';
import { findPoi } from '@/domain/folders/find';
import { allPois } from '@/domain/folders/folder';
import { allStops } from '@/domain/guided-tours/guided-tour';
import { type GuidedStopId, type PoiId, poiId } from '@/domain/ids';
import { imageFile, type ScreenshotOwner, screenshotProblem } from '@/domain/pois/screenshots';
import { randomIdentifier } from '@/domain/random';
import type { EditedTour } from '@/domain/tours/edited';
import { toastError, toastSuccess } from '@/ui/toast';
import { whileViewerReady } from '@/widgets/player-session/while-viewer-ready';
import { rewritePoiHistory, rewriteStopHistory } from '../session/edit-actions';
import type { EditingSession } from '../session/editing-context';
import type { EditingState } from '../session/editing-state';

/** How long a save waits for screenshot uploads. */
const maxUploadWaitMs = 15_000;
const retryHint = 'The screenshot will be uploaded when the tour is saved.';
/** After any other failure the same upload would fail again. */
const retriedCodes: readonly ErrorCode[] = ['unavailable', 'deadline-exceeded', 'unauthenticated'];

const sending = new WeakMap<EditingSession, Map<ScreenshotOwner, Promise<void>>>();

/** Captures the current view as the screenshot of a PoI or a stop and uploads it; it stays pending if the upload fails for now. @see EDIT-044 */
export async function takeScreenshot(session: EditingSession, owner: ScreenshotOwner): Promise<void> {
  const { store, player } = session;
  const { capturing, input, needsSaving: wasUnsaved } = store.getState();
  if (capturing.has(owner)) return;
  if (input.tour.id === '') return console.warn('A screenshot of a tour without an id is not stored.');
  setCapturing(session, owner, true);
  try {
    const viewer = player.readyShowcase();
    const capture = player.takeScreenshot('poi');
    const url = viewer ? await whileViewerReady(viewer, capture) : await capture;
    if (url === null) return;
    const problem = screenshotProblem({ identifier: owner, url, organization: input.tour.organization });
    if (problem) return toastError(problem);
    const isSavedWithout = wasUnsaved && !store.getState().needsSaving;
    store.setState(({ pendingScreenshots }) => ({ pendingScreenshots: new Map(pendingScreenshots).set(owner, url) }));
    await send(session, owner);
    // the author saved the new point while its screenshot was taken: for them it is saved
    if (isSavedWithout) void session.save(true);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    toastError(error.message);
  } finally {
    setCapturing(session, owner, false);
  }
}

/** Uploads pending screenshots, within a time limit. Never rejects. @see EDIT-056 */
export async function uploadPending(session: EditingSession): Promise<void> {
  const { pendingScreenshots, edited } = session.store.getState();
  const all = [...pendingScreenshots.keys()];
  for (const deleted of all.filter((owner) => !isThere(edited, owner))) removePending(session, deleted);
  const sent = Promise.all([...session.store.getState().pendingScreenshots.keys()].map((owner) => send(session, owner)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, maxUploadWaitMs);
  });
  await Promise.race([sent, timeout]);
  clearTimeout(timer);
}

/** What of a tour has this screenshot; ids of points and of stops are never the same. */
const isStop = ({ guidedTours }: Pick<EditedTour, 'guidedTours'>, owner: ScreenshotOwner): owner is GuidedStopId =>
  allStops(guidedTours).some(({ id }) => id === owner);
const isThere = (edited: EditedTour, owner: ScreenshotOwner): boolean =>
  isStop(edited, owner) || findPoi(edited.folders, owner as PoiId) !== undefined;

/** Uploads a pending screenshot; concurrent calls share one upload. */
function send(session: EditingSession, owner: ScreenshotOwner): Promise<void> {
  const uploads = sending.get(session) ?? new Map<ScreenshotOwner, Promise<void>>();
  sending.set(session, uploads);
  const running = uploads.get(owner) ?? storePending(session, owner).finally(() => uploads.delete(owner));
  uploads.set(owner, running);
  return running;
}

async function storePending(session: EditingSession, owner: ScreenshotOwner): Promise<void> {
  const { getState } = session.store;
  for (let url = getState().pendingScreenshots.get(owner); url; url = getState().pendingScreenshots.get(owner)) {
    const stored = await upload(session, owner, url);
    if (!stored) return;
    if (isStop(getState().edited, owner)) rewriteStopHistory(session.store, owner, (before) => ({ ...before, image: stored }));
    else rewritePoiHistory(session.store, owner as PoiId, (before) => ({ ...before, screenshot: stored }));
    if (getState().pendingScreenshots.get(owner) === url) removePending(session, owner);
    toastSuccess('Screenshot uploaded', { position: 'top-center' });
  }
}

/** @returns its URL; null if the upload failed, after a toast */
async function upload(session: EditingSession, owner: ScreenshotOwner, url: string): Promise<string | null> {
  const { getState } = session.store;
  const { input, edited } = getState();
  const { id, organization } = input.tour;
  try {
    const own = screenshotPath(organization, id, owner);
    // a copy of the point shows the screenshot of its original, which must stay as it is then
    const isShared = allPois(edited.folders).some((other) => other.identifier !== owner && fileAddressFrom(other.screenshot)?.path === own);
    const path = isShared ? screenshotPath(organization, id, poiId(randomIdentifier())) : own;
    return (await uploadFile({ path, file: imageFile(url, `${owner}.jpg`), contentType: 'image/jpeg' })).url;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(error);
    const isRetried = retriedCodes.includes(error.code);
    if (!isRetried && getState().pendingScreenshots.get(owner) === url) removePending(session, owner);
    toastError(`${error.message} ${isRetried ? retryHint : 'The screenshot is not stored.'}`);
    return null;
  }
}

const removePending = ({ store: { setState } }: EditingSession, owner: ScreenshotOwner) =>
  setState(
    ({ pendingScreenshots }): Partial<EditingState> => ({
      pendingScreenshots: new Map([...pendingScreenshots].filter(([id]) => id !== owner)),
    }),
  );

const setCapturing = ({ store: { setState } }: EditingSession, owner: ScreenshotOwner, isShooting: boolean) =>
  setState(({ capturing }): Partial<EditingState> => {
    const others = [...capturing].filter((id) => id !== owner);
    return { capturing: new Set(isShooting ? [...others, owner] : others) };
  });
