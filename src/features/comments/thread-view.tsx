import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { answerThread } from '@/backend/comments/commands';
import { commentQueries, whileShown } from '@/backend/comments/queries';
import { anchorState, type TourFileName } from '@/domain/comments/anchor';
import { inOrder } from '@/domain/comments/comment';
import type { Thread } from '@/domain/comments/thread';
import { commentLimits } from '@/domain/limits';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { AnchorLabel } from './anchor-label';
import { CommentItem } from './comment-item';
import { Composer } from './composer';
import { useDraft } from './drafts';
import { useMentionable } from './people';
import { ThreadTools } from './thread-tools';
import { Written } from './written';

type Props = { tour: Tour; thread: Thread | null; files: readonly TourFileName[]; onBack: () => void };

/** A thread with its answers, and what can be done with it; null for one that is gone. */
export function ThreadView({ thread, ...props }: Props) {
  return thread ? <Conversation thread={thread} {...props} /> : <Gone onBack={props.onBack} />;
}

function Conversation({ tour, thread, files, onBack }: Props & { thread: Thread }) {
  const { data: answers = [], error, refetch } = useQuery({ ...commentQueries.answers(tour.id, thread.id), ...whileShown });
  const mentionable = useMentionable(tour, thread, answers);
  const end = useScrollToNew(answers.length);
  return (
    <>
      <div className="flex shrink-0 flex-col gap-2 border-line border-b px-4 py-2.5">
        <AnchorLabel kind={thread.anchor.kind} state={anchorState(thread.anchor, tour, files)} />
        <ThreadTools tour={tour} thread={thread} />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4">
        <ol aria-label="Comments in this thread" className="divide-y divide-line">
          <CommentItem tour={tour} thread={thread} comment={null} mentionable={mentionable} onGone={onBack} />
          {inOrder(answers).map((answer) => (
            <CommentItem key={answer.id} tour={tour} thread={thread} comment={answer} mentionable={mentionable} onGone={onBack} />
          ))}
        </ol>
        {error && (
          <p role="alert" className="flex flex-wrap items-center gap-3 py-3 text-danger text-sm">
            <span className="grow">Couldn’t load the answers. {error.message}</span>
            <Button size="small" onClick={() => void refetch()}>
              Retry
            </Button>
          </p>
        )}
        <div ref={end} />
      </div>
      <div className="shrink-0 border-line border-t px-4 py-3">
        <Answering tour={tour} thread={thread} mentionable={mentionable} />
      </div>
    </>
  );
}

function Answering({ tour, thread, mentionable }: { tour: Tour; thread: Thread; mentionable: ReturnType<typeof useMentionable> }) {
  const [text, setText] = useDraft({ tour: tour.id, thread: thread.id });
  if (thread.resolved) {
    return (
      <p className="text-ink-soft text-sm">
        Resolved {thread.resolvedByEmail !== '' && `by ${thread.resolvedByEmail} `}
        <Written at={thread.resolvedAt} />. Reopen it to answer.
      </p>
    );
  }
  if (thread.answers >= commentLimits.answers)
    return <p className="text-ink-soft text-sm">This thread has {commentLimits.answers} answers, and is full. Begin another one.</p>;
  return (
    <Composer
      label="Write an answer"
      sendLabel="Answer"
      text={text}
      onText={setText}
      {...mentionable}
      send={(comment) => answerThread({ tour: tour.id, thread: thread.id }, comment)}
      onSent={(_, isAll) => isAll && setText('')}
    />
  );
}

const Gone = ({ onBack }: { onBack: () => void }) => (
  <div role="status" className="flex flex-col items-center gap-3 px-6 py-10 text-center text-sm">
    <p className="font-medium text-ink">This comment is gone</p>
    <p className="text-pretty text-ink-soft">Somebody deleted it, or the link is incomplete.</p>
    <Button onClick={onBack}>Show all comments</Button>
  </div>
);

/** Scrolls to answers that come while the thread is read, and at first. */
function useScrollToNew(count: number) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [count]);
  return end;
}
