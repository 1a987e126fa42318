import type { StateCreator } from 'zustand';
import type { PoiId } from '@/domain/ids';

export type ScreenshotsSlice = {
  /** screenshots that are not stored yet, as data URIs @see EDIT-056 */
  unuploaded: ReadonlyMap<PoiId, string>;
  /** of which PoIs a screenshot is being taken or sent */
  shooting: ReadonlySet<PoiId>;
};

export const screenshotsSlice: StateCreator<ScreenshotsSlice> = () => ({
  unuploaded: new Map(),
  shooting: new Set(),
});
