import { batch, create, type Fields, get, gone, list, now, ownUid, page, update, type Where } from '../operation';
import { changedAlone } from './changed-alone';
import { type Counterpart, counterparts, table } from './table';
import { aTour, modelId, wholePlace } from './world';

const isPublic: Where = ['public', '==', true];

/** ACCESS-056 */
export const reading = table(
  `
                                             visitor  stranger  viewer  editor  orgAdmin  other  directory  reader  writer  colReader  colWriter  expired  unproven  admin
  a private tour                             .        .         x       x       x         .      x          x       x       .          .          .        .         x
  a public tour                              x        x         x       x       x         x      x          x       x       x          x          x        x         x
  a private tour in a collection             .        .         x       x       x         .      x          .       .       x          x          .        .         x
  a tour of another organization             .        .         .       .       .         x      .          .       .       .          .          .        .         x
  a tour of no organization                  .        .         .       .       .         .      .          .       .       .          .          .        .         x
  a tour that is not there                   .        .         .       .       .         .      .          .       .       .          .          .        .         x
  a tour that says of none                   .        .         .       .       .         .      .          .       .       .          .          .        .         x
  those of the organization                  .        .         x       x       x         .      x          .       .       .          .          .        .         x
  those of another organization              .        .         .       .       .         x      .          .       .       .          .          .        .         x
  those of the organization, of a type       .        .         x       x       x         .      x          .       .       .          .          .        .         x
  those of a collection                      .        .         .       .       .         .      .          .       .       .          .          .        .         x
  those of the organization in a collection  .        .         x       x       x         .      x          .       .       x          x          .        .         x
  those of another collection                .        .         .       .       .         .      .          .       .       .          .          .        .         x
  all public ones                            .        .         .       .       .         .      .          .       .       .          .          .        .         x
  all public ones of the organization        .        .         x       x       x         .      x          .       .       .          .          .        .         x
  all public ones of another organization    .        .         .       .       .         x      .          .       .       .          .          .        .         x
  the first 100 public ones                  x        x         x       x       x         x      x          x       x       x          x          x        x         x
  the first public one                       x        x         x       x       x         x      x          x       x       x          x          x        x         x
  the first 101 public ones                  .        .         .       .       .         .      .          .       .       .          .          .        .         x
  the first 100 public ones after some       .        .         .       .       .         .      .          .       .       .          .          .        .         x
  the first 100 public ones of another       x        x         x       x       x         x      x          x       x       x          x          x        x         x
  the first 100 of the organization          .        .         x       x       x         .      x          .       .       .          .          .        .         x
  those of no organization                   .        .         .       .       .         .      .          .       .       .          .          .        .         x
  those in no collection                     .        .         .       .       .         .      .          .       .       .          .          .        .         x
  those by name                              .        .         .       .       .         .      .          .       .       .          .          .        .         x
  all                                        .        .         .       .       .         .      .          .       .       .          .          .        .         x
`,
  {
    'a private tour': get('tours/hall'),
    'a public tour': get('tours/open'),
    'a private tour in a collection': get('tours/shelf'),
    'a tour of another organization': get('tours/globex'),
    'a tour of no organization': get('tours/nobodys'),
    'a tour that is not there': get('tours/none'),
    'a tour that says of none': get('tours/orphan'),
    'those of the organization': list('tours', ['organization', '==', 'acme']),
    'those of another organization': list('tours', ['organization', '==', 'globex']),
    'those of the organization, of a type': list('tours', ['organization', '==', 'acme'], ['tourTypeId', '==', 'museum']),
    'those of a collection': list('tours', ['collection', '==', 'shelf-of-acme']),
    'those of the organization in a collection': list('tours', ['organization', '==', 'acme'], ['collection', '==', 'shelf-of-acme']),
    'those of another collection': list('tours', ['collection', '==', 'shelf-of-globex']),
    'all public ones': list('tours', isPublic),
    'all public ones of the organization': list('tours', isPublic, ['organization', '==', 'acme']),
    'all public ones of another organization': list('tours', isPublic, ['organization', '==', 'globex']),
    'the first 100 public ones': page('tours', isPublic),
    'the first public one': { ...list('tours', isPublic), limit: 1 },
    'the first 101 public ones': { ...list('tours', isPublic), limit: 101 },
    'the first 100 public ones after some': { ...page('tours', isPublic), offset: 1 },
    'the first 100 public ones of another': page('tours', isPublic, ['organization', '==', 'globex']),
    'the first 100 of the organization': page('tours', ['organization', '==', 'acme']),
    'those of no organization': list('tours', ['organization', '==', '']),
    'those in no collection': list('tours', ['collection', '==', '']),
    'those by name': list('tours', ['name', '==', 'Hall']),
    all: list('tours'),
  },
);

