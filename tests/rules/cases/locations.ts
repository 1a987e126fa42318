import { create, type Fields, get, gone, list, now, remove, set, update } from '../operation';
import { changedAlone } from './changed-alone';
import { counterparts, table } from './table';
import { modelId } from './world';

const change = (fields: Fields) => update('locations/square', fields);
const newLocation = (changes: Fields = {}) =>
  create('locations/new', { name: 'New', organization: 'acme', address: 'Street 1', created: now, ...changes });
const version = 'locations/square/tours/version';
const newLocationTour = (changes: Fields = {}) =>
  create('locations/square/tours/new', { name: 'New', matterportId: modelId, location: 'square', created: now, ...changes });
const changeVersion = (fields: Fields) => update(version, fields);

/** ACCESS-065 */
export const locations = table(
  `
                                                visitor  stranger  viewer  editor  orgAdmin  other  directory  unprovenDirectory  writer  admin
  one                                           .        .         x       x       x         .      x          .                  .       x
  one of another organization                   .        .         .       .       .         x      .          .                  .       x
  one that is not there                         .        .         .       .       .         .      .          .                  .       x
  those of the organization                     .        .         x       x       x         .      x          .                  .       x
  those of another organization                 .        .         .       .       .         x      .          .                  .       x
  all                                           .        .         .       .       .         .      .          .                  .       x
  a new one                                     .        .         .       .       x         .      x          .                  .       x
  a new one in another organization             .        .         .       .       .         x      .          .                  .       x
  its name                                      .        .         .       x       x         .      x          .                  .       x
  the name of one that says of no organization  .        .         .       .       .         .      .          .                  .       x
  its organization                              .        .         .       .       .         .      .          .                  .       x
  when it was made                              .        .         .       .       .         .      .          .                  .       .
  one less, past the bin                        .        .         .       .       .         .      .          .                  .       .
  one that says of no organization, less        .        .         .       .       .         .      .          .                  .       .
`,
  {
    one: get('locations/square'),
    'one of another organization': get('locations/globex'),
    'one that is not there': get('locations/none'),
    'those of the organization': list('locations', ['organization', '==', 'acme']),
    'those of another organization': list('locations', ['organization', '==', 'globex']),
    all: list('locations'),
    'a new one': newLocation(),
    'a new one in another organization': newLocation({ organization: 'globex' }),
    'its name': change({ name: 'Old square', updated: now }),
    'the name of one that says of no organization': update('locations/orphan', { name: 'Found' }),
    'its organization': change({ organization: 'globex' }),
    'when it was made': change({ created: now }),
    'one less, past the bin': remove('locations/square'),
    'one that says of no organization, less': remove('locations/orphan'),
  },
);

const whole: Fields = {
  id: 'new',
  description: 'Words',
  country: 'Norway',
  updated: now,
  place: { country: 'Norway' },
};

export const fields = counterparts('orgAdmin', [
  ['a name', newLocation(), create('locations/new', { organization: 'acme', created: now })],
  ['an organization', newLocation(), create('locations/new', { name: 'New', created: now })],
  ['a time', newLocation(), create('locations/new', { name: 'New', organization: 'acme' })],
  ['the server’s time', newLocation(), newLocation({ created: new Date('2020-01-01T00:00:00Z') })],
  ['the server’s time of a change', change({ updated: now }), change({ updated: 0 })],
  ['a name, always', change({ country: gone }), change({ name: gone })],
  ['an address of 500', change({ address: 'x'.repeat(500) }), change({ address: 'x'.repeat(501) })],
  ['a description of 20,000', change({ description: 'x'.repeat(20_000) }), change({ description: 'x'.repeat(20_001) })],
  ['a country of 200', change({ country: 'x'.repeat(200) }), change({ country: 'x'.repeat(201) })],
  ['a place of known parts', change({ place: { locality: 'Oslo' } }), change({ place: { planet: 'Mars' } })],
  ['everything', newLocation(whole), newLocation({ ...whole, country: 7 })],
  ['its own id', newLocation({ id: 'new' }), newLocation({ id: 'square' })],
  ['odd fields, left alone', update('locations/odd', { updated: now }), update('locations/odd', { updated: 7 })],
  ['an odd time, left alone', update('locations/odd', { name: 'Mended' }), update('locations/odd', { name: 7 })],
  ['known fields only', newLocation(), newLocation({ public: true })],
]);

