import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { editComment } from '@/backend/comments/commands';
import { canDeleteComment, canEditComment } from '@/domain/access/comments';
import { authorLabel, type Comment } from '@/domain/comments/comment';
import type { Thread } from '@/domain/comments/thread';
import type { Tour } from '@/domain/tours/tour';
import { IconButton } from '@/ui/icon-button';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { CommentBody } from './comment-text';
import { Composer } from './composer';
import { DeleteComment } from './delete-comment';
import { useDraft } from './drafts';
import type { Mentionable } from './people';
import { Written } from './written';

type Props = {
  tour: Tour;
  thread: Thread;
  /** An answer; null for the first comment of the thread. */
  comment: Comment | null;
  mentionable: Mentionable;
  /** Called once the whole thread is deleted. */
  onGone: () => void;
};

/** A comment: who wrote it, when, and what; its author changes and deletes it, who may edit the tour deletes it. */
export function CommentItem({ tour, thread, comment, mentionable, onGone }: Props) {
  const [doing, setDoing] = useState<'editing' | 'deleting' | null>(null);
  const user = useCurrentUser();
  const context = useAccessContext(tour.organization);
  const { text, mentions, author, created, edited } = comment ?? thread;
  const stop = () => setDoing(null);
  if (!comment && thread.deleted) {
    return (
      <li className="py-3 text-ink-faint text-sm italic">
        This comment was deleted. <Written at={thread.deleted} />
      </li>
    );
  }
  return (
    <li className="py-3">
      <div className="flex items-start gap-1">
        <p className="min-w-0 grow text-xs">
          <span dir="auto" className="wrap-anywhere font-medium text-ink text-sm">
            {authorLabel(author)}
          </span>
          {author.name !== '' && <span className="wrap-anywhere block text-ink-soft">{author.email}</span>}
          <span className="block text-ink-faint tabular-nums">
            <Written at={created} />
            {edited && ', changed'}
          </span>
        </p>
        {canEditComment(user, tour, { author }, context) && doing !== 'editing' && (
          <IconButton label="Change this comment" icon={Pencil} onClick={() => setDoing('editing')} />
        )}
        {canDeleteComment(user, tour, { author }, context) && (
          <IconButton label="Delete this comment" icon={Trash2} onClick={() => setDoing('deleting')} />
        )}
      </div>
      <div className="mt-1.5">
        {doing === 'editing' ? (
          <Editing tour={tour} thread={thread} comment={comment} mentionable={mentionable} onDone={stop} />
        ) : (
          <CommentBody text={text} mentions={mentions} />
        )}
      </div>
      {doing === 'deleting' && (
        <DeleteComment
          tour={tour}
          thread={thread}
          comment={comment}
          onDeleted={comment || thread.answers > 0 ? stop : onGone}
          onClose={stop}
        />
      )}
    </li>
  );
}

function Editing({ tour, thread, comment, mentionable, onDone }: Omit<Props, 'onGone'> & { onDone: () => void }) {
  const before = (comment ?? thread).text;
  const [text, setText] = useDraft({ tour: tour.id, thread: `change ${comment?.id ?? thread.id}` }, before);
  const end = () => {
    setText('');
    onDone();
  };
  return (
    <Composer
      label="Change this comment"
      sendLabel="Save"
      text={text}
      onText={setText}
      {...mentionable}
      send={(changed) => editComment({ tour: tour.id, thread: thread.id, comment: comment?.id ?? null }, changed)}
      onSent={(_, isAll) => isAll && end()}
      onCancel={end}
      autoFocus
    />
  );
}
