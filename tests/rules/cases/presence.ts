import { create, type Fields, get, list, now, ownEmail, ownUid, remove, set, update } from '../operation';
import { type Person, people } from './people';
import { type Case, counterparts, table } from './table';

const here = (changes: Fields = {}): Fields => ({ uid: ownUid, tab: 'new', email: ownEmail, poi: '', seen: now, ...changes });

/** Those who edit a tour see each other, so that two who save at once are no surprise. */
export const presence = table(
  `
                                             visitor  stranger  viewer  editor  orgAdmin  other  directory  reader  writer  colWriter  expired  unproven  admin
  who is here                                .        .         .       x       x         .      x          .       x       .          .        .         x
  one of them                                .        .         .       x       x         .      x          .       x       .          .        .         x
  who is here, in a collection               .        .         .       x       x         .      x          .       .       x          .        .         x
  who is here, in a public tour              .        .         .       x       x         .      x          .       .       .          .        .         x
  in the name of another                     .        .         .       .       .         .      .          .       .       .          .        .         .
  another is elsewhere                       .        .         .       .       .         .      .          .       .       .          .        .         .
  one who was forgotten leaves               .        .         .       x       x         .      x          .       x       .          .        .         x
  one who was forgotten just now leaves      .        .         .       x       x         .      x          .       x       .          .        .         x
  one who is here leaves                     .        .         .       .       x         .      .          .       .       .          .        .         .
`,
  {
    'who is here': list('tours/hall/presence'),
    'one of them': get('tours/hall/presence/orgAdmin_tab'),
    'who is here, in a collection': list('tours/shelf/presence'),
    'who is here, in a public tour': list('tours/open/presence'),
    'in the name of another': create('tours/hall/presence/nobody_new', here({ uid: 'nobody' })),
    'another is elsewhere': update('tours/hall/presence/nobody_tab', { poi: 'door', seen: now }),
    'one who was forgotten leaves': remove('tours/hall/presence/editor_tab'),
    'one who was forgotten just now leaves': remove('tours/hall/presence/editor_gone'),
    'one who is here leaves': remove('tours/hall/presence/orgAdmin_tab'),
  },
);

const uidOf = (who: Person): string => people[who]?.uid ?? 'nobody';
const arrivals = (title: string, tour: string, those: readonly Person[], others: readonly Person[]): Case[] =>
  [...those, ...others].map((who) => ({
    title,
    who,
    operation: set(`tours/${tour}/presence/${uidOf(who)}_new`, here()),
    may: those.includes(who),
  }));

/** Each under an id of their own. */
export const arriving: Case[] = [
  ...arrivals(
    'I am here',
    'hall',
    ['editor', 'orgAdmin', 'directory', 'writer', 'admin'],
    ['visitor', 'stranger', 'viewer', 'other', 'reader', 'colWriter', 'expired', 'unproven'],
  ),
  ...arrivals(
    'I am in a public tour',
    'open',
    ['editor', 'orgAdmin', 'directory', 'admin'],
    ['visitor', 'stranger', 'viewer', 'other', 'writer'],
  ),
];

const mine = (changes: Fields = {}, id = 'editor_new') => create(`tours/hall/presence/${id}`, here(changes));

export const presenceFields = counterparts('editor', [
  ['the account of who is here', mine(), mine({ uid: 'orgAdmin' })],
  ['an id of the account and the tab', mine(), mine({}, 'orgAdmin_new')],
  ['the tab in the id', mine({ tab: 'two' }, 'editor_two'), mine({ tab: 'two' })],
  ['a short tab', mine({ tab: 'x'.repeat(40) }, `editor_${'x'.repeat(40)}`), mine({ tab: 'x'.repeat(41) }, `editor_${'x'.repeat(41)}`)],
  ['a tab of letters', mine({ tab: 'Ab1' }, 'editor_Ab1'), mine({ tab: 'a b' }, 'editor_a b')],
  ['the own address', mine({ email: 'Editor@Acme.Example' }), mine({ email: 'boss@acme.example' })],
  ['the server’s time', mine(), mine({ seen: new Date('2099-01-01T00:00:00Z') })],
  ['a PoI of 200', mine({ poi: 'x'.repeat(200) }), mine({ poi: 'x'.repeat(201) })],
  ['a PoI that is a text', mine({ poi: 'door' }), mine({ poi: 7 })],
  ['a PoI at all', mine(), create('tours/hall/presence/editor_new', { uid: ownUid, tab: 'new', email: ownEmail, seen: now })],
  ['known fields only', mine(), mine({ note: 'x' })],
  [
    'the same again, later',
    update('tours/hall/presence/editor_tab', { poi: 'door', seen: now }),
    update('tours/hall/presence/editor_tab', { poi: 'door' }),
  ],
]);
