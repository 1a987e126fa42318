// A demo tour's published versions: one that is public and current, as publishing makes it, and the one before it, as it was made before versions had
// details, guided tours and short addresses. Their files are served with the app, so nothing is copied.

import { runBundled } from '../run-bundled.mjs';
import { people } from './accounts.mjs';

const { publishedSnapshot } = await runBundled('scripts/demo-data/published-snapshot.ts');

/** Of the tour in short addresses. */
const shortCode = 'garden2';

const editor = people.find(({ email }) => email === 'editor@casa-aperta.example');

const flat = (folders, parent = '') =>
  folders.flatMap(({ id, name, pois = [], children = [] }) => [{ id, parent, name, children: pois.map(published) }, ...flat(children, id)]);

const published = ({ content = [], userUid: _userUid, ...poi }) => ({
  ...poi,
  userUid: '',
  files: content.flatMap((block) => (block.type === 'file' ? block.content : [])),
  content: content.filter(({ type }) => type !== 'file'),
});

/** What members read of a version in its list. */
const listed = (tour, { note, folders, ...version }, publishedAt) => ({
  ...version,
  note,
  publishedAt,
  tourName: tour.name,
  bytes: 0,
  fileCount: 0,
  poiCount: flat(folders).reduce((sum, { children }) => sum + children.length, 0),
  publishedBy: { uid: editor.uid, name: editor.name },
});

const olderSnapshot = (tour, { folders, note: _note, ...version }, publishedAt) => ({
  ...version,
  publishedAt,
  tourName: tour.name,
  pois: flat(folders),
  parts: 0,
  matterportId: tour.matterportId,
  floorplans: [],
  documents: [],
  thumbnailUrl: tour.thumbnailUrl ?? '',
  thumbnailAlt: '',
  description: tour.description,
});

/** The published versions of a tour. */
export function versionsOf(tour) {
  const organization = `organizations/${tour.organization}`;
  const below = `${organization}/tours/${tour.id}`;
  const access = { public: true, opens: null, until: null };
  const [first, second] = ['demoHouseVersion0001', 'demoHouseVersion0002'];
  const [firstAt, secondAt] = [new Date('2026-02-03T10:15:00Z'), new Date('2026-03-12T14:40:00Z')];
  const older = {
    name: 'Version 1',
    number: 1,
    ...access,
    public: false,
    folders: tour.folders.slice(0, 1),
    note: 'The first rooms, for the owners to look at.',
  };
  const current = {
    name: 'Version 2',
    number: 2,
    ...access,
    folders: tour.folders,
    note: 'All rooms and the garden, for the open day.',
  };
  return {
    [`${below}/snapshots/${first}`]: olderSnapshot(tour, older, firstAt),
    [`${below}/versions/${first}`]: listed(tour, older, firstAt),
    [`${below}/snapshots/${second}`]: publishedSnapshot(tour, { name: current.name, number: 2, publishedAt: secondAt, shortCode }),
    [`${below}/versions/${second}`]: { ...listed(tour, current, secondAt), shortCode },
    // the import does not run functions
    [`tours/${tour.id}`]: { ...tour, publication: { isPublished: true, isProposed: false } },
    [`${below}/published/current`]: { version: second, ...access },
    [`${below}/published/numbers`]: { last: 2, shortCode, versions: { 1: { ...access, public: false }, 2: access } },
    [`shortCodes/${shortCode}`]: { organization: tour.organization, tour: tour.id },
  };
}
