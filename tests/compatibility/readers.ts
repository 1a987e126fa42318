import { grantFrom } from '@/domain/access/invitations';
import { directoryFrom } from '@/domain/access/principals';
import { accessRequestFrom } from '@/domain/access-requests/access-request';
import { ownRequestFrom } from '@/domain/access-requests/own-request';
import { activityFrom } from '@/domain/activity/activity';
import { globalMessageFrom } from '@/domain/application/global-message';
import { pageFrom } from '@/domain/application/pages';
import { collaborationFrom } from '@/domain/collaboration/collaborations';
import { collaboratorFrom } from '@/domain/collaboration/collaborators';
import { organizationInvitationFrom } from '@/domain/collaboration/organization-invitations';
import { collectionFrom } from '@/domain/collections/collection';
import { poiHistoryEntryFrom } from '@/domain/folders/history';
import { orgId, tourId } from '@/domain/ids';
import { alignmentFrom } from '@/domain/locations/alignment';
import { binnedLocationFrom } from '@/domain/locations/bin';
import { locationFrom, locationTourFrom } from '@/domain/locations/location';
import { imageMarkersFrom } from '@/domain/markers/marker';
import { moduleFrom } from '@/domain/modules';
import { olderTourFrom } from '@/domain/older/older-tours';
import { poiListFrom } from '@/domain/older/poi-lists';
import { pointOfInterestFrom } from '@/domain/older/points-of-interest';
import { olderSweepFrom } from '@/domain/older/sweeps';
import { organizationFrom } from '@/domain/organizations/organization';
import { presenceFrom } from '@/domain/presence';
import { currentVersionFrom, publicationVersionFrom } from '@/domain/publishing/publication-version';
import { snapshotFoldersFrom, snapshotFrom, tourOfSnapshot } from '@/domain/publishing/snapshots';
import { visitsFrom } from '@/domain/publishing/visits';
import { shareLinkFrom } from '@/domain/sharing/share-links';
import type { Stored } from '@/domain/stored';
import { binnedTourFrom } from '@/domain/tours/bin';
import { listedTourFrom } from '@/domain/tours/listed-tour';
import { binnedFrom, isTombstone } from '@/domain/tours/tombstone';
import { tourFrom } from '@/domain/tours/tour';
import { wallScreenFrom } from '@/domain/wall-screens';

type Read = (id: string, stored: Stored) => unknown;

/** A tour or location as the app reads it: in the bin, its tombstone is in its place. */
const unlessBinned =
  (read: Read): Read =>
  (id, stored) =>
    isTombstone(stored) ? { binnedFrom: binnedFrom(stored) } : read(id, stored);

/** A version, and the tour that the player shows of it. */
const versionShown: Read = (id, stored) => {
  const snapshot = snapshotFrom(id, stored);
  const shown = { organization: orgId('acme'), tour: tourId('hall'), name: snapshot.tourName };
  return { snapshot, tour: tourOfSnapshot(snapshot, shown) };
};

/** A point without the ids of its blocks, which are drawn each time it is read. */
const pointRead: Read = (id, stored) => {
  const { content, ...point } = pointOfInterestFrom(id, stored);
  return { ...point, content: content.map(({ identifier: _, ...block }) => block) };
};

/** The last day whose visits of the fixture count. */
const visitsRead = new Date('2026-11-25T12:00:00Z');

/** How the app reads the documents of each collection; `*` stands for an id. Only names that commit 1f7bd84 has too. */
const readers: Record<string, Read> = {
  'app/dcms': (_id, stored) => directoryFrom(stored),
  'app/global': (_id, stored) => globalMessageFrom(stored),
  'collaboration/*': (id, stored) => ({ collaboration: collaborationFrom(id, stored), grant: grantFrom(id, stored) }),
  'collections/*': collectionFrom,
  'locations/*': unlessBinned(locationFrom),
  'locations/*/alignments/*': alignmentFrom,
  'locations/*/tours/*': locationTourFrom,
  'mail/*': organizationInvitationFrom,
  'modules/*': moduleFrom,
  'organizations/*': organizationFrom,
  'organizations/*/accessRequests/*': accessRequestFrom,
  'organizations/*/activity/*': activityFrom,
  'organizations/*/bin/*': binnedTourFrom,
  'organizations/*/collaborators/*': collaboratorFrom,
  'organizations/*/locationBin/*': binnedLocationFrom,
  'organizations/*/screens/*': wallScreenFrom,
  'organizations/*/tours/*': olderTourFrom,
  'organizations/*/tours/*/markers/*': imageMarkersFrom,
  'organizations/*/tours/*/pointsOfInterest/*': pointRead,
  'organizations/*/tours/*/pois/*': poiListFrom,
  'organizations/*/tours/*/published/current': currentVersionFrom,
  'organizations/*/tours/*/snapshots/*': versionShown,
  'organizations/*/tours/*/snapshots/*/parts/*': (id, stored) => snapshotFoldersFrom(stored.pois, Number(id) * 1000),
  'organizations/*/tours/*/sweeps/*': olderSweepFrom,
  'organizations/*/tours/*/versions/*': publicationVersionFrom,
  'organizations/*/tours/*/visits/*': (_id, stored) => Object.fromEntries(visitsFrom([stored], visitsRead)),
  'pages/*': pageFrom,
  'tours/*': unlessBinned((id, stored) => ({ tour: tourFrom(id, stored), listed: listedTourFrom(id, stored) })),
  'tours/*/links/*': shareLinkFrom,
  'tours/*/markers/*': imageMarkersFrom,
  'tours/*/poiHistory/*': poiHistoryEntryFrom,
  'tours/*/presence/*': presenceFrom,
  'users/*/accessRequests/*': ownRequestFrom,
};

/** What the app reads of a document; undefined for one that it never reads. */
export function entityAt(path: string, stored: Stored): unknown {
  const parts = path.split('/');
  const pattern = parts.map((part, at) => (at % 2 === 0 ? part : '*')).join('/');
  const read = readers[path] ?? readers[`${pattern.slice(0, -1)}${parts.at(-1)}`] ?? readers[pattern];
  return read?.(parts.at(-1) ?? '', stored);
}
