import { useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { restoreTour } from '@/backend/bin/commands';
import { binQueries } from '@/backend/bin/queries';
import { isGlobalAdmin } from '@/domain/access/principals';
import { canDeleteTour } from '@/domain/access/tours';
import { type OrgId, orgId, type TourId } from '@/domain/ids';
import { binPath } from '@/domain/page-addresses';
import type { BinnedTour as Binned } from '@/domain/tours/bin';
import { tourTitle } from '@/domain/tours/tour-title';
import { Button, buttonStyle } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { toastSuccess } from '@/ui/toast';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { useMutation } from '@/widgets/use-mutation';
import { deletedText, remainingText } from './labels';

type Props = {
  tour: TourId;
  /** The organization that is shown; global admins can restore a tour of any. */
  organization: OrgId | null;
  /** For those who can’t restore it, or if it is not in the bin. */
  fallback: ReactNode;
  onRestored: () => void;
};

/** Whoever may restore the tour of an address learns that it is in the bin. @see ACCESS-046 */
export function BinnedTour({ tour, organization, fallback, onRestored }: Props) {
  const currentUser = useCurrentUser();
  const isAdmin = isGlobalAdmin(currentUser);
  const home = useQuery({ ...binQueries.home(tour), enabled: isAdmin, retryOnMount: false });
  const place = isAdmin ? (home.data ?? null) : organization;
  const accessContext = useAccessContext(place ?? undefined);
  const enabled = place !== null && canDeleteTour(currentUser, { organization: place }, accessContext);
  const binned = useQuery({ ...binQueries.one(place ?? orgId('-'), tour), enabled, retryOnMount: false });
  if (home.isLoading || binned.isLoading)
    return <div role="status" aria-label="Loading" className="skeleton mx-auto my-20 size-12 rounded-full" />;
  if (!place || !enabled || !binned.data) return fallback;
  return <InBin tour={binned.data} organization={place} onRestored={onRestored} />;
}

type InBinProps = { tour: Binned; organization: OrgId; onRestored: () => void };

function InBin({ tour, organization, onRestored }: InBinProps) {
  const [now] = useState(() => new Date());
  const restoring = useMutation({
    mutationFn: restoreTour,
    onSuccess: () => {
      toastSuccess(`${tourTitle(tour)} was restored`);
      onRestored();
    },
    meta: { failed: null },
  });
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-6 py-20 text-center">
      <title>In the bin - Loggia</title>
      <span className="mb-5 grid size-12 place-items-center rounded-full bg-sunken text-ink-soft">
        <Trash2 aria-hidden size={22} strokeWidth={1.75} />
      </span>
      <h1 className="wrap-anywhere text-balance font-semibold text-ink text-xl tracking-tight">{tourTitle(tour)} is in the bin</h1>
      <p className="wrap-anywhere mt-2 text-pretty text-ink-soft text-sm">
        {deletedText(tour, now)}. Restore it with everything in it: {remainingText(tour, now).toLowerCase()}.
      </p>
      {restoring.error && <ErrorNote className="mt-4">It wasn’t restored. {restoring.error.message}</ErrorNote>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button look="primary" busy={restoring.isPending} onClick={() => restoring.mutate({ id: tour.id, organization })}>
          Restore
        </Button>
        <Link to={binPath} className={buttonStyle()}>
          Go to the bin
        </Link>
      </div>
    </div>
  );
}
