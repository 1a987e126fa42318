import { describe, expect, it } from 'vitest';
import type { Caller } from '../../src/model/gate';
import { createGate, denyAllGate } from '../../src/rules/gate';
import {
  aUser,
  database,
  gateOf,
  get,
  list,
  messageOf,
  momentOf,
  NOW,
  query,
  rulesetOf,
  type Stored,
  viewOf,
  visitor,
  write,
} from './world';

const ada = aUser('ada', { email: 'ada@x.org' });
const bob = aUser('bob');
const admin: Caller = { kind: 'admin' };

describe('which rules are asked', () => {
  const cases: readonly [string, string, string, boolean, ('1' | '2')?][] = [
    ['a literal path', 'match /a/b { allow read; }', 'a/b', true],
    ['another literal', 'match /a/b { allow read; }', 'a/c', false],
    ['a wildcard takes one segment', 'match /a/{id} { allow read; }', 'a/c', true],
    ['a wildcard does not take a subcollection', 'match /a/{id} { allow read; }', 'a/b/c/d', false],
    ['a nested match', 'match /a/{id} { match /c/{sub} { allow read; } }', 'a/b/c/d', true],
    ['the outer one of a nested match', 'match /a/{id} { match /c/{sub} { allow read; } }', 'a/b', false],
    ['a glob takes several segments', 'match /a/{rest=**} { allow read; }', 'a/b/c/d', true],
    ['a glob takes none in version 2', 'match /a/b/{rest=**} { allow read; }', 'a/b', true],
    ['a glob takes none in version 1', 'match /a/b/{rest=**} { allow read; }', 'a/b', false, '1'],
    ['a glob takes one in version 1', 'match /a/{rest=**} { allow read; }', 'a/b', true, '1'],
    ['a glob in the middle', 'match /{path=**}/posts/{post} { allow read; }', 'a/b/posts/p', true],
    ['a glob in the middle that takes nothing', 'match /{path=**}/posts/{post} { allow read; }', 'posts/p', true],
    ['a glob in the middle and another collection', 'match /{path=**}/posts/{post} { allow read; }', 'a/b/notes/p', false],
    ['the whole database', 'match /{document=**} { allow read; }', 'a/b/c/d', true],
  ];

  it.each(cases)('%s', (_, rules, path, allowed, version) => {
    expect(get(gateOf(rules, version), ada, path, { [path]: {} }).allowed).toBe(allowed);
  });

  it('gives a glob as a path and a wildcard as a text', () => {
    const gate = gateOf(
      `match /a/{id}/{rest=**} { allow get: if id == 'b' && rest[1] == 'd' && rest is path && id is string && database == '(default)'; }`,
    );

    expect(get(gate, ada, 'a/b/c/d').allowed).toBe(true);
    expect(get(gate, ada, 'a/b/c/e').allowed).toBe(false);
  });

  it('is any of the matching blocks that grants', () => {
    const gate = gateOf('match /a/{id} { allow read: if false; allow read: if resource.nope; } match /{all=**} { allow get: if true; }');

    expect(get(gate, ada, 'a/b', { 'a/b': {} }).allowed).toBe(true);
    expect(list(gate, ada, query('a')).allowed).toBe(false);
  });

  it('refuses everything when the rules speak of another service', () => {
    const storageOnly = createGate(rulesetOf("rules_version = '2'; service firebase.storage { match /{a=**} { allow read; } }"), database);

    expect(messageOf(get(storageOnly, ada, 'a/b'))).toBe('\nNo matching allow statements');
  });
});

describe('operations', () => {
  const stored: Stored = { 'a/old': { n: 1 } };
  const does: Record<string, (allow: string) => boolean> = {
    get: (allow) => get(gateOf(`match /a/{id} { ${allow} }`), ada, 'a/old', stored).allowed,
    list: (allow) => list(gateOf(`match /a/{id} { ${allow} }`), ada, query('a'), stored).allowed,
    create: (allow) => write(gateOf(`match /a/{id} { ${allow} }`), ada, stored, { 'a/new': { n: 1 } }).allowed,
    update: (allow) => write(gateOf(`match /a/{id} { ${allow} }`), ada, stored, { 'a/old': { n: 2 } }).allowed,
    delete: (allow) => write(gateOf(`match /a/{id} { ${allow} }`), ada, stored, { 'a/old': null }).allowed,
  };
  const covered: Record<string, string[]> = {
    get: ['get'],
    list: ['list'],
    create: ['create'],
    update: ['update'],
    delete: ['delete'],
    read: ['get', 'list'],
    write: ['create', 'update', 'delete'],
  };

  it.each(Object.entries(covered))('allow %s covers exactly %j', (method, operations) => {
    const passed = Object.keys(does).filter((operation) => does[operation]?.(`allow ${method};`));

    expect(passed).toEqual(operations);
  });

  it.each(Object.keys(does))('request.method of a %s says so', (operation) => {
    expect(does[operation]?.(`allow read, write: if request.method == '${operation}';`)).toBe(true);
    expect(does[operation]?.(`allow read, write: if request.method != '${operation}';`)).toBe(false);
  });
});

