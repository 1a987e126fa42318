import type { TourId } from '@/domain/ids';
import { type PointCheck, pointCheckFrom } from '@/domain/point-checks/check';
import { type CheckedStates, checkedStatesFrom } from '@/domain/point-checks/checked-state';
import type { Source } from '../live/source';

/** tours/{tour}/checks/{check} */
export const pointChecks = (tour: TourId): Source<PointCheck> => ({ path: `tours/${tour}/checks`, read: pointCheckFrom });

/** tours/{tour}/states/current: the last state of each point, in one document. */
export const checkedStates = (tour: TourId): Source<CheckedStates> => ({ path: `tours/${tour}/states`, read: checkedStatesFrom });

export const checkedStatesDocument = 'current';
