import type { StateCreator } from 'zustand';
import type { Draft } from './drafts';

/** What this device keeps of the work. */
export type DeviceSlice = {
  /** unsaved work on this tour that an earlier visit left here, the newest first */
  found: readonly Draft[];
  /** the one of them that is offered now */
  offered: Draft | null;
  /** whether unsaved work is kept on this device; not, where its storage is full or closed */
  keepsDraft: boolean;
  offer: (draft: Draft | null) => void;
  /** Keeps what is unsaved on this device at once; it never rejects. */
  keepNow: () => Promise<void>;
};

export const deviceSlice: StateCreator<DeviceSlice> = (set) => ({
  found: [],
  offered: null,
  keepsDraft: true,
  offer: (offered) => set({ offered }),
  keepNow: async () => undefined,
});