/** ACCESS-065 */
export const locationTours = table(
  `
                                             visitor  stranger  viewer  editor  orgAdmin  other  directory  unprovenDirectory  writer  admin
  one                                        .        .         x       x       x         .      x          .                  .       x
  a public one                               x        x         x       x       x         x      x          x                  x       x
  a public one of a location in the bin      .        .         .       .       .         .      .          .                  .       x
  a public one of no organization            .        .         .       .       .         .      .          .                  .       x
  all of a location                          .        .         x       x       x         .      x          .                  .       x
  all of a location of another organization  .        .         .       .       .         x      .          .                  .       x
  a new one                                  .        .         .       .       x         .      x          .                  .       x
  its name                                   .        .         .       x       x         .      x          .                  .       x
  when it was made                           .        .         .       .       .         .      .          .                  .       .
  one less                                   .        .         .       .       x         .      x          .                  .       x
`,
  {
    one: get(version),
    'a public one': get('locations/square/tours/open'),
    'a public one of a location in the bin': get('locations/binned/tours/open'),
    'a public one of no organization': get('locations/orphan/tours/open'),
    'all of a location': list('locations/square/tours'),
    'all of a location of another organization': list('locations/globex/tours'),
    'a new one': newLocationTour(),
    'its name': changeVersion({ name: 'Second version', updated: now }),
    'when it was made': changeVersion({ created: now }),
    'one less': remove(version),
  },
);

const wholeLocationTour: Fields = {
  id: 'new',
  defurnishId: '',
  tourDate: '2026-05-01T10:00',
  address: 'Square 1',
  description: '',
  public: false,
  organization: 'acme',
  tourTypeId: '',
  floors: [],
  floorplans: [],
  documents: [],
  files: [],
  updated: now,
  place: { country: 'Norway' },
  folders: [],
  guidedTours: [],
  rooms: [],
  pointTypes: [],
  languages: [],
  numberOfFloors: 0,
  historyId: '',
  nira: '',
  thumbnailUrl: '',
  thumbnailAlt: '',
};

export const locationTourFields = counterparts('orgAdmin', [
  ['everything', newLocationTour(wholeLocationTour), newLocationTour({ ...wholeLocationTour, thumbnailUrl: 7 })],
  ['a time', newLocationTour(), create('locations/square/tours/new', { name: 'New', matterportId: modelId })],
  ['a name', newLocationTour(), create('locations/square/tours/new', { matterportId: modelId, created: now })],
  ['a model id', newLocationTour(), create('locations/square/tours/new', { name: 'New', created: now })],
  ['a well-formed model id', changeVersion({ matterportId: 'Zyxwvutsrq9' }), changeVersion({ matterportId: 'x' })],
  ['its location', newLocationTour(), newLocationTour({ location: 'globex' })],
  ['its location for ever', changeVersion({ location: 'square' }), changeVersion({ location: 'globex' })],
  ['its location’s organization for ever', changeVersion({ organization: 'acme' }), changeVersion({ organization: 'globex' })],
  ['the time it was made, for ever', changeVersion({ name: 'New' }), changeVersion({ created: now })],
  ...changedAlone('locations/square/tours/odd'),
  ['its location’s organization', newLocationTour({ organization: 'acme' }), newLocationTour({ organization: 'globex' })],
  ['a place', changeVersion({ place: { latitude: -90 } }), changeVersion({ place: { latitude: -91 } })],
  ['odd fields, left alone', update('locations/square/tours/odd', { updated: now }), update('locations/square/tours/odd', { files: 7 })],
  ['known fields only, also when changed', changeVersion({ nira: '' }), changeVersion({ collection: 'shelf-of-acme' })],
  ['known fields only', newLocationTour(), newLocationTour({ collection: 'shelf-of-acme' })],
]);

const pair = 'locations/square/alignments/old~version';
const alignment: Fields = {
  tours: ['old', 'version'],
  models: ['AbCdEfGh123', modelId],
  angle: 12.5,
  offset: { x: 1, y: 0, z: -3 },
  updated: now,
};
const aligning = (changes: Fields = {}) => set(pair, { ...alignment, ...changes });

