import { collectionId, locationId, tourId } from '../ids';
import { locationPath } from '../locations/location-page-addresses';
import { binPath, collectionPath, tourLandingPath } from '../page-addresses';
import type { Activity } from './activity';

/** The page of what an entry is about: of what was deleted, the bin; null where there is none any more, or nobody noted it. */
export function activityPath({ kind, about }: Pick<Activity, 'kind' | 'about'>): string | null {
  if (kind === 'tour-deleted' || kind === 'location-deleted') return binPath;
  const [folder, id] = about.split('/');
  if (!id || kind.endsWith('-purged') || kind === 'collection-deleted') return null;
  if (folder === 'tours') return tourLandingPath(tourId(id));
  if (folder === 'collections') return collectionPath(collectionId(id));
  return folder === 'locations' ? locationPath(locationId(id)) : null;
}
