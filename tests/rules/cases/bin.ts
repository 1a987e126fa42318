import { batch, create, type Fields, get, list, now, ownEmail, ownUid, remove, set, update } from '../operation';
import { binning, binningApart, entry, purging, restoring, tombstone } from './bin-moves';
import { type Counterpart, counterparts, table, without } from './table';
import { aTour, binnedTours, longAgo, world } from './world';

const stored = world();

/** ACCESS-058 */
export const deleting = table(
  `
                                        visitor  stranger  viewer  editor  orgAdmin  other  directory  reader  writer  creator  host  unproven  unprovenDirectory  admin
  a tour                                .        .         .       .       x         .      x          .       .       .        .     .         .                  x
  a public tour                         .        .         .       .       x         .      x          .       .       .        .     .         .                  x
  a tour in a collection                .        .         .       .       x         .      x          .       .       .        .     .         .                  x
  a tour with odd fields                .        .         .       .       x         .      x          .       .       .        .     .         .                  x
  ones own                              .        .         .       .       x         .      x          .       .       .        .     .         .                  x
  a tour of another organization        .        .         .       .       .         x      .          .       .       .        .     .         .                  x
  a tour of a suspended one             .        .         .       .       .         .      .          .       .       .        .     .         .                  x
  a tour whose entry is there already   .        .         .       .       x         .      x          .       .       .        .     .         .                  x
  a tour, past the bin                  .        .         .       .       .         .      .          .       .       .        .     .         .                  .
  a tour of no organization             .        .         .       .       .         .      .          .       .       .        .     .         .                  .
  into the bin of another organization  .        .         .       .       .         .      .          .       .       .        .     .         .                  .
`,
  {
    'a tour': binning('hall'),
    'a public tour': binning('open'),
    'a tour in a collection': binning('shelf'),
    'a tour with odd fields': binning('odd'),
    'ones own': binning('own'),
    'a tour of another organization': binning('globex', 'globex'),
    'a tour of a suspended one': binning('suspended-open', 'closed'),
    'a tour whose entry is there already': set('tours/twice', tombstone()),
    'a tour, past the bin': remove('tours/hall'),
    'a tour of no organization': remove('tours/orphan'),
    'into the bin of another organization': binning('hall', 'globex'),
  },
);

const hall = stored['tours/hall'] ?? {};
const binningHall = (inBin: Fields, tour: Fields = tombstone()) =>
  batch(create('organizations/acme/bin/hall', inBin), set('tours/hall', tour));

const withTombstone = (changes: Fields): Counterpart[2] => binningHall(entry(hall), { ...tombstone(), ...changes });

export const binned = counterparts('orgAdmin', [
  ['the tour as it is', binning('hall'), binningHall(entry({ ...hall, name: 'Other' }))],
  ['all of the tour', binning('hall'), binningHall(entry({ name: 'Hall', organization: 'acme' }))],
  ['no more than the tour', binning('hall'), binningHall(entry({ ...hall, public: true }))],
  ['the time of the deletion', binning('hall'), binningHall(entry(hall, { deletedAt: longAgo }))],
  ['the account of who deletes it', binning('hall'), binningHall(entry(hall, { deletedBy: 'editor' }))],
  ['the address of who deletes it', binning('hall'), binningHall(entry(hall, { deletedByEmail: 'editor@acme.example' }))],
  ['known fields only', binning('hall'), binningHall(entry(hall, { note: 'x' }))],
  ['a tombstone of its organization', binning('hall'), binningHall(entry(hall), tombstone('globex'))],
  [
    'a tombstone of its organization, also where the entry is there already',
    set('tours/twice', tombstone()),
    set('tours/twice', tombstone('globex')),
  ],
  ['a tombstone that says no more', binning('hall'), withTombstone({ public: true })],
  ['a tombstone that opens to nobody', binning('hall'), withTombstone({ organization: 'acme' })],
  ['a tombstone', binning('hall'), create('organizations/acme/bin/hall', entry(hall))],
  ['an entry in the bin', binning('hall'), set('tours/hall', tombstone())],
  ['the tour itself', binning('hall'), batch(create('organizations/acme/bin/hall', entry(hall)), remove('tours/hall'))],
  ['a tour that is not there yet', binning('hall'), create('organizations/acme/bin/new', entry(aTour()))],
  ['another tour’s id', binning('hall'), batch(create('organizations/acme/bin/open', entry(hall)), set('tours/hall', tombstone()))],
]);

const { folders: _folders, ...hallWithoutFolders } = hall;
const { name: _name, ...hallWithoutName } = hall;
const foldersOfHall = { folders: hall.folders ?? [] };
const apart = binningApart(hallWithoutFolders, foldersOfHall);

