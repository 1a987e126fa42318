import { create, get, list, remove, set, update } from '../operation';
import { table } from './table';

const shard = 'organizations/acme/tourIndex/00';
const entries = { state: 'ready', packed: 'id\tname\nhall\tHall' };

/** The index opens to exactly those who may list the tours: the lines of both are the same. ACCESS-056 */
export const tourIndex = table(
  `
                                         visitor  stranger  viewer  editor  orgAdmin  oldOrgAdmin  other  directory  unprovenDirectory  writer  reader  colReader  colWriter  expired  unproven  admin  roleAdmin
  the tours                              .        .         x       x       x         x            .      x          .                  .       .       .          .          .        .         x      x
  their index                            .        .         x       x       x         x            .      x          .                  .       .       .          .          .        .         x      x
  the tours of another organization      .        .         .       .       .         .            x      .          .                  .       .       .          .          .        .         x      x
  their index of another organization    .        .         .       .       .         .            x      .          .                  .       .       .          .          .        .         x      x
  a part of it                           .        .         x       x       x         x            .      x          .                  .       .       .          .          .        .         x      x
  a part of that of another              .        .         .       .       .         .            x      .          .                  .       .       .          .          .        .         x      x
  a part that is not there               .        .         x       x       x         x            .      x          .                  .       .       .          .          .        .         x      x
  another tour in it                     .        .         .       .       .         .            .      .          .                  .       .       .          .          .        .         .      .
  another part in its place              .        .         .       .       .         .            .      .          .                  .       .       .          .          .        .         .      .
  a new part                             .        .         .       .       .         .            .      .          .                  .       .       .          .          .        .         .      .
  one part less                          .        .         .       .       .         .            .      .          .                  .       .       .          .          .        .         .      .
`,
  {
    'the tours': list('tours', ['organization', '==', 'acme']),
    'their index': list('organizations/acme/tourIndex'),
    'the tours of another organization': list('tours', ['organization', '==', 'globex']),
    'their index of another organization': list('organizations/globex/tourIndex'),
    'a part of it': get(shard),
    'a part of that of another': get('organizations/globex/tourIndex/00'),
    'a part that is not there': get('organizations/acme/tourIndex/31'),
    'another tour in it': update(shard, { packed: 'id\tname\nhall\tMine' }),
    'another part in its place': set(shard, entries),
    'a new part': create('organizations/acme/tourIndex/31', entries),
    'one part less': remove(shard),
  },
);
