import { deleteAnswer, deleteFirstComment } from '@/backend/comments/commands';
import { errorMessage } from '@/domain/app-error';
import { authorLabel, type Comment } from '@/domain/comments/comment';
import type { Thread } from '@/domain/comments/thread';
import { plural } from '@/domain/plural';
import type { Tour } from '@/domain/tours/tour';
import { announce } from '@/ui/announce/announce';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useMutation } from '@/widgets/use-mutation';

type Props = { tour: Tour; thread: Thread; comment: Comment | null; onDeleted: () => void; onClose: () => void };

/** Asks before a comment is deleted, and says what stays. */
export function DeleteComment({ tour, thread, comment, onDeleted, onClose }: Props) {
  const ref = { tour: tour.id, thread: thread.id };
  const deleting = useMutation({
    mutationFn: () => (comment ? deleteAnswer({ ...ref, comment: comment.id }) : deleteFirstComment(ref, thread.answers > 0)),
    onSuccess: () => {
      announce('Comment deleted.');
      onDeleted();
    },
    meta: { failed: null },
  });
  return (
    <ConfirmDialog
      title="Delete this comment?"
      confirmLabel="Delete"
      danger
      busy={deleting.isPending}
      error={deleting.error && errorMessage(deleting.error)}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      <p>What {authorLabel((comment ?? thread).author)} wrote is deleted for everybody, and can’t be restored.</p>
      {!comment && thread.answers > 0 && <p>{plural(thread.answers, { one: 'Its # answer stays.', other: 'Its # answers stay.' })}</p>}
    </ConfirmDialog>
  );
}