/** A tour that fills a document: its tombstone has what does not fit into the bin. */
export const binnedApart = counterparts('orgAdmin', [
  ['the fields that its entry lacks', apart, binningApart(hallWithoutFolders, {})],
  ['them as they are', apart, binningApart(hallWithoutFolders, { folders: [{ id: 'mine' }] })],
  ['them alone', apart, binningApart(hallWithoutFolders, { ...foldersOfHall, name: hall.name ?? '' })],
  ['none that the tour lacks', apart, binningApart(hallWithoutFolders, { ...foldersOfHall, secret: true })],
  ['other fields in its entry as they are', apart, binningApart({ ...hallWithoutFolders, name: 'Other' }, foldersOfHall)],
  ['no others in its entry', apart, binningApart({ ...hallWithoutFolders, secret: true }, foldersOfHall)],
  ['any of its fields', binningApart(hallWithoutName, { name: hall.name ?? '' }), binningApart(hallWithoutName, { name: 'Other' })],
  ['nothing else', apart, binningApart(hallWithoutFolders, foldersOfHall, { organization: 'acme' })],
  ['nothing that opens it', apart, binningApart(hallWithoutFolders, foldersOfHall, { public: true })],
]);

/** A tombstone cannot be made by other means, not even by those who may do everything else. */
export const tombstones = counterparts('admin', [
  ['of a new tour', create('tours/new', aTour({ created: now })), create('tours/new', aTour({ created: now, binnedFrom: 'acme' }))],
  ['without its tour', create('tours/new', aTour({ created: now })), create('tours/new', tombstone())],
  ['beside a change', update('tours/hall', { name: 'New' }), update('tours/hall', { name: 'New', binnedFrom: 'acme' })],
  ['that is written into', update('tours/hall', { name: 'New' }), update('tours/binned', { name: 'New' })],
  ['that moves', update('tours/hall', { organization: 'globex' }), update('tours/binned', { binnedFrom: 'globex' })],
  ['of a tour that is in the bin', binning('hall'), binning('binned')],
]);

/** A tombstone whose entry in the bin is gone still belongs to its organization. */
export const withoutEntry = without(
  'organizations/acme/bin/binned',
  table(
    `
                    visitor  stranger  viewer  editor  orgAdmin  other  directory  writer  creator  admin
  its tombstone     .        .         .       .       x         .      x          .       .        x
  another entry     .        .         .       .       .         .      .          .       .        .
`,
    { 'its tombstone': remove('tours/binned'), 'another entry': create('organizations/acme/bin/binned', entry(aTour())) },
  ),
);

/** A tour in the bin is closed to everybody but those who may restore it. */
export const closed = table(
  `
                              visitor  stranger  viewer  editor  orgAdmin  other  directory  reader  writer  colWriter  creator  unproven  unprovenDirectory  admin
  the tour                    .        .         .       .       .         .      .          .       .       .          .        .         .                  x
  its share link              .        .         .       .       .         .      .          .       .       .          .        .         .                  x
  its share links             .        .         .       .       .         .      .          .       .       .          .        .         .                  x
  ones own share links        .        .         .       .       .         .      .          .       .       .          .        .         .                  x
  its history                 .        .         .       .       .         .      .          .       .       .          .        .         .                  x
  its markers                 .        .         .       .       .         .      .          .       .       .          .        .         .                  x
  who edits it                .        .         .       .       .         .      .          .       .       .          .        .         .                  x
  a share link to it          .        .         .       .       .         .      .          .       .       .          .        .         .                  x
  a share link less           .        .         .       .       .         .      .          .       .       .          .        .         .                  x
  an entry of its history     .        .         .       .       .         .      .          .       .       .          .        .         .                  x
  its invitation less         .        .         .       .       .         .      .          .       x       .          .        .         .                  x
  its content                 .        .         .       .       .         .      .          .       .       .          .        .         .                  .
  those of the bin, by query  .        .         .       .       .         .      .          .       .       .          .        .         .                  x
  the rest of a full tour     .        .         .       .       x         .      x          .       .       .          .        .         .                  x
  its entry in the bin        .        .         .       .       x         .      x          .       .       .          .        .         .                  x
  the bin                     .        .         .       .       x         .      x          .       .       .          .        .         .                  x
  another organization’s bin  .        .         .       .       .         x      .          .       .       .          .        .         .                  x
  what is in the bin          .        .         .       .       .         .      .          .       .       .          .        .         .                  .
`,
  {
    'the tour': get('tours/binned'),
    'its share link': get('tours/binned/links/link'),
    'its share links': list('tours/binned/links'),
    'ones own share links': list('tours/binned/links', ['user', '==', 'viewer']),
    'its history': list('tours/binned/poiHistory'),
    'its markers': get('tours/binned/markers/plan'),
    'who edits it': list('tours/binned/presence'),
    'a share link to it': create('tours/binned/links/new', { user: ownUid, created: now }),
    'a share link less': remove('tours/binned/links/own'),
    'an entry of its history': create('tours/binned/poiHistory/new', {
      folders: [],
      timestamp: now,
      userUid: ownUid,
      userEmail: ownEmail,
    }),
    'its invitation less': remove('collaboration/tour_writer@guests.example_binned'),
    'its content': update('tours/binned', { folders: [] }),
    'those of the bin, by query': list('tours', ['binnedFrom', '==', 'acme']),
    'the rest of a full tour': get('tours/binned-apart'),
    'its entry in the bin': get('organizations/acme/bin/binned'),
    'the bin': list('organizations/acme/bin'),
    'another organization’s bin': list('organizations/globex/bin'),
    'what is in the bin': update('organizations/acme/bin/binned', { deletedAt: now }),
  },
);

