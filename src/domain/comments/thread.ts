import type { PoiId } from '../ids';
import { poiId } from '../ids';
import { date, flag, number, type Stored, text } from '../stored';
import { anchorFrom, storedAnchor, type ThreadAnchor } from './anchor';
import { authorFrom, type CommentAuthor, type CommentText, commentTextFrom } from './comment';

/**
 * A conversation about something in a tour: `tours/{tour}/threads/{thread}`. Its document is the first comment too; `deleted` when somebody deleted that
 * one and left the answers. `last` is the time of the last answer.
 */
export type Thread = CommentText & {
  id: string;
  anchor: ThreadAnchor;
  author: CommentAuthor;
  created: Date | null;
  edited: Date | null;
  deleted: Date | null;
  resolved: boolean;
  resolvedAt: Date | null;
  resolvedByEmail: string;
  answers: number;
  last: Date | null;
};

/** Reads a stored thread. */
export const threadFrom = (id: string, stored: Stored): Thread => ({
  id,
  anchor: anchorFrom(stored.anchor),
  ...commentTextFrom(stored),
  author: authorFrom(stored),
  created: date(stored.created),
  edited: date(stored.edited),
  deleted: date(stored.deleted),
  resolved: flag(stored.resolved),
  resolvedAt: date(stored.resolvedAt),
  resolvedByEmail: text(stored.resolvedByEmail),
  answers: Math.max(0, number(stored.answers, 0)),
  last: date(stored.last),
});

/** The document of a new thread; the writer adds the server's `created` and `last`. */
export const newThread = (anchor: ThreadAnchor, comment: CommentText, author: CommentAuthor) => ({
  anchor: storedAnchor(anchor),
  text: comment.text,
  mentions: comment.mentions,
  uid: author.uid,
  email: author.email,
  name: author.name,
  resolved: false,
  answers: 0,
});

export const threadFilters = ['open', 'resolved'] as const;
export type ThreadFilter = (typeof threadFilters)[number];

/** Threads of a filter, those with the latest answers first; one that is being stored is the first. */
export const threadsOf = (threads: readonly Thread[], filter: ThreadFilter): Thread[] =>
  threads.filter(({ resolved }) => resolved === (filter === 'resolved')).toSorted((one, other) => lastOf(other) - lastOf(one));

const lastOf = ({ last }: Thread): number => last?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** How many open threads each point has; points without are missing. */
export function openThreadsByPoi(threads: readonly Thread[]): ReadonlyMap<PoiId, number> {
  const counts = new Map<PoiId, number>();
  for (const { anchor, resolved } of threads) {
    if (resolved || anchor.kind !== 'poi') continue;
    const id = poiId(anchor.id);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
