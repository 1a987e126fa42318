import { create, type Fields, get, list, now, ownEmail, ownUid, page, remove, update } from '../operation';
import { counterparts, table } from './table';
import { longAgo } from './world';

const aProposal = (changes: Fields = {}): Fields => ({
  historyId: 'entry',
  note: 'New texts',
  uid: ownUid,
  email: ownEmail,
  name: '',
  created: now,
  state: 'open',
  ...changes,
});
const proposal = (changes: Fields = {}, tour = 'proposed') => create(`tours/${tour}/proposals/new`, aProposal(changes));

const returned = { state: 'returned', answer: 'The door is missing', decidedBy: ownUid, decidedByEmail: ownEmail, decidedAt: now };
const sendBack = (changes: Fields = {}, id = 'open') => update(`tours/proposed/proposals/${id}`, { ...returned, ...changes });

/** Whoever may edit a tour proposes; who may open its versions decides. */
export const proposals = table(
  `
                             visitor  stranger  viewer  editor  orgAdmin  other  directory  reader  writer  colWriter  expired  unproven  creator  admin
  the open ones of a tour    .        .         .       x       x         .      x          .       x       .          .        .         x        x
  one of them                .        .         .       x       x         .      x          .       x       .          .        .         x        x
  ones own                   .        .         .       x       x         .      x          .       x       .          .        .         x        x
  those of a public tour     .        .         .       x       x         .      x          .       .       .          .        .         .        x
  a new one                  .        .         .       x       x         .      x          .       x       .          .        .         x        x
  sent back                  .        .         .       x       x         .      x          .       .       .          .        .         x        x
  published past the server  .        .         .       .       .         .      .          .       .       .          .        .         .        .
  the writer’s taken back    .        .         .       .       .         .      .          .       x       .          .        .         .        .
  a decided one taken back   .        .         .       .       .         .      .          .       .       .          .        .         .        .
`,
  {
    'the open ones of a tour': list('tours/proposed/proposals', ['state', '==', 'open']),
    'one of them': get('tours/proposed/proposals/open'),
    'ones own': list('tours/proposed/proposals', ['uid', '==', 'writer']),
    'those of a public tour': page('tours/open/proposals'),
    'a new one': proposal(),
    'sent back': sendBack(),
    'published past the server': sendBack({ state: 'published' }),
    'the writer’s taken back': remove('tours/proposed/proposals/open'),
    'a decided one taken back': remove('tours/proposed/proposals/returned'),
  },
);

export const proposalFields = counterparts('writer', [
  ['the saved state that the tour has', proposal(), proposal({ historyId: 'older' })],
  ['a saved state at all', proposal(), proposal({ historyId: '' }, 'unsaved')],
  ['a note of 500', proposal({ note: 'x'.repeat(500) }), proposal({ note: 'x'.repeat(501) })],
  ['a note that is a text', proposal({ note: '' }), proposal({ note: 7 })],
  ['the own account', proposal(), proposal({ uid: 'editor' })],
  ['the own address', proposal(), proposal({ email: 'editor@acme.example' })],
  ['the name of the account', proposal(), proposal({ name: 'Boss' })],
  ['the server’s time', proposal(), proposal({ created: longAgo })],
  ['no decision yet', proposal(), proposal({ state: 'returned' })],
  ['known fields only', proposal(), proposal({ version: 'one' })],
]);

export const decisions = counterparts('editor', [
  ['an answer', sendBack(), sendBack({ answer: ' ' })],
  ['an answer of 2,000', sendBack({ answer: 'x'.repeat(2000) }), sendBack({ answer: 'x'.repeat(2001) })],
  ['who decided', sendBack(), sendBack({ decidedBy: 'orgAdmin' })],
  ['the address of who decided, in any case', sendBack({ decidedByEmail: 'Editor@Acme.Example' }), sendBack({ decidedByEmail: '' })],
  ['the address of who decided', sendBack(), sendBack({ decidedByEmail: 'boss@acme.example' })],
  ['the server’s time', sendBack(), sendBack({ decidedAt: longAgo })],
  ['one decision', sendBack(), sendBack({}, 'returned')],
  ['nothing of what was proposed', sendBack(), sendBack({ note: 'Other' })],
]);