/** ACCESS-058 */
export const changing = table(
  `
                                   visitor  stranger  viewer  editor  orgAdmin  other  directory  reader  writer  colReader  colWriter  expired  unproven  admin
  its name                         .        .         .       x       x         .      x          .       x       .          .          .        .         x
  its PoIs                         .        .         .       x       x         .      x          .       x       .          .          .        .         x
  its text and floors              .        .         .       x       x         .      x          .       x       .          .          .        .         x
  its guided tours                 .        .         .       x       x         .      x          .       x       .          .          .        .         x
  its rooms                        .        .         .       x       x         .      x          .       x       .          .          .        .         x
  its types of points              .        .         .       x       x         .      x          .       x       .          .          .        .         x
  the name of one in a collection  .        .         .       x       x         .      x          .       .       .          x          .        .         x
  its address                      .        .         .       x       x         .      x          .       .       .          .          .        .         x
  its place                        .        .         .       x       x         .      x          .       .       .          .          .        .         x
  its files                        .        .         .       x       x         .      x          .       .       .          .          .        .         x
  who may see it                   .        .         .       x       x         .      x          .       .       .          .          .        .         x
  its type                         .        .         .       x       x         .      x          .       .       .          .          .        .         x
  its collection                   .        .         .       x       x         .      x          .       .       .          .          .        .         x
  content and access at once       .        .         .       x       x         .      x          .       .       .          .          .        .         x
  its organization                 .        .         .       .       .         .      .          .       .       .          .          .        .         x
  when it was made                 .        .         .       .       .         .      .          .       .       .          .          .        .         .
  one of another organization      .        .         .       .       .         x      .          .       .       .          .          .        .         x
  one of no organization           .        .         .       .       .         .      .          .       .       .          .          .        .         x
  a public one                     .        .         .       x       x         .      x          .       .       .          .          .        .         x
  one that says of none            .        .         .       .       .         .      .          .       .       .          .          .        .         x
`,
  {
    'its name': update('tours/hall', { name: 'New hall', updated: now }),
    'its PoIs': update('tours/hall', { folders: [{ id: 'f', name: 'F', pois: [], children: [] }], historyId: 'h', updated: now }),
    'its text and floors': update('tours/hall', { description: 'New', floors: ['Ground'], numberOfFloors: 1, updated: now }),
    'its guided tours': update('tours/hall', { guidedTours: [] }),
    'its rooms': update('tours/hall', { rooms: [] }),
    'its types of points': update('tours/hall', { pointTypes: [] }),
    'the name of one in a collection': update('tours/shelf', { name: 'New shelf', updated: now }),
    'its address': update('tours/hall', { address: 'Street 1', updated: now }),
    'its place': update('tours/hall', { place: { country: 'Norway', latitude: 59.9, longitude: 10.7 } }),
    'its files': update('tours/hall', { files: [{ name: 'a.pdf', url: 'https://x.example/a.pdf' }] }),
    'who may see it': update('tours/hall', { public: true }),
    'its type': update('tours/hall', { tourTypeId: 'museum' }),
    'its collection': update('tours/hall', { collection: 'shelf-of-acme' }),
    'content and access at once': update('tours/hall', { name: 'New hall', public: true }),
    'its organization': update('tours/hall', { organization: 'globex' }),
    'when it was made': update('tours/hall', { created: now }),
    'one of another organization': update('tours/globex', { name: 'New' }),
    'one of no organization': update('tours/nobodys', { name: 'New' }),
    'a public one': update('tours/open', { name: 'New' }),
    'one that says of none': update('tours/orphan', { name: 'New' }),
  },
);

