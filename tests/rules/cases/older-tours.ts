import { batch, create, type Fields, get, gone, list, now, ownEmail, ownUid, remove, set, update } from '../operation';
import { type Counterpart, counterparts, table } from './table';
import { modelId } from './world';

const acme = 'organizations/acme/tours/old';
const closed = 'organizations/closed/tours/old';
const oddOf = (part: string) => `organizations/acme/tours/odd/${part}/odd`;
const newTour = (changes: Fields = {}) =>
  create('organizations/acme/tours/new', { name: 'New', matterportId: modelId, organization: 'acme', updated: now, ...changes });
/** A well-formed older tour with this id, which nobody has among older tours. */
const newAt = (id: string) =>
  create(`organizations/acme/tours/${id}`, { name: 'New', matterportId: modelId, organization: 'acme', updated: now });
const change = (fields: Fields) => update(acme, fields);
const aList = (changes: Fields = {}): Fields => ({ poi: [], updated: now, user: ownUid, ...changes });
const newList = (changes: Fields = {}) => create(`${acme}/pois/new`, aList(changes));

/** ACCESS-048 ACCESS-071 */
export const tours = table(
  `
                                               visitor  stranger  viewer  editor  orgAdmin  other  directory  writer  closedEditor  admin
  one                                          .        .         x       x       x         .      .          .       .             x
  those of the organization                    .        .         x       x       x         .      .          .       .             x
  those of another organization                .        .         .       .       .         x      .          .       .             x
  one of a closed organization                 .        .         .       .       .         .      .          .       .             x
  those of a closed organization               .        .         .       .       .         .      .          .       .             x
  its points of interest                       .        .         x       x       x         .      .          .       .             x
  one of its points of interest                .        .         x       x       x         .      .          .       .             x
  its sweeps, sorted                           .        .         x       x       x         .      .          .       .             x
  its markers                                  .        .         x       x       x         .      .          .       .             x
  one of its sweeps                            .        .         x       x       x         .      .          .       .             x
  all its markers                              .        .         x       x       x         .      .          .       .             x
  points of interest of a closed organization  .        .         .       .       .         .      .          .       .             x
  anything else below it                       .        .         .       .       .         .      .          .       .             .
  a new one                                    .        .         .       x       x         .      .          .       .             x
  a new one with the id of a tour              .        .         .       .       .         .      .          .       .             .
  a new one with the id of a public tour       .        .         .       .       .         .      .          .       .             .
  a new one with the id of a tour of others    .        .         .       .       .         .      .          .       .             .
  a new one with the id of a tour in the bin   .        .         .       .       .         .      .          .       .             .
  a new one beside a new tour with its id      .        .         .       .       .         .      .          .       .             .
  a new one where a tour had versions          .        .         .       .       .         .      .          .       .             .
  its name                                     .        .         .       x       x         .      .          .       .             x
  the name of one of a closed organization     .        .         .       .       .         .      .          .       .             x
  its organization                             .        .         .       .       .         .      .          .       .             .
  one less                                     .        .         .       x       x         .      .          .       .             x
  a new point of interest                      .        .         .       x       x         .      .          .       .             x
  another point of interest                    .        .         .       x       x         .      .          .       .             x
  a point of interest less                     .        .         .       x       x         .      .          .       .             x
  a new sweep                                  .        .         .       x       x         .      .          .       .             x
  a sweep less                                 .        .         .       x       x         .      .          .       .             x
  another marker                               .        .         .       x       x         .      .          .       .             x
  markers of another plan                      .        .         .       x       x         .      .          .       .             x
  a list of markers less                       .        .         .       x       x         .      .          .       .             x
  a new marker in a closed organization        .        .         .       .       .         .      .          .       .             x
`,
  {
    one: get(acme),
    'those of the organization': list('organizations/acme/tours'),
    'those of another organization': list('organizations/globex/tours'),
    'one of a closed organization': get(closed),
    'those of a closed organization': list('organizations/closed/tours'),
    'its points of interest': list(`${acme}/pointsOfInterest`),
    'one of its points of interest': get(`${acme}/pointsOfInterest/door`),
    'its sweeps, sorted': { ...list(`${acme}/sweeps`), orderBy: 'sort' },
    'one of its sweeps': get(`${acme}/sweeps/first`),
    'all its markers': list(`${acme}/markers`),
    'its markers': get(`${acme}/markers/plan`),
    'points of interest of a closed organization': list(`${closed}/pointsOfInterest`),
    'anything else below it': get(`${acme}/anything/else`),
    'a new one': newTour(),
    'a new one with the id of a tour': newAt('hall'),
    'a new one with the id of a public tour': newAt('open'),
    'a new one with the id of a tour of others': newAt('city_hall'),
    'a new one with the id of a tour in the bin': newAt('binned'),
    'a new one beside a new tour with its id': batch(
      newAt('new'),
      create('tours/new', { name: 'New', matterportId: modelId, organization: 'acme', public: false, created: now }),
    ),
    'a new one where a tour had versions': newAt('former'),
    'its name': change({ name: 'Older', updated: now }),
    'the name of one of a closed organization': update(closed, { name: 'Older' }),
    'its organization': change({ organization: 'globex' }),
    'one less': remove(acme),
    'a new point of interest': create(`${acme}/pointsOfInterest/new`, {
      name: 'Window',
      published: false,
      created: now,
      userUid: 'IMPORTED',
    }),
    'another point of interest': update(`${acme}/pointsOfInterest/door`, { name: 'Gate' }),
    'a point of interest less': remove(`${acme}/pointsOfInterest/door`),
    'a new sweep': create(`${acme}/sweeps/new`, { sort: 2, name: 'Second' }),
    'a sweep less': remove(`${acme}/sweeps/first`),
    'another marker': update(`${acme}/markers/plan`, { markers: [{ name: 'Marker 1' }] }),
    'markers of another plan': create(`${acme}/markers/other`, { markers: [] }),
    'a list of markers less': remove(`${acme}/markers/plan`),
    'a new marker in a closed organization': update(`${closed}/markers/plan`, { markers: [] }),
  },
);

