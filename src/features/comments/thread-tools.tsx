import Check from 'lucide-react/icons/check';
import Link2 from 'lucide-react/icons/link-2';
import Locate from 'lucide-react/icons/locate-fixed';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { resolveThread } from '@/backend/comments/commands';
import type { Thread } from '@/domain/comments/thread';
import { threadPath } from '@/domain/comments/thread-address';
import type { Tour } from '@/domain/tours/tour';
import { announce } from '@/ui/announce/announce';
import { Button } from '@/ui/button';
import { useMediaQuery } from '@/ui/use-media-query';
import { copyLink } from '@/widgets/copy-link';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { useMutation } from '@/widgets/use-mutation';
import { showAnchor } from './show-anchor';

type Props = { tour: Tour; thread: Thread };

/** Resolves, reopens, links to and shows a thread. */
export function ThreadTools({ tour, thread }: Props) {
  const session = usePlayerSession();
  const show = showAnchor(session, tour, thread.anchor);
  const isPhone = useMediaQuery('(width < 48rem)');
  const closePanel = usePlayerState((state) => state.closePanel);
  const resolving = useMutation({
    mutationFn: (resolved: boolean) => resolveThread({ tour: tour.id, thread: thread.id }, resolved),
    onSuccess: (_, resolved) => announce(resolved ? 'Resolved.' : 'Reopened.'),
    meta: { failed: 'This isn’t saved. ' },
  });
  // on a phone the panel covers the scan; it opens at this thread again
  const showBeside = (run: () => void) => {
    run();
    if (isPhone) closePanel();
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" busy={resolving.isPending} onClick={() => resolving.mutate(!thread.resolved)}>
        {thread.resolved ? <RotateCcw aria-hidden size={14} strokeWidth={2} /> : <Check aria-hidden size={14} strokeWidth={2} />}
        {thread.resolved ? 'Reopen' : 'Resolve'}
      </Button>
      {show && (
        <Button size="small" look="quiet" onClick={() => showBeside(show)}>
          <Locate aria-hidden size={14} strokeWidth={2} />
          Show
        </Button>
      )}
      <Button size="small" look="quiet" onClick={() => void copyLink(threadPath(tour.id, thread.id))}>
        <Link2 aria-hidden size={14} strokeWidth={2} />
        Copy link
      </Button>
    </div>
  );
}
