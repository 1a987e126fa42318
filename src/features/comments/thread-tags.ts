import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Thread } from '@/domain/comments/thread';
import type { Vector } from '@/domain/geometry';
import { truncateText } from '@/domain/truncate-text';
import { usePlayerSession } from '@/widgets/player-session/player-session-context';
import { pinOf, threadOfPin } from './pin';

/**
 * Marks the open threads about places in the scan, and the one that is read, as long as the panel is there; pressing a pin opens its thread.
 * @param draft the place of a comment that is being written
 */
export function useThreadTags(
  threads: readonly Thread[] | undefined,
  opened: string | null,
  draft: Vector | null,
  onOpen: (thread: string) => void,
): void {
  const { events, showExtraTags } = usePlayerSession();
  const tags = useMemo(
    () => [...tagsOf(threads ?? [], opened), ...(draft ? [pinOf('new', 'New comment', draft)] : [])],
    [threads, opened, draft],
  );
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    showExtraTags(tags);
    return () => showExtraTags([]);
  }, [showExtraTags, tags]);
  useEffect(
    () =>
      events.subscribe((event) => {
        const thread = event.type === 'tag-click' ? threadOfPin(event.id) : null;
        if (thread !== null && thread !== 'new') open(thread);
      }),
    [events],
  );
}

const tagsOf = (threads: readonly Thread[], opened: string | null) =>
  threads.flatMap(({ id, anchor, resolved, text }) =>
    anchor.position && (!resolved || id === opened) ? [pinOf(id, truncateText(text), anchor.position)] : [],
  );