const whole: Fields = {
  id: 'new',
  description: '<p>Words</p>',
  matterportThumbnail: true,
  type: 'Quiz',
  created: now,
  editor: { user: 'editor' },
};

export const fields = counterparts('editor', [
  ['the server’s time', newTour({ created: now }), newTour({ created: new Date('2020-01-01T00:00:00Z') })],
  ['a name', newTour(), create('organizations/acme/tours/new', { matterportId: modelId })],
  ['a model id', newTour(), create('organizations/acme/tours/new', { name: 'New' })],
  ['a well-formed model id', change({ matterportId: 'Zyxwvutsrq9' }), change({ matterportId: 'short' })],
  ['the organization it stands in', newTour(), newTour({ organization: 'globex' })],
  ['everything', newTour(whole), newTour({ ...whole, editor: 'me' })],
  ['an editor of 254', change({ editor: { user: 'x'.repeat(254) } }), change({ editor: { user: 'x'.repeat(255) } })],
  [
    'when it was edited, the server’s time',
    change({ editor: { user: 'editor' }, 'editor.updated': now }),
    change({ editor: { user: 'editor', updated: 0 } }),
  ],
  ['an editor’s known parts', change({ editor: {} }), change({ editor: { role: 'x' } })],
  [
    'an editor’s time, the server’s',
    change({ editor: { user: 'x' } }),
    change({ editor: { user: 'x', updated: new Date('2020-01-01T00:00:00Z') } }),
  ],
  ['a description of 20,000', change({ description: 'x'.repeat(20_000) }), change({ description: 'x'.repeat(20_001) })],
  ...[
    'Default',
    'Scrollytelling',
    'Quiz',
    'Sensor - Vendor 1',
    'Sensor - Vendor 2',
    'Sensor - Vendor 3',
    'Sensor - Vendor 4',
    'Sensor - Vendor 5',
  ].map((type): Counterpart => [`the type ${type}`, change({ type }), change({ type: `${type}!` })]),
  ['a known type', change({ type: 'Sensor - Vendor 3' }), change({ type: 'Sensor' })],
  ['its thumbnail, yes or no', change({ matterportThumbnail: true }), change({ matterportThumbnail: 'yes' })],
  ['the server’s time', change({ updated: now }), change({ updated: new Date('2020-01-01T00:00:00Z') })],
  ['who edits it', change({ editor: { user: 'editor' } }), change({ editor: 'editor' })],
  ['an id of its own', change({ id: 'old' }), change({ id: 'other' })],
  ['a name, always', change({ description: gone }), change({ name: gone })],
  [
    'odd fields, left alone',
    update('organizations/acme/tours/odd', { updated: now }),
    update('organizations/acme/tours/odd', { type: 'odd' }),
  ],
  [
    'an odd time, left alone',
    update('organizations/acme/tours/odd', { name: 'Mended' }),
    update('organizations/acme/tours/odd', { updated: 7 }),
  ],
  ['known fields only', newTour(), newTour({ owner: 'me' })],
]);