/** ACCESS-065 */
export const alignments = table(
  `
                                        visitor  stranger  viewer  editor  orgAdmin  other  directory  unprovenDirectory  writer  admin
  how two tours lie                     .        .         x       x       x         .      x          .                  .       x
  how two public ones lie               x        x         x       x       x         x      x          x                  x       x
  how one and a public one lie          .        .         x       x       x         .      x          .                  .       x
  how a public one and another lie      .        .         x       x       x         .      x          .                  .       x
  how two of no organization lie        .        .         .       .       .         .      .          .                  .       x
  all of a location                     .        .         x       x       x         .      x          .                  .       x
  one that nobody has aligned           .        .         x       x       x         .      x          .                  .       x
  aligning two tours                    .        .         .       x       x         .      x          .                  .       x
  aligning them again                   .        .         .       x       x         .      x          .                  .       x
  no alignment                          .        .         .       x       x         .      x          .                  .       x
  aligning those of another one         .        .         .       .       .         x      .          .                  .       x
`,
  {
    'how two tours lie': get(pair),
    'how two public ones lie': get('locations/square/alignments/open~open-too'),
    'how one and a public one lie': get('locations/square/alignments/version~open'),
    'how a public one and another lie': get('locations/square/alignments/open~version'),
    'how two of no organization lie': get('locations/orphan/alignments/open~open-too'),
    'all of a location': list('locations/square/alignments'),
    'one that nobody has aligned': get('locations/square/alignments/a~b'),
    'aligning two tours': create('locations/square/alignments/a~b', { ...alignment, tours: ['a', 'b'] }),
    'aligning them again': aligning({ angle: -90 }),
    'no alignment': remove(pair),
    'aligning those of another one': create('locations/globex/alignments/old~version', alignment),
  },
);

const { updated: _, ...withoutTime } = alignment;

export const alignmentFields = counterparts('editor', [
  ['the tours of its id', aligning(), aligning({ tours: ['version', 'old'] })],
  ['two tours', aligning(), create('locations/square/alignments/old', { ...alignment, tours: ['old'] })],
  ['two scans', aligning(), aligning({ models: [modelId] })],
  ['scans by their ids', aligning(), aligning({ models: [modelId, 'x'.repeat(100)] })],
  ['an angle', aligning({ angle: -360 }), aligning({ angle: 361 })],
  ['an angle that is a number', aligning({ angle: 0 }), aligning({ angle: '90' })],
  [
    'names of scans of 99 together',
    aligning({ models: ['x'.repeat(50), 'x'.repeat(49)] }),
    aligning({ models: ['x'.repeat(50), 'x'.repeat(50)] }),
  ],
  ['a way', aligning({ offset: { x: 0, y: 0, z: 0 } }), aligning({ offset: { x: 'far', y: 0, z: 0 } })],
  ['known fields only', aligning(), aligning({ scale: 2 })],
  ['the server’s time', aligning(), aligning({ updated: new Date('2020-01-01T00:00:00Z') })],
  ['a time', aligning(), set(pair, withoutTime)],
]);

/** A global admin belongs to no organization, and still names one. */
export const byAdmin = counterparts('admin', [
  ['an organization', newLocation(), create('locations/new', { name: 'New', created: now })],
  ['an organization with a name', change({ organization: 'globex' }), change({ organization: '' })],
]);

const closedVersion = 'locations/closed/tours/version';
const newClosed = (changes: Fields) =>
  create('locations/closed/tours/new', { name: 'New', matterportId: modelId, location: 'closed', created: now, ...changes });

/** MODEL-003: a suspended organization publishes nothing new; what is public stays so. */
export const publicTours = counterparts('admin', [
  ['a tour that becomes public', changeVersion({ public: true }), update(closedVersion, { public: true })],
  ['a new public one', newLocationTour({ public: true }), newClosed({ public: true })],
  ['a new one', newClosed({ public: false }), newClosed({ public: true })],
  [
    'a change of a public one',
    update('locations/closed/tours/open', { name: 'New' }),
    update(closedVersion, { public: true, name: 'New' }),
  ],
  ['one that is public no more', update('locations/closed/tours/open', { public: false }), update(closedVersion, { public: true })],
  ['a public one, said so', changeVersion({ public: false }), changeVersion({ public: 'yes' })],
]);
