import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { publicationKey } from '@/backend/publishing/queries';
import { shortCodeQuery } from '@/backend/publishing/short-code';
import { errorMessage } from '@/domain/app-error';
import type { PublicationVersion } from '@/domain/publishing/publication-version';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { shortAddressOf } from '../short-link/short-address-of';
import { ShortLink } from '../short-link/short-link';

type Props = { tour: Tour; version: PublicationVersion; isCurrent: boolean; onClose: () => void };

/** The short address of a version as a QR code, to show and to print; that of the current version follows the next one. */
export function QrCodeDialog({ tour, version, isCurrent, onClose }: Props) {
  const { code, error, retry } = useShortCode(tour, version);
  return (
    <Dialog
      title={isCurrent ? 'QR code of the tour' : `QR code of “${version.name}”`}
      description={isCurrent ? 'Opens the current version, also after you publish the next one.' : 'Always opens this version.'}
      open
      size="small"
      onClose={onClose}
    >
      {code && <ShortLink tour={tour} address={shortAddressOf(code, isCurrent ? undefined : version.number)} />}
      {!code && !error && <div role="status" aria-label="Making the short link" className="skeleton h-56 rounded-lg" />}
      {error && (
        <div role="alert" className="flex flex-col items-start gap-3 text-danger text-sm">
          <p>Couldn’t make the short link: {errorMessage(error)}</p>
          <Button size="small" onClick={retry}>
            Retry
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** The version's code; one from before there were short addresses gets it from the server, and the list shows it too. */
function useShortCode({ id, organization }: Tour, { id: version, shortCode }: PublicationVersion) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...shortCodeQuery({ organization, tour: id, version }),
    enabled: shortCode === '',
  });
  const isNew = shortCode === '' && data !== undefined;
  useEffect(() => {
    if (isNew) void client.invalidateQueries({ queryKey: publicationKey(organization, id), exact: true });
  }, [isNew, client, organization, id]);
  return { code: shortCode || data, error, retry: () => void refetch() };
}
