import { allFolders, type Folder, isUncategorized } from '@/domain/folders/folder';
import { addGuidedTour, addStops, changeStop, removeGuidedTour, removeStop } from '@/domain/guided-tours/changes';
import type { GuidedStop, GuidedTour } from '@/domain/guided-tours/guided-tour';
import { findGuidedTour, newGuidedTour, stopAtPoi, stopAtView, stopsOfFolder, unusedName } from '@/domain/guided-tours/new-stop';
import { walkingOrder } from '@/domain/guided-tours/walking-order';
import type { FolderId, GuidedStopId, PoiId } from '@/domain/ids';
import { guidedTourLimits } from '@/domain/limits';
import { plural } from '@/domain/plural';
import { type Room, roomsOf, sweepInRoom } from '@/domain/rooms/rooms';
import type { EditedTour } from '@/domain/tours/edited';
import type { Sweep } from '@/showcase/port';
import { announce } from '@/ui/announce/announce';
import { toastError, toastSuccess } from '@/ui/toast';
import type { EditingSession } from '../session/editing-context';
import { toastUndoable } from '../session/toast-undoable';
import { takeScreenshot } from '../tags/screenshots';
import { noStopViewReason, stopViewNow } from './stop-view';

type Session = Pick<EditingSession, 'store' | 'player' | 'edit' | 'undo'>;
type Tours = EditedTour['guidedTours'];

/** The guided tour that is shown with its stops; undefined without the tool, or if somebody deleted it. */
export function openGuidedTour({ store }: Pick<EditingSession, 'store'>): GuidedTour | undefined {
  const { tool, edited, guidedTour } = store.getState();
  return tool === 'guidedTours' ? findGuidedTour(edited.guidedTours, guidedTour) : undefined;
}

/** Changes the guided tours as an undo step; calls with the same key are one. */
export const editTours = ({ edit }: Pick<EditingSession, 'edit'>, label: string, change: (tours: Tours) => Tours, key?: string): boolean =>
  edit(label, (edited) => ({ ...edited, guidedTours: change(edited.guidedTours) }), key === undefined ? {} : { key });

/** Adds a guided tour with these stops, and shows it. */
export function addTour(session: Session, name?: string, stops: readonly GuidedStop[] = []): void {
  const { edited, showGuidedTour } = session.store.getState();
  const tour = newGuidedTour(unusedName(edited.guidedTours, name), stops);
  if (editTours(session, 'Add guided tour', (tours) => addGuidedTour(tours, tour))) showGuidedTour(tour.id);
}

/** Adds a guided tour with one stop for each point of a folder and the folders in it, as many as it can have. */
export function addTourOfFolder(session: Session, id: FolderId): void {
  const folder = allFolders(session.store.getState().edited.folders).find((each) => each.id === id);
  if (folder) addTour(session, folderName(folder), fitting(stopsOfFolder(folder), 'points'));
}

export const folderName = (folder: Folder): string => (isUncategorized(folder) ? 'Points without a folder' : folder.name);

/** The rooms that one can stand in, each with the sweep in it. */
export const placesOfRooms = (rooms: readonly Room[], sweeps: readonly Sweep[]) =>
  rooms.flatMap((room) => {
    const sweep = sweepInRoom(room, sweeps);
    return sweep ? [{ name: room.name, sweep: sweep.id, position: sweep.position, floor: sweep.floor }] : [];
  });

/** The rooms of the scan and of the author, in walking order. */
function walkedRooms({ store, player }: Pick<EditingSession, 'store' | 'player'>) {
  const viewer = player.readyShowcase();
  if (!viewer) return [];
  const { rooms, sweeps, pose } = viewer.values;
  const places = placesOfRooms(roomsOf(rooms.value, store.getState().edited.rooms), sweeps.value);
  const here = sweeps.value.find(({ id }) => id === pose.value?.sweep);
  return walkingOrder(places, here);
}

/** Adds a guided tour with one stop a room. */
export function addTourOfRooms(session: Session): void {
  const rotation = { x: 0, y: 0 };
  const stops = walkedRooms(session).map(({ name, sweep, floor }) =>
    stopAtView({ sweep, rotation, zoom: 1, mode: 'inside', floor, position: null }, name),
  );
  if (stops.length > 0) addTour(session, 'All rooms', fitting(stops, 'rooms'));
}

/** As many stops as one guided tour can have. */
function fitting(stops: readonly GuidedStop[], what: string): readonly GuidedStop[] {
  const excess = stops.length - guidedTourLimits.stops;
  if (excess <= 0) return stops;
  toastSuccess(`A guided tour can have at most ${guidedTourLimits.stops} stops: the last ${excess} ${what} are left out.`);
  return stops.slice(0, guidedTourLimits.stops);
}

/** Adds the present view, with a picture of it, as the last stop of the guided tour that is open. */
export function addView(session: EditingSession): void {
  const view = stopViewNow(session.player);
  if (!view) return void toastError(noStopViewReason(session.player));
  const stop = stopAtView(view);
  if (addToOpen(session, stop)) void takeScreenshot(session, stop.id);
}

/** Adds a point as the last stop of the guided tour that is open. */
export const addPoint = (session: Session, poi: PoiId): boolean => addToOpen(session, stopAtPoi(poi));

function addToOpen(session: Session, stop: GuidedStop): boolean {
  const tour = openGuidedTour(session);
  if (!tour || !editTours(session, 'Add stop', (tours) => addStops(tours, tour.id, [stop]))) return false;
  announce(`Stop ${tour.stops.length + 1} added.`);
  return true;
}

/** Gives a stop the present view, with a picture of it; its texts and files stay. A stop at a point becomes one with a view of its own. */
export function retakeView(session: EditingSession, id: GuidedStopId): void {
  const view = stopViewNow(session.player);
  if (!view) return void toastError(noStopViewReason(session.player));
  if (!editTours(session, 'Retake view', (tours) => changeStop(tours, id, (stop) => ({ ...stop, poi: null, view })))) return;
  toastSuccess('View updated');
  void takeScreenshot(session, id);
}

export function deleteTour(session: Session, { id, name, stops }: GuidedTour): void {
  session.store.getState().showGuidedTour(null);
  if (!editTours(session, 'Delete guided tour', (tours) => removeGuidedTour(tours, id))) return;
  toastUndoable(session, `“${name}” was deleted with ${plural(stops.length, { one: '# stop', other: '# stops' })}.`);
}

export function deleteStop(session: Session, id: GuidedStopId, name: string): void {
  if (editTours(session, 'Delete stop', (tours) => removeStop(tours, id))) toastUndoable(session, `“${name}” was deleted.`);
}
