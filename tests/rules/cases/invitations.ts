import { batch, create, type Fields, get, gone, list, now, ownUid, remove, set, update } from '../operation';
import { counterparts, table } from './table';
import { anInvitation } from './world';

const readers = 'collaboration/tour_reader@guests.example_hall';
const toHall = (changes: Fields = {}, email = 'new@guests.example') =>
  create(`collaboration/tour_${email}_hall`, anInvitation(email, { createdAt: now, ...changes }));
const toShelf = (changes: Fields = {}) =>
  create(
    'collaboration/col_new@guests.example_shelf-of-acme',
    anInvitation('new@guests.example', { type: 'collection', tour: 'shelf-of-acme', ...changes }),
  );
const change = (changes: Fields) => update(readers, changes);
const addressOf = (length: number) => `${'x'.repeat(length - '@x.example'.length)}@x.example`;
const inAnHour = new Date(Date.now() + 3_600_000);

const whole: Fields = {
  id: 'tour_new@guests.example_hall',
  tourName: 'Hall',
  accepted: false,
  status: 'pending',
  editor: false,
  timestamp: now,
  expires: inAnHour,
  accessLevel: 'readUpdate',
};

/** ACCESS-063 */
export const reading = table(
  `
                                                 visitor  stranger  viewer  editor  orgAdmin  other  directory  reader  writer  colReader  expired  unproven  capitals  admin
  the reader’s                                   .        .         .       x       x         .      x          x       .       .          .        .         .         x
  the writer’s                                   .        .         .       x       x         .      x          .       x       .          .        .         x         x
  one to a collection                            .        .         .       x       x         .      x          .       .       x          .        .         .         x
  one that has expired                           .        .         .       x       x         .      x          .       .       .          x        .         .         x
  an older one                                   .        .         .       x       x         .      x          .       .       .          .        .         .         x
  one written in capitals                        .        .         .       x       x         .      x          .       x       .          .        .         x         x
  one to a tour that has the id of a collection  .        .         .       x       x         .      x          .       .       .          .        .         .         x
  one that is not there                          .        .         .       .       .         .      .          .       .       .          .        .         .         x
  one to a tour that is gone                     .        .         .       x       x         .      x          .       .       .          .        .         .         x
  those of the organization                      .        .         .       x       x         .      x          .       .       .          .        .         .         x
  those of another organization                  .        .         .       .       .         x      .          .       .       .          .        .         .         x
  those to a tour                                .        .         .       x       x         .      x          .       .       .          .        .         .         x
  those to a collection                          .        .         .       x       x         .      x          .       .       .          .        .         .         x
  those to a tour of another organization        .        .         .       .       .         x      .          .       .       .          .        .         .         x
  those to a tour that is not there              .        .         .       .       .         .      .          .       .       .          .        .         .         x
  those for the writer                           .        .         .       .       .         .      .          .       x       .          .        .         x         x
  those for the writer, to tours                 .        .         .       .       .         .      .          .       x       .          .        .         x         x
  all                                            .        .         .       .       .         .      .          .       .       .          .        .         .         x
`,
  {
    'the reader’s': get(readers),
    'the writer’s': get('collaboration/tour_writer@guests.example_hall'),
    'one to a collection': get('collaboration/col_col.reader@guests.example_shelf-of-acme'),
    'one that has expired': get('collaboration/tour_expired@guests.example_hall'),
    'one to a tour that has the id of a collection': get('collaboration/tour_twin@guests.example_shelf-of-globex'),
    'one written in capitals': get('collaboration/capitals'),
    'an older one': get('collaboration/old@guests.examplehall'),
    'one that is not there': get('collaboration/none'),
    'one to a tour that is gone': get('collaboration/tour_left@guests.example_gone'),
    'those of the organization': list('collaboration', ['organization', '==', 'acme']),
    'those of another organization': list('collaboration', ['organization', '==', 'globex']),
    'those to a tour': list('collaboration', ['tour', '==', 'hall']),
    'those to a collection': list('collaboration', ['tour', '==', 'shelf-of-acme'], ['type', '==', 'collection']),
    'those to a tour of another organization': list('collaboration', ['tour', '==', 'globex']),
    'those to a tour that is not there': list('collaboration', ['tour', '==', 'gone']),
    'those for the writer': list('collaboration', ['email', '==', 'writer@guests.example']),
    'those for the writer, to tours': list('collaboration', ['email', '==', 'writer@guests.example'], ['type', '==', 'tour']),
    all: list('collaboration'),
  },
);

