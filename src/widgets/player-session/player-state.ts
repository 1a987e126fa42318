import type { GuidedTourStartPlace } from '@/domain/guided-tours/guided-tour-address';
import type { FolderId, GuidedStopId, PoiId, RoomId } from '@/domain/ids';
import type { CheckedStates } from '@/domain/point-checks/checked-state';
import type { PointView } from '@/domain/point-types/marked';
import type { ScanRoom } from '@/domain/rooms/scan-room';
import type { Floor, Measurement, ViewMode } from '@/showcase/port';
import type { FailureReason } from '@/showcase/viewer-errors';

export type UiMode = 'play' | 'edit';
/** The open panel or dialog; one at a time. */
export type Panel =
  | 'about'
  | 'comments'
  | 'floors'
  | 'guidedTours'
  | 'rooms'
  | 'view'
  | 'share'
  | 'invite'
  | 'people'
  | 'files'
  | 'history'
  | 'tutorial'
  | 'tours'
  | 'stages'
  | 'debug';

export type UiSlice = {
  uiMode: UiMode;
  sidebarOpen: boolean;
  /** what was open when somebody asked for the list; null until then */
  listOpenedBeside: string | null;
  /** whether the content of the open PoI is shown @see VIEWER-005 VIEWER-016 */
  showsContent: boolean;
  panel: Panel | null;
  /** whether the camera turns towards the target before it moves @see PLAYER-038 */
  looksAhead: boolean;
  /** the thread of comments that is read; null for the list of them */
  thread: string | null;
  /** how many open threads each point has, while comments are shown */
  openThreads: ReadonlyMap<PoiId, number>;
  isDefurnished: boolean;
  showsDrone: boolean;
  /** whether sweep markers are shown, and whether the demo page logs @see PLAYER-019 */
  showsSweeps: boolean;
  logs: boolean;
  /** the share of the viewer's width, in its middle, that no panel covers */
  freeShare: number;
  /** whether the minimap is shown; null until somebody opens or closes it */
  showsMap: boolean | null;
  /** an error message shown over the viewer */
  notice: string | null;
  /** the text in the search of the list */
  search: string;
  /** which points are shown and what they are coloured by, as in the address; "" for all */
  pointFilter: string;
  /** what the filter shows, once its code is there */
  pointView: PointView | null;
  /** the points of the cluster that was pressed in the scan */
  cluster: readonly PoiId[] | null;
  /** the states in which points were found last, for those who may read it */
  checkedStates: CheckedStates;
  /** whether somebody asked for the search, which moves the focus there */
  isSearchRequested: boolean;
  setUiMode: (uiMode: UiMode) => void;
  setSidebarOpen: (sidebarOpen: boolean) => void;
  /** Opens the list, which comes before what is open where there is room for one of them. */
  openList: () => void;
  setShowsContent: (showsContent: boolean) => void;
  /** Opens a panel, or closes it if it is open. */
  togglePanel: (panel: Panel) => void;
  closePanel: () => void;
  setLooksAhead: (looksAhead: boolean) => void;
  setDefurnished: (isDefurnished: boolean) => void;
  setShowsDrone: (showsDrone: boolean) => void;
  setLogs: (logs: boolean) => void;
  setShowsMap: (showsMap: boolean) => void;
  setNotice: (notice: string | null) => void;
  setSearch: (search: string) => void;
  /** Opens the list with the focus in its search. */
  requestSearch: () => void;
  /** The focus is in the search. */
  endSearchRequest: () => void;
};

export type PoiSlice = {
  activePoi: PoiId | null;
  /** the open tag of the scan itself; it is no PoI */
  scanTag: string | null;
  /** counts how often a PoI was opened, so that opening the active one again moves the camera again */
  openCount: number;
  /** folders whose tags are hidden */
  hiddenFolders: ReadonlySet<FolderId>;
  /** the names of the rooms that PoIs are in, once they are known */
  roomNames: ReadonlyMap<PoiId, string>;
  openPoi: (poi: PoiId) => void;
  /** Shows a PoI to which something else moves the camera; null: none. */
  showPoi: (poi: PoiId | null) => void;
  /** Closes the PoI or the tag of the scan. */
  closePoi: () => void;
  toggleFolder: (folder: FolderId) => void;
  setHiddenFolders: (folders: readonly FolderId[]) => void;
};

/** A guided tour to open, with the stop that is shown, or that it begins with; null: the first. */
export type GuidedTourEntry = GuidedTourStartPlace & {
  /** whether somebody pressed a button for it in this document, so that it may be heard */
  isPressed: boolean;
};

/** A guided tour that is open; `opening` counts how often one was opened. */
export type OpenGuidedTour = GuidedTourEntry & { opening: number };

export type GuidedTourSlice = {
  guidedTour: OpenGuidedTour | null;
  /** whether it played, and doesn't any more */
  isGuidedTourPaused: boolean;
  /** the stop that was chosen last in the open guided tour; a new object each time */
  chosenStop: { stop: GuidedStopId } | null;
  chooseStop: (stop: GuidedStopId) => void;
  /** Opens a guided tour in place of another one; opened again, it begins again. */
  openGuidedTour: (entry: GuidedTourEntry) => void;
  closeGuidedTour: () => void;
  setGuidedStop: (stop: GuidedStopId) => void;
};

/** State of the viewer. `loading`: its page is loading; `starting`: the page is loaded, the model is not. */
export type ViewerStage = { name: 'loading' | 'starting' | 'ready' | 'lost' } | { name: 'failed'; reason: FailureReason };

/** Values of the viewer. */
export type ShowcaseSlice = {
  stage: ViewerStage;
  viewMode: ViewMode | null;
  floor: number | 'all' | null;
  floors: readonly Floor[];
  rooms: readonly ScanRoom[];
  /** the room that the camera is in, as visitors find it */
  room: RoomId | null;
  isMeasuring: boolean;
  /** whether the next measuring point lengthens the current line */
  isDrawingLine: boolean;
  measurements: readonly Measurement[];
  showsScanMeasurements: boolean;
  zoom: number;
  sweep: string;
};

/** Loading state that the viewer doesn't report itself. */
export type ViewerStageSlice = { wasReady: boolean; pageLoaded: () => void };

export type PlayerState = UiSlice & PoiSlice & GuidedTourSlice & ShowcaseSlice & ViewerStageSlice;
