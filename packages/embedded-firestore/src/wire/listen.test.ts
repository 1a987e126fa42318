import { afterEach, describe, expect, it } from 'vitest';
import { ListenClient, root } from '../../tests/streams/listen-client';
import { FakeTime } from '../../tests/support/fake-time';
import type { Database } from '../engine/database';
import { Databases } from '../engine/databases';
import type { Caller, Decision, Gate } from '../model/gate';
import type { DocPath } from '../model/path';
import type { Query } from '../model/query';
import { invalidArgument } from '../model/status';
import type { Value } from '../model/value';
import type { Write } from '../model/write';
import { openListen } from './listen';
import type { ListenResponse, Target } from './stream';

const admin: Caller = { kind: 'admin' };
const alice: Caller = { kind: 'user', uid: 'alice', token: new Map() };
const all: Query = { parent: '', collectionId: 'c', allDescendants: false, orderBy: [], offset: 0 };
const inC: Target = { kind: 'query', query: all };
const ones: Target = { kind: 'query', query: { ...all, where: { kind: 'field', field: ['n'], op: '==', value: 1n } } };
const document = (path: DocPath): Target => ({ kind: 'documents', paths: [path] });

const set = (path: DocPath, n: Value): Write => ({ kind: 'update', path, fields: new Map([['n', n]]), transforms: [] });
const remove = (path: DocPath): Write => ({ kind: 'delete', path });

const databases: Databases[] = [];
afterEach(() => {
  for (const open of databases.splice(0)) open.close();
});

function openDatabase(): Database {
  const opened = Databases.open();
  databases.push(opened);
  return opened.get({ project: 'p', database: '(default)' });
}

const write = (database: Database, ...writes: Write[]) => database.commit(writes, { caller: admin });

function connect(database: Database, caller: Caller = admin): ListenClient {
  const client = new ListenClient(database, caller);
  client.connect();
  return client;
}

/** A gate whose reads are decided by functions; everything may be written. */
function gateOf(
  get: (path: DocPath) => boolean,
  list: (query: Query) => boolean = () => true,
  basis: Partial<Decision['basis']> = {},
): Gate {
  const decide = (allowed: boolean): Decision => ({
    basis: { documents: new Set(), usesTime: false, ...basis },
    ...(allowed ? { allowed } : { allowed, message: 'false for the test' }),
  });
  return {
    get: (_caller, paths) => paths.map((path) => decide(get(path))),
    list: (_caller, query) => decide(list(query)),
    write: () => decide(true),
  };
}