/** ACCESS-016 ACCESS-055 ACCESS-063 */
export const writing = table(
  `
                                                            visitor  stranger  viewer  editor  orgAdmin  other  directory  reader  writer  colWriter  expired  unproven  admin
  a new one to a tour                                       .        .         .       x       x         .      x          .       .       .          .        .         x
  a new one to a collection                                 .        .         .       x       x         .      x          .       .       .          .        .         x
  a new one to a tour of another organization               .        .         .       .       .         x      .          .       .       .          .        .         x
  one to a tour that is not there                           .        .         .       .       .         .      .          .       .       .          .        .         .
  one for oneself                                           .        .         .       x       x         .      x          .       .       .          .        .         x
  a later end                                               .        .         .       x       x         .      x          .       .       .          .        .         x
  more than reading                                         .        .         .       x       x         .      x          .       .       .          .        .         x
  the same once more                                        .        .         .       x       x         .      x          .       .       .          .        .         x
  another organization in it                                .        .         .       .       .         .      .          .       .       .          .        .         .
  another address in it                                     .        .         .       .       .         .      .          .       .       .          .        .         .
  the reader’s answer                                       .        .         .       x       x         .      x          x       .       .          .        .         x
  the writer’s answer                                       .        .         .       x       x         .      x          .       x       .          .        .         x
  its email again                                           .        .         .       x       x         .      x          .       .       .          .        .         x
  when the reader opened it                                 .        .         .       x       x         .      x          x       .       .          .        .         x
  what became of its email                                  .        .         .       .       .         .      .          .       .       .          .        .         .
  one less                                                  .        .         .       x       x         .      x          x       .       .          .        .         x
  one to a collection less                                  .        .         .       x       x         .      x          .       .       .          .        .         x
  an older one less                                         .        .         .       x       x         .      x          .       .       .          .        .         x
  an older one longer                                       .        .         .       .       .         .      .          .       .       .          .        .         .
  one less to a tour that is gone                           .        .         .       x       x         .      x          .       .       .          .        .         x
  one less to a collection that is gone                     .        .         .       x       x         .      x          .       .       .          .        .         x
  one less that another organization wrote                  .        .         .       x       x         .      x          .       .       .          .        .         x
  one to a collection less that another organization wrote  .        .         .       x       x         .      x          .       .       .          .        .         x
  one less to nothing                                       .        .         .       .       .         .      .          .       .       .          .        .         x
`,
  {
    'a new one to a tour': toHall(),
    'a new one to a collection': toShelf(),
    'a new one to a tour of another organization': create(
      'collaboration/tour_new@guests.example_globex',
      anInvitation('new@guests.example', { tour: 'globex', organization: 'globex' }),
    ),
    'one to a tour that is not there': create(
      'collaboration/tour_new@guests.example_none',
      anInvitation('new@guests.example', { tour: 'none' }),
    ),
    'one for oneself': toHall({ accessLevel: 'readUpdate' }, 'stranger@elsewhere.example'),
    'a later end': change({ expires: inAnHour }),
    'more than reading': change({ accessLevel: 'readUpdate' }),
    'the same once more': set(readers, anInvitation('reader@guests.example', { createdAt: now })),
    'another organization in it': change({ organization: 'globex' }),
    'another address in it': change({ email: 'friend@guests.example' }),
    'the reader’s answer': change({ accepted: true, status: 'accepted' }),
    'the writer’s answer': update('collaboration/tour_writer@guests.example_hall', { accepted: true }),
    'its email again': change({ sendRequested: now, invitedBy: ownUid, note: 'Hello' }),
    'when the reader opened it': change({ openedAt: now }),
    'what became of its email': change({ delivery: { state: 'SUCCESS' } }),
    'one less': remove(readers),
    'one to a collection less': remove('collaboration/col_col.reader@guests.example_shelf-of-acme'),
    'an older one less': remove('collaboration/old@guests.examplehall'),
    'an older one longer': update('collaboration/old@guests.examplehall', { expires: inAnHour, accessLevel: 'readUpdate', type: 'tour' }),
    'one less to a tour that is gone': remove('collaboration/tour_left@guests.example_gone'),
    'one less to a collection that is gone': remove('collaboration/col_left@guests.example_gone'),
    'one less that another organization wrote': remove('collaboration/tour_moved@guests.example_hall'),
    'one to a collection less that another organization wrote': remove('collaboration/col_moved@guests.example_shelf-of-acme'),
    'one less to nothing': remove('collaboration/orphan'),
  },
);

