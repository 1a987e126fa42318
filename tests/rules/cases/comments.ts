import { batch, create, type Fields, get, list, now, type Operation, ownEmail, ownUid, page, remove, update } from '../operation';
import { counterparts, table } from './table';
import { longAgo } from './world';

const own = { uid: ownUid, email: ownEmail, name: '', created: now };
const anchor = { kind: 'poi', id: 'door', name: 'Door', sweep: '' };
const aThread = (changes: Fields = {}): Fields => ({
  anchor,
  text: 'Look here',
  mentions: [],
  ...own,
  resolved: false,
  answers: 0,
  last: now,
  ...changes,
});
const thread = (changes: Fields = {}, tour = 'hall') => create(`tours/${tour}/threads/new`, aThread(changes));

const answers = (before: number) => ({ answers: before + 1, last: now, latest: 'new' });
const anAnswer = (changes: Fields = {}): Fields => ({ text: 'I see', mentions: [], ...own, ...changes });
/** An answer in a thread of one answer. */
const answer = (changes: Fields = {}, counted: Fields = answers(1)): Operation =>
  batch(update('tours/hall/threads/talk', counted), create('tours/hall/threads/talk/comments/new', anAnswer(changes)));
const removal = (comment: string, counted: Fields = { answers: 0, removed: comment }): Operation =>
  batch(update('tours/hall/threads/talk', counted), remove(`tours/hall/threads/talk/comments/${comment}`));
const resolving = (resolved: boolean) =>
  update('tours/hall/threads/talk', { resolved, resolvedAt: now, resolvedBy: ownUid, resolvedByEmail: ownEmail });
const emptied = { text: '', mentions: [], deleted: now };

/** Members and guests who may edit; never visitors, of a public tour either. */
export const threads = table(
  `
                                             visitor  stranger  viewer  editor  orgAdmin  other  directory  reader  writer  colWriter  expired  unproven  olderWriter  creator  admin
  all threads of a tour                      .        .         x       x       x         .      x          .       x       .          .        .         x            x        x
  one of them                                .        .         x       x       x         .      x          .       x       .          .        .         x            x        x
  those of a public tour, by pages           .        .         x       x       x         .      x          .       .       .          .        .         .            x        x
  those of a tour in a collection            .        .         x       x       x         .      x          .       .       x          .        .         .            x        x
  those of a tour in the bin                 .        .         .       .       .         .      .          .       .       .          .        .         .            .        x
  the answers of one                         .        .         x       x       x         .      x          .       x       .          .        .         x            x        x
  one of the answers                         .        .         x       x       x         .      x          .       x       .          .        .         x            x        x
  a new one                                  .        .         x       x       x         .      x          .       x       .          .        .         x            x        x
  a new one of a public tour                 .        .         x       x       x         .      x          .       .       .          .        .         .            x        x
  an answer                                  .        .         x       x       x         .      x          .       x       .          .        .         x            x        x
  resolved                                   .        .         x       x       x         .      x          .       x       .          .        .         x            x        x
  reopened                                   .        .         x       x       x         .      x          .       x       .          .        .         x            x        x
  another text of the viewer’s               .        .         x       .       .         .      .          .       .       .          .        .         .            .        .
  another text of the writer’s answer        .        .         .       .       .         .      .          .       x       .          .        .         .            .        .
  another text of the reader’s answer        .        .         .       .       .         .      .          .       .       .          .        .         .            .        .
  the viewer’s without answers, deleted      .        .         x       x       x         .      x          .       x       .          .        .         x            .        x
  the viewer’s with answers, emptied         .        .         x       x       x         .      x          .       x       .          .        .         x            .        x
  one with answers, deleted                  .        .         .       .       .         .      .          .       .       .          .        .         .            .        .
  the writer’s answer, deleted               .        .         .       x       x         .      x          .       x       .          .        .         x            .        x
`,
  {
    'all threads of a tour': list('tours/hall/threads'),
    'one of them': get('tours/hall/threads/talk'),
    'those of a public tour, by pages': page('tours/open/threads'),
    'those of a tour in a collection': list('tours/shelf/threads'),
    'those of a tour in the bin': list('tours/binned/threads'),
    'the answers of one': list('tours/hall/threads/talk/comments'),
    'one of the answers': get('tours/hall/threads/talk/comments/first'),
    'a new one': thread(),
    'a new one of a public tour': thread({}, 'open'),
    'an answer': answer(),
    resolved: resolving(true),
    reopened: resolving(false),
    'another text of the viewer’s': update('tours/hall/threads/talk', { text: 'Rather here', edited: now }),
    'another text of the writer’s answer': update('tours/hall/threads/talk/comments/first', { text: 'I saw', edited: now }),
    // who could comment once
    'another text of the reader’s answer': update('tours/hall/threads/long/comments/former', { text: 'I saw', edited: now }),
    'the viewer’s without answers, deleted': remove('tours/hall/threads/alone'),
    'the viewer’s with answers, emptied': update('tours/hall/threads/talk', emptied),
    'one with answers, deleted': remove('tours/hall/threads/talk'),
    'the writer’s answer, deleted': removal('first'),
  },
);

