import type { StateCreator, StoreApi } from 'zustand';
import type { PlayerStore } from '@/widgets/visit/player-store';
import type { EditingState, ToolSlice } from './editing-state';

export const toolSlice: StateCreator<EditingState, [], [], ToolSlice> = (set) => ({
  tool: null,
  tab: 'info',
  selectedFolder: null,
  activeBlock: null,
  placing: null,
  toggleTool: (tool) => set((state) => ({ tool: state.tool === tool ? null : tool })),
  closeTool: () => set({ tool: null }),
  chooseTab: (tab) => set({ tab }),
  selectFolder: (selectedFolder) => set({ selectedFolder }),
  activateBlock: (activeBlock) => set({ activeBlock }),
});

/** What stood open beside, such as the history, is closed when a tool is opened. @see EDIT-002 */
export function followTools(store: StoreApi<EditingState>, visit: PlayerStore): void {
  store.subscribe(({ tool }, before) => {
    if (tool !== null && tool !== before.tool) visit.getState().closePanel();
  });
}