/** ACCESS-057 */
export const creating = table(
  `
                                             visitor  stranger  viewer  editor  orgAdmin  other  directory  host  writer  unproven  unprovenDirectory  admin
  in the organization                        .        .         .       .       x         .      x          .     .       .         .                  x
  in another organization                    .        .         .       .       .         x      .          .     .       .         .                  x
  where members may create                   .        .         .       .       .         .      .          x     .       .         .                  x
  in no organization                         .        .         .       .       .         .      .          .     .       .         .                  .
  in the collection of the organization      .        .         .       .       x         .      x          .     .       .         .                  x
  in the collection of another organization  .        .         .       .       .         .      .          .     .       .         .                  .
  together with its collection               .        .         .       .       x         .      x          .     .       .         .                  x
`,
  {
    'in the organization': create('tours/new', aTour({ id: 'new', created: now, updated: now })),
    'in another organization': create('tours/new', aTour({ organization: 'globex', created: now })),
    'where members may create': create('tours/new', aTour({ organization: 'commons', created: now })),
    'in no organization': create('tours/new', aTour({ organization: '', created: now })),
    'in the collection of the organization': create('tours/new', aTour({ collection: 'shelf-of-acme', created: now })),
    'in the collection of another organization': create('tours/new', aTour({ collection: 'shelf-of-globex', created: now })),
    'together with its collection': batch(
      create('collections/new-shelf', { name: 'New shelf', organization: 'acme' }),
      create('tours/new', aTour({ collection: 'new-shelf', created: now })),
    ),
  },
);

const change = (fields: Parameters<typeof update>[1]) => update('tours/hall', fields);
const make = (changes: Parameters<typeof aTour>[0], id = 'new') => create(`tours/${id}`, aTour({ created: now, ...changes }));
const many = (length: number) => Array.from({ length }, (_, at) => `entry ${at}`);

/** A tour with all that it can have. */
const whole: Fields = {
  id: 'new',
  name: 'Hall',
  defurnishId: 'defurnished',
  tourDate: '2026-05-01T10:00',
  address: 'Street 1, Oslo',
  description: '<p>Words</p>',
  collection: 'shelf-of-acme',
  tourTypeId: 'museum',
  floors: ['Ground', 'First'],
  floorplans: [{ name: 'plan' }],
  documents: [{ name: 'document' }],
  files: [{ name: 'file' }],
  updated: now,
  place: wholePlace,
  originalTourId: 'open',
  importedOriginalTourId: 'old',
  guidedTours: [{ id: 'guide' }],
  rooms: [{ id: 'room' }],
  languages: ['en', 'de'],
  pointTypes: [{ id: 'type' }],
  numberOfFloors: 2,
  historyId: 'history',
  nira: 'https://nira.example',
  thumbnailUrl: 'https://thumbnails.example/1',
  thumbnailAlt: 'A hall',
  showsScanMarks: true,
  isIndexed: true,
};

