import { allPois } from '../folders/folder';
import { type CollectionId, collectionId, type OrgId, orgId, type TourId, tourId } from '../ids';
import {
  collectionPattern,
  dashboardPath,
  dashboardPlayerPattern,
  organizationLandingPattern,
  playerPattern,
  stagePattern,
  tourLandingPattern,
  tourPagePattern,
} from '../page-addresses';
import { paramsIn } from '../path-pattern';
import type { Poi } from '../pois/poi';
import { addressesOf } from './check';
import { publicTourPattern } from './publication-page-addresses';
import type { PublishedContent } from './published-content';
import { collectionCodeFrom, shortAddressFrom } from './short-address';

/**
 * What a link to one of our tours or collections leads to: the tour itself, or a version of it, of an organization; pages of the dashboard need sign-in. A
 * short address names a version or a collection's public page by a code, which the server alone can read. A collection's own page needs an invitation.
 */
export type LinkedTour =
  | { shortPath: string }
  | { collection: CollectionId }
  | { tour: TourId; version: { organization: OrgId; id: string } | null; needsSignIn: boolean };

const patternsOfTour = [
  tourPagePattern,
  playerPattern,
  tourLandingPattern,
  dashboardPlayerPattern,
  organizationLandingPattern,
  stagePattern,
] as const;

/** The tour or collection that an address leads to; null if it leads elsewhere. @param site the address of the app, without a hash */
export function linkedTour(address: string, site: string): LinkedTour | null {
  const { origin, pathname } = URL.canParse(address) ? new URL(address) : { origin: '', pathname: '' };
  if (origin === new URL(site).origin && isShortPath(pathname)) return { shortPath: pathname };
  const start = `${site}#`;
  if (!address.startsWith(start)) return null;
  const path = address.slice(start.length);
  const published = paramsIn(publicTourPattern, path);
  if (published) {
    const version = { organization: orgId(published.organization), id: published.id };
    return { tour: tourId(published.tour), version, needsSignIn: false };
  }
  const collection = paramsIn(collectionPattern, path)?.collection;
  if (collection) return { collection: collectionId(collection) };
  const found = patternsOfTour.map((pattern) => paramsIn(pattern, path)).find((params) => params?.tour);
  return found?.tour ? { tour: tourId(found.tour), version: null, needsSignIn: path.startsWith(`${dashboardPath}/`) } : null;
}

const isShortPath = (path: string): boolean => shortAddressFrom(path) !== null || collectionCodeFrom(path) !== null;

/** A link of a point to one of our tours or collections. */
export type TourLink = { poi: Poi; address: string; linked: LinkedTour };

/** The links of a publication to tours and collections of ours. */
export const tourLinksIn = ({ folders, pointTypes }: PublishedContent, site: string): TourLink[] =>
  allPois(folders).flatMap((poi) =>
    [...new Set(addressesOf(poi, pointTypes))].flatMap((address) => {
      const linked = linkedTour(address, site);
      return linked ? [{ poi, address, linked }] : [];
    }),
  );
