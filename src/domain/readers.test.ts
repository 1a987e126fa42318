import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configurationFrom } from './application/configuration';
import { globalMessageFrom } from './application/global-message';
import { pageFrom } from './application/pages';
import { remoteConfigurationFrom } from './application/remote-configuration';
import { collaborationFrom } from './collaboration/collaborations';
import { collaboratorFrom } from './collaboration/collaborators';
import { organizationInvitationFrom } from './collaboration/organization-invitations';
import { collectionFrom } from './collections/collection';
import { poiHistoryEntryFrom } from './folders/history';
import { locationFrom, locationTourFrom } from './locations/location';
import { imageMarkersFrom } from './markers/marker';
import { moduleFrom } from './modules';
import { olderTourFrom } from './older/older-tours';
import { poiListFrom } from './older/poi-lists';
import { pointOfInterestFrom } from './older/points-of-interest';
import { olderSweepFrom } from './older/sweeps';
import { organizationFrom } from './organizations/organization';
import { listedUsersFrom } from './people/listed-users';
import { snapshotFrom } from './publishing/snapshots';
import { shareLinkFrom } from './sharing/share-links';
import type { Stored } from './stored';
import { tourFrom } from './tours/tour';
import { wallScreenFrom } from './wall-screens';

/** Readers whose entities are stored as they are: what was read once is read again as the same. */
const settled: Record<string, (id: string, stored: Stored) => object> = {
  tourFrom,
  organizationFrom,
  collectionFrom,
  collaborationFrom,
  collaboratorFrom,
  organizationInvitationFrom,
  locationFrom,
  locationTourFrom,
  moduleFrom,
  wallScreenFrom,
  shareLinkFrom,
  poiHistoryEntryFrom,
  imageMarkersFrom,
  snapshotFrom,
  olderTourFrom,
  poiListFrom,
  olderSweepFrom,
  pageFrom,
};

const readers: Record<string, (id: string, stored: Stored) => unknown> = {
  ...settled,
  pointOfInterestFrom,
  globalMessageFrom: (_id, stored) => globalMessageFrom(stored),
  configurationFrom: (_id, stored) => configurationFrom(stored),
  remoteConfigurationFrom: (_id, stored) => remoteConfigurationFrom(stored),
  listedUsersFrom: (_id, stored) => listedUsersFrom([stored]),
};

const aValue = fc.anything({ withDate: true, withBigInt: true, withNullPrototype: true, withSparseArray: true, maxDepth: 2 });

// Names that mean something, with values that mean anything, nested so that readers get into their depths.
const names = [
  ...new Set(Object.values(settled).flatMap((read) => Object.keys(read('i', {})))),
  'poi',
  'tasks',
  'tag',
  'color',
  'latlng',
  'identifier',
  'url',
  'progress',
  'floor',
  'x',
  'range',
  'ref',
  'state',
  'metadata',
  'customClaims',
  'models',
  'lights',
];
const { aDocument } = fc.letrec<{ aDocument: Stored; inside: unknown }>((tie) => ({
  aDocument: fc.dictionary(fc.constantFrom(...names), tie('inside'), { maxKeys: 8 }),
  inside: fc.oneof(
    { maxDepth: 4 },
    aValue,
    fc.string(),
    fc.double(),
    fc.date(),
    fc.array(tie('aDocument'), { maxLength: 3 }),
    tie('aDocument'),
  ),
}));

describe.each(Object.entries(readers))('%s', (_name, read) => {
  it('reads any document, so that one odd document cannot break a list', () => {
    fc.assert(
      fc.property(aDocument, (stored) => {
        expect(read('some-id', stored)).toBeDefined();
      }),
      { numRuns: 60 },
    );
  });
});

describe.each(Object.entries(settled))('%s', (_name, read) => {
  it('reads what it read as the same', () => {
    fc.assert(
      fc.property(aDocument, (stored) => {
        const entity = read('some-id', stored);
        expect(read('some-id', { ...entity })).toEqual(entity);
      }),
      { numRuns: 40 },
    );
  });
});
