import {
  and,
  collection,
  collectionGroup,
  documentId,
  type Firestore,
  getCountFromServer,
  getDocs,
  limit,
  or,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore';
import { refused, same } from '../check';
import type { Scenarios } from '../scenario';

type Ask = (db: Firestore) => Query;
type Case = { rule: string; granted: Record<string, Ask>; refused: Record<string, Ask> };

const on =
  (path: string, ...constraints: QueryConstraint[]): Ask =>
  (db) =>
    query(collection(db, path), ...constraints);

/** `allow list` conditions with queries that imply them, and neighbours that do not. Alice is a member of organizations o1 and o2. */
const cases: Record<string, Case> = {
  'the owner is pinned': {
    rule: 'resource.data.owner == request.auth.uid',
    granted: {
      own: on('items', where('owner', '==', 'alice')),
      'own and more': on('items', where('owner', '==', 'alice'), where('n', '>', 1)),
    },
    refused: {
      all: on('items'),
      foreign: on('items', where('owner', '==', 'bob')),
      both: on('items', where('owner', 'in', ['alice', 'bob'])),
    },
  },
  'in over own organizations': {
    rule: 'resource.data.org in request.auth.token.orgs',
    granted: { one: on('items', where('org', '==', 'o1')), both: on('items', where('org', 'in', ['o1', 'o2'])) },
    refused: { 'a foreign one': on('items', where('org', 'in', ['o1', 'o3'])), 'all but one': on('items', where('org', '!=', 'o3')) },
  },
  'public documents': {
    rule: 'resource.data.public == true',
    granted: { public: on('items', where('public', '==', true)) },
    refused: { private: on('items', where('public', '==', false)), ordered: on('items', orderBy('public')) },
  },
  'array-contains the user': {
    rule: 'request.auth.uid in resource.data.members',
    granted: { mine: on('items', where('members', 'array-contains', 'alice')) },
    refused: {
      theirs: on('items', where('members', 'array-contains', 'bob')),
      'one of us': on('items', where('members', 'array-contains-any', ['alice', 'bob'])),
    },
  },
  'a range implied by a tighter one': {
    rule: 'resource.data.n >= 10 && resource.data.n < 20',
    granted: {
      same: on('items', where('n', '>=', 10), where('n', '<', 20)),
      tighter: on('items', where('n', '>', 12), where('n', '<=', 15)),
      point: on('items', where('n', '==', 19)),
    },
    refused: {
      wider: on('items', where('n', '>=', 9), where('n', '<', 20)),
      'half open': on('items', where('n', '>=', 10)),
      edge: on('items', where('n', '>=', 10), where('n', '<=', 20)),
    },
  },
  'a claim, whatever the data': {
    rule: `request.auth.token.role == 'editor' || resource.data.public == true`,
    granted: { all: on('items'), some: on('items', where('n', '<', 3)), ordered: on('items', orderBy('n', 'desc'), limit(3)) },
    refused: {},
  },
  'a claim that the user lacks': {
    rule: `request.auth.token.role == 'owner' || resource.data.public == true`,
    granted: { public: on('items', where('public', '==', true)) },
    refused: { all: on('items'), some: on('items', where('n', '<', 3)) },
  },
  'the profile of the user': {
    rule: `get(/databases/$(database)/documents/profiles/$(request.auth.uid)).data.reads.hasAny([resource.data.org])`,
    granted: { allowed: on('items', where('org', '==', 'o1')) },
    refused: { other: on('items', where('org', '==', 'o2')), all: on('items') },
  },
  'an invitation with a pinned field': {
    rule: `exists(/databases/$(database)/documents/invitations/$(request.auth.uid + '_' + resource.data.org))`,
    granted: {
      invited: on('items', where('org', '==', 'o1')),
      'invited and filtered': on('items', where('org', '==', 'o1'), where('n', '>', 0)),
    },
    refused: { uninvited: on('items', where('org', '==', 'o2')), anywhere: on('items') },
  },
  'at most ten': {
    rule: 'request.query.limit <= 10',
    granted: { ten: on('items', limit(10)), one: on('items', limit(1)) },
    refused: { eleven: on('items', limit(11)), unlimited: on('items') },
  },
  'an ordered field exists': {
    rule: `'n' in resource.data`,
    granted: { ordered: on('items', orderBy('n')), compared: on('items', where('n', '>', 0)) },
    refused: { all: on('items'), 'another order': on('items', orderBy('owner')) },
  },
  'either of two': {
    rule: 'resource.data.public == true || resource.data.owner == request.auth.uid',
    granted: {
      either: (db) => query(collection(db, 'items'), or(where('public', '==', true), where('owner', '==', 'alice'))),
      one: on('items', where('public', '==', true)),
    },
    refused: {
      'one branch too many': (db) =>
        query(collection(db, 'items'), or(where('public', '==', true), where('owner', '==', 'alice'), where('n', '==', 1))),
      'a weak branch': (db) =>
        query(collection(db, 'items'), or(where('public', '==', true), and(where('n', '>', 1), where('org', '==', 'o1')))),
    },
  },
  'two pinned fields that agree': {
    rule: 'resource.data.owner == resource.data.editor',
    granted: { equal: on('items', where('owner', '==', 'x'), where('editor', '==', 'x')) },
    refused: {
      different: on('items', where('owner', '==', 'x'), where('editor', '==', 'y')),
      'one only': on('items', where('owner', '==', 'x')),
    },
  },
  'the id is pinned': {
    rule: `item == 'a1'`,
    granted: { named: on('items', where(documentId(), '==', 'a1')) },
    refused: { 'a range': on('items', where(documentId(), '>=', 'a1')), all: on('items') },
  },
  'all keys of unknown data': {
    rule: `resource.data.keys().hasOnly(['owner', 'n'])`,
    granted: {},
    refused: { pinned: on('items', where('owner', '==', 'alice')), all: on('items') },
  },
};

const stored = {
  'items/a1': { owner: 'alice', editor: 'alice', org: 'o1', public: true, members: ['alice'], n: 12 },
  'items/a2': { owner: 'alice', editor: 'bob', org: 'o2', public: false, members: ['alice', 'bob'], n: 15 },
  'profiles/alice': { reads: ['o1'] },
  'invitations/alice_o1': { at: 1 },
};

const alice = { sub: 'alice', orgs: ['o1', 'o2'], role: 'editor' };

const scenarioOf =
  ({ rule, granted, refused: neighbours }: Case): Scenarios[string] =>
  async ({ client, rules, write }) => {
    await rules(`match /items/{item} { allow list: if ${rule}; }`);
    await write(stored);
    const db = client({ user: alice });
    for (const [name, ask] of Object.entries(granted)) {
      const found = await getDocs(ask(db)).catch((error: unknown) => Promise.reject(new Error(`${name}: ${String(error)}`)));
      same((await getCountFromServer(ask(db))).data().count, found.size, name);
    }
    for (const [name, ask] of Object.entries(neighbours)) {
      await refused(getDocs(ask(db)), 'permission-denied', name);
      await refused(getCountFromServer(ask(db)), 'permission-denied', `count of ${name}`);
    }
  };

export const listRules: Scenarios = {
  ...Object.fromEntries(Object.entries(cases).map(([name, entry]) => [`§24.49 lists under rules: ${name}`, scenarioOf(entry)])),

  '§24.49 lists under rules: a collection group needs a recursive match': async ({ client, rules, write }) => {
    await rules(`
  match /{path=**}/notes/{note} { allow list: if resource.data.owner == request.auth.uid; }
  match /desks/{desk}/papers/{paper} { allow list; }`);
    await write({ 'desks/1/notes/a': { owner: 'alice' }, 'desks/1/papers/a': { n: 1 } });
    const db = client({ user: alice });

    same((await getDocs(query(collectionGroup(db, 'notes'), where('owner', '==', 'alice')))).size, 1);
    same((await getDocs(query(collection(db, 'desks/1/notes'), where('owner', '==', 'alice')))).size, 1);
    same((await getDocs(collection(db, 'desks/1/papers'))).size, 1);
    await refused(getDocs(collectionGroup(db, 'notes')), 'permission-denied', 'all notes');
    await refused(getDocs(collectionGroup(db, 'papers')), 'permission-denied', 'all papers');
  },

  '§24.49 lists under rules: a subcollection whose parent is read': async ({ client, rules, write }) => {
    await rules(`
  match /plans/{plan}/points/{point} {
    allow list: if get(/databases/$(database)/documents/plans/$(plan)).data.owner == request.auth.uid;
  }`);
    await write({ 'plans/mine': { owner: 'alice' }, 'plans/theirs': { owner: 'bob' }, 'plans/mine/points/a': { n: 1 } });
    const db = client({ user: alice });

    same((await getDocs(collection(db, 'plans/mine/points'))).size, 1);
    await refused(getDocs(collection(db, 'plans/theirs/points')), 'permission-denied');
    await refused(getDocs(collection(db, 'plans/missing/points')), 'permission-denied');
  },
};
