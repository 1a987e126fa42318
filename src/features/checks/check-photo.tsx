import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deletePhoto } from '@/backend/point-checks/commands';
import { pointCheckQueries } from '@/backend/point-checks/queries';
import { canDeletePhoto } from '@/domain/access/checks';
import { errorMessage } from '@/domain/app-error';
import { authorLabel } from '@/domain/comments/comment';
import type { PointCheck } from '@/domain/point-checks/check';
import type { Tour } from '@/domain/tours/tour';
import { announce } from '@/ui/announce/announce';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Spinner } from '@/ui/spinner';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { useMutation } from '@/widgets/use-mutation';
import { PhotoImage } from './photo-image';

type Props = { tour: Tour; check: PointCheck };

/** The photo of a check, loaded when somebody asks for it: photos are large, and most checks are read on phones. */
export function CheckPhoto({ tour, check }: Props) {
  const [isShown, setShown] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const mayDelete = canDeletePhoto(useCurrentUser(), tour, check, useAccessContext(tour.organization));
  const photo = useQuery({ ...pointCheckQueries.photo(tour.organization, tour.id, check.id), enabled: isShown });
  if (isShown && photo.isPending) return <Spinner size={18} label="Loading the photo" />;
  const failed = isShown && !photo.data && `Couldn’t load the photo. ${photo.error?.message ?? 'It is not there any more.'}`;
  return (
    <div className="mt-2 flex flex-col items-start gap-2">
      {photo.data && <PhotoImage photo={photo.data} alt="What was found" />}
      {failed && (
        <p role="alert" className="text-danger text-sm">
          {failed}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!photo.data && (
          <Button size="small" onClick={() => (isShown ? void photo.refetch() : setShown(true))}>
            {failed ? 'Try again' : 'Show the photo'}
          </Button>
        )}
        {mayDelete && (
          <Button size="small" look="quiet" onClick={() => setDeleting(true)}>
            Delete the photo
          </Button>
        )}
      </div>
      {isDeleting && <DeletePhoto tour={tour} check={check} onClose={() => setDeleting(false)} />}
    </div>
  );
}

/** The check is live: without a photo, this goes with it. */
function DeletePhoto({ tour, check, onClose }: Props & { onClose: () => void }) {
  const deleting = useMutation({
    mutationFn: () => deletePhoto(tour.id, check.id),
    onSuccess: () => announce('Photo deleted.'),
    meta: { failed: null },
  });
  return (
    <ConfirmDialog
      title="Delete this photo?"
      confirmLabel="Delete"
      danger
      busy={deleting.isPending}
      error={deleting.error && errorMessage(deleting.error)}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      <p>
        The photo of <bdi>{authorLabel(check.author)}</bdi> is deleted for everybody, and can’t be restored. The state and the note stay.
      </p>
    </ConfirmDialog>
  );
}
