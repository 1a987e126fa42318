import type { StateCreator } from 'zustand';
import type { FolderId, PoiId } from '@/domain/ids';

/** A line of the list. */
export type Entry = { kind: 'poi'; id: PoiId } | { kind: 'folder'; id: FolderId };

/** What the list asks before it goes on. */
export type SidebarQuestion = { about: 'delete-folder'; id: FolderId } | { about: 'refused'; id: PoiId } | { about: 'move'; entry: Entry };

export type SidebarSlice = {
  collapsed: ReadonlySet<FolderId>;
  /** the line whose name is being written */
  renaming: Entry | null;
  question: SidebarQuestion | null;
  collapse: (folders: readonly FolderId[], isCollapsed: boolean) => void;
  rename: (renaming: Entry | null) => void;
  ask: (question: SidebarQuestion | null) => void;
};

export const sidebarSlice: StateCreator<SidebarSlice> = (set) => ({
  collapsed: new Set(),
  renaming: null,
  question: null,
  collapse: (folders, isCollapsed) =>
    set(({ collapsed }) => {
      if (folders.every((folder) => collapsed.has(folder) === isCollapsed)) return {};
      const others = [...collapsed].filter((folder) => !folders.includes(folder));
      return { collapsed: new Set(isCollapsed ? [...others, ...folders] : others) };
    }),
  rename: (renaming) => set({ renaming }),
  ask: (question) => set({ question }),
});
