import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { byCountry } from '@/domain/by-country';
import type { Location } from '@/domain/locations/location';
import { locationFormPath, locationPath } from '@/domain/locations/location-page-addresses';
import { truncateText } from '@/domain/truncate-text';
import { Button, buttonStyle } from '@/ui/button';
import { EntityList } from '@/widgets/entity-list/entity-list';
import type { RenderItem } from '@/widgets/entity-list/list-item';
import type { ListSizes } from '@/widgets/entity-list/list-layout';
import { SelectionBar } from '@/widgets/entity-list/selection-bar';
import { useListSelection } from '@/widgets/entity-list/use-list-selection';

type Props = {
  /** All of them, also those that a search hides. */
  all: readonly Location[];
  locations: readonly Location[];
  canEdit: boolean;
  canDelete: boolean;
  onDelete: (locations: readonly Location[]) => void;
};

const sizes: ListSizes = { minCardWidth: 16.5, cardText: 8, narrowCardText: 8.5, row: 4, narrowRow: 4.75 };

/** Locations by country, each with a link and Edit; those who may delete them select many. @see LOC-003 LOC-004 LOC-008 */
export function LocationList({ all, locations, canEdit, canDelete, onDelete }: Props) {
  const sections = useMemo(
    () =>
      byCountry(locations, ({ country }) => country).map(({ country, members }) => ({
        key: country,
        title: country === '' ? 'Without a country' : truncateText(country),
        items: members,
      })),
    [locations],
  );
  const renderLocation: RenderItem<Location> = useCallback(
    (location, { checkbox }) => <LocationRow location={location} checkbox={checkbox} canEdit={canEdit} />,
    [canEdit],
  );
  const selection = useListSelection(all, sections);
  const selected = all.filter(({ id }) => selection.selected.has(id));
  return (
    <>
      <EntityList sections={sections} mode="list" sizes={sizes} renderItem={renderLocation} {...(canDelete && { selection })} />
      {canDelete && (
        <SelectionBar selection={selection} isNarrowed={locations.length < all.length}>
          <Button size="small" look="danger" onClick={() => onDelete(selected)}>
            <Trash2 aria-hidden size={16} strokeWidth={1.75} />
            Delete
          </Button>
        </SelectionBar>
      )}
    </>
  );
}

type RowProps = { location: Location; checkbox: ReactNode; canEdit: boolean };

const LocationRow = ({ location, checkbox, canEdit }: RowProps) => (
  <article className="relative flex h-full items-center gap-3 border-line border-b px-2 transition-colors focus-within:bg-hover hover:bg-hover has-checked:bg-accent-wash">
    {checkbox}
    <span className="grid size-9 shrink-0 place-items-center rounded-md bg-sunken text-ink-soft">
      <MapPin aria-hidden size={18} strokeWidth={1.75} />
    </span>
    <div className="min-w-0 grow">
      <h3 className="truncate font-medium text-ink text-sm">
        <Link
          to={locationPath(location.id)}
          title={location.name}
          className="-outline-offset-2 scroll-mt-32 scroll-mb-16 after:absolute after:inset-0"
        >
          {location.name}
        </Link>
      </h3>
      <p className="truncate text-ink-soft text-sm">{location.address || 'No address yet'}</p>
    </div>
    {canEdit && (
      <Link
        to={locationFormPath(location.id)}
        aria-label={`Edit ${location.name}`}
        className={`relative ${buttonStyle({ size: 'small' })}`}
      >
        <Pencil aria-hidden size={15} strokeWidth={1.75} />
        Edit
      </Link>
    )}
  </article>
);
