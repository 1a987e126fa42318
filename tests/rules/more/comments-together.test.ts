import fc from 'fast-check';
import {
  addDoc,
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  increment,
  type QueryDocumentSnapshot,
  serverTimestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { expect, it } from 'vitest';
import { draws } from '../../../packages/embedded-firestore/tests/support/draws';
import { withRules } from '../../support/rules';

const { storeDocuments, as } = withRules('demo-comments-together');

const people = [
  { uid: 'viewer', email: 'viewer@acme.example', organization: 'acme', role: 'user' },
  { uid: 'editor', email: 'editor@acme.example', organization: 'acme', role: 'superuser' },
  { uid: 'admin', email: 'admin@acme.example', organization: 'acme', role: 'ultrauser' },
] as const;
type Person = (typeof people)[number];
type Found = QueryDocumentSnapshot<DocumentData>;
type Thread = { thread: Found; answers: Found[] };

const acts = ['start', 'answer', 'answer', 'rewrite', 'resolve', 'deleteFirst', 'deleteAnswer'] as const;
type Act = { kind: (typeof acts)[number]; which: number };
const anAct: fc.Arbitrary<Act> = fc.record({ kind: fc.constantFrom(...acts), which: fc.nat(20) });

const written = ({ uid, email }: Person) => ({ text: `by ${uid}`, mentions: [], uid, email, name: '' });
const anchor = { kind: 'poi', id: 'door', name: 'Door', sweep: '' };

/** What the app writes for an act, on what this person saw: it may have changed since. */
async function doAct(db: Firestore, threads: string, person: Person, { kind, which }: Act, present: readonly Thread[]): Promise<unknown> {
  const now = serverTimestamp();
  if (kind === 'start')
    return addDoc(collection(db, threads), { anchor, ...written(person), resolved: false, answers: 0, created: now, last: now });
  const found = present[which % present.length];
  if (!found) return;
  const thread = doc(db, threads, found.thread.id);
  const answer = found.answers[which % found.answers.length];
  const first = found.thread;
  switch (kind) {
    case 'answer': {
      const added = doc(collection(thread, 'comments'));
      return writeBatch(db)
        .set(added, { ...written(person), created: now })
        .update(thread, { answers: increment(1), last: now, latest: added.id })
        .commit();
    }
    case 'rewrite':
      return updateDoc(answer ? doc(thread, 'comments', answer.id) : thread, { text: `by ${person.uid} again`, mentions: [], edited: now });
    case 'resolve':
      return updateDoc(thread, { resolved: which % 2 === 0, resolvedAt: now, resolvedBy: person.uid, resolvedByEmail: person.email });
    case 'deleteFirst':
      return first.get('answers') > 0 ? updateDoc(thread, { text: '', mentions: [], deleted: now }) : deleteDoc(thread);
    case 'deleteAnswer':
      return answer
        ? writeBatch(db)
            .delete(doc(thread, 'comments', answer.id))
            .update(thread, { answers: increment(-1), removed: answer.id })
            .commit()
        : undefined;
  }
}

const storedThreads = async (db: Firestore, threads: string): Promise<Thread[]> => {
  const { docs } = await getDocs(collection(db, threads));
  return Promise.all(docs.map(async (thread) => ({ thread, answers: (await getDocs(collection(thread.ref, 'comments'))).docs })));
};

/** What of the conversations cannot be, whoever did what. */
const faults = (present: readonly Thread[]): string[] =>
  present.flatMap(({ thread, answers }) => {
    const isBy = (one: Found) => one.get('text') === '' || String(one.get('text')).startsWith(`by ${one.get('uid')}`);
    return [
      ...(thread.get('answers') === answers.length ? [] : [`counts ${thread.get('answers')} of ${answers.length} answers`]),
      ...(thread.get('text') === '' && !thread.get('deleted') ? ['says nothing'] : []),
      ...[thread, ...answers].filter((one) => !isBy(one)).map((one) => `${one.get('uid')} is made to say “${one.get('text')}”`),
    ];
  });

it('people who comment at once lose no answer, and nobody says what another one wrote', { timeout: 240_000 }, async () => {
  const clients = people.map((person) => as(person));
  let tours = 0;
  const rounds = fc.array(fc.tuple(anAct, anAct, anAct), { minLength: 4, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      tours += 1;
      const threads = `tours/hall-${tours}/threads`;
      await storeDocuments({
        'organizations/acme': { name: 'acme', status: true },
        [`tours/hall-${tours}`]: { name: 'Hall', organization: 'acme', public: false, matterportId: 'Abcdefghij1' },
      });
      for (const round of all) {
        const present = await storedThreads(clients[0]!, threads);
        const done = await Promise.allSettled(people.map((person, at) => doAct(clients[at]!, threads, person, round[at]!, present)));
        const codes = done.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));

        expect(codes.filter((code) => code !== 'permission-denied' && code !== 'not-found')).toEqual([]);
        expect(faults(await storedThreads(clients[0]!, threads))).toEqual([]);
      }
    }),
    { numRuns: draws(30) },
  );
});
