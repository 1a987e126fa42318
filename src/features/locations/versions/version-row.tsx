import { Link } from 'react-router-dom';
import { locationPath } from '@/domain/locations/addresses';
import type { Location, LocationTour } from '@/domain/locations/location';
import { formatDay } from '@/domain/time';
import { tourTitle } from '@/domain/tours/tour-title';
import { ItemMenuButton } from '@/widgets/entity-list/item-menu-button';
import { TourThumbnail } from '@/widgets/tour-thumbnail';

const versionMenu = () => import('./version-menu').then((it) => it.VersionMenu);

type Props = { location: Location; version: LocationTour; canEdit: boolean; canRun: boolean };

/** One tour of a location, with its menu. @see LOC-011 LOC-012 */
export function VersionRow({ location, version, canEdit, canRun }: Props) {
  const name = tourTitle(version);
  return (
    <li className="relative flex items-center gap-4 overflow-hidden rounded-xl border border-line bg-surface pr-2 transition-colors focus-within:border-line-strong hover:border-line-strong">
      <span className="relative aspect-video w-40 shrink-0 overflow-hidden border-line border-r max-md:w-28">
        <TourThumbnail tour={{ id: version.id, matterportId: version.matterportId, thumbnailUrl: '' }} width={400} />
      </span>
      <div className="min-w-0 grow py-2">
        <h3 className="line-clamp-2 font-medium text-ink text-sm">
          <Link to={locationPath(location.id, 'view', version.id)} title={name} className="-outline-offset-2 after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        {version.created && (
          <p className="pt-0.5 text-ink-soft text-sm tabular-nums">
            <time dateTime={version.created.toISOString()}>{formatDay(version.created)}</time>
          </p>
        )}
      </div>
      <ItemMenuButton label={`Menu of ${name}`} load={versionMenu} props={{ location, version, canEdit, canRun }} />
    </li>
  );
}