const edit = (changes: Fields) => update('tours/hall', { updated: now, ...changes });
const inTodaysForm = anInvitation('old@guests.example', { createdAt: now, expires: inAnHour });

/** MODEL-045 */
export const older = table(
  `
                                        editor  orgAdmin  writer  older  olderWriter  olderExpired  olderReplaced  olderMoved  olderUnproven  olderAmbiguous  olderOdd  olderUnderscored
  opens its tour                        x       x         x       x      x            .             .              .           .              .              .         .
  opens files’ markers                  x       x         x       x      x            .             .              .           .              .              .         .
  opens another tour                    x       x         .       .      .            .             .              .           .              .              .         .
  opens a tour of another reading       x       x         .       .      .            .             .              .           .              .              .         .
  changes the content                   x       x         x       .      x            .             .              .           .              .              .         .
  changes the history                   x       x         x       .      x            .             .              .           .              .              .         .
  changes who can see it                x       x         .       .      .            .             .              .           .              .              .         .
  changes content and place             x       x         .       .      .            .             .              .           .              .              .         .
  is replaced by one of today’s form    x       x         .       .      .            .             .              .           .              .              .         .
  accepts                               .       .         .       x      .            .             .              .           .              .              .         .
  leaves                                x       x         .       x      .            .             .              .           .              .              .         .
`,
  {
    'opens its tour': get('tours/hall'),
    'opens files’ markers': get('tours/hall/markers/plan'),
    'opens another tour': get('tours/east_hall'),
    'opens a tour of another reading': get('tours/ll'),
    'changes the content': edit({ name: 'New' }),
    'changes the history': list('tours/hall/poiHistory'),
    'changes who can see it': edit({ public: true }),
    'changes content and place': edit({ name: 'New', address: 'Street 1' }),
    'is replaced by one of today’s form': batch(
      remove('collaboration/old@guests.examplehall'),
      create('collaboration/tour_old@guests.example_hall', inTodaysForm),
    ),
    accepts: update('collaboration/old@guests.examplehall', { accepted: true, status: 'accepted' }),
    leaves: remove('collaboration/old@guests.examplehall'),
  },
);

const mail: Fields = { sendRequested: now, invitedBy: ownUid };

/** ACCESS-063 */
export const answers = counterparts('reader', [
  ['accepts', change({ accepted: true }), change({ accepted: true, accessLevel: 'readUpdate' })],
  ['declines', change({ status: 'declined' }), change({ status: 'declined', expires: gone })],
  ['says yes or no', change({ accepted: false }), change({ accepted: 'maybe' })],
  ['opened it now', change({ accepted: true, openedAt: now }), change({ openedAt: inAnHour })],
  ['requests no email', change({ openedAt: now }), change({ openedAt: now, sendRequested: now, invitedBy: ownUid })],
  ['says it in known words', change({ status: 'accepted' }), change({ status: 'never' })],
  ['answers only the own', change({ accepted: true }), update('collaboration/tour_writer@guests.example_hall', { accepted: true })],
]);

