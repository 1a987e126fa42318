import { create, type Fields, get, list, now, ownEmail, ownUid, page, remove, set, update } from '../operation';
import { counterparts, table } from './table';
import { longAgo } from './world';

const check = (changes: Fields = {}, tour = 'hall') =>
  create(`tours/${tour}/checks/new`, {
    point: 'door',
    state: 'done',
    note: 'Looks well',
    photo: false,
    waited: 0,
    uid: ownUid,
    email: ownEmail,
    name: '',
    created: now,
    ...changes,
  });

const withoutPhoto = (changes: Fields = {}, id = 'first') => update(`tours/hall/checks/${id}`, { photo: false, ...changes });

/** Read by members and guests, written by those who comment; nobody changes more than that a photo is deleted. Never for visitors, of a public tour either. */
export const checks = table(
  `
                                 visitor  stranger  viewer  editor  orgAdmin  other  directory  reader  writer  colWriter  expired  unproven  olderWriter  creator  admin
  all checks of a tour           .        .         x       x       x         .      x          x       x       .          .        .         x            x        x
  one of them                    .        .         x       x       x         .      x          x       x       .          .        .         x            x        x
  those of one point             .        .         x       x       x         .      x          x       x       .          .        .         x            x        x
  those of a public tour         .        .         x       x       x         .      x          .       .       .          .        .         .            x        x
  those of a tour in the bin     .        .         .       .       .         .      .          .       .       .          .        .         .            .        x
  the states of the points       .        .         x       x       x         .      x          x       x       .          .        .         x            x        x
  those of points of a public    .        .         x       x       x         .      x          .       .       .          .        .         .            x        x
  a new one                      .        .         x       x       x         .      x          .       x       .          .        .         x            x        x
  a new one of a public tour     .        .         x       x       x         .      x          .       .       .          .        .         .            x        x
  another note                   .        .         .       .       .         .      .          .       .       .          .        .         .            .        .
  a deleted one                  .        .         .       .       .         .      .          .       .       .          .        .         .            .        .
  the viewer’s without a photo   .        .         x       x       x         .      x          .       x       .          .        .         x            .        x
  a former guest’s without       .        .         .       x       x         .      x          .       x       .          .        .         x            .        x
  other states                   .        .         .       .       .         .      .          .       .       .          .        .         .            .        .
`,
  {
    'all checks of a tour': list('tours/hall/checks'),
    'one of them': get('tours/hall/checks/first'),
    'those of one point': list('tours/hall/checks', ['point', '==', 'door']),
    'those of a public tour': page('tours/open/checks'),
    'those of a tour in the bin': list('tours/binned/checks'),
    'the states of the points': get('tours/hall/states/current'),
    'those of points of a public': get('tours/open/states/current'),
    'a new one': check(),
    'a new one of a public tour': check({}, 'open'),
    'another note': update('tours/hall/checks/first', { note: 'Better' }),
    'a deleted one': remove('tours/hall/checks/first'),
    'the viewer’s without a photo': withoutPhoto(),
    'a former guest’s without': withoutPhoto({}, 'former'),
    'other states': set('tours/hall/states/current', { points: {} }),
  },
);

export const checkFields = counterparts('viewer', [
  ['the own account', check(), check({ uid: 'editor' })],
  ['the own address', check({ email: 'Viewer@Acme.Example' }), check({ email: 'editor@acme.example' })],
  ['the name of the account, which has none', check(), check({ name: 'Boss' })],
  ['the server’s time', check(), check({ created: longAgo })],
  ['a point', check(), check({ point: '' })],
  ['a point that is a text', check(), check({ point: 7 })],
  ['a point of 200', check({ point: 'x'.repeat(200) }), check({ point: 'x'.repeat(201) })],
  ['a state', check(), check({ state: '' })],
  ['a state of 200', check({ state: 'x'.repeat(200) }), check({ state: 'x'.repeat(201) })],
  ['a note of 2,000', check({ note: 'x'.repeat(2000) }), check({ note: 'x'.repeat(2001) })],
  ['a note that is a text', check({ note: '' }), check({ note: null })],
  ['a photo or none', check({ photo: true }), check({ photo: 'https://elsewhere.example/a.jpg' })],
  ['a time on the device, in seconds', check({ waited: 60 }), check({ waited: 0.5 })],
  ['a time on the device that is past', check(), check({ waited: -60 })],
  ['90 days on the device', check({ waited: 7_776_000 }), check({ waited: 7_776_001 })],
  ['known fields only', check(), check({ values: {} })],
]);

export const photoDeletions = counterparts('viewer', [
  ['no other photo', withoutPhoto(), withoutPhoto({ photo: true })],
  ['no photo but that', withoutPhoto(), withoutPhoto({ photo: '' })],
  ['nothing else', withoutPhoto(), withoutPhoto({ note: 'Better' })],
]);
