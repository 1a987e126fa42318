import type { PointType } from '@/domain/point-types/point-type';
import type { Step } from './editing-state';
import type { EditingDraftKey } from './saving-state';

/** The undo steps of a tab; `saved` is the number of steps in `past` that the last saved state contains, null if unknown. */
export type StoredSteps = EditingDraftKey & {
  at: Date;
  past: readonly Step[];
  future: readonly Step[];
  saved: number | null;
  /** the types that came along with points, which a step may bring back */
  copiedTypes?: readonly PointType[];
};

/** Stores undo steps on this device. All methods reject if the browser's storage is full or blocked. */
export type StepStore = {
  put: (steps: StoredSteps) => Promise<void>;
  remove: (key: EditingDraftKey) => Promise<void>;
  /** The steps of an author's closed and open tabs, newest first. */
  list: (uid: EditingDraftKey['uid'], tour: EditingDraftKey['tour']) => Promise<StoredSteps[]>;
};
