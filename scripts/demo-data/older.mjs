// The data layout before `tours/`: tours below their organization, each with its own lists of points of interest, sweeps and image markers,
// and with the snapshots and screens that were published from it.
import { people } from './accounts.mjs';
import { fireplaceFiles } from './house-files.mjs';
import { scanned } from './scanned.mjs';

const authorOf = (organization) => people.find(({ claims }) => claims.organization === organization && claims.role === 'superuser').uid;

const vector = ([x, y, z]) => ({ x, y, z });

/** A point of interest as the older editor stored it. */
const item = (scan, identifier, [name, sweep, target, input = {}]) => {
  const { at, look } = scan.see(sweep, target);
  const { text, links = [], embeds = [], tasks = [], icon = 'black' } = input;
  return {
    name,
    description: text ?? '',
    position: vector(at),
    rotation: { x: look[0], y: look[1] },
    sweep,
    type: input.tag ? 'tag' : 'sweep',
    identifier,
    tasks,
    links: links.map(([label, url]) => ({ name: label, url })),
    embeds: embeds.map(([label, url]) => ({ name: label, url })),
    icon,
    uuid: input.tag ? `tag-${identifier}` : '',
    stem: { x: 0, y: 0.5, z: 0 },
    normal: 0.2,
    content: text ? [{ type: 'text', value: text }] : [],
    files: input.files ?? [],
  };
};

/** The same point of interest in the form that the importer reads from `pointsOfInterest`. */
const pointOfInterest = (stored, organization, index) => ({
  id: stored.identifier,
  userUid: authorOf(organization),
  name: stored.name,
  content: stored.content.map(({ value }) => ({ type: 'text', name: 'Textbox', content: value })),
  type: stored.type,
  category: index % 2 === 0 ? 'Rooms' : 'Details',
  position: stored.position,
  rotation: stored.rotation,
  sweep: stored.sweep,
  icon: stored.icon,
  normal: stored.normal,
  defaultStemHeight: 0.2,
  zoom: 1,
  floor: 0,
  identifier: stored.identifier,
  stem: stored.stem,
  tag: null,
});

/** A tour of the older layout and all documents below it, by path. */
function olderTour({ organization, id, name, model, type, description, at, see, markers = [], snapshots = [] }) {
  const scan = scanned(model);
  const path = `organizations/${organization}/tours/${id}`;
  const updated = new Date(at);
  const items = see.map((input, index) => item(scan, `${id.replaceAll('-', '')}${String(index).padStart(4, '0')}`, input));
  const sweeps = [...new Set(items.map(({ sweep }) => sweep))];
  return {
    [path]: {
      id,
      name,
      matterportId: model,
      organization,
      description,
      matterportThumbnail: true,
      ...(type ? { type } : {}),
      updated,
      editor: { user: authorOf(organization), updated },
    },
    // the newest list opens by default, but only if its id has twenty characters
    [`${path}/pois/${id.replaceAll('-', '').padEnd(20, '0').slice(0, 20)}`]: { poi: items, updated, user: authorOf(organization) },
    ...Object.fromEntries(
      items.map((stored, index) => [`${path}/pointsOfInterest/${stored.identifier}`, pointOfInterest(stored, organization, index)]),
    ),
    ...Object.fromEntries(
      sweeps.map((sweep, sort) => [`${path}/sweeps/${sweep}`, { id: sweep, name: `Sweep ${sort + 1}`, sort, updated }]),
    ),
    ...Object.fromEntries(markers.map(([marker, entries]) => [`${path}/markers/${marker}`, { markers: entries }])),
    ...Object.fromEntries(
      snapshots.map((snapshot) => [
        `${path}/snapshots/${snapshot.id}`,
        { name: snapshot.name, matterportId: model, public: snapshot.public, pois: snapshotOf(items) },
      ]),
    ),
  };
}

const snapshotOf = (items) => [
  {
    name: 'What to see',
    children: items.map(({ identifier, name, type, content, files, position, rotation, sweep, icon, stem }) => ({
      id: identifier,
      identifier,
      name,
      type,
      files,
      content: content.map(({ value }) => ({ type: 'text', name: 'Textbox', content: value, value })),
      position,
      rotation,
      sweep,
      icon,
      stem,
    })),
  },
];

export const olderDocuments = {
  ...olderTour({
    organization: 'Casa Aperta',
    id: 'lindenweg-14',
    name: 'Lindenweg 14, first visit',
    model: 'HouseGarden',
    description: '<p>As it was shown in the spring of 2022.</p>',
    at: '2022-04-20T10:00:00Z',
    see: [
      ['Hearth', 'h02', [11.2, 0.7, 6.2], { text: 'Not to be used during visits.', icon: 'red', tag: true, files: fireplaceFiles }],
      ['Dining table', 'h04', [2.35, 0.8, 6.15], { text: 'Seats six, eight with the leaves.' }],
      ['Kitchen', 'h06', [2.5, 0.95, 2.85], { links: [['Maker', 'https://example.com/kitchen']] }],
      ['Garden', 'h13', [2.6, 0.3, 18.4], { text: 'The hedge was planted in 2009.' }],
    ],
    markers: [
      ['plan-ground', [{ name: 'Main switch', body: 'Behind the door of the study.', icon: 'red', latlng: { lat: 0.4, lng: 0.7 } }]],
    ],
    snapshots: [
      { id: 'spring-2022', name: 'Spring 2022', public: true },
      { id: 'owners-only', name: 'For the owners', public: false },
    ],
  }),
  ...olderTour({
    organization: 'Meridian Trust',
    id: 'keepers-cottage',
    name: 'Keeper’s cottage',
    model: 'HouseGarden',
    type: 'Scrollytelling',
    description: '<p>Opened to members until the account was suspended.</p>',
    at: '2021-11-02T09:00:00Z',
    see: [
      ['Entrance', 'h08', [7.2, 1.2, -0.5], { text: 'Mind the step.' }],
      ['Stairs', 'h07', [5.6, 1.4, 2.4], { icon: 'blue', tag: true, text: 'Hold the rail.' }],
    ],
    snapshots: [{ id: 'open-day', name: 'Open day', public: true }],
  }),
  'organizations/Casa Aperta/screens/lobby': { url: 'https://example.com/casa-aperta', public: true },
  'organizations/Casa Aperta/screens/office': { url: 'https://example.com/casa-aperta/staff', public: false },
};