export const threadFields = counterparts('viewer', [
  ['the own account', thread(), thread({ uid: 'editor' })],
  ['the own address', thread({ email: 'Viewer@Acme.Example' }), thread({ email: 'editor@acme.example' })],
  ['the name of the account, which has none', thread(), thread({ name: 'Boss' })],
  ['the server’s time', thread(), thread({ created: longAgo })],
  ['the server’s time of the last answer', thread(), thread({ last: longAgo })],
  ['a text', thread({ text: 'x' }), thread({ text: ' ' })],
  ['a text of 5,000', thread({ text: 'x'.repeat(5000) }), thread({ text: 'x'.repeat(5001) })],
  ['a text that is one', thread({ text: '7' }), thread({ text: 7 })],
  ['20 mentions', thread({ mentions: Array(20).fill('a@x.example') }), thread({ mentions: Array(21).fill('a@x.example') })],
  ['mentions as long as addresses', thread({ mentions: ['x'.repeat(5080)] }), thread({ mentions: ['x'.repeat(5081)] })],
  ['mentions in a list', thread({ mentions: [] }), thread({ mentions: 'a@x.example' })],
  ['no answers yet', thread(), thread({ answers: 1 })],
  ['open', thread(), thread({ resolved: true })],
  ['known fields only', thread(), thread({ color: 'red' })],
  ['a place', thread({ anchor: { ...anchor, kind: 'place' } }), thread({ anchor: { ...anchor, kind: 'point' } })],
  ['a version', thread({ anchor: { ...anchor, kind: 'version' } }), thread({ anchor: { ...anchor, kind: 7 } })],
  ['a known kind of thing', thread({ anchor: { ...anchor, kind: 'file' } }), thread({ anchor: { ...anchor, kind: 'tour' } })],
  [
    'what it is about, in 1,000',
    thread({ anchor: { ...anchor, id: 'x'.repeat(1000) } }),
    thread({ anchor: { ...anchor, id: 'x'.repeat(1001) } }),
  ],
  ['its name, in 500', thread({ anchor: { ...anchor, name: 'x'.repeat(500) } }), thread({ anchor: { ...anchor, name: 'x'.repeat(501) } })],
  ['a sweep of 200', thread({ anchor: { ...anchor, sweep: 'x'.repeat(200) } }), thread({ anchor: { ...anchor, sweep: 'x'.repeat(201) } })],
  [
    'a position',
    thread({ anchor: { ...anchor, position: { x: 1, y: 2.5, z: -3 } } }),
    thread({ anchor: { ...anchor, position: { x: 'left' } } }),
  ],
  ['known fields of what it is about', thread(), thread({ anchor: { ...anchor, color: 'red' } })],
]);

