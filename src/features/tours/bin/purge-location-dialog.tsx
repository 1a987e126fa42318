import { useState } from 'react';
import { purgeLocation } from '@/backend/bin/locations';
import type { OrgId } from '@/domain/ids';
import type { BinnedLocation } from '@/domain/locations/bin';
import { plural } from '@/domain/plural';
import { isTypedName } from '@/domain/tours/bin';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { TextField } from '@/ui/text-field';
import { toastSuccess } from '@/ui/toast';
import { useMutation } from '@/widgets/use-mutation';

type Props = { location: BinnedLocation; organization: OrgId; onClose: () => void };

/** Deletes a location in the bin for good, with its tours, once the user has typed its name. */
export function PurgeLocationDialog({ location: { id, name, tours }, organization, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const purging = useMutation({
    mutationFn: () => purgeLocation({ id, organization }),
    onSuccess: () => {
      onClose();
      document.querySelector('main')?.focus({ preventScroll: true });
      toastSuccess(`${name} was deleted for good`);
    },
    meta: { failed: null },
  });
  const canPurge = isTypedName(typed, name);
  return (
    <ConfirmDialog
      title={`Delete “${name}” now?`}
      confirmLabel="Delete for good"
      danger
      busy={purging.isPending}
      disabled={!canPurge}
      error={purging.error?.message}
      onConfirm={() => purging.mutate()}
      onClose={() => !purging.isPending && onClose()}
    >
      <p>
        {tours === 0
          ? 'It is deleted for everyone.'
          : `It is deleted for everyone, with its ${plural(tours, { one: '# tour', other: '# tours' })}.`}{' '}
        This can’t be undone.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (canPurge) purging.mutate();
        }}
      >
        <TextField label={`Type “${name}” to confirm`} value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
      </form>
    </ConfirmDialog>
  );
}
