import type { StoreApi } from 'zustand';
import type { FileInBlock } from '@/domain/content/file-changes';
import type { StopFileUse } from '@/domain/guided-tours/stop-files';
import type { IconRef } from '@/domain/icons';
import type { FolderId, GuidedStopId, GuidedTourId, PoiId } from '@/domain/ids';
import type { Upload } from '@/widgets/uploads/upload-queue';
import type { Bringing, ReuseQuestion } from './reuse-state';

/** The tool that is open; one at a time. */
export type Tool = 'batch' | 'importer' | 'floors' | 'plans' | 'rooms' | 'guide' | 'guidedTours' | 'replace';
/** @see EDIT-006 */
export const panelTabs = ['info', 'links', 'embeds', 'files', 'advanced'] as const;
export type PanelTab = (typeof panelTabs)[number];

/** An item of the sidebar's tree. */
export type Entry = { kind: 'poi'; id: PoiId } | { kind: 'folder'; id: FolderId };

/** An open dialog of the sidebar. */
type SidebarQuestion =
  | { about: 'delete-folder'; id: FolderId }
  | { about: 'deletion-blocked'; id: PoiId }
  | { about: 'move'; entry: Entry }
  | { about: 'versions'; id: FolderId }
  | ReuseQuestion;

/** An unfinished link or video. */
export type ItemDraft = { name: string; url: string; content: string };

/** A block of a PoI that files are attached to; null for a new block. */
export type FileTarget = { poi: PoiId; block: string | null };

/** A text that an image is for; `after` is the number of its blocks before the image, null while an editor has its place. */
export type TextTarget = { poi: PoiId; block: string; after: number | null };

/** An upload into the file manager, or the reason why it failed. */
export type EditorUpload = Upload & {
  /** the folder of the file manager; "" for none */
  folder: string;
  /** the same for files that were chosen together */
  batch?: string;
  /** the block it is attached to after the upload; null for none */
  target: FileTarget | null;
  /** the text it is put in after the upload */
  text?: TextTarget;
  /** it is attached, in its text, or the user was asked whether to add it to the selection @see EDIT-078 */
  isHandled: boolean;
};

/** An image of a PoI's files that is open with its markers. */
export type LeafImage = { poi: PoiId; block: string; file: FileInBlock };

/**
 * A point that was added before the viewer could say where. `sweep` is what it was added with, "" without any view; `waits` until it gets the first
 * view by itself.
 */
export type FirstView = { sweep: string; waits: boolean; screenshot: boolean };

/** An upload of a stop's narration or captions. */
export type StopUpload = Upload & { stop: GuidedStopId; use: StopFileUse };

/** What is open, selected or unfinished in the editor; nothing of it is saved. */
export type ViewState = {
  tool: Tool | null;
  tab: PanelTab;
  selectedFolder: FolderId | null;
  /** the content block that files and links are added to @see EDIT-043 */
  activeBlock: string | null;
  collapsed: ReadonlySet<FolderId>;
  /** the item that is being renamed */
  renaming: Entry | null;
  question: SidebarQuestion | null;
  /** the text block that is being edited */
  editedBlock: string | null;
  /** what was entered for unfinished links and videos, by block and item; kept while other panels are open */
  itemDrafts: ReadonlyMap<string, Partial<ItemDraft>>;
  /** the block to focus as soon as it is rendered */
  blockToFocus: string | null;
  /** the new PoI whose name is selected as soon as it is rendered */
  poiToName: PoiId | null;
  /** the PoI whose tag was placed last */
  placedPoi: PoiId | null;
  /** the PoI whose tag follows the pointer @see EDIT-025 */
  placing: PoiId | null;
  /** Whether the viewer takes a press for that tag yet: it starts a moment later. */
  canPlace: boolean;
  /** the PoI whose camera view is being changed @see EDIT-034 */
  changingView: PoiId | null;
  /** whether a tag that is dragged stays on the surfaces of the scan */
  snapsTags: boolean;
  /** the PoI whose keys for moving its tag are focused as soon as they are rendered */
  tagToMove: PoiId | null;
  /** PoIs that have no view of their own yet @see EDIT-016 */
  firstViews: ReadonlyMap<PoiId, FirstView>;
  /** PoIs created from tags of the model in this session, oldest first; those created together are one entry @see EDIT-064 */
  importedPois: readonly (readonly PoiId[])[];
  /** PoIs whose model tags are listed again although they were imported @see EDIT-064 */
  relistedPois: ReadonlySet<PoiId>;
  uploads: readonly EditorUpload[];
  /** narrations and captions on their way into storage, and those that failed or were rejected */
  stopUploads: readonly StopUpload[];
  /** captions and posters of films that are uploaded */
  mediaUploads: readonly File[];
  /** the guided tour that is shown with its stops; null for the list of all */
  guidedTour: GuidedTourId | null;
  /** the stop whose fields are shown */
  openStop: GuidedStopId | null;
  /** folders created in this session; storage has no empty folders */
  madeFolders: readonly string[];
  /** paths of files deleted in this session */
  deletedFiles: ReadonlySet<string>;
  leafImage: LeafImage | null;
  /** whether the open marker form has unsaved input */
  hasUnsavedMarkers: boolean;
  /** files that the server copies for what is pasted */
  bringing: Bringing | null;
  /** the icon of the marker that was added or changed last @see EDIT-088 */
  lastMarkerIcon: IconRef | undefined;
  /** the PoI whose history is shown; null for that of the tour */
  historyPoi: PoiId | null;
};

