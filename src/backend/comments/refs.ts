import { type Comment, commentFrom } from '@/domain/comments/comment';
import { type Thread, threadFrom } from '@/domain/comments/thread';
import type { TourId } from '@/domain/ids';
import type { Source } from '../live/source';

/** tours/{tour}/threads/{thread} */
export const threads = (tour: TourId): Source<Thread> => ({ path: `tours/${tour}/threads`, read: threadFrom });

/** tours/{tour}/threads/{thread}/comments/{comment} */
export const comments = (tour: TourId, thread: string): Source<Comment> => ({
  path: `${threads(tour).path}/${thread}/comments`,
  read: commentFrom,
});
