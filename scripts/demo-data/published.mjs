// A demo tour's published versions: one that is public and current, and the one before it. Their files are served with the app, so nothing is copied.

import { people } from './accounts.mjs';

const editor = people.find(({ email }) => email === 'editor@casa-aperta.example');

const flat = (folders, parent = '') =>
  folders.flatMap(({ id, name, pois = [], children = [] }) => [{ id, parent, name, children: pois.map(published) }, ...flat(children, id)]);

const published = ({ content = [], userUid: _userUid, ...poi }) => ({
  ...poi,
  userUid: '',
  files: content.flatMap((block) => (block.type === 'file' ? block.content : [])),
  content: content.filter(({ type }) => type !== 'file'),
});

const version = (tour, { id, number, note, at, isPublic, folders, guidedTours }) => {
  const access = { public: isPublic, opens: null, until: null };
  const [name, publishedAt] = [`Version ${number}`, new Date(at)];
  const pois = flat(folders);
  const below = `organizations/${tour.organization}/tours/${tour.id}`;
  return {
    [`${below}/snapshots/${id}`]: {
      name,
      number,
      publishedAt,
      tourName: tour.name,
      pois,
      // the first one is from before there were any
      ...(guidedTours && { guidedTours, rooms: [] }),
      parts: 0,
      ...access,
      matterportId: tour.matterportId,
      floorplans: [],
      documents: [],
      thumbnailUrl: tour.thumbnailUrl ?? '',
      thumbnailAlt: '',
      description: tour.description,
    },
    [`${below}/versions/${id}`]: {
      name,
      number,
      note,
      publishedAt,
      tourName: tour.name,
      ...access,
      bytes: 0,
      fileCount: 0,
      poiCount: pois.reduce((sum, { children }) => sum + children.length, 0),
      publishedBy: { uid: editor.uid, name: editor.name },
    },
  };
};

/** The published versions of a tour. */
export function versionsOf(tour) {
  const below = `organizations/${tour.organization}/tours/${tour.id}/published`;
  const access = { public: true, opens: null, until: null };
  const [first, second] = ['demoHouseVersion0001', 'demoHouseVersion0002'];
  return {
    ...version(tour, {
      id: first,
      number: 1,
      at: '2026-02-03T10:15:00Z',
      isPublic: false,
      folders: tour.folders.slice(0, 1),
      note: 'The first rooms, for the owners to look at.',
    }),
    ...version(tour, {
      id: second,
      number: 2,
      at: '2026-03-12T14:40:00Z',
      isPublic: true,
      folders: tour.folders,
      guidedTours: tour.guidedTours,
      note: 'All rooms and the garden, for the open day.',
    }),
    [`${below}/current`]: { version: second, ...access },
    [`${below}/numbers`]: { last: 2, versions: { 1: { ...access, public: false }, 2: access } },
  };
}