describe('what a condition sees', () => {
  const stored: Stored = { 'a/b': { owner: 'ada', n: 1 } };
  const sees = (condition: string, caller: Caller = ada) =>
    get(gateOf(`match /a/{id} { allow get: if ${condition}; }`), caller, 'a/b', stored);
  const seesWrite = (condition: string, fields: Parameters<typeof write>[3]) =>
    write(gateOf(`match /a/{id} { allow write: if ${condition}; }`), ada, stored, fields);

  it.each([
    ["request.auth.uid == 'ada'", "request.auth.uid == 'bob'"],
    ["request.auth.token.email == 'ada@x.org'", "request.auth.token.email == ''"],
    ["resource.data.owner == 'ada' && resource.data.n == 1", 'resource.data.n == 2'],
    ["resource.id == 'b' && id == 'b'", "resource.id == 'a'"],
    ['resource.__name__ == /databases/$(database)/documents/a/b', 'resource.__name__ == /databases/$(database)/documents/a/c'],
    ['request.path == /databases/(default)/documents/a/b', 'request.path == /a/b'],
    ["!('resource' in request)", 'request.resource == null || request.resource != null'],
    [`request.time.toMillis() == ${NOW / 1000}`, `request.time.toMillis() == 0`],
    ['request.time is timestamp', 'request.time is string'],
  ])('%s, and not %s', (holds, fails) => {
    expect(messageOf(sees(holds))).toBe('allowed');
    expect(sees(fails).allowed).toBe(false);
  });

  it('has no auth for a visitor', () => {
    expect(sees('request.auth == null', visitor).allowed).toBe(true);
    expect(sees('request.auth == null', ada).allowed).toBe(false);
  });

  it('shows the future document of a write, and null for a deletion', () => {
    expect(
      seesWrite('request.resource.data.n == 2 && resource.data.n == 1 && request.resource.id == id', { 'a/b': { n: 2 } }).allowed,
    ).toBe(true);
    expect(seesWrite('resource == null && request.resource.data.n == 2', { 'a/c': { n: 2 } }).allowed).toBe(true);
    expect(seesWrite('request.resource == null && resource.data.n == 1', { 'a/b': null }).allowed).toBe(true);
    expect(seesWrite('request.resource.data.n == 2', { 'a/b': null }).allowed).toBe(false);
  });

  it('is null for a missing document', () => {
    const gate = gateOf('match /a/{id} { allow get: if resource == null; } match /b/{id} { allow get: if resource.data.x == 1; }');

    expect(get(gate, ada, 'a/none').allowed).toBe(true);
    expect(messageOf(get(gate, ada, 'b/none'))).toContain('Null value error.');
  });
});

describe('a commit', () => {
  const rules = `
    match /tours/{tour} { allow write: if request.resource == null || request.resource.data.name is string; }
    match /tours/{tour}/links/{link} {
      allow create: if existsAfter(/databases/$(database)/documents/tours/$(tour))
        && getAfter(/databases/$(database)/documents/tours/$(tour)).data.name == 'new';
    }
    match /strict/{id} { allow create: if exists(/databases/$(database)/documents/tours/$(id)); }`;
  const gate = gateOf(rules);

  it('passes when each write does', () => {
    expect(write(gate, ada, {}, { 'tours/a': { name: 'x' }, 'tours/b': { name: 'y' } }).allowed).toBe(true);
    expect(write(gate, ada, {}, { 'tours/a': { name: 'x' }, 'tours/b': { name: 1 } }).allowed).toBe(false);
  });

  it('sees the state after all its writes with getAfter, in either order', () => {
    expect(write(gate, ada, {}, { 'tours/a': { name: 'new' }, 'tours/a/links/l': {} }).allowed).toBe(true);
    expect(write(gate, ada, {}, { 'tours/a/links/l': {}, 'tours/a': { name: 'new' } }).allowed).toBe(true);
    expect(write(gate, ada, {}, { 'tours/a/links/l': {} }).allowed).toBe(false);
    expect(write(gate, ada, { 'tours/a': { name: 'old' } }, { 'tours/a/links/l': {}, 'tours/a': { name: 'other' } }).allowed).toBe(false);
  });

  it('sees the state before it with get', () => {
    expect(write(gate, ada, {}, { 'tours/a': { name: 'x' }, 'strict/a': {} }).allowed).toBe(false);
    expect(write(gate, ada, { 'tours/a': { name: 'x' } }, { 'strict/a': {} }).allowed).toBe(true);
  });
});

