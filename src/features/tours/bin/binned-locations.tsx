import MapPin from 'lucide-react/icons/map-pin';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import type { BinnedLocation } from '@/domain/locations/bin';
import { locationPath } from '@/domain/locations/location-page-addresses';
import { plural } from '@/domain/plural';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { leaveGuarded } from '@/ui/history-guard';
import { IconButton } from '@/ui/icon-button';
import { toastSuccess } from '@/ui/toast';
import { useMutation } from '@/widgets/use-mutation';
import { useRestoreLocation } from '@/widgets/use-restore-location';
import { deletedText, isSoonPurged, remainingText } from './labels';
import { PurgeLocationDialog } from './purge-location-dialog';

type Props = { locations: readonly BinnedLocation[]; organization: OrgId };

/** The deleted locations, the latest first; each is restored with its tours, or deleted for good. */
export function BinnedLocations({ locations, organization }: Props) {
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const [purging, setPurging] = useState<BinnedLocation | null>(null);
  const restore = useRestoreLocation();
  const restoring = useMutation({
    mutationFn: ({ id }: BinnedLocation) => restore({ id, organization }),
    onSuccess: (_, { id, name }) => {
      // the button is gone with its row
      document.querySelector('main')?.focus({ preventScroll: true });
      toastSuccess(`${name} was restored`, { action: { label: 'Open', run: () => leaveGuarded(() => void navigate(locationPath(id))) } });
    },
    meta: { failed: null },
  });
  const latestFirst = locations.toSorted((one, other) => (other.deletedAt?.getTime() ?? 0) - (one.deletedAt?.getTime() ?? 0));
  return (
    <section aria-labelledby="binned-locations" className="mb-10">
      <h2 id="binned-locations" className="flex items-baseline gap-2.5 pb-2 font-semibold text-base text-ink">
        Deleted locations <span className="font-normal text-ink-faint text-sm tabular-nums">{locations.length}</span>
      </h2>
      {restoring.error && (
        <ErrorNote className="mb-3">
          “{restoring.variables?.name}” wasn’t restored. {errorMessage(restoring.error)}
        </ErrorNote>
      )}
      <ul>
        {latestFirst.map((location) => (
          <Row
            key={location.id}
            location={location}
            now={now}
            isBusy={restoring.isPending}
            onRestore={() => restoring.mutate(location)}
            onPurge={() => setPurging(location)}
          />
        ))}
      </ul>
      {purging && <PurgeLocationDialog location={purging} organization={organization} onClose={() => setPurging(null)} />}
    </section>
  );
}

type RowProps = { location: BinnedLocation; now: Date; isBusy: boolean; onRestore: () => void; onPurge: () => void };

const Row = ({ location, now, isBusy, onRestore, onPurge }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-1 py-3 transition-colors focus-within:bg-hover hover:bg-hover">
    <MapPin aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
    <div className="min-w-0 grow basis-48">
      <h3 className="truncate font-medium text-ink text-sm" title={location.name}>
        {location.name}
      </h3>
      <p className="text-ink-soft text-xs">
        With {plural(location.tours, { one: '# tour', other: '# tours' })}. {deletedText(location, now)}
      </p>
    </div>
    <Badge look={isSoonPurged(location, now) ? 'danger' : 'plain'}>{remainingText(location, now)}</Badge>
    <span className="ms-auto flex items-center gap-1">
      <Button size="small" disabled={isBusy} aria-label={`Restore ${location.name}`} onClick={onRestore}>
        <RotateCcw aria-hidden size={14} strokeWidth={2} />
        Restore
      </Button>
      <IconButton label={`Delete ${location.name} now`} icon={Trash2} onClick={onPurge} />
    </span>
  </li>
);