/** ACCESS-051 */
export const poiLists = table(
  `
                                               visitor  stranger  viewer  editor  orgAdmin  other  directory  closedEditor  admin
  one                                          .        .         x       x       x         .      .          .             x
  the latest                                   .        .         x       x       x         .      .          .             x
  those of a closed organization               .        .         .       .       .         .      .          .             x
  a new one                                    .        .         .       x       x         .      .          .             x
  a new one, signed with the address           .        .         .       x       x         .      .          .             x
  a new one in a closed organization           .        .         .       .       .         .      .          .             x
  a new one in another’s name                  .        .         .       .       .         .      .          .             .
  the editor’s                                 .        .         .       x       .         .      .          .             .
  the editor’s, signed with the address        .        .         .       x       .         .      .          .             .
  the editor’s, taken over                     .        .         .       .       .         .      .          .             .
  the editor’s less                            .        .         .       x       .         .      .          .             x
  the editor’s, signed with the address, less  .        .         .       x       .         .      .          .             x
`,
  {
    one: get(`${acme}/pois/byEditor`),
    'the latest': { ...list(`${acme}/pois`), orderBy: 'updated', limit: 1 },
    'those of a closed organization': list(`${closed}/pois`),
    'a new one': newList(),
    'a new one, signed with the address': newList({ user: ownEmail }),
    'a new one in a closed organization': create(`${closed}/pois/new`, aList()),
    'a new one in another’s name': newList({ user: 'somebody else' }),
    'the editor’s': update(`${acme}/pois/byEditor`, { poi: [{ name: 'Door' }], updated: now }),
    'the editor’s, signed with the address': update(`${acme}/pois/byAddress`, { poi: [], updated: now }),
    'the editor’s, taken over': set(`${acme}/pois/byEditor`, aList({ user: 'somebody else' })),
    'the editor’s less': remove(`${acme}/pois/byEditor`),
    'the editor’s, signed with the address, less': remove(`${acme}/pois/byAddress`),
  },
);

export const poiListFields = counterparts('editor', [
  ['PoIs in a list', newList({ poi: [{ name: 'x' }] }), newList({ poi: 'x' })],
  ['1,000 PoIs', newList({ poi: Array(1000).fill('p') }), newList({ poi: Array(1001).fill('p') })],
  ['taken points in a list', newList({ taken: ['a'] }), newList({ taken: 'a' })],
  ['5,000 taken points', newList({ taken: Array(5000).fill('p') }), newList({ taken: Array(5001).fill('p') })],
  ['odd PoIs, left alone', update(oddOf('pois'), { updated: now }), update(oddOf('pois'), { poi: 'odd' })],
  ['an odd time, left alone', update(oddOf('pois'), { poi: [] }), update(oddOf('pois'), { updated: 7 })],
  ['PoIs at all', newList(), create(`${acme}/pois/new`, { updated: now, user: ownUid })],
  ['an author', newList(), create(`${acme}/pois/new`, { updated: now, poi: [] })],
  ['a time', newList(), create(`${acme}/pois/new`, { user: ownUid, poi: [] })],
  ['the server’s time', newList(), newList({ updated: new Date('2020-01-01T00:00:00Z') })],
  ['known fields only', newList(), newList({ public: true })],
]);