describe('limits of document access', () => {
  const exist = (ids: readonly number[]) => ids.map((id) => `exists(/databases/$(database)/documents/d/d${id})`).join(' || ');
  const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at);
  const TOO_MANY = 'Unable to evaluate the expression as the maximum of 10 document access calls has been reached.';

  it('a single read may look at ten documents, not eleven, and again at the same ones', () => {
    const again = [...upTo(10), ...upTo(10)];
    expect(get(gateOf(`match /a/{id} { allow get: if !(${exist(again)}); }`), ada, 'a/b').allowed).toBe(true);

    const refused = get(gateOf(`match /a/{id} {\nallow get: if\n!(${exist(upTo(11))}); }`), ada, 'a/b');
    expect(messageOf(refused)).toBe(`\n${TOO_MANY} for 'get' @ L6`);
  });

  it('a query may look at ten documents, not eleven', () => {
    expect(list(gateOf(`match /a/{id} { allow list: if !(${exist(upTo(10))}); }`), ada, query('a')).allowed).toBe(true);
    expect(messageOf(list(gateOf(`match /a/{id} { allow list: if !(${exist(upTo(11))}); }`), ada, query('a')))).toContain(TOO_MANY);
  });

  it('a batch may look at twenty documents, ten an operation', () => {
    const gate = gateOf(
      [...upTo(3).map((at) => `match /c${at}/{id} { allow write: if !(${exist(upTo(at === 2 ? 1 : 10, at * 10))}); }`)].join('\n'),
    );
    const eleven = gateOf(`match /c/{id} { allow write: if !(${exist(upTo(11))}); }`);

    expect(messageOf(write(gate, ada, {}, { 'c0/x': {}, 'c1/x': {}, 'c0/y': {} }))).toBe('allowed');
    expect(messageOf(write(gate, ada, {}, { 'c0/x': {}, 'c1/x': {}, 'c2/x': {} }))).toContain('the maximum of 20 document access calls');
    expect(messageOf(write(eleven, ada, {}, { 'c/x': {}, 'c/y': {} }))).toContain('the maximum of 10 document access calls');
  });

  it('an exceeded limit is an error like any other: || recovers from it', () => {
    const condition = (count: number) => `match /a/{id} { allow get: if (${exist(upTo(count))}) || true; }`;

    expect(get(gateOf(condition(10)), ada, 'a/b').allowed).toBe(true);
    expect(get(gateOf(condition(11)), ada, 'a/b').allowed).toBe(true);
    expect(get(gateOf(condition(11).replace(' || true', '')), ada, 'a/b').allowed).toBe(false);
  });

  it('looks at no other database and at no collection', () => {
    const looks = (path: string) =>
      get(gateOf(`match /a/{id} { allow get: if exists(${path}) || true; allow get: if !exists(${path}); }`), ada, 'a/b');
    const outcome = (path: string) => get(gateOf(`match /a/{id} { allow get: if !exists(${path}); }`), ada, 'a/b').allowed;

    expect(looks('/databases/other/documents/a/b').allowed).toBe(true);
    expect(outcome('/databases/$(database)/documents/a/c')).toBe(true);
    expect(outcome('/databases/other/documents/a/c')).toBe(false);
    expect(outcome('/databases/$(database)/documents/a')).toBe(false);
  });
});

