import { pointFilterLimits, pointTypeLimits } from '@/domain/limits';
import { create, type Fields, get, gone, list, now, remove, set, update } from '../operation';
import { counterparts, table, without } from './table';

const stored = 'organizations/acme/catalog/pointTypes';
const changed = (changes: Fields = {}) => update(stored, { types: [{ id: 'valve', name: 'Valve' }], updated: now, ...changes });

const filters = 'organizations/acme/catalog/pointFilters';
const filtered = (changes: Fields = {}) => set(filters, { filters: [{ name: 'Open', filter: 'state:open' }], updated: now, ...changes });

export const pointTypes = table(
  `
                                 visitor  stranger  viewer  editor  orgAdmin  oldOrgAdmin  other  directory  unprovenDirectory  writer  reader  expired  unproven  colReader  staleOrgAdmin  admin  roleAdmin
  those of the organization      .        .         x       x       x         x            .      x          .                  x       x       .        .         .          x              x      x
  those of another               .        .         .       .       .         .            x      .          .                  .       .       .        .         .          .              x      x
  the catalog as a list          .        .         .       .       .         .            .      .          .                  .       .       .        .         .          .              .      .
  other types                    .        .         .       .       x         x            .      x          .                  .       .       .        .         .          .              x      x
  no types any more              .        .         .       .       .         .            .      .          .                  .       .       .        .         .          .              .      .
  something else in the catalog  .        .         .       .       .         .            .      .          .                  .       .       .        .         .          .              .      .
  its saved filters              .        .         x       x       x         x            .      x          .                  x       x       .        .         .          x              x      x
  other saved filters            .        .         .       x       x         x            .      x          .                  .       .       .        .         .          .              x      x
  no saved filters any more      .        .         .       .       .         .            .      .          .                  .       .       .        .         .          .              .      .
`,
  {
    'those of the organization': get(stored),
    'those of another': get('organizations/globex/catalog/pointTypes'),
    'the catalog as a list': list('organizations/acme/catalog'),
    'other types': changed(),
    'no types any more': remove(stored),
    'its saved filters': get(filters),
    'other saved filters': filtered(),
    'no saved filters any more': remove(filters),
    'something else in the catalog': create('organizations/acme/catalog/people', { types: [], updated: now }),
  },
);

const entries = (length: number) => Array(length).fill({ id: 'valve' });

export const pointTypeFields = counterparts('orgAdmin', [
  ['so many types', changed({ types: entries(pointTypeLimits.types) }), changed({ types: entries(pointTypeLimits.types + 1) })],
  ['a list of types', changed(), changed({ types: 'valve' })],
  ['its types always', changed(), changed({ types: gone })],
  ['the server’s time', changed(), changed({ updated: new Date('2020-01-01T00:00:00Z') })],
  ['known fields only', changed(), changed({ owner: 'me' })],
]);

const saved = (length: number) => Array(length).fill({ name: 'Open', filter: 'state:open' });

export const pointFilterFields = counterparts('editor', [
  ['so many filters', filtered({ filters: saved(pointFilterLimits.filters) }), filtered({ filters: saved(pointFilterLimits.filters + 1) })],
  ['a list of filters', filtered(), filtered({ filters: 'state:open' })],
  ['the server’s time', filtered(), filtered({ updated: new Date('2020-01-01T00:00:00Z') })],
  ['known fields only', filtered(), filtered({ owner: 'me' })],
]);

/** The first ones of an organization. */
export const firstPointTypes = without(
  stored,
  table(
    `
             viewer  editor  orgAdmin  other  admin
  the first  .       .       x         .      x
`,
    { 'the first': create(stored, { types: [], updated: now }) },
  ),
);
export const firstPointFilters = without(
  filters,
  table(
    `
             viewer  editor  orgAdmin  other  admin
  the first  .       x       x         .      x
`,
    { 'the first': create(filters, { filters: [], updated: now }) },
  ),
);
