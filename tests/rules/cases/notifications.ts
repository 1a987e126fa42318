import { create, get, list, remove, update } from '../operation';
import { type Counterpart, counterparts, table, without } from './table';

const mention = 'users/viewer/notifications/mention';
const settings = 'users/viewer/settings/notifications';
const chosen = { requests: 'none', mentions: 'daily', answers: 'grouped', proposals: 'none', language: 'nb', timeZone: 'Europe/Oslo' };

/** What concerns somebody is the server’s, and they alone read it and mark it as read. */
export const notifications = table(
  `
                        visitor  stranger  viewer  editor  orgAdmin  staleViewer  directory  admin
  one                   .        .         x       .       .         .            .          .
  all of them           .        .         x       .       .         .            .          .
  the unread ones       .        .         x       .       .         .            .          .
  marking it as read    .        .         x       .       .         .            .          .
  writing one           .        .         .       .       .         .            .          .
  deleting it           .        .         .       .       .         .            .          .
  the mails wanted      .        .         x       .       .         .            .          .
  choosing mails        .        .         x       .       .         .            .          .
  forgetting the choice .        .         .       .       .         .            .          .
  another setting       .        .         .       .       .         .            .          .
  the mail that waits   .        .         .       .       .         .            .          x
  the key of its link   .        .         .       .       .         .            .          .
  sending the mail      .        .         .       .       .         .            .          .
`,
  {
    one: get(mention),
    'all of them': list('users/viewer/notifications'),
    'the unread ones': list('users/viewer/notifications', ['read', '==', false]),
    'marking it as read': update(mention, { read: true }),
    'writing one': create('users/viewer/notifications/other', { kind: 'mention', read: true }),
    'deleting it': remove(mention),
    'the mails wanted': get(settings),
    'choosing mails': update(settings, chosen),
    'forgetting the choice': remove(settings),
    'another setting': create('users/viewer/settings/other', { mentions: 'none' }),
    'the mail that waits': get('notificationMails/viewer'),
    'the key of its link': get('signingKeys/unsubscribe'),
    'sending the mail': update('notificationMails/viewer', { sendAt: null }),
  },
);

const readOnce: Counterpart[] = [
  ['what is read stays read', update(mention, { read: true }), update(mention, { read: false })],
  ['nothing else of it', update(mention, { read: true }), update(mention, { read: true, about: 'tours/private' })],
];
export const readNotifications = counterparts('viewer', readOnce);

const choose = (changes: object) => update(settings, { ...chosen, ...changes });
const choices: Counterpart[] = [
  ['a mode', choose({ mentions: 'none' }), choose({ mentions: 'hourly' })],
  ['a mode for requests', choose({ requests: 'daily' }), choose({ requests: 'hourly' })],
  ['a mode for answers', choose({ answers: 'daily' }), choose({ answers: true })],
  ['a mode for proposals', choose({ proposals: 'grouped' }), choose({ proposals: 'all' })],
  ['a mode for webhooks', choose({ webhooks: 'none' }), choose({ webhooks: 'all' })],
  ['known topics', choose({}), choose({ news: 'daily' })],
  ['a language', choose({ language: 'pt-BR' }), choose({ language: '<b>' })],
  ['a name of a time zone', choose({ timeZone: 'UTC' }), choose({ timeZone: 'x'.repeat(101) })],
];
export const mailChoices = counterparts('viewer', choices);

export const firstMailChoices = without(
  settings,
  table(
    `
                        visitor  viewer  editor  admin
  choosing mails first  .        x       .       .
`,
    { 'choosing mails first': create(settings, chosen) },
  ),
);