describe('what a refusal says', () => {
  it('one clause for each allow that was asked, by the line of its condition', () => {
    const gate = gateOf(`match /a/{id} {\nallow get: if false;\nallow list: if false;\nallow read:\n if resource.data.role == 'x';\n}`);

    expect(messageOf(get(gate, ada, 'a/b', { 'a/b': {} }))).toBe(
      "\nfalse for 'get' @ L5, Property role is undefined on object. for 'get' @ L8",
    );
    expect(messageOf(list(gate, ada, query('a')))).toBe("\nfalse for 'list' @ L6, false for 'list' @ L8");
  });

  it('no clause at all when nothing matched', () => {
    expect(messageOf(get(gateOf('match /a/{id} { allow write; }'), ada, 'a/b'))).toBe('\nNo matching allow statements');
    expect(messageOf(write(gateOf('match /a/{id} { allow read; }'), ada, {}, { 'b/c': {} }))).toBe('\nNo matching allow statements');
  });

  it('never a stored value, which the explanation for the log has', () => {
    const gate = gateOf(
      `function isOwner(doc) { return doc.owner == request.auth.uid; }\nmatch /a/{id} { allow get: if request.auth != null && isOwner(resource.data); }`,
    );
    const decision = get(gate, ada, 'a/b', { 'a/b': { owner: 'secret-value' } });

    expect(messageOf(decision)).not.toContain('secret-value');
    expect(decision.allowed ? '' : decision.explain?.()).toBe(
      'L4:32 doc.owner == request.auth.uid is false (doc.owner = "secret-value", request.auth.uid = "ada")',
    );
  });

  it('the explanation of a refused query names what the query leaves open', () => {
    const decision = list(gateOf('match /a/{id} { allow list: if resource.data.owner == request.auth.uid; }'), ada, query('a'));

    expect(decision.allowed ? '' : decision.explain?.()).toContain('resource.data.owner = not determined by the query');
  });
});

describe('what a decision was based on', () => {
  it('names the documents that were looked at, stored or not', () => {
    const gate = gateOf(`match /a/{id} { allow get: if exists(/databases/$(database)/documents/u/$(request.auth.uid)) || true; }`);

    expect([...get(gate, ada, 'a/b').basis.documents]).toEqual(['u/ada']);
    expect([...get(gateOf('match /a/{id} { allow get; }'), ada, 'a/b').basis.documents]).toEqual([]);
  });

  it.each([
    ['request.time > resource.data.until', true],
    ['isOver(resource.data)', true],
    ['uses(request)', true],
    ['request["time"] != null', true],
    ['request.auth.uid == id', false],
    ['resource.data.time == 1', false],
  ])('%s depends on the time: %s', (condition, expected) => {
    const gate = gateOf(`
      function isOver(doc) { let now = request.time; return doc.until < now; }
      function uses(anything) { return anything.time != null; }
      match /a/{id} { allow get: if ${condition}; }`);

    expect(get(gate, ada, 'a/b').basis.usesTime).toBe(expected);
  });
});

describe('gates as a whole', () => {
  it('let administrators pass', () => {
    const closed = gateOf('match /a/{id} { allow read, write: if false; }');

    for (const gate of [closed, denyAllGate]) {
      expect(get(gate, admin, 'a/b').allowed).toBe(true);
      expect(list(gate, admin, query('a')).allowed).toBe(true);
      expect(write(gate, admin, {}, { 'a/b': {} }).allowed).toBe(true);
    }
  });

  it('refuse everybody else while rules do not compile', () => {
    expect(get(denyAllGate, ada, 'a/b').allowed).toBe(false);
    expect(list(denyAllGate, ada, query('a')).allowed).toBe(false);
    expect(write(denyAllGate, ada, {}, { 'a/b': {} }).allowed).toBe(false);
  });

  it('decide each of several documents by itself, in the order asked', () => {
    const gate = gateOf('match /a/{id} { allow get: if resource.data.public == true; }');
    const stored: Stored = { 'a/1': { public: true }, 'a/2': { public: false } };

    expect(gate.get(bob, ['a/2', 'a/1', 'a/3'], momentOf(stored)).map(({ allowed }) => allowed)).toEqual([false, true, false]);
  });

  it('read the state they are given, not one they remember', () => {
    const gate = gateOf(`match /a/{id} { allow get: if get(/databases/$(database)/documents/s/s).data.open; }`);
    const open = { documents: viewOf({ 's/s': { open: true } }), time: NOW };
    const shut = { documents: viewOf({ 's/s': { open: false } }), time: NOW };

    expect([open, shut, open].map((moment) => gate.get(bob, ['a/b'], moment)[0]?.allowed)).toEqual([true, false, true]);
  });
});
