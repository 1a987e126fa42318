import { allPois } from '../folders/folder';
import { type OrgId, orgId, type TourId, tourId } from '../ids';
import {
  dashboardPath,
  dashboardPlayerPattern,
  organizationLandingPattern,
  playerPattern,
  tourLandingPattern,
  tourPagePattern,
} from '../page-addresses';
import { paramsIn } from '../path-pattern';
import type { Poi } from '../pois/poi';
import { addressesOf } from './check';
import { publicTourPattern } from './publication-page-addresses';
import type { PublishedContent } from './published-content';
import { shortAddressFrom } from './short-address';

/**
 * What a link to one of our tours leads to: the tour itself, or a version of it, of an organization; pages of the dashboard need sign-in. A short address
 * names a version by a code, which the server alone can read.
 */
export type LinkedTour =
  | { shortPath: string }
  | { tour: TourId; version: { organization: OrgId; id: string } | null; needsSignIn: boolean };

const patternsOfTour = [tourPagePattern, playerPattern, tourLandingPattern, dashboardPlayerPattern, organizationLandingPattern] as const;

/** The tour that an address leads to; null if it leads elsewhere. @param site the address of the app, without a hash */
export function linkedTour(address: string, site: string): LinkedTour | null {
  const { origin, pathname } = URL.canParse(address) ? new URL(address) : { origin: '', pathname: '' };
  if (origin === new URL(site).origin && shortAddressFrom(pathname)) return { shortPath: pathname };
  const start = `${site}#`;
  if (!address.startsWith(start)) return null;
  const path = address.slice(start.length);
  const published = paramsIn(publicTourPattern, path);
  if (published) {
    const version = { organization: orgId(published.organization), id: published.id };
    return { tour: tourId(published.tour), version, needsSignIn: false };
  }
  const found = patternsOfTour.map((pattern) => paramsIn(pattern, path)).find((params) => params !== null);
  return found ? { tour: tourId(found.tour), version: null, needsSignIn: path.startsWith(`${dashboardPath}/`) } : null;
}

/** A link of a point to one of our tours. */
export type TourLink = { poi: Poi; address: string; linked: LinkedTour };

/** The links of a publication to tours of ours. */
export const tourLinksIn = ({ folders, pointTypes }: PublishedContent, site: string): TourLink[] =>
  allPois(folders).flatMap((poi) =>
    [...new Set(addressesOf(poi, pointTypes))].flatMap((address) => {
      const linked = linkedTour(address, site);
      return linked ? [{ poi, address, linked }] : [];
    }),
  );
