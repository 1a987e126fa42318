// All documents of the demo data, by path.
import { people } from './accounts.mjs';
import { locations } from './locations.mjs';
import { olderDocuments } from './older.mjs';
import { appDocuments, modules, organizations } from './organizations.mjs';
import { pointTypes } from './point-types.mjs';
import { versionsOf } from './published.mjs';
import { collaborations, collaborators, collections, organizationInvitations } from './sharing.mjs';
import { casaApertaTours } from './tours-casa-aperta.mjs';
import { casaApertaPlaces } from './tours-casa-aperta-places.mjs';
import { meridianTours } from './tours-meridian.mjs';
import { northlightTours } from './tours-northlight.mjs';
import { northlightPlaces } from './tours-northlight-places.mjs';
import { scannedTours } from './tours-scanned.mjs';
import { translationsOf } from './translations.mjs';

export const tours = [...scannedTours, ...northlightTours, ...northlightPlaces, ...casaApertaTours, ...casaApertaPlaces, ...meridianTours];

/** @returns {Record<string, object>} plain fields by document path; `created` and `updated` are also the document's timestamps */
export const documents = () => ({
  ...at('organizations', organizations),
  ...Object.fromEntries(
    collaborators.map(({ organization, email }) => [`organizations/${organization}/collaborators/${email}`, { email }]),
  ),
  'organizations/Northlight/catalog/pointTypes': { types: pointTypes, updated: new Date('2025-09-02T08:30:00Z') },
  ...at('tours', tours),
  ...at('collections', collections),
  ...at('collaboration', collaborations),
  ...at('mail', organizationInvitations),
  ...at(
    'locations',
    locations.map(({ locationTours: _locationTours, ...location }) => location),
  ),
  ...Object.assign({}, ...locations.map(({ id, locationTours }) => at(`locations/${id}/tours`, locationTours))),
  ...at('modules', modules),
  ...at('users', people.map(card)),
  ...translationsOf(tours.find(({ id }) => id === 'stockholm-city-hall')),
  ...below(tours.find(({ id }) => id === 'house-with-garden')),
  ...versionsOf(tours.find(({ id }) => id === 'house-with-garden')),
  ...olderDocuments,
  ...appDocuments,
  ...grants(),
});

const at = (collection, entries) => Object.fromEntries(entries.map((entry) => [`${collection}/${entry.id ?? entry.uid}`, entry]));

/** The grants that functions/src/grants would write; the import does not run triggers. */
function grants() {
  const { admins, organizations } = appDocuments['app/dcms'];
  const addresses = [...new Set([...admins, ...collaborations.map(({ email }) => email)])];
  const given = (address, type) =>
    Object.fromEntries(
      collaborations
        .filter((invitation) => invitation.email === address && invitation.type === type)
        .map(({ tour, organization, accessLevel, expires }) => [tour, { level: accessLevel, expires, organization }]),
    );
  /** until when, by organization; those without an end last longest */
  const guestOf = (address) => {
    const until = {};
    for (const { organization, expires } of collaborations.filter(({ email }) => email === address)) {
      const before = until[organization];
      if (before === undefined || (before !== null && (expires === null || expires > before))) until[organization] = expires;
    }
    return until;
  };
  return Object.fromEntries(
    addresses.map((address) => [
      `grants/${address}`,
      {
        tours: given(address, 'tour'),
        collections: given(address, 'collection'),
        organizations: admins.includes(address) ? organizations : [],
        guests: guestOf(address),
      },
    ]),
  );
}

/** Data that is created while a tour is used: a shared view, its history, and markers on a plan. */
function below({ id, folders, updated }) {
  const [poi] = folders[0].pois;
  const { identifier, rotation, sweep, position, userUid } = poi;
  const { email } = people.find(({ uid }) => uid === userUid);
  const shared = { poiId: identifier, rotation, sweep, user: userUid, created: updated, zoom: 1, message: 'Look at the slab.', position };
  return {
    [`tours/${id}/links/sharedFireplace00001`]: shared,
    [`tours/${id}/poiHistory/firstSaveOfHouse0001`]: { folders: folders.slice(0, 1), timestamp: updated, userUid, userEmail: email },
    [`tours/${id}/poiHistory/houseAsItIsShown0002`]: { folders, timestamp: updated, userUid, userEmail: email },
    [`tours/${id}/markers/ground-floor`]: {
      markers: [{ name: 'Main water tap', body: 'Below the stairs, behind the panel.', icon: 'blue', latlng: { lat: 0.42, lng: 0.31 } }],
    },
  };
}

const card = ({ uid, email, name, claims }) => ({
  uid,
  email,
  displayName: name,
  organization: claims.organization ?? '',
  role: claims.role ?? '',
});