/** What a tour may carry, and what not. */
export const fields = counterparts('editor', [
  ['a name of 200 characters, none of 201', change({ name: 'x'.repeat(200) }), change({ name: 'x'.repeat(201) })],
  ['a name, not only space', change({ name: ' x' }), change({ name: '   ' })],
  ['a name, always', change({ description: gone }), change({ name: gone })],
  ['a name that is text', change({ name: 'x' }), change({ name: 7 })],
  ['a model id of eleven', change({ matterportId: 'Zyxwvutsrq9' }), change({ matterportId: 'Zyxwvutsrq' })],
  ['a model id of no more than eleven', change({ matterportId: 'Zyxwvutsrq9' }), change({ matterportId: 'Zyxwvutsrq90' })],
  ['a model id of letters and digits', change({ matterportId: 'Zyxwvutsrq9' }), change({ matterportId: 'Zyxwvutsr-9' })],
  ['a model id, always', change({ defurnishId: gone }), change({ matterportId: gone })],
  ['public, a boolean', change({ public: true }), change({ public: 'true' })],
  ['public, not null', change({ public: false }), change({ public: null })],
  ['updated, the server’s time', change({ updated: now }), change({ updated: new Date('2020-01-01T00:00:00Z') })],
  ['a place of known parts', change({ place: { country: 'Norway' } }), change({ place: { planet: 'Mars' } })],
  ['a place that is a map', change({ place: {} }), change({ place: 'Norway' })],
  ['a latitude up to 90', change({ place: { latitude: 90 } }), change({ place: { latitude: 90.1 } })],
  ['a latitude from -90', change({ place: { latitude: -90 } }), change({ place: { latitude: -91 } })],
  ['a longitude to 180', change({ place: { longitude: 180 } }), change({ place: { longitude: 181 } })],
  ['a longitude up to 180', change({ place: { longitude: -180 } }), change({ place: { longitude: -180.1 } })],
  ['no coordinates', change({ place: { latitude: null } }), change({ place: { latitude: 'north' } })],
  ['parts of a place that are text', change({ place: { locality: 'Oslo' } }), change({ place: { locality: 5 } })],
  ...(
    [
      'locality',
      'country',
      'administrative_area_level_1',
      'administrative_area_level_2',
      'administrative_area_level_3',
      'route',
      'street_number',
    ] as const
  ).flatMap((part): Counterpart[] => [
    [`${part} of 1,400`, change({ place: { [part]: 'x'.repeat(1400) } }), change({ place: { [part]: 'x'.repeat(1401) } })],
    [`${part} that is text`, change({ place: { [part]: 'x' } }), change({ place: { [part]: 7 } })],
  ]),
  [
    'parts of a place of 1,400 together',
    change({ place: { route: 'x'.repeat(700), country: 'x'.repeat(700) } }),
    change({ place: { route: 'x'.repeat(700), country: 'x'.repeat(701) } }),
  ],
  ['folders, a list', change({ folders: [{ id: 'f' }] }), change({ folders: 'none' })],
  ['folders, 1,000 of them', change({ folders: many(1000) }), change({ folders: many(1001) })],
  ['floors, a list', change({ floors: ['Ground'] }), change({ floors: { first: 'Ground' } })],
  ['floors, 200 of them', change({ floors: many(200) }), change({ floors: many(201) })],
  ['floor plans, 1,000 of them', change({ floorplans: many(1000) }), change({ floorplans: many(1001) })],
  ['documents, 1,000 of them', change({ documents: many(1000) }), change({ documents: many(1001) })],
  ['files, 1,000 of them', change({ files: many(1000) }), change({ files: many(1001) })],
  ['documents, a list', change({ documents: [] }), change({ documents: 'none' })],
  ['files, a list', change({ files: [] }), change({ files: 7 })],
  ['a number of floors', change({ numberOfFloors: 3 }), change({ numberOfFloors: -1 })],
  ['a whole number of floors', change({ numberOfFloors: 0 }), change({ numberOfFloors: 1.5 })],
  ['a description of 20,000', change({ description: 'x'.repeat(20_000) }), change({ description: 'x'.repeat(20_001) })],
  ['an address of 500', change({ address: 'x'.repeat(500) }), change({ address: 'x'.repeat(501) })],
  ['a defurnish id of 100', change({ defurnishId: 'x'.repeat(100) }), change({ defurnishId: 'x'.repeat(101) })],
  ['a date of 40', change({ tourDate: '2026-05-01T10:00' }), change({ tourDate: 'x'.repeat(41) })],
  ['a tour type of 200', change({ tourTypeId: 'x'.repeat(200) }), change({ tourTypeId: 'x'.repeat(201) })],
  ['a history id of 200', change({ historyId: 'x'.repeat(200) }), change({ historyId: 'x'.repeat(201) })],
  ['whether marks of the scan are shown, yes or no', change({ showsScanMarks: true }), change({ showsScanMarks: 'yes' })],
  ['whether search engines list it, yes or no', change({ isIndexed: true }), change({ isIndexed: 'yes' })],
  ['an address in nira of 2,000', change({ nira: 'x'.repeat(2000) }), change({ nira: 'x'.repeat(2001) })],
  ['a thumbnail of 2,000', change({ thumbnailUrl: 'x'.repeat(2000) }), change({ thumbnailUrl: 'x'.repeat(2001) })],
  ['an alternative text of 500', change({ thumbnailAlt: 'x'.repeat(500) }), change({ thumbnailAlt: 'x'.repeat(501) })],
  ['a collection of its organization', change({ collection: 'shelf-of-acme' }), change({ collection: 'shelf-of-globex' })],
  ['a collection that is there', change({ collection: 'shelf-of-acme' }), change({ collection: 'no-shelf' })],
  ['its own id', change({ id: 'hall' }), change({ id: 'other' })],
  ['an origin of 200', change({ originalTourId: 'x'.repeat(200) }), change({ originalTourId: 'x'.repeat(201) })],
  ['an imported origin of 200', change({ importedOriginalTourId: 'x'.repeat(200) }), change({ importedOriginalTourId: 'x'.repeat(201) })],
  ['no origin but text', change({ originalTourId: 'open' }), change({ originalTourId: 7 })],
  ['no imported origin but text', change({ importedOriginalTourId: 'old' }), change({ importedOriginalTourId: ['old'] })],
  ['known fields only', change({ nira: 'https://x.example' }), change({ nickname: 'x' })],
]);