/** Restored and deleted for good. */
export const emptying = table(
  `
                                        visitor  stranger  viewer  editor  orgAdmin  other  directory  reader  writer  creator  host  unproven  unprovenDirectory  admin
  restored                              .        .         .       .       x         .      x          .       .       .        .     .         .                  x
  restored in another organization      .        .         .       .       .         x      .          .       .       .        .     .         .                  x
  restored without a gone collection    .        .         .       .       x         .      x          .       .       .        .     .         .                  x
  deleted for good                      .        .         .       .       x         .      x          .       .       .        .     .         .                  x
  deleted for good elsewhere            .        .         .       .       .         x      .          .       .       .        .     .         .                  x
  what is left of a tour that is gone   .        .         .       .       x         .      x          .       .       .        .     .         .                  x
`,
  {
    restored: restoring('binned', binnedTours.binned),
    'restored in another organization': restoring('binned-globex', binnedTours.globex, 'globex'),
    'restored without a gone collection': restoring('binned-homeless', { ...binnedTours.homeless, collection: '' }),
    'deleted for good': purging('binned'),
    'deleted for good elsewhere': purging('binned-globex', 'globex'),
    'what is left of a tour that is gone': remove('organizations/acme/bin/gone'),
  },
);

const well = restoring('binned', binnedTours.binned);
const wholeApart = { ...binnedTours.apart, folders: [{ id: 'full' }] };
const wellApart = restoring('binned-apart', wholeApart);
const changed = (changes: Fields) => restoring('binned', { ...binnedTours.binned, ...changes });

export const restored = counterparts('orgAdmin', [
  ['with its name', well, changed({ name: 'Other' })],
  ['with all that it had', well, restoring('binned', { name: 'Hall', organization: 'acme' })],
  ['in its organization', well, changed({ organization: 'globex' })],
  ['with its creator', well, changed({ createdBy: 'orgAdmin' })],
  ['in its collection, or none', changed({ collection: '' }), changed({ collection: 'shelf-of-globex' })],
  [
    'in a collection that is there',
    restoring('binned-homeless', { ...binnedTours.homeless, collection: '' }),
    restoring('binned-homeless', binnedTours.homeless),
  ],
  [
    'in no other collection of its organization',
    restoring('binned-homeless', { ...binnedTours.homeless, collection: '' }),
    restoring('binned-homeless', { ...binnedTours.homeless, collection: 'shelf-of-acme' }),
  ],
  ['out of the bin', well, set('tours/binned', binnedTours.binned)],
  ['as a tour', well, remove('organizations/acme/bin/binned')],
  ['as itself', well, restoring('binned', binnedTours.homeless)],
  ['with what its tombstone has', wellApart, restoring('binned-apart', binnedTours.apart)],
  ['with that as it is', wellApart, restoring('binned-apart', { ...wholeApart, folders: [{ id: 'other' }] })],
  ['with that and the rest', wellApart, restoring('binned-apart', { ...wholeApart, name: 'Other' })],
  ['with nothing of the tombstone itself', wellApart, restoring('binned-apart', { ...wholeApart, binnedFrom: 'acme' })],
  ['for good with its entry', purging('binned'), remove('tours/binned')],
]);

export const suspended = counterparts('admin', [
  ['a public tour only where the organization is open', well, restoring('binned-suspended', binnedTours.suspended, 'closed')],
]);