describe('a Listen stream', () => {
  it('answers a new target with ADD, its documents, CURRENT and a consistent snapshot', async () => {
    const database = openDatabase();
    await write(database, set('c/a', 1n), set('c/b', 2n));
    const client = connect(database);

    client.listen(1002, inC);

    expect(client.take()).toEqual([['ADD', 1002], ['change', 'c/a', 1002], ['change', 'c/b', 1002], ['CURRENT', 1002], ['NO_CHANGE']]);
  });

  it('announces a missing document as deleted', () => {
    const client = connect(openDatabase());

    client.listen(2, document('c/a'));

    expect(client.take()).toEqual([['ADD', 2], ['documentDelete', 'c/a', -2], ['CURRENT', 2], ['NO_CHANGE']]);
  });

  it('sends each document of a commit once, for all targets, and then one snapshot', async () => {
    const database = openDatabase();
    await write(database, set('c/a', 1n));
    const client = connect(database);
    client.listen(2, inC);
    client.listen(4, ones);
    client.listen(6, document('c/a'));
    client.take();

    await write(database, set('c/a', 2n), set('c/b', 1n), set('d/x', 1n));

    expect(client.take()).toEqual([['change', 'c/a', 6, 2, -4], ['change', 'c/b', 2, 4], ['NO_CHANGE']]);
  });

  it('says nothing to a stream that a commit does not concern', async () => {
    const database = openDatabase();
    const client = connect(database);
    client.listen(2, ones);
    client.take();

    await write(database, set('c/a', 2n), set('d/a', 1n));

    expect(client.take()).toEqual([]);
  });

  it('removes a target when asked, once, and ignores a request to remove an unknown one', async () => {
    const database = openDatabase();
    const client = connect(database);
    client.listen(2, inC);
    client.take();

    client.unlisten(2);
    client.unlisten(2);
    await write(database, set('c/a', 1n));

    expect(client.take()).toEqual([['REMOVE', 2]]);
  });

  it('ends a target that is wanted once after its first result', async () => {
    const database = openDatabase();
    const client = connect(database);

    client.listen(2, inC, { once: true });

    expect(client.take()).toEqual([['ADD', 2], ['CURRENT', 2], ['NO_CHANGE'], ['REMOVE', 2]]);
  });

  it('refuses an invalid target without an ADD and keeps the others', async () => {
    const database = openDatabase();
    const client = connect(database);
    client.listen(2, inC);
    client.listen(6, { kind: 'query', query: { ...all, limit: -1 } });
    client.take();

    client.listen(8, inC, { target: () => refuse() });
    await write(database, set('c/a', 1n));

    expect(client.causes.get(6)?.status).toBe('INVALID_ARGUMENT');
    expect(client.take()).toEqual([['REMOVE', 8, 3], ['change', 'c/a', 2], ['NO_CHANGE']]);
    expect(client.ended).toBeUndefined();
  });

  it('starts a target anew under the number of a removed one', () => {
    const client = connect(openDatabase());
    client.listen(2, inC);
    client.take();

    client.receive({ kind: 'remove', targetId: 2 });
    client.listen(2, ones);

    expect(client.take()).toEqual([['REMOVE', 2], ['ADD', 2], ['CURRENT', 2], ['NO_CHANGE']]);
  });

  it('ends with INVALID_ARGUMENT when a request names no database, or another one', () => {
    const ends: unknown[] = [];
    const open = () =>
      openListen({ database: () => openDatabase(), caller: admin }, { send: () => {}, end: (error) => ends.push(error?.message) });

    open().receive({ database: '', change: { kind: 'none' } });
    const second = open();
    second.receive({ database: root, change: { kind: 'none' } });
    second.receive({ database: 'projects/q/databases/x', change: { kind: 'none' } });
    second.receive({ database: root, change: { kind: 'none' } });

    expect(ends).toEqual([
      "'database' must be set on an initial listen request.",
      `Request specified a database (projects/q/databases/x) that did not match the expected database (${root})`,
    ]);
  });

  it('shows a query with a selection only the selected fields', async () => {
    const database = openDatabase();
    await write(database, {
      kind: 'update',
      path: 'c/a',
      fields: new Map([
        ['n', 1n],
        ['secret', 2n],
      ]),
      transforms: [],
    });
    const client = connect(database);

    client.listen(2, { kind: 'query', query: { ...all, select: [['n']] } });

    expect([...(client.docs(2).get('c/a')?.fields.keys() ?? [])]).toEqual(['n']);
  });
});

describe('resuming', () => {
  it('sends only what changed since the token', async () => {
    const database = openDatabase();
    await write(database, set('c/a', 1n), set('c/b', 1n), set('c/d', 1n));
    const client = connect(database);
    client.listen(2, inC);
    client.disconnect();
    client.take();
    await write(database, set('c/a', 2n), remove('c/b'));
    await write(database, set('c/e', 1n));
    await write(database, remove('c/e'));

    client.connect();

    expect(client.take()).toEqual([['ADD', 2], ['change', 'c/a', 2], ['documentDelete', 'c/b', -2], ['CURRENT', 2], ['NO_CHANGE']]);
  });

  it.each([
    ['of another life of the data', Buffer.alloc(16, 7)],
    ['that it does not know', Buffer.from('nonsense')],
  ])('starts over after a token %s', async (_, token) => {
    const database = openDatabase();
    await write(database, set('c/a', 1n));
    const client = connect(database);

    client.listen(2, inC, { resume: { token } });

    expect(client.take()).toEqual([['ADD', 2], ['RESET', 2], ['change', 'c/a', 2], ['CURRENT', 2], ['NO_CHANGE']]);
  });

  it('takes a read time like a token', async () => {
    const database = openDatabase();
    await write(database, set('c/a', 1n));
    const readTime = database.now();
    await write(database, set('c/b', 1n));
    const client = connect(database);

    client.listen(2, inC, { resume: { readTime } });

    expect(client.take()).toEqual([['ADD', 2], ['change', 'c/b', 2], ['CURRENT', 2], ['NO_CHANGE']]);
  });

  it('sends the count when the client had another number of documents at the resume point', async () => {
    const database = openDatabase();
    await write(database, set('c/a', 1n), set('c/b', 1n));
    const readTime = database.now();
    await write(database, remove('c/b'));
    const client = connect(database);

    client.listen(2, inC, { resume: { readTime }, expectedCount: 2 });
    client.listen(4, inC, { resume: { readTime }, expectedCount: 3 });

    const filters = client.messages.filter((message): message is ListenResponse & { kind: 'filter' } => message.kind === 'filter');
    expect(filters).toEqual([{ kind: 'filter', targetId: 4, count: 1 }]);
  });
});

