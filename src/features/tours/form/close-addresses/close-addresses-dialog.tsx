import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressRenewal, closeFileAddresses } from '@/backend/storage/file-address-renewals';
import type { AddressRenewal } from '@/domain/files/file-address-renewal';
import { plural } from '@/domain/plural';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';
import { ProgressBar } from '@/ui/progress-bar';
import { Moment } from '@/widgets/moment';
import { useMutation } from '@/widgets/use-mutation';

type Props = { tour: Tour; onClose: () => void };

/** Closes the addresses that hold a token of the tour's files, after asking, and shows how far the server is. */
export function CloseAddressesDialog({ tour, onClose }: Props) {
  const { data: latest = null } = useQuery(addressRenewal(tour.organization, tour.id));
  // the closing before the one that is requested here, which the server may not have begun
  const [earlier, setEarlier] = useState<AddressRenewal | null | undefined>();
  const closing = useMutation({
    mutationFn: () => closeFileAddresses(tour.id),
    onMutate: () => setEarlier(latest),
    meta: { failed: null },
  });
  const isRequested = closing.isSuccess && earlier !== undefined;
  const isOfEarlier = isRequested && latest?.requestedAt?.getTime() === earlier?.requestedAt?.getTime();
  const current = isOfEarlier ? null : latest;
  if (isRequested || (current && current.state !== 'done')) return <Progress tour={tour} current={current} onClose={onClose} />;
  return (
    <ConfirmDialog
      title="Close all file addresses of this tour?"
      confirmLabel="Close addresses"
      danger
      busy={closing.isPending}
      error={closing.error?.message}
      onConfirm={() => closing.mutate()}
      onClose={() => !closing.isPending && onClose()}
    >
      <p>
        Whoever has the address of a file of “{tour.name}”, for example from a mail, a download or another page, can’t open it any more. The
        files stay and get new addresses, in the tour, its history and wherever else {tour.organization} uses them. Published versions stay
        as they are.
      </p>
      {tour.public && <p>The tour is public: everybody who opens it can see the new addresses. Make it private first to keep them.</p>}
      {current?.endedAt && (
        <p>
          Last closed <Moment time={current.endedAt} />.
        </p>
      )}
    </ConfirmDialog>
  );
}

type ProgressProps = { tour: Tour; current: AddressRenewal | null; onClose: () => void };

function Progress({ tour, current, onClose }: ProgressProps) {
  const { files, renewed } = current ?? { files: 0, renewed: 0 };
  const isDone = current?.state === 'done';
  return (
    <Dialog
      title={isDone ? 'File addresses closed' : 'Closing file addresses'}
      description={tour.name}
      open
      size="small"
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="flex flex-col gap-3 text-pretty text-ink-soft text-sm">
        {!isDone && (
          <ProgressBar label="Closing file addresses" value={renewed / Math.max(files, 1)} valueText={progressText(renewed, files)} />
        )}
        <p role="status">{isDone ? outcomeText(files) : progressText(renewed, files)}</p>
        {!isDone && <p>The old addresses stop working at the end. You can close this; it continues on the server.</p>}
      </div>
    </Dialog>
  );
}

const progressText = (renewed: number, files: number): string =>
  files === 0 ? 'Looking for files…' : `${renewed} of ${plural(files, { one: '# file', other: '# files' })} have a new address.`;

const outcomeText = (files: number): string =>
  files === 0
    ? 'No file of this tour has an address that somebody could have.'
    : `${plural(files, { one: '# file', other: '# files' })} ${files === 1 ? 'has a new address' : 'have new addresses'}. The old ones don’t work any more.`;