export const answerFields = counterparts('viewer', [
  ['the own account', answer(), answer({ uid: 'editor' })],
  ['the own address', answer(), answer({ email: 'editor@acme.example' })],
  ['the name of the account', answer(), answer({ name: 'Boss' })],
  ['the server’s time', answer(), answer({ created: longAgo })],
  ['a text of 5,000', answer({ text: 'x'.repeat(5000) }), answer({ text: 'x'.repeat(5001) })],
  ['20 mentions', answer({ mentions: Array(20).fill('a') }), answer({ mentions: Array(21).fill('a') })],
  ['known fields only', answer(), answer({ likes: 7 })],
  ['one that its thread counts', answer(), create('tours/hall/threads/talk/comments/new', anAnswer())],
  ['one that its thread names', answer(), answer({}, { ...answers(1), latest: 'first' })],
  ['one that its thread names now', answer(), create('tours/hall/threads/long/comments/removed', anAnswer())],
  ['one more', answer(), answer({}, answers(7))],
  ['the server’s time in its thread', answer(), answer({}, { ...answers(1), last: longAgo })],
  [
    'one answer at a time',
    answer(),
    batch(
      update('tours/hall/threads/talk', answers(1)),
      create('tours/hall/threads/talk/comments/new', anAnswer()),
      create('tours/hall/threads/talk/comments/more', anAnswer()),
    ),
  ],
  ['nothing else of the thread', answer(), answer({}, { ...answers(1), text: 'x' })],
  ['a count with its answer', answer(), update('tours/hall/threads/talk', answers(1))],
  ['a count with a new answer', answer(), update('tours/hall/threads/talk', { ...answers(1), latest: 'first' })],
  [
    'the 200th',
    batch(update('tours/hall/threads/long', answers(199)), create('tours/hall/threads/long/comments/new', anAnswer())),
    batch(update('tours/hall/threads/full', answers(200)), create('tours/hall/threads/full/comments/new', anAnswer())),
  ],
  [
    'an answer of this tour',
    answer(),
    batch(update('tours/globex/threads/talk', answers(1)), create('tours/globex/threads/talk/comments/new', anAnswer())),
  ],
]);

const change = (changes: Fields) => update('tours/hall/threads/talk', changes);
const mentioning = (changes: Fields) => update('tours/hall/threads/mentions', changes);
const edit = { text: 'New', mentions: ['editor@acme.example'], edited: now };
const done = { resolved: true, resolvedAt: now, resolvedBy: ownUid, resolvedByEmail: ownEmail };

export const threadChanges = counterparts('viewer', [
  ['a text of 5,000', change({ ...edit, text: 'x'.repeat(5000) }), change({ ...edit, text: 'x'.repeat(5001) })],
  ['a text at all', change(edit), change({ ...edit, text: '' })],
  ['when it was changed', change(edit), change({ text: 'New' })],
  ['who wrote it', change(edit), change({ ...edit, email: 'editor@acme.example' })],
  ['what it is about', change(edit), change({ ...edit, anchor: { ...anchor, id: 'stove' } })],
  ['resolved or not', change(done), change({ ...done, resolved: 'maybe' })],
  ['when it was resolved', change(done), change({ ...done, resolvedAt: longAgo })],
  ['who resolved it', change(done), change({ ...done, resolvedBy: 'editor' })],
  ['the address of who resolved it', change(done), change({ ...done, resolvedByEmail: 'editor@acme.example' })],
  ['a deleted text that is gone', change(emptied), change({ ...emptied, text: 'x' })],
  ['mentions that go with it', mentioning(emptied), mentioning({ ...emptied, text: 'x' })],
  ['deleted mentions that are gone', change(emptied), change({ ...emptied, mentions: ['editor@acme.example'] })],
  ['when it was deleted', change(emptied), change({ ...emptied, deleted: longAgo })],
  ['nothing else when it is deleted', change(emptied), change({ ...emptied, resolved: true })],
]);

export const removals = counterparts('editor', [
  ['an answer less', removal('first'), removal('first', { answers: 1, removed: 'first' })],
  ['one that its thread counts', removal('first'), remove('tours/hall/threads/talk/comments/first')],
  ['one that its thread names', removal('first'), removal('first', { answers: 0, removed: 'other' })],
  ['one that was there', removal('first'), change({ answers: 0, removed: 'none' })],
  ['one that is gone', removal('first'), change({ answers: 0, removed: 'first' })],
  ['nothing else', removal('first'), removal('first', { answers: 0, removed: 'first', text: 'x' })],
]);

export const accountsWithNames = counterparts('named', [['their name', thread({ name: 'Nora' }), thread({ name: '' })]]);
