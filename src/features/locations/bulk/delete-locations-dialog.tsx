import { useQueryClient } from '@tanstack/react-query';
import { deleteLocation } from '@/backend/bin/locations';
import { locationQueries } from '@/backend/locations/queries';
import type { Location } from '@/domain/locations/location';
import { plural } from '@/domain/plural';
import { binDays } from '@/domain/tours/bin';
import { BulkDialog } from '@/widgets/bulk/bulk-dialog';
import { NamedItems } from '@/widgets/bulk/named-items';
import { useRestoreLocation } from '@/widgets/use-restore-location';

type Props = { locations: readonly Location[]; onClose: () => void };

const items = { one: '# location', other: '# locations' };
const nameOf = ({ name }: Location) => name;

/** Moves many locations into the bin with their tours, from where Undo restores them. */
export function DeleteLocationsDialog({ locations, onClose }: Props) {
  const client = useQueryClient();
  const restore = useRestoreLocation();
  const count = plural(locations.length, items);
  return (
    <BulkDialog
      title={`Delete ${count}?`}
      items={locations}
      nameOf={nameOf}
      act={{
        run: async (location) => {
          const tours = await client.fetchQuery(locationQueries.tours(location.id));
          await deleteLocation(location, tours.length);
        },
        undo: (location) => restore(location),
      }}
      texts={{
        items,
        done: { one: '# location was moved to the bin.', other: '# locations were moved to the bin.' },
        undone: { one: '# location was restored.', other: '# locations were restored.' },
      }}
      confirmLabel={`Delete ${count}`}
      danger
      onClose={onClose}
    >
      <div className="flex flex-col gap-3 text-pretty text-ink-soft text-sm">
        <p>
          They go to the bin for everyone, and their tours with them. Links to them stop working. The bin keeps them for {binDays} days,
          where admins can restore them with everything in them.
        </p>
        <NamedItems items={locations} nameOf={nameOf}>
          These go to the bin:
        </NamedItems>
      </div>
    </BulkDialog>
  );
}
