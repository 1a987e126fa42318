import { purgeLocation } from '@/backend/bin/locations';
import type { OrgId } from '@/domain/ids';
import type { BinnedLocation } from '@/domain/locations/bin';
import { plural } from '@/domain/plural';
import { toastSuccess } from '@/ui/toast';
import { TypedConfirmDialog } from '@/widgets/typed-confirm-dialog';
import { useMutation } from '@/widgets/use-mutation';

type Props = { location: BinnedLocation; organization: OrgId; onClose: () => void };

/** Deletes a location in the bin for good, with its tours, once the user has typed its name. */
export function PurgeLocationDialog({ location: { id, name, tours }, organization, onClose }: Props) {
  const purging = useMutation({
    mutationFn: () => purgeLocation({ id, organization }),
    onSuccess: () => {
      onClose();
      document.querySelector('main')?.focus({ preventScroll: true });
      toastSuccess(`${name} was deleted for good`);
    },
    meta: { failed: null },
  });
  return (
    <TypedConfirmDialog
      name={name}
      title={`Delete “${name}” now?`}
      confirmLabel="Delete for good"
      busy={purging.isPending}
      error={purging.error?.message}
      onConfirm={() => purging.mutate()}
      onClose={onClose}
    >
      <p>
        {tours === 0
          ? 'It is deleted for everyone.'
          : `It is deleted for everyone, with its ${plural(tours, { one: '# tour', other: '# tours' })}.`}{' '}
        This can’t be undone.
      </p>
    </TypedConfirmDialog>
  );
}
