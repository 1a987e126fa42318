import { Link } from 'react-router-dom';
import { tourLandingPath } from '@/domain/page-addresses';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { LazyComponent } from '@/ui/lazy-component';
import type { ListContext } from './list-context';

/** Loaded before `renaming` is set. */
export const renameField = () => import('./rename-tour').then((it) => it.RenameTour);

type Props = { tour: ListedTour; context: ListContext; className: string };

/** The link to a tour, or the field that renames it. */
export function TourNameLink({ tour, context: { renaming, onRename }, className }: Props) {
  if (renaming === tour.id) return <LazyComponent load={renameField} props={{ tour, onClose: () => onRename(null) }} />;
  return (
    <Link to={tourLandingPath(tour.id)} title={tour.name} className={`scroll-mt-32 scroll-mb-16 after:absolute after:inset-0 ${className}`}>
      {tourTitle(tour)}
    </Link>
  );
}
