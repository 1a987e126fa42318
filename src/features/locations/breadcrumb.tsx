import { Link } from 'react-router-dom';
import type { Location } from '@/domain/locations/location';
import { locationPath, locationsPath } from '@/domain/locations/location-page-addresses';

type Props = {
  location: Location;
  /** The page below the location; without it, the location is the page. */
  page?: string;
};

const linkStyle = 'rounded-sm underline-offset-4 hover:text-ink hover:underline max-md:inline-block max-md:py-3';

/** The way back to the locations: "Locations / Old mill / Version". @see LOC-010 */
export const Breadcrumb = ({ location, page }: Props) => (
  <nav aria-label="Breadcrumb" className="pb-2 text-ink-soft text-sm">
    <ol className="flex flex-wrap items-baseline gap-x-1.5">
      <li>
        <Link to={locationsPath()} className={linkStyle}>
          Locations
        </Link>{' '}
        <span aria-hidden>/</span>
      </li>
      <li className="wrap-anywhere">
        {page === undefined ? (
          <span aria-current="page">{location.name}</span>
        ) : (
          <>
            <Link to={locationPath(location.id)} className={linkStyle}>
              {location.name}
            </Link>{' '}
            <span aria-hidden>/</span>
          </>
        )}
      </li>
      {page !== undefined && (
        <li aria-current="page" className="wrap-anywhere">
          {page}
        </li>
      )}
    </ol>
  </nav>
);
