import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Claims, withRules } from '../support/rules';

const { given, as } = withRules('demo-rules-tours');

const people = {
  visitor: undefined,
  'someone without an organization': {},
  'a member of another organization': { organization: 'other', role: 'ultrauser' },
  'someone whose organization is ""': { organization: '', role: 'ultrauser' },
  'a viewer': { organization: 'acme', role: 'user' },
  'a member with no role': { organization: 'acme' },
  'a member with an odd role': { organization: 'acme', role: 'owner', ultrauser: true },
  'an editor': { organization: 'acme', role: 'superuser' },
  'an editor by the old claim': { organization: 'acme', superuser: true },
  'an organization admin': { organization: 'acme', role: 'ultrauser' },
  'a global admin by claim': { admin: true },
  'a global admin by role': { role: 'admin' },
  'someone with admin: "true"': { admin: 'true' },
} satisfies Record<string, Claims | undefined>;

type Person = keyof typeof people;
const everyone = Object.keys(people) as Person[];
const globalAdmins: Person[] = ['a global admin by claim', 'a global admin by role'];
const editors: Person[] = ['an editor', 'an editor by the old claim', 'an organization admin', ...globalAdmins];
const members: Person[] = ['a viewer', 'a member with no role', 'a member with an odd role', ...editors];

/** Does it as everyone, and expects that exactly these may. */
async function allows(those: Person[], act: (db: Firestore) => Promise<unknown>) {
  const could: Person[] = [];
  for (const person of everyone) {
    const done = await act(as(people[person])).then(
      () => true,
      (error: { code?: string }) => {
        expect(error.code).toBe('permission-denied');
        return false;
      },
    );
    if (done) could.push(person);
  }
  expect(could.toSorted()).toEqual(those.toSorted());
}

const aTour = (changes: object = {}) => ({ name: 'Hall', organization: 'acme', public: false, matterportId: 'Abcdefghij1', ...changes });
const editor = () => as(people['an editor']);
const hall = (db: Firestore) => doc(db, 'tours/hall');

beforeEach(() =>
  given({
    'tours/hall': aTour(),
    'tours/open': aTour({ public: true }),
    'tours/nobodys': aTour({ organization: '' }),
    'tours/odd': { organization: 'acme', name: 7, floors: 'none', extra: true },
    'tours/other': aTour({ organization: 'other' }),
  }),
);

describe('reading tours', () => {
  it('ACCESS-056 a private tour is for its members and global admins', () => allows(members, (db) => getDoc(hall(db))));

  it('ACCESS-056 a public tour is for everyone', () => allows(everyone, (db) => getDoc(doc(db, 'tours/open'))));

  it('a tour of no organization is for global admins only', () => allows(globalAdmins, (db) => getDoc(doc(db, 'tours/nobodys'))));

  it('a tour that does not exist is refused like one that may not be seen', () =>
    allows(globalAdmins, (db) => getDoc(doc(db, 'tours/none'))));

  it('ACCESS-056 a list pinned to the organization is for its members and global admins', () =>
    allows(members, (db) => getDocs(query(collection(db, 'tours'), where('organization', '==', 'acme')))));

  it('ACCESS-056 a list pinned to public tours is for everyone', () =>
    allows(everyone, (db) => getDocs(query(collection(db, 'tours'), where('public', '==', true)))));

  it('a list pinned to nothing is for global admins only', () => allows(globalAdmins, (db) => getDocs(collection(db, 'tours'))));

  it('a list pinned to an empty organization is for global admins only', () =>
    allows(globalAdmins, (db) => getDocs(query(collection(db, 'tours'), where('organization', '==', '')))));
});

describe('changing tours', () => {
  it('ACCESS-058 a tour is renamed by editors and admins of its organization and by global admins', () =>
    allows(editors, (db) => updateDoc(hall(db), { name: 'New hall', updated: serverTimestamp() })));

  it('its organization is changed by global admins only', async () => {
    for (const person of everyone.filter((each) => !globalAdmins.includes(each))) {
      await assertFails(updateDoc(hall(as(people[person])), { organization: 'other' }));
    }
    await assertSucceeds(updateDoc(hall(as({ admin: true })), { organization: 'other' }));
  });

  it('nobody creates or deletes one yet', async () => {
    await allows([], (db) => setDoc(doc(db, 'tours/new'), aTour()));
    await allows([], (db) => deleteDoc(hall(db)));
  });

  const time = new Date(2020, 1);
  it.each<[string, object, object]>([
    ['name', { name: 'x'.repeat(200) }, { name: 'x'.repeat(201) }],
    ['name, not only space', { name: ' x' }, { name: '   ' }],
    ['name as text', { name: 'x' }, { name: 7 }],
    ['name, always', { name: 'x' }, { name: deleteField() }],
    ['matterportId', { matterportId: 'Zyxwvutsrq9' }, { matterportId: 'Zyxwvutsrq' }],
    ['matterportId of letters and digits', { matterportId: 'Zyxwvutsrq9' }, { matterportId: 'Zyxwvutsr-9' }],
    ['public', { public: true }, { public: 'true' }],
    ['updated', { updated: serverTimestamp() }, { updated: time }],
    ['created, never', { name: 'x' }, { created: serverTimestamp() }],
    ['place', { place: { country: 'Norway', latitude: 59.9 } }, { place: { planet: 'Mars' } }],
    ['place, its coordinates', { place: { longitude: null } }, { place: { latitude: 91 } }],
    ['place, its words', { place: { locality: 'Oslo' } }, { place: { locality: 5 } }],
    ['folders', { folders: [{ id: 'f' }] }, { folders: 'none' }],
    ['numberOfFloors', { numberOfFloors: 3 }, { numberOfFloors: -1 }],
    ['description', { description: 'x'.repeat(20_000) }, { description: 'x'.repeat(20_001) }],
    ['known fields only', { nira: 'https://x.example' }, { nickname: 'x' }],
  ])('checks %s', async (_field, good, bad) => {
    await assertSucceeds(updateDoc(hall(editor()), { ...good }));
    await assertFails(updateDoc(hall(editor()), { ...bad }));
  });

  it('judges only what a write changes, so that a document with an odd field can be renamed', () =>
    assertSucceeds(updateDoc(doc(editor(), 'tours/odd'), { name: 'Mended', updated: serverTimestamp() })));
});
