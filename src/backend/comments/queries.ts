import type { TourId } from '@/domain/ids';
import { docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { comments, threads } from './refs';

/** Nobody listens to comments that are not shown: readers pass this to `useQuery`, so that the listener ends with its last reader. */
export const whileShown = { gcTime: 0 } as const;

export const commentQueries = {
  /** The threads of a tour, live. Each costs one read. @throws AppError `permission-denied` */
  threads: (tour: TourId) => liveQuery(['tours', tour, 'threads'], docsOf(threads(tour))),
  /** The answers in a thread, live. @throws AppError `permission-denied` */
  answers: (tour: TourId, thread: string) => liveQuery(['tours', tour, 'threads', thread], docsOf(comments(tour, thread))),
};
