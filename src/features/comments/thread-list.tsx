import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import { anchorState, type TourFileName } from '@/domain/comments/anchor';
import { authorLabel } from '@/domain/comments/comment';
import { type Thread, type ThreadFilter, threadsOf } from '@/domain/comments/thread';
import { plural } from '@/domain/plural';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { Segmented } from '@/ui/segmented';
import { AnchorLabel } from './anchor-label';
import { Written } from './written';

type Props = {
  tour: Tour;
  threads: readonly Thread[];
  files: readonly TourFileName[];
  filter: ThreadFilter;
  onFilter: (filter: ThreadFilter) => void;
  onOpen: (thread: string) => void;
  onNew: () => void;
};

/** The threads of a filter, those with the latest answers first. */
export function ThreadList({ tour, threads, files, filter, onFilter, onOpen, onNew }: Props) {
  const shown = threadsOf(threads, filter);
  const countOf = (each: ThreadFilter) => threadsOf(threads, each).length;
  const segments = [
    { value: 'open' as const, label: `Open (${countOf('open')})` },
    { value: 'resolved' as const, label: `Resolved (${countOf('resolved')})` },
  ];
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center justify-between gap-2 border-line border-b px-4 py-2.5">
        <Segmented label="Which comments" value={filter} segments={segments} onChange={onFilter} />
        <Button look="primary" size="small" onClick={onNew}>
          <MessageSquarePlus aria-hidden size={16} strokeWidth={1.75} />
          Comment
        </Button>
      </div>
      {shown.length === 0 ? (
        <NoThreads filter={filter} />
      ) : (
        <ul
          aria-label={filter === 'open' ? 'Open comments' : 'Resolved comments'}
          className="min-h-0 grow divide-y divide-line overflow-y-auto overscroll-contain"
        >
          {shown.map((thread) => (
            <ThreadRow key={thread.id} thread={thread} tour={tour} files={files} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </>
  );
}

type RowProps = { thread: Thread; tour: Tour; files: readonly TourFileName[]; onOpen: (thread: string) => void };

const ThreadRow = ({ thread, tour, files, onOpen }: RowProps) => (
  <li>
    <button
      type="button"
      onClick={() => onOpen(thread.id)}
      className="flex min-h-11 w-full flex-col gap-1 px-4 py-3 text-start -outline-offset-2 hover:bg-hover"
    >
      <AnchorLabel kind={thread.anchor.kind} state={anchorState(thread.anchor, tour, files)} />
      <span dir="auto" className="wrap-anywhere line-clamp-2 text-ink text-sm">
        {thread.deleted ? <em className="text-ink-faint">This comment was deleted.</em> : thread.text}
      </span>
      <span className="text-ink-faint text-xs tabular-nums">
        {authorLabel(thread.author)}, <Written at={thread.last} />
        {thread.answers > 0 && <>, {plural(thread.answers, { one: '# answer', other: '# answers' })}</>}
      </span>
    </button>
  </li>
);

const NoThreads = ({ filter }: { filter: ThreadFilter }) => (
  <div className="px-6 py-10 text-center text-sm">
    <p className="font-medium text-ink">{filter === 'open' ? 'No open comments' : 'Nothing is resolved yet'}</p>
    <p className="mt-1 text-pretty text-ink-soft">
      {filter === 'open'
        ? 'Comment on a point, a place in the scan, a file or a version. Members of the organization and invited editors read it; visitors never do.'
        : 'Comments that somebody resolves stay here.'}
    </p>
  </div>
);
