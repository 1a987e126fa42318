import type { PoiId, TourId, UserId } from '@/domain/ids';
import type { Edited } from '@/domain/tours/edited';

/** Whose work on which tour in which tab. */
export type DraftKey = { uid: UserId; tour: TourId; tab: string };
/** Screenshots that are not stored yet, as data URIs. */
type Pictures = ReadonlyMap<PoiId, string>;
/** Work that was not saved, as this device keeps it; `base` is what the store held when it began. */
export type Draft = DraftKey & { at: Date; base: Edited; historyId: string; edited: Edited; pictures?: Pictures };

/** Keeps the work of tabs on this device. Everything rejects where the browser's storage is full or closed. */
export type DraftStore = {
  keep: (draft: Draft) => Promise<void>;
  remove: (key: DraftKey) => Promise<void>;
  /** What is kept of somebody's work on a tour, the newest first. */
  of: (uid: UserId, tour: TourId) => Promise<Draft[]>;
};
