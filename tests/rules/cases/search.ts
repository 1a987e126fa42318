import { create, get, list, remove, set, update } from '../operation';
import { table } from './table';

const words = 'organizations/acme/words';
const hall = `${words}/hall`;
const found = { words: ['hall'], entry: { tour: 'hall', point: '', name: 'Hall' } };

/** What is found opens to exactly those who may list the tours, page by page. */
export const search = table(
  `
                                         visitor  stranger  viewer  editor  orgAdmin  oldOrgAdmin  other  directory  unprovenDirectory  writer  reader  colReader  colWriter  expired  unproven  admin  roleAdmin
  the tours                              .        .         x       x       x         x            .      x          .                  .       .       .          .          .        .         x      x
  a page of what has a word              .        .         x       x       x         x            .      x          .                  .       .       .          .          .        .         x      x
  the same of another organization       .        .         .       .       .         .            x      .          .                  .       .       .          .          .        .         x      x
  a page of everything                   .        .         x       x       x         x            .      x          .                  .       .       .          .          .        .         x      x
  more than a page                       .        .         .       .       .         .            .      .          .                  .       .       .          .          .        .         .      .
  all at once                            .        .         .       .       .         .            .      .          .                  .       .       .          .          .        .         .      .
  a page after others                    .        .         .       .       .         .            .      .          .                  .       .       .          .          .        .         .      .
  one of them                            .        .         .       .       .         .            .      .          .                  .       .       .          .          .        .         .      .
  the vocabulary                         .        .         x       x       x         x            .      x          .                  .       .       .          .          .        .         x      x
  the vocabulary of another              .        .         .       .       .         .            x      .          .                  .       .       .          .          .        .         x      x
  a part of it                           .        .         x       x       x         x            .      x          .                  .       .       .          .          .        .         x      x
  which tours are indexed                .        .         .       .       .         .            .      .          .                  .       .       .          .          .        .         .      .
  other words of a tour                  .        .         .       .       .         .            .      .          .                  .       .       .          .          .        .         .      .
  another document in its place          .        .         .       .       .         .            .      .          .                  .       .       .          .          .        .         .      .
  a new one                              .        .         .       .       .         .            .      .          .                  .       .       .          .          .        .         .      .
  one less                               .        .         .       .       .         .            .      .          .                  .       .       .          .          .        .         .      .
  another vocabulary                     .        .         .       .       .         .            .      .          .                  .       .       .          .          .        .         .      .
  another list of tours                  .        .         .       .       .         .            .      .          .                  .       .       .          .          .        .         .      .
`,
  {
    'the tours': list('tours', ['organization', '==', 'acme']),
    'a page of what has a word': { ...list(words, ['words', 'array-contains-any', ['hall', 'halls']]), limit: 50 },
    'the same of another organization': { ...list('organizations/globex/words', ['words', 'array-contains-any', ['tower']]), limit: 50 },
    'a page of everything': { ...list(words), limit: 50 },
    'more than a page': { ...list(words), limit: 51 },
    'all at once': list(words),
    'a page after others': { ...list(words), limit: 50, offset: 1 },
    'one of them': get(hall),
    'the vocabulary': list('organizations/acme/vocabulary'),
    'the vocabulary of another': list('organizations/globex/vocabulary'),
    'a part of it': get('organizations/acme/vocabulary/0'),
    'which tours are indexed': get('organizations/acme/indexedTours/hall'),
    'other words of a tour': update(hall, { words: ['mine'] }),
    'another document in its place': set(hall, found),
    'a new one': create(`${words}/new`, found),
    'one less': remove(hall),
    'another vocabulary': update('organizations/acme/vocabulary/0', { packed: 'mine\t1' }),
    'another list of tours': set('organizations/acme/indexedTours/hall', { source: '2' }),
  },
);
