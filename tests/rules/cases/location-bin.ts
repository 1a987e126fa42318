import { type Batch, batch, create, type Fields, get, list, now, ownEmail, ownUid, remove, set, update } from '../operation';
import { tombstone } from './bin-moves';
import { counterparts, table, without } from './table';
import { binnedPlaza, longAgo, modelId, world } from './world';

const square = world()['locations/square'] ?? {};
const entryPath = (organization = 'acme') => `organizations/${organization}/locationBin`;

/** A location in the bin, as whoever deletes it writes it. */
const entry = (location: Fields, changes: Fields = {}): Fields => ({
  location,
  tours: 1,
  deletedAt: now,
  deletedBy: ownUid,
  deletedByEmail: ownEmail,
  ...changes,
});
const binning = (id: string, organization = 'acme'): Batch =>
  batch(
    create(`${entryPath(organization)}/${id}`, entry(world()[`locations/${id}`] ?? {})),
    set(`locations/${id}`, tombstone(organization)),
  );
const binningSquare = (inBin: Fields, location: Fields = tombstone()) =>
  batch(create(`${entryPath()}/square`, inBin), set('locations/square', location));
const restoring = (location: Fields = binnedPlaza) => batch(set('locations/binned', location), remove(`${entryPath()}/binned`));
const purging = batch(remove('locations/binned'), remove(`${entryPath()}/binned`));

/** ACCESS-058 ACCESS-065 */
export const deleting = table(
  `
                                        visitor  stranger  viewer  editor  orgAdmin  other  directory  unprovenDirectory  writer  admin
  a location                            .        .         .       .       x         .      x          .                  .       x
  a location of another organization    .        .         .       .       .         x      .          .                  .       x
  into the bin of another organization  .        .         .       .       .         .      .          .                  .       .
  those in the bin                      .        .         .       .       x         .      x          .                  .       x
  one in the bin                        .        .         .       .       x         .      x          .                  .       x
  back from the bin                     .        .         .       .       x         .      x          .                  .       x
  for good                              .        .         .       .       x         .      x          .                  .       x
  an entry without its location         .        .         .       .       x         .      x          .                  .       x
  its tour, meanwhile                   .        .         .       .       .         .      .          .                  .       x
  its tours, meanwhile                  .        .         .       .       .         .      .          .                  .       x
  the name of its tour, meanwhile       .        .         .       .       .         .      .          .                  .       x
`,
  {
    'a location': binning('square'),
    'a location of another organization': binning('globex', 'globex'),
    'into the bin of another organization': binning('square', 'globex'),
    'those in the bin': list(entryPath()),
    'one in the bin': get(`${entryPath()}/binned`),
    'back from the bin': restoring(),
    'for good': purging,
    'an entry without its location': remove(`${entryPath()}/gone`),
    'its tour, meanwhile': get('locations/binned/tours/version'),
    'its tours, meanwhile': list('locations/binned/tours'),
    'the name of its tour, meanwhile': update('locations/binned/tours/version', { name: 'Other' }),
  },
);

export const binned = counterparts('orgAdmin', [
  ['the location as it is', binning('square'), binningSquare(entry({ ...square, name: 'Other' }))],
  ['all of the location', binning('square'), binningSquare(entry({ name: 'Square', organization: 'acme' }))],
  ['the time of the deletion', binning('square'), binningSquare(entry(square, { deletedAt: longAgo }))],
  ['the account of who deletes it', binning('square'), binningSquare(entry(square, { deletedBy: 'editor' }))],
  [
    'their address, in any case',
    binningSquare(entry(square, { deletedByEmail: 'Boss@Acme.Example' })),
    binningSquare(entry(square, { deletedByEmail: '' })),
  ],
  ['the address of who deletes it', binning('square'), binningSquare(entry(square, { deletedByEmail: 'editor@acme.example' }))],
  ['how many tours it has', binning('square'), binningSquare(entry(square, { tours: 'many' }))],
  ['nothing else', binning('square'), binningSquare(entry(square, { note: 'x' }))],
  ['a tombstone', binning('square'), create(`${entryPath()}/square`, entry(square))],
  ['a bare tombstone', binning('square'), binningSquare(entry(square), { ...tombstone(), organization: 'acme' })],
  ['its place in the bin', binning('square'), set('locations/square', tombstone())],
]);

export const restored = counterparts('orgAdmin', [
  ['as it was', restoring(), restoring({ ...binnedPlaza, name: 'Other' })],
  ['out of the bin', restoring(), set('locations/binned', binnedPlaza)],
  ['into its place', restoring(), remove(`${entryPath()}/binned`)],
  ['as nothing, when it is deleted for good', purging, remove('locations/binned')],
  ['not at all, when it is gone', remove(`${entryPath()}/gone`), update(`${entryPath()}/gone`, { tours: 2 })],
  ['with its tours as they were', restoring(), create('locations/binned/tours/new', { name: 'New', matterportId: modelId, created: now })],
]);

/** A tombstone whose entry in the bin is gone still belongs to its organization, and gets no other. */
export const withoutEntry = without(
  `${entryPath()}/binned`,
  table(
    `
                 visitor  stranger  viewer  editor  orgAdmin  other  directory  admin
  its tombstone  .        .         .       .       x         .      x          x
  another entry  .        .         .       .       .         .      .          .
`,
    { 'its tombstone': remove('locations/binned'), 'another entry': create(`${entryPath()}/binned`, entry(binnedPlaza)) },
  ),
);
