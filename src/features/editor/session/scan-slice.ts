import type { StateCreator } from 'zustand';
import type { PoiId } from '@/domain/ids';

export type ScanSlice = {
  /** the PoI whose camera view is being changed @see EDIT-034 */
  changingView: PoiId | null;
  /** PoIs that were made of tags of the model here, in the order they were made @see EDIT-064 */
  takenOver: readonly PoiId[];
  /** PoIs whose tags of the model are listed again, though they were taken over @see EDIT-064 */
  listedAgain: ReadonlySet<PoiId>;
};

export const scanSlice: StateCreator<ScanSlice> = () => ({
  changingView: null,
  takenOver: [],
  listedAgain: new Set(),
});
