import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { threadIn } from '@/domain/comments/thread-address';
import type { PlayerSession } from '@/widgets/player-session/player-session';

/** Opens the comments at the thread that the address says, once whoever opens it may read them. */
export function useThreadInAddress({ store }: PlayerSession, mayComment: boolean): void {
  const found = threadIn(new URLSearchParams(useLocation().search));
  const [thread] = useState(found);
  useEffect(() => {
    if (mayComment && thread !== null) store.setState({ panel: 'comments', thread });
  }, [store, mayComment, thread]);
}