export type ViewActions = {
  /** Opens a tool, or closes it if it is open. @see EDIT-001 */
  toggleTool: (tool: Tool) => void;
  closeTool: () => void;
  chooseTab: (tab: PanelTab) => void;
  selectFolder: (folder: FolderId | null) => void;
  activateBlock: (block: string | null) => void;
  collapse: (folders: readonly FolderId[], isCollapsed: boolean) => void;
  rename: (renaming: Entry | null) => void;
  ask: (question: SidebarQuestion | null) => void;
  editBlock: (block: string | null) => void;
  focusBlock: (block: string | null) => void;
  storeItemDraft: (place: string, draft: Partial<ItemDraft> | null) => void;
  openLeafImage: (leafImage: LeafImage | null) => void;
  showGuidedTour: (tour: GuidedTourId | null) => void;
  showStop: (stop: GuidedStopId | null) => void;
  showHistoryOf: (poi: PoiId | null) => void;
};

export const initialViewState = (): ViewState => ({
  tool: null,
  tab: 'info',
  selectedFolder: null,
  activeBlock: null,
  collapsed: new Set(),
  renaming: null,
  question: null,
  editedBlock: null,
  itemDrafts: new Map(),
  blockToFocus: null,
  poiToName: null,
  placedPoi: null,
  placing: null,
  canPlace: false,
  changingView: null,
  snapsTags: true,
  tagToMove: null,
  firstViews: new Map(),
  importedPois: [],
  relistedPois: new Set(),
  uploads: [],
  stopUploads: [],
  mediaUploads: [],
  guidedTour: null,
  openStop: null,
  madeFolders: [],
  deletedFiles: new Set(),
  leafImage: null,
  hasUnsavedMarkers: false,
  bringing: null,
  lastMarkerIcon: undefined,
  historyPoi: null,
});

export const viewActions = (set: StoreApi<ViewState>['setState']): ViewActions => ({
  toggleTool: (tool) => set((state) => ({ tool: state.tool === tool ? null : tool })),
  closeTool: () => set({ tool: null }),
  chooseTab: (tab) => set({ tab }),
  selectFolder: (selectedFolder) => set({ selectedFolder }),
  activateBlock: (activeBlock) => set({ activeBlock }),
  collapse: (folders, isCollapsed) =>
    set(({ collapsed }) => {
      if (folders.every((folder) => collapsed.has(folder) === isCollapsed)) return {};
      const others = [...collapsed].filter((folder) => !folders.includes(folder));
      return { collapsed: new Set(isCollapsed ? [...others, ...folders] : others) };
    }),
  rename: (renaming) => set({ renaming }),
  ask: (question) => set({ question }),
  editBlock: (editedBlock) => set({ editedBlock }),
  focusBlock: (blockToFocus) => set({ blockToFocus }),
  storeItemDraft: (place, draft) =>
    set(({ itemDrafts }) => {
      const next = new Map(itemDrafts);
      if (draft) next.set(place, draft);
      else next.delete(place);
      return { itemDrafts: next };
    }),
  openLeafImage: (leafImage) => set({ leafImage }),
  showGuidedTour: (guidedTour) => set({ guidedTour, openStop: null }),
  showStop: (openStop) => set({ openStop }),
  showHistoryOf: (historyPoi) => set({ historyPoi }),
});