const poi = (changes: Fields) => update(`${acme}/pointsOfInterest/door`, changes);
const sweep = (changes: Fields) => update(`${acme}/sweeps/first`, changes);

const wholePoi: Fields = {
  id: 'door',
  identifier: 'door',
  userUid: 'editor',
  editorUid: 'editor',
  name: 'Door',
  description: '',
  content: [],
  type: 'sweep',
  category: '',
  message: '',
  position: { x: 1, y: 2, z: 3 },
  rotation: { x: 1, y: 2 },
  sweep: 'sweep',
  stem: { x: 0, y: 0.5, z: 0 },
  icon: 'green',
  normal: 0.2,
  defaultStemHeight: 0.2,
  zoom: 1,
  floor: 0,
  tag: null,
  tasks: [],
  links: [],
  embeds: [],
  files: [],
  uuid: '',
  published: false,
  created: now,
  updated: now,
};

export const partFields = counterparts('editor', [
  ['a PoI’s name of 200', poi({ name: 'x'.repeat(200) }), poi({ name: 'x'.repeat(201) })],
  ['a PoI’s position', poi({ position: { x: 1, y: 2, z: 3 } }), poi({ position: [1, 2, 3] })],
  ['a PoI’s rotation', poi({ rotation: { x: 1.5, y: 2 } }), poi({ rotation: { x: 'up' } })],
  ['a PoI’s stem', poi({ stem: { x: 0, y: 0.5, z: 0 } }), poi({ stem: 0.5 })],
  ['a PoI published or not', poi({ published: true }), poi({ published: 'soon' })],
  ['a PoI’s times', poi({ created: 1_700_000_000_000, updated: now }), poi({ created: 'today' })],
  ['a PoI’s description', poi({ description: 'x'.repeat(20_000) }), poi({ description: 'x'.repeat(20_001) })],
  ['a PoI’s message', poi({ message: 'x'.repeat(2000) }), poi({ message: 'x'.repeat(2001) })],
  ['a PoI’s words', poi({ identifier: 'a', userUid: 'b', editorUid: 'c', category: 'd', icon: 'red', sweep: 'e' }), poi({ icon: 7 })],
  ['everything of a PoI', poi(wholePoi), poi({ ...wholePoi, name: 7 })],
  ...['identifier', 'userUid', 'editorUid', 'category', 'icon', 'sweep'].map(
    (field): Counterpart => [`a PoI’s ${field} of 200`, poi({ [field]: 'x'.repeat(200) }), poi({ [field]: 'x'.repeat(201) })],
  ),
  ['a PoI’s change, a time', poi({ updated: 1 }), poi({ updated: 'now' })],
  ['odd fields of a PoI, left alone', update(oddOf('pointsOfInterest'), { zoom: 2 }), update(oddOf('pointsOfInterest'), { name: 7 })],
  ['odd fields of a sweep, left alone', update(oddOf('sweeps'), { color: 'red' }), update(oddOf('sweeps'), { sort: 'odd' })],
  ['a PoI’s known fields only', poi({ zoom: 1 }), poi({ price: 1 })],
  ['a sweep’s place', sweep({ sort: 2.5 }), sweep({ sort: 'first' })],
  ['a sweep’s name of 200', sweep({ name: 'x'.repeat(200) }), sweep({ name: 'x'.repeat(201) })],
  ['a sweep’s description of 20,000', sweep({ description: 'x'.repeat(20_000) }), sweep({ description: 'x'.repeat(20_001) })],
  ['a sweep’s name', sweep({ name: 'Door' }), sweep({ name: ['Door'] })],
  ['a sweep’s description', sweep({ description: 'x' }), sweep({ description: 'x'.repeat(20_001) })],
  ['no more than 50 fields of a sweep', sweep(fieldsNumbered(50)), sweep(fieldsNumbered(51))],
  ['markers in a list', update(`${acme}/markers/plan`, { markers: ['x'] }), update(`${acme}/markers/plan`, { markers: 'x' })],
]);

function fieldsNumbered(count: number): Fields {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, at]));
}
