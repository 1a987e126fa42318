import type { PointType } from '@/domain/point-types/point-type';
import type { Step } from './editing-state';
import type { Reused } from './reuse-state';
import type { EditingDraftKey } from './saving-state';

/** The undo steps of a tab; `saved` is the number of steps in `past` that the last saved state contains, null if unknown. */
export type StoredSteps = EditingDraftKey & {
  at: Date;
  past: readonly Step[];
  future: readonly Step[];
  saved: number | null;
  /** what points and folders that a step may bring back need beside it */
  reused?: Reused;
  /** of it, what earlier releases stored */
  copiedTypes?: readonly PointType[];
};

/** Stores undo steps on this device. All methods reject if the browser's storage is full or blocked. */
export type StepStore = {
  put: (steps: StoredSteps) => Promise<void>;
  remove: (key: EditingDraftKey) => Promise<void>;
  /** The steps of an author's closed and open tabs, newest first. */
  list: (uid: EditingDraftKey['uid'], tour: EditingDraftKey['tour']) => Promise<StoredSteps[]>;
};