/** A document from elsewhere with odd fields is changed without mending them. */
export const odd = counterparts('editor', [
  ['a change beside the odd fields', update('tours/odd', { updated: now }), update('tours/odd', { updated: now, floors: 'all' })],
  ...changedAlone('tours/odd'),
  ['origins', update('tours/odd', { originalTourId: 'x' }), update('tours/odd', { originalTourId: 'x'.repeat(201) })],
  ['imported origins', update('tours/odd', { importedOriginalTourId: 'x' }), update('tours/odd', { importedOriginalTourId: 7 })],
  ['its own id', update('tours/odd', { id: 'odd' }), update('tours/odd', { id: 'even' })],
]);

/** ACCESS-057: a tour leaves the collection, whose guests are not those of its new organization. */
export const moving = counterparts('admin', [
  [
    'to another organization, out of the collection',
    update('tours/shelf', { organization: 'globex', collection: '' }),
    update('tours/shelf', { organization: 'globex' }),
  ],
  [
    'to another organization, into a collection there',
    update('tours/shelf', { organization: 'globex', collection: 'shelf-of-globex' }),
    update('tours/hall', { organization: 'globex', collection: 'shelf-of-acme' }),
  ],
  [
    'to an organization with a name',
    update('tours/hall', { organization: 'globex', collection: '' }),
    update('tours/hall', { organization: '', collection: '' }),
  ],
]);

const place = (part: Fields): Fields => ({ place: part });