describe('permissions', () => {
  it('refuses a target with code 7 and without an ADD, and goes on with the others', async () => {
    const database = openDatabase();
    database.gate = gateOf(
      (path) => path !== 'c/secret',
      () => false,
    );
    const client = connect(database, alice);

    client.listen(2, inC);
    client.listen(4, document('c/secret'));
    client.listen(6, document('c/a'));

    expect(client.take()).toEqual([
      ['REMOVE', 2, 7],
      ['REMOVE', 4, 7],
      ['ADD', 6],
      ['documentDelete', 'c/a', -6],
      ['CURRENT', 6],
      ['NO_CHANGE'],
    ]);
    expect(client.causes.get(2)?.message).toBe('false for the test');
  });

  it('asks nothing for an administrator', () => {
    const database = openDatabase();
    database.gate = gateOf(
      () => false,
      () => false,
    );
    const client = connect(database);

    client.listen(2, inC);

    expect(client.take()).toEqual([['ADD', 2], ['CURRENT', 2], ['NO_CHANGE']]);
  });

  it('takes a document out of a query without its data when the viewer may not read the new version', async () => {
    const database = openDatabase();
    await write(database, set('c/a', 1n), set('c/b', 1n));
    database.gate = gateOf((path) => path === 'c/b');
    const client = connect(database, alice);
    client.listen(2, ones);
    client.take();

    await write(database, set('c/a', 2n), set('c/b', 2n));

    expect(client.take()).toEqual([['documentRemove', 'c/a', -2], ['change', 'c/b', -2], ['NO_CHANGE']]);
  });

  it('decides a document target again before it sends a change', async () => {
    const database = openDatabase();
    await write(database, set('c/a', 1n));
    database.gate = gateOf((path) => database.read().get(path)?.fields.get('n') === 1n);
    const client = connect(database, alice);
    client.listen(2, document('c/a'));
    client.take();

    await write(database, set('c/a', 2n));

    expect(client.take()).toEqual([['REMOVE', 2, 7]]);
  });

  it('decides a query again when a document that the rules read changes', async () => {
    const database = openDatabase();
    await write(database, set('users/alice', 1n), set('c/a', 1n));
    const isMember = () => database.read().get('users/alice') !== undefined;
    database.gate = gateOf(isMember, isMember, { documents: new Set(['users/alice']) });
    const client = connect(database, alice);
    client.listen(2, inC);
    await write(database, set('users/alice', 2n));
    client.take();

    await write(database, set('c/a', 2n), remove('users/alice'));
    await write(database, set('c/a', 3n));

    expect(client.take()).toEqual([['REMOVE', 2, 7]]);
  });

  it('decides all open targets again when the rules are replaced', async () => {
    const database = openDatabase();
    const client = connect(database, alice);
    client.listen(2, inC);
    client.listen(4, document('c/a'));
    client.take();

    database.gate = gateOf(
      () => true,
      () => false,
    );
    await write(database, set('c/a', 1n));

    expect(client.take()).toEqual([['REMOVE', 2, 7], ['change', 'c/a', 4], ['NO_CHANGE']]);
  });
});

describe('a database that is cleared', () => {
  it('takes everything away from its listeners in one snapshot', async () => {
    const database = openDatabase();
    await write(database, set('c/a', 1n), set('c/b', 1n), set('d/a', 1n));
    const client = connect(database);
    client.listen(2, inC);
    client.listen(4, document('d/a'));
    client.take();

    await database.clear();
    await write(database, set('c/z', 1n));

    expect(client.take()).toEqual([
      ['documentDelete', 'c/a', -2],
      ['documentDelete', 'c/b', -2],
      ['documentDelete', 'd/a', -4],
      ['NO_CHANGE'],
      ['change', 'c/z', 2],
      ['NO_CHANGE'],
    ]);
    expect(client.violations).toEqual([]);
  });
});

function refuse(): Target {
  throw invalidArgument('no such target');
}

describe('a decision that depends on the time', () => {
  it('is taken again every 30 seconds', async () => {
    const time = new FakeTime();
    const opened = Databases.open({ time });
    databases.push(opened);
    const database = opened.get({ project: 'p', database: '(default)' });
    const until = time.now() + 70_000_000;
    database.gate = gateOf(
      () => true,
      () => time.now() < until,
      { usesTime: true },
    );
    const client = connect(database, alice);
    client.listen(2, inC);
    client.take();

    await time.advance(60_000);
    expect(client.take()).toEqual([]);
    await time.advance(30_000);

    expect(client.take()).toEqual([['REMOVE', 2, 7]]);
  });
});
