import { create, type Fields, get, list, now, ownUid, remove, update } from '../operation';
import { type Counterpart, counterparts, table } from './table';

const request = 'organizations/acme/accessRequests/hall_stranger';
const answer = (changes: Fields = {}) => update(request, { state: 'granted', decidedBy: ownUid, decidedAt: now, ...changes });
const decline = (changes: Fields = {}) => answer({ state: 'declined', sendRequested: now, ...changes });
const asked: Fields = { tour: 'hall', uid: 'stranger', email: 'stranger@elsewhere.example', accessLevel: 'read', note: '', state: 'open' };

/** Only the server creates requests; those who may invite read and answer them. */
export const accessRequests = table(
  `
                       visitor  stranger  viewer  editor  orgAdmin  other  directory  unprovenDirectory  writer  admin
  one                  .        .         .       x       x         .      x          .                  .       x
  the open ones        .        .         .       x       x         .      x          .                  .       x
  granting             .        .         .       x       x         .      x          .                  .       x
  declining            .        .         .       x       x         .      x          .                  .       x
  one’s own            .        x         .       .       .         .      .          .                  .       .
  all of one’s own     .        x         .       .       .         .      .          .                  .       .
  one’s own answer     .        .         .       .       .         .      .          .                  .       .
  asking               .        .         .       .       .         .      .          .                  .       .
  asking for oneself   .        .         .       .       .         .      .          .                  .       .
  deleting             .        .         .       .       .         .      .          .                  .       .
  a count of requests  .        .         .       .       .         .      .          .                  .       .
`,
  {
    one: get(request),
    'the open ones': list('organizations/acme/accessRequests', ['state', '==', 'open']),
    granting: answer(),
    declining: decline(),
    'one’s own': get('users/stranger/accessRequests/hall'),
    'all of one’s own': list('users/stranger/accessRequests'),
    'one’s own answer': update('users/stranger/accessRequests/hall', { state: 'granted' }),
    asking: create('organizations/acme/accessRequests/hall_new', asked),
    'asking for oneself': create('users/stranger/accessRequests/other', { state: 'open' }),
    deleting: remove(request),
    'a count of requests': get('requestCounts/stranger'),
  },
);

const answers: Counterpart[] = [
  ['the answerer themselves', answer(), answer({ decidedBy: 'editor-2' })],
  ['the time of the answer', answer(), answer({ decidedAt: new Date('2024-01-01T00:00:00Z') })],
  ['one of two answers', decline(), decline({ state: 'open' })],
  ['a state', answer(), answer({ state: 'perhaps' })],
  ['a mail only where declined', decline(), answer({ sendRequested: now })],
  ['a mail where declined', decline(), decline({ sendRequested: new Date('2024-01-01T00:00:00Z') })],
  ['nothing of the request', answer(), answer({ email: 'editor@acme.example' })],
  ['nothing about its delivery', decline(), decline({ delivery: { state: 'SUCCESS' } })],
  [
    'an answer once',
    answer(),
    update('organizations/acme/accessRequests/hall_declined', { state: 'granted', decidedBy: ownUid, decidedAt: now }),
  ],
];

export const accessAnswers = counterparts('editor', answers);