/** What a change may not carry, a new tour may not either. */
const newFieldLimits: Counterpart[] = (
  [
    ['a description of 20,000', { description: 'x'.repeat(20_000) }, { description: 'x'.repeat(20_001) }],
    ['a defurnish id of 100', { defurnishId: 'x'.repeat(100) }, { defurnishId: 'x'.repeat(101) }],
    ['a date of 40', { tourDate: 'x'.repeat(40) }, { tourDate: 'x'.repeat(41) }],
    ['an address of 500', { address: 'x'.repeat(500) }, { address: 'x'.repeat(501) }],
    ['a tour type of 200', { tourTypeId: 'x'.repeat(200) }, { tourTypeId: 'x'.repeat(201) }],
    ['a link to Nira of 2,000', { nira: 'x'.repeat(2000) }, { nira: 'x'.repeat(2001) }],
    ['a thumbnail of 2,000', { thumbnailUrl: 'x'.repeat(2000) }, { thumbnailUrl: 'x'.repeat(2001) }],
    ['an alternative text of 500', { thumbnailAlt: 'x'.repeat(500) }, { thumbnailAlt: 'x'.repeat(501) }],
    ['a history id of 200', { historyId: 'x'.repeat(200) }, { historyId: 'x'.repeat(201) }],
    [
      'originals of 400 together',
      { originalTourId: 'x'.repeat(200), importedOriginalTourId: 'x'.repeat(200) },
      { originalTourId: 'x'.repeat(200), importedOriginalTourId: 'x'.repeat(201) },
    ],
    ['an imported original that is text', { importedOriginalTourId: 'hall' }, { importedOriginalTourId: 7 }],
    ['public, a boolean', { public: false }, { public: 'false' }],
    ['a place of known parts', place({ country: 'Norway' }), place({ planet: 'Mars' })],
    ['texts of a place of 1,400 together', place({ route: 'x'.repeat(1400) }), place({ route: 'x'.repeat(1400), country: 'y' })],
    ['a latitude from -90', place({ latitude: -90 }), place({ latitude: -90.1 })],
    ['a longitude up to 180', place({ longitude: 180 }), place({ longitude: 180.1 })],
    ['a whole number of floors', { numberOfFloors: 2 }, { numberOfFloors: 1.5 }],
    ['a number of floors from 0', { numberOfFloors: 0 }, { numberOfFloors: -1 }],
    ['floors, 200 of them', { floors: many(200) }, { floors: many(201) }],
    ['folders, 1,000 of them', { folders: many(1000) }, { folders: many(1001) }],
    ['floor plans, 1,000 of them', { floorplans: many(1000) }, { floorplans: many(1001) }],
    ['documents, 1,000 of them', { documents: many(1000) }, { documents: many(1001) }],
    ['files, 1,000 of them', { files: many(1000) }, { files: many(1001) }],
    ['guided tours and rooms, 510 together', { guidedTours: many(10), rooms: many(500) }, { guidedTours: many(11), rooms: many(500) }],
    ['lists that are lists', { files: [] }, { files: { length: 0 } }],
    ['the server’s time as updated', { updated: now }, { updated: new Date('2020-01-01T00:00:00Z') }],
    ['an organization with a name', {}, { organization: '' }],
    ['a name of 200', { name: 'x'.repeat(200) }, { name: 'x'.repeat(201) }],
    ['a name, not only space', { name: ' x' }, { name: '   ' }],
  ] satisfies [string, Fields, Fields][]
).map(([what, good, bad]): Counterpart => [what, make(good), make(bad)]);

/** MODEL-003: a suspended organization publishes nothing new; what is public stays so. */
export const publishing = counterparts('admin', [
  ['a tour that becomes public', update('tours/hall', { public: true }), update('tours/suspended', { public: true })],
  ['a new public tour', make({ public: true }), make({ public: true, organization: 'closed' })],
  ['a private tour', make({ organization: 'closed' }), make({ public: true, organization: 'closed' })],
  ['a change of a public tour', update('tours/suspended-open', { name: 'New' }), update('tours/suspended', { public: true, name: 'New' })],
  ['a tour that is public no more', update('tours/suspended-open', { public: false }), update('tours/suspended', { public: true })],
  ['a public tour that moves', update('tours/open', { organization: 'globex' }), update('tours/open', { organization: 'closed' })],
  ['a private tour that moves', update('tours/hall', { organization: 'closed' }), update('tours/open', { organization: 'closed' })],
]);

/** ACCESS-057 */
export const newFields = counterparts('orgAdmin', [
  ['everything at once', make(whole), make({ ...whole, tourDate: 7 })],
  ['a name', make({}), create('tours/new', { organization: 'acme', matterportId: modelId, created: now })],
  ['a model id', make({}), create('tours/new', { organization: 'acme', name: 'New', created: now })],
  ['an organization', make({}), create('tours/new', { name: 'New', matterportId: modelId, created: now })],
  ['the server’s time', make({}), create('tours/new', { organization: 'acme', name: 'New', matterportId: modelId })],
  ['no time of one’s own', make({}), make({ created: new Date('2020-01-01T00:00:00Z') })],
  ['the organization of the maker', make({}), make({ organization: 'globex' })],
  ['a well-formed name', make({ name: 'New' }), make({ name: '' })],
  ['a well-formed model id', make({}), make({ matterportId: 'short' })],
  ['where it was copied from', make({ originalTourId: 'hall' }), make({ originalTourId: 7 })],
  ['its own id', make({ id: 'new' }), make({ id: 'hall' })],
  ['no smuggled field', make({}), make({ owner: 'me' })],
  ['an id that no collection has', make({}), make({}, 'shelf-of-globex')],
  ['its creator', make({ createdBy: ownUid }), make({ createdBy: 'editor' })],
  ['no creator but text', make({}), make({ createdBy: null })],
  ...newFieldLimits,
]);
