import { create, type Fields, get, gone, list, remove, update } from '../operation';
import { counterparts, table } from './table';

const shelf = (changes: Fields) => update('collections/shelf-of-acme', changes);
const aShelf = (changes: Fields = {}): Fields => ({ name: 'New', organization: 'acme', sortType: 'name', sortOrder: [], ...changes });
const newShelf = (changes: Fields = {}) => create('collections/new', aShelf(changes));

/** ACCESS-052 ACCESS-062 */
export const collections = table(
  `
                                          visitor  stranger  viewer  editor  orgAdmin  other  directory  reader  writer  colReader  colWriter  expired  unproven  admin
  one                                     .        .         x       x       x         .      x          .       .       x          x          .        .         x
  one of another organization             .        .         .       .       .         x      .          .       .       .          .          .        .         x
  one that is not there                   .        .         .       .       .         .      .          .       .       .          .          .        .         x
  those of the organization               .        .         x       x       x         .      x          .       .       .          .          .        .         x
  those of another organization           .        .         .       .       .         x      .          .       .       .          .          .        .         x
  all                                     .        .         .       .       .         .      .          .       .       .          .          .        .         x
  a new one                               .        .         .       .       x         .      x          .       .       .          .          .        .         x
  a new one in another organization       .        .         .       .       .         x      .          .       .       .          .          .        .         x
  its name                                .        .         .       .       x         .      x          .       .       .          .          .        .         x
  its order                               .        .         .       .       x         .      x          .       .       .          .          .        .         x
  its description and cover               .        .         .       .       x         .      x          .       .       .          .          .        .         x
  its public page                         .        .         .       .       x         .      x          .       .       .          .          .        .         x
  its short address                       .        .         .       .       .         .      .          .       .       .          .          .        .         .
  its organization                        .        .         .       .       .         .      .          .       .       .          .          .        .         .
  one less                                .        .         .       .       x         .      x          .       .       .          .          .        .         x
  one that says of no organization, less  .        .         .       .       .         .      .          .       .       .          .          .        .         x
`,
  {
    one: get('collections/shelf-of-acme'),
    'one of another organization': get('collections/shelf-of-globex'),
    'one that is not there': get('collections/none'),
    'those of the organization': list('collections', ['organization', '==', 'acme']),
    'those of another organization': list('collections', ['organization', '==', 'globex']),
    all: list('collections'),
    'a new one': newShelf(),
    'a new one in another organization': newShelf({ organization: 'globex' }),
    'its name': shelf({ name: 'Best of' }),
    'its order': shelf({ sortOrder: ['hall', 'open'], sortType: 'custom' }),
    'its description and cover': shelf({ description: 'By the sea', coverUrl: 'https://files.example/cover', coverAlt: 'Villas' }),
    'its public page': shelf({ isPublic: true }),
    'its short address': shelf({ shortCode: 'abc2345' }),
    'its organization': shelf({ organization: 'globex' }),
    'one less': remove('collections/shelf-of-acme'),
    'one that says of no organization, less': remove('collections/orphan'),
  },
);

export const fields = counterparts('orgAdmin', [
  ['a name', newShelf(), create('collections/new', { organization: 'acme' })],
  ['an organization', newShelf(), create('collections/new', { name: 'New' })],
  ['a name of 200', newShelf({ name: 'x'.repeat(200) }), newShelf({ name: 'x'.repeat(201) })],
  ['a name, always', shelf({ sortType: gone }), shelf({ name: gone })],
  ['a description of 5,000', shelf({ description: 'x'.repeat(5000) }), shelf({ description: 'x'.repeat(5001) })],
  ['a description in text', newShelf({ description: '' }), newShelf({ description: ['x'] })],
  ['a cover of 2,000', shelf({ coverUrl: 'x'.repeat(2000) }), shelf({ coverUrl: 'x'.repeat(2001) })],
  ['a cover’s text of 500', shelf({ coverAlt: 'x'.repeat(500) }), shelf({ coverAlt: 'x'.repeat(501) })],
  ['no cover', shelf({ coverUrl: gone, coverAlt: gone }), shelf({ coverUrl: 7 })],
  ['a public page, or none', newShelf({ isPublic: true }), newShelf({ isPublic: 'yes' })],
  ['a short address of the server’s', shelf({ isPublic: true }), newShelf({ isPublic: true, shortCode: 'abc2345' })],
  ['an order in a list', shelf({ sortOrder: ['hall'] }), shelf({ sortOrder: 'hall' })],
  ['an order of 5,000', shelf({ sortOrder: Array(5000).fill('t') }), shelf({ sortOrder: Array(5001).fill('t') })],
  ['a known kind of order', shelf({ sortType: 'custom' }), shelf({ sortType: 'colour' })],
  ['its own id', newShelf({ id: 'new' }), newShelf({ id: 'other' })],
  [
    'everything',
    newShelf({ id: 'new', description: 'a', coverUrl: 'b', coverAlt: 'c', isPublic: true, sortType: 'custom', sortOrder: ['hall'] }),
    newShelf({ id: 'new', description: 'a', coverUrl: 'b', coverAlt: 'c', isPublic: true, sortType: 'custom', sortOrder: {} }),
  ],
  ['odd fields, left alone', update('collections/odd', { name: 'Mended' }), update('collections/odd', { sortType: 'odd' })],
  ['an odd name, left alone', update('collections/odd', { sortOrder: [], sortType: 'name' }), update('collections/odd', { name: 7 })],
  ['known fields only', newShelf(), newShelf({ public: true })],
]);

/** A global admin belongs to no organization, and still names one. */
export const byAdmin = counterparts('admin', [
  ['an organization', newShelf(), create('collections/new', { name: 'New' })],
  ['an organization with a name', newShelf(), newShelf({ organization: '' })],
]);
