import { uploadFile } from '@/backend/storage/upload-file';
import { AppError } from '@/domain/app-error';
import { screenshotPath } from '@/domain/files/paths';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { imageFile, screenshotProblem } from '@/domain/pois/screenshots';
import { say, sayProblem } from '@/ui/say';
import { amendPoi } from '../session/amend';
import type { EditingSession } from '../session/editing-session';
import type { EditingState } from '../session/editing-state';
import { whileThere } from './while-there';

/** How long a save waits for pictures that do not get through. */
const patienceMs = 15_000;
const kept = 'The screenshot is kept here, and stored when the tour is saved.';

const sending = new WeakMap<EditingSession, Map<PoiId, Promise<void>>>();

/** Takes a picture of what is seen for a PoI, and stores it; one that cannot be stored now is kept. @see EDIT-044 */
export async function takeScreenshot(session: EditingSession, poi: PoiId): Promise<void> {
  const { store, visit } = session;
  const { shooting, given } = store.getState();
  if (shooting.has(poi)) return;
  if (given.tour.id === '') return console.warn('A screenshot of a tour without an id is not stored.');
  shoots(session, poi, true);
  try {
    const viewer = visit.viewer();
    const taken = visit.takeScreenshot('poi');
    const url = viewer ? await whileThere(viewer, taken) : await taken;
    if (url === null) return;
    const problem = screenshotProblem({ identifier: poi, url, organization: given.tour.organization });
    if (problem) return sayProblem(problem);
    store.setState(({ unuploaded }) => ({ unuploaded: new Map(unuploaded).set(poi, url) }));
    await send(session, poi);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    sayProblem(error.message);
  } finally {
    shoots(session, poi, false);
  }
}

/** Stores the pictures that are not stored yet, as far as that succeeds within a while. Never rejects. @see EDIT-056 */
export async function uploadPending(session: EditingSession): Promise<void> {
  const { unuploaded, edited } = session.store.getState();
  const all = [...unuploaded.keys()];
  for (const gone of all.filter((poi) => !findPoi(edited.folders, poi))) drop(session, gone);
  const sent = Promise.all([...session.store.getState().unuploaded.keys()].map((poi) => send(session, poi)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([sent, patience]);
  clearTimeout(timer);
}

/** Sends the picture of a PoI; while it is on its way it is not sent twice. */
function send(session: EditingSession, poi: PoiId): Promise<void> {
  const mine = sending.get(session) ?? new Map<PoiId, Promise<void>>();
  sending.set(session, mine);
  const present = mine.get(poi) ?? store(session, poi).finally(() => mine.delete(poi));
  mine.set(poi, present);
  return present;
}

async function store(session: EditingSession, poi: PoiId): Promise<void> {
  const { getState } = session.store;
  for (let url = getState().unuploaded.get(poi); url; url = getState().unuploaded.get(poi)) {
    const stored = await upload(session, poi, url);
    if (!stored) return;
    amendPoi(session.store, poi, (before) => ({ ...before, screenshot: stored }));
    if (getState().unuploaded.get(poi) === url) drop(session, poi);
    say('Screenshot uploaded', { position: 'top-center' });
  }
}

/** @returns where it can be read; null when it could not be stored, which is said */
async function upload({ store: { getState } }: EditingSession, poi: PoiId, url: string): Promise<string | null> {
  const { id, organization } = getState().given.tour;
  try {
    const path = screenshotPath(organization, id, poi);
    return (await uploadFile({ path, file: imageFile(url, `${poi}.jpg`), contentType: 'image/jpeg' })).url;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(error);
    sayProblem(`${error.message} ${kept}`);
    return null;
  }
}

const drop = ({ store: { setState } }: EditingSession, poi: PoiId) =>
  setState(({ unuploaded }): Partial<EditingState> => ({ unuploaded: new Map([...unuploaded].filter(([one]) => one !== poi)) }));

const shoots = ({ store: { setState } }: EditingSession, poi: PoiId, isShooting: boolean) =>
  setState(({ shooting }): Partial<EditingState> => {
    const others = [...shooting].filter((one) => one !== poi);
    return { shooting: new Set(isShooting ? [...others, poi] : others) };
  });
