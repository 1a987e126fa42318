import { useQuery } from '@tanstack/react-query';
import { deleteCollection } from '@/backend/collections/commands';
import { invitationQueries } from '@/backend/invitations/queries';
import type { Collection } from '@/domain/collections/collection';
import { plural } from '@/domain/plural';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useMutation } from '@/widgets/use-mutation';

type Props = { collection: Collection; tourCount: number; onClose: () => void };

/** Says what happens to its tours and guests, then deletes a collection. @see COLL-023 */
export function DeleteCollectionDialog({ collection, tourCount, onClose }: Props) {
  const { id, name, shortCode } = collection;
  const { data: invitations } = useQuery({ ...invitationQueries.ofCollection(id), retryOnMount: false });
  const { mutate, isPending, error } = useMutation({
    mutationFn: deleteCollection,
    onSuccess: () => {
      onClose();
      // the card with the button is gone
      document.querySelector('main')?.focus({ preventScroll: true });
    },
    meta: { done: 'Collection deleted', failed: () => 'Error deleting collection' },
  });
  return (
    <ConfirmDialog
      title="Delete this collection?"
      confirmLabel="Delete collection"
      danger
      busy={isPending}
      error={error && `${name} wasn’t deleted. ${error.message}`}
      onConfirm={() => mutate(id)}
      onClose={() => !isPending && onClose()}
    >
      <p>
        <strong className="wrap-anywhere font-semibold text-ink">{name}</strong> is deleted for everyone. This can’t be undone.
      </p>
      <ul className="list-disc space-y-1 ps-5">
        <li>{toursLine(tourCount)}</li>
        <li>{guestsLine(invitations?.length ?? null)}</li>
        <li>Its page, its order, its description and its cover image are gone.</li>
        {shortCode !== '' && <li>Its public address leads to nothing, for ever.</li>}
      </ul>
    </ConfirmDialog>
  );
}

function toursLine(count: number): string {
  if (count === 0) return 'It has no tours.';
  return plural(count, {
    one: 'Its tour is not deleted. It belongs to no collection then.',
    other: 'Its # tours are not deleted. They belong to no collection then.',
  });
}

function guestsLine(count: number | null): string {
  if (count === 0) return 'Nobody is invited to it.';
  const people =
    count === null ? 'People invited to it lose' : plural(count, { one: '1 invited person loses', other: '# invited people lose' });
  return `${people} access to its tours, unless they are invited to a tour itself.`;
}