export const fields = counterparts('editor', [
  ['the id of its address and tour', toHall(), create('collaboration/tour_new@guests.example_open', anInvitation('new@guests.example'))],
  ['the id of its address', toHall(), create('collaboration/tour_new@guests.example_hall', anInvitation('else@guests.example'))],
  [
    'the prefix of its kind',
    toShelf(),
    create(
      'collaboration/tour_new@guests.example_shelf-of-acme',
      anInvitation('new@guests.example', { type: 'collection', tour: 'shelf-of-acme' }),
    ),
  ],
  [
    'the kind of its target',
    toHall(),
    create('collaboration/col_new@guests.example_hall', anInvitation('new@guests.example', { type: 'collection' })),
  ],
  ['an address in lower case', toHall(), toHall({}, 'New@guests.example')],
  ['an address', toHall(), toHall({}, 'nobody')],
  ['an address of 254', toHall({}, addressOf(254)), toHall({}, addressOf(255))],
  ['everything', toHall(whole), toHall({ ...whole, expires: 'never' })],
  ['its own id', toHall({ id: 'tour_new@guests.example_hall' }), toHall({ id: 'tour_new@guests.example_open' })],
  ['one address', toHall(), toHall({}, 'a@guests.example,b@guests.example')],
  ['an address without two dots', toHall(), toHall({}, 'new@guests..example')],
  ['an address without a final dot', toHall(), toHall({}, 'new@guests.example.')],
  ['an address at a host', toHall(), toHall({}, 'new@guests.example?subject=hi')],
  ['an address without a leading dot', toHall(), toHall({}, '.new@guests.example')],
  ['an address without a dot before the @', toHall(), toHall({}, 'new.@guests.example')],
  ['an address without a NUL', toHall(), toHall({}, 'new\u0000@guests.example')],
  ['an address without a line separator', toHall(), toHall({}, 'new\u2028@guests.example')],
  ['an address without a zero-width space', toHall(), toHall({}, 'new@guests\u200b.example')],
  ['the organization of its tour', toHall(), toHall({ organization: 'globex' })],
  ['a known level', toHall({ accessLevel: 'readUpdate' }), toHall({ accessLevel: 'owner' })],
  ['a level', toHall(), toHall({ accessLevel: null })],
  ['a known kind', toHall(), toHall({ type: 'organization' })],
  ['an end that is a time', toHall({ expires: inAnHour }), toHall({ expires: 'tomorrow' })],
  ['no end', toHall({ expires: null }), toHall({ expires: 0 })],
  ['accepted, a boolean', toHall({ accepted: false }), toHall({ accepted: 'yes' })],
  ['editor, a boolean', toHall({ editor: false }), toHall({ editor: 1 })],
  ['a known answer', toHall({ status: 'pending' }), toHall({ status: 'lost' })],
  ['a creation at a time', toHall({ createdAt: now }), toHall({ createdAt: 'now' })],
  ['times that are times', toHall({ timestamp: 1_700_000_000_000 }), toHall({ timestamp: 'now' })],
  ['a tour’s name of 200', toHall({ tourName: 'x'.repeat(200) }), toHall({ tourName: 'x'.repeat(201) })],
  ['the same kind for ever', change({ tourName: 'x' }), change({ type: 'collection' })],
  ['the same tour for ever', change({ tourName: 'x' }), change({ tour: 'open' })],
  [
    'odd fields, left alone',
    update('collaboration/tour_odd..dots@guests.example_hall', { accessLevel: 'readUpdate' }),
    update('collaboration/tour_odd..dots@guests.example_hall', { tourName: 7 }),
  ],
  ['known fields only', toHall(), toHall({ role: 'admin' })],
  ['an email that is requested now', toHall(mail), toHall({ ...mail, sendRequested: inAnHour })],
  ['an email in the name of who requests it', toHall(mail), toHall({ ...mail, invitedBy: 'orgAdmin' })],
  ['an inviter with the request of an email', toHall(mail), toHall({ invitedBy: ownUid })],
  ['a note with the request of an email', toHall({ ...mail, note: 'Hello' }), toHall({ note: 'Hello' })],
  ['a note of 500', toHall({ ...mail, note: 'x'.repeat(500) }), toHall({ ...mail, note: 'x'.repeat(501) })],
  ['a note that is text', toHall({ ...mail, note: '' }), toHall({ ...mail, note: ['Hello'] })],
  ['a language', toHall({ ...mail, language: 'de' }), toHall({ ...mail, language: 'de/../x' })],
  ['a language that is a text', toHall({ ...mail, language: 'pt-BR' }), toHall({ ...mail, language: { de: true } })],
  ['a short language', toHall({ language: 'zh-Hant-HK' }), toHall({ language: `de${'-abcdefgh'.repeat(4)}` })],
  ['another language', change({ language: 'ar' }), change({ language: '' })],
  ['an email again, in the name of who requests it', change(mail), change({ sendRequested: now })],
  ['no end of its email', change(mail), change({ ...mail, delivery: { state: 'ERROR' } })],
  ['an opening at a time', toHall({ openedAt: now }), toHall({ openedAt: 'today' })],
]);
