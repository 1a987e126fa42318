import { uploadFile } from '@/backend/storage/upload-file';
import { AppError, type ErrorCode } from '@/domain/app-error';
import { fileAddressFrom } from '@/domain/files/file-address';
import { screenshotPath } from '@/domain/files/paths';
import { findPoi } from '@/domain/folders/find';
import { allPois } from '@/domain/folders/folder';
import { type PoiId, poiId } from '@/domain/ids';
import { imageFile, screenshotProblem } from '@/domain/pois/screenshots';
import { randomIdentifier } from '@/domain/random';
import { toastError, toastSuccess } from '@/ui/toast';
import { whileViewerReady } from '@/widgets/player-session/while-viewer-ready';
import { rewritePoiHistory } from '../session/edit-actions';
import type { EditingSession } from '../session/editing-context';
import type { EditingState } from '../session/editing-state';

/** How long a save waits for screenshot uploads. */
const maxUploadWaitMs = 15_000;
const retryHint = 'The screenshot will be uploaded when the tour is saved.';
/** After any other failure the same upload would fail again. */
const retriedCodes: readonly ErrorCode[] = ['unavailable', 'deadline-exceeded', 'unauthenticated'];

const sending = new WeakMap<EditingSession, Map<PoiId, Promise<void>>>();

/** Captures the current view as a PoI's screenshot and uploads it; it stays pending if the upload fails for now. @see EDIT-044 */
export async function takeScreenshot(session: EditingSession, poi: PoiId): Promise<void> {
  const { store, player } = session;
  const { capturing, input, needsSaving: wasUnsaved } = store.getState();
  if (capturing.has(poi)) return;
  if (input.tour.id === '') return console.warn('A screenshot of a tour without an id is not stored.');
  setCapturing(session, poi, true);
  try {
    const viewer = player.readyShowcase();
    const capture = player.takeScreenshot('poi');
    const url = viewer ? await whileViewerReady(viewer, capture) : await capture;
    if (url === null) return;
    const problem = screenshotProblem({ identifier: poi, url, organization: input.tour.organization });
    if (problem) return toastError(problem);
    const isSavedWithout = wasUnsaved && !store.getState().needsSaving;
    store.setState(({ pendingScreenshots }) => ({ pendingScreenshots: new Map(pendingScreenshots).set(poi, url) }));
    await send(session, poi);
    // the author saved the new point while its screenshot was taken: for them it is saved
    if (isSavedWithout) void session.save(true);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    toastError(error.message);
  } finally {
    setCapturing(session, poi, false);
  }
}

/** Uploads pending screenshots, within a time limit. Never rejects. @see EDIT-056 */
export async function uploadPending(session: EditingSession): Promise<void> {
  const { pendingScreenshots, edited } = session.store.getState();
  const all = [...pendingScreenshots.keys()];
  for (const deleted of all.filter((poi) => !findPoi(edited.folders, poi))) removePending(session, deleted);
  const sent = Promise.all([...session.store.getState().pendingScreenshots.keys()].map((poi) => send(session, poi)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, maxUploadWaitMs);
  });
  await Promise.race([sent, timeout]);
  clearTimeout(timer);
}

/** Uploads the pending screenshot of a PoI; concurrent calls share one upload. */
function send(session: EditingSession, poi: PoiId): Promise<void> {
  const uploads = sending.get(session) ?? new Map<PoiId, Promise<void>>();
  sending.set(session, uploads);
  const running = uploads.get(poi) ?? storePending(session, poi).finally(() => uploads.delete(poi));
  uploads.set(poi, running);
  return running;
}

async function storePending(session: EditingSession, poi: PoiId): Promise<void> {
  const { getState } = session.store;
  for (let url = getState().pendingScreenshots.get(poi); url; url = getState().pendingScreenshots.get(poi)) {
    const stored = await upload(session, poi, url);
    if (!stored) return;
    rewritePoiHistory(session.store, poi, (before) => ({ ...before, screenshot: stored }));
    if (getState().pendingScreenshots.get(poi) === url) removePending(session, poi);
    toastSuccess('Screenshot uploaded', { position: 'top-center' });
  }
}

/** @returns its URL; null if the upload failed, after a toast */
async function upload(session: EditingSession, poi: PoiId, url: string): Promise<string | null> {
  const { getState } = session.store;
  const { input, edited } = getState();
  const { id, organization } = input.tour;
  try {
    const own = screenshotPath(organization, id, poi);
    // a copy of the point shows the screenshot of its original, which must stay as it is then
    const isShared = allPois(edited.folders).some((other) => other.identifier !== poi && fileAddressFrom(other.screenshot)?.path === own);
    const path = isShared ? screenshotPath(organization, id, poiId(randomIdentifier())) : own;
    return (await uploadFile({ path, file: imageFile(url, `${poi}.jpg`), contentType: 'image/jpeg' })).url;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(error);
    const isRetried = retriedCodes.includes(error.code);
    if (!isRetried && getState().pendingScreenshots.get(poi) === url) removePending(session, poi);
    toastError(`${error.message} ${isRetried ? retryHint : 'The screenshot is not stored.'}`);
    return null;
  }
}

const removePending = ({ store: { setState } }: EditingSession, poi: PoiId) =>
  setState(
    ({ pendingScreenshots }): Partial<EditingState> => ({
      pendingScreenshots: new Map([...pendingScreenshots].filter(([id]) => id !== poi)),
    }),
  );

const setCapturing = ({ store: { setState } }: EditingSession, poi: PoiId, isShooting: boolean) =>
  setState(({ capturing }): Partial<EditingState> => {
    const others = [...capturing].filter((id) => id !== poi);
    return { capturing: new Set(isShooting ? [...others, poi] : others) };
  });
