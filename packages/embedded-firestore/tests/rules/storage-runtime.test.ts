import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Line = Record<string, unknown>;

/** The real process over pipes, as firebase-tools drives it. */
class Client {
  readonly complaints: string[] = [];
  private readonly waiting = new Map<unknown, (line: Line) => void>();
  private readonly early = new Map<unknown, Line[]>();
  private lastId = 0;

  constructor(private readonly child: ChildProcessWithoutNullStreams) {
    createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (text) => this.receive(JSON.parse(text)));
    child.stderr.on('data', (data) => this.complaints.push(String(data)));
  }

  private receive(line: Line): void {
    const id = line.id ?? line.server_request_id;
    const resolve = this.waiting.get(id);
    this.waiting.delete(id);
    if (resolve !== undefined) resolve(line);
    else this.early.set(id, [...(this.early.get(id) ?? []), line]);
  }

  /** The next line about a request. */
  next(id: unknown): Promise<Line> {
    const [line, ...others] = this.early.get(id) ?? [];
    this.early.set(id, others);
    return line === undefined ? new Promise((resolve) => this.waiting.set(id, resolve)) : Promise.resolve(line);
  }

  raw(text: string): void {
    this.child.stdin.write(text);
  }

  send(action: string, context: Line): number {
    this.lastId += 1;
    this.raw(`${JSON.stringify({ id: this.lastId, action, context })}\n`);
    return this.lastId;
  }

  async ask(action: string, context: Line): Promise<Line> {
    return await this.next(this.send(action, context));
  }
}

const folder = mkdtempSync(join(tmpdir(), 'storage-runtime-'));
let child: ChildProcessWithoutNullStreams;
let client: Client;

beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL('../../src/storage-runtime/main.ts', import.meta.url))],
    outfile: join(folder, 'main.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  child = spawn(process.execPath, [join(folder, 'main.mjs')]);
  client = new Client(child);
  await client.next(-1);
});

afterAll(async () => {
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.stdin.end();
  expect(await ended).toBe(0);
  rmSync(folder, { recursive: true });
});

const storageRules = (body: string, version = '2') =>
  `rules_version = '${version}';\nservice firebase.storage {\nmatch /b/{bucket}/o {\n${body}\n}\n}`;

let rulesets = 0;
async function load(body: string, version?: string): Promise<string> {
  rulesets += 1;
  const rulesetName = String(rulesets);
  const source = { files: [{ name: 'storage.rules', content: storageRules(body, version) }] };
  expect(await client.ask('load_ruleset', { rulesetName, source })).toMatchObject({ status: 'ok', errors: [] });
  return rulesetName;
}

const text = (value: string) => ({ string_value: value });
const fields = (map: Line) => ({ map_value: { fields: map } });
const signedIn = (uid: string, claims: Line = {}) => fields({ uid: text(uid), token: fields(claims) });
const nobody = { null_value: null };

type Asked = { method?: string; auth?: Line; resource?: Line; incoming?: Line; time?: string };
const verification = (
  rulesetName: string,
  path: string,
  { method = 'get', auth = nobody, resource = nobody, incoming = nobody }: Asked,
) => ({
  rulesetName,
  service: 'firebase.storage',
  path,
  method,
  variables: {
    resource,
    request: fields({
      path: {
        path_value: {
          segments: path
            .split('/')
            .filter(Boolean)
            .map((simple) => ({ simple })),
        },
      },
      time: { timestamp_value: '2026-02-03T04:05:06.789Z' },
      resource: incoming,
      auth,
    }),
  },
});

const verify = async (rulesetName: string, path: string, asked: Asked = {}) =>
  await client.ask('verify', verification(rulesetName, path, asked));
const permitted = { status: 'ok', errors: [], result: { permit: true } };
const refused = { status: 'ok', errors: [], result: { permit: false } };

describe('loading a ruleset', () => {
  it('answers the version of the rules', async () => {
    const source = { files: [{ name: 'storage.rules', content: storageRules('') }] };

    const answer = await client.ask('load_ruleset', { rulesetName: 'v', source });

    expect(answer).toMatchObject({ status: 'ok', errors: [], result: { rulesVersion: 2 } });
  });

  it('answers compile errors with status ok, each as the JSON that firebase-tools parses', async () => {
    const source = { files: [{ name: 'storage.rules', content: storageRules('match /x { allow read: if (; }') }] };

    const answer = await client.ask('load_ruleset', { rulesetName: 'broken', source });

    expect(answer.status).toBe('ok');
    expect(JSON.parse((answer.errors as string[])[0] ?? '')).toMatchObject({ sourcePosition_: { fileName_: 'storage.rules', line_: 4 } });
  });

  it('refuses rules that say nothing of storage', async () => {
    const content = "rules_version = '2';\nservice cloud.firestore {}";

    const answer = await client.ask('load_ruleset', { rulesetName: 'none', source: { files: [{ name: 'f', content }] } });

    expect(answer).toMatchObject({ status: 'ok', errors: ['No rules for service firebase.storage.'] });
  });
});

describe('verifying', () => {
  it('grants and refuses by path, method and user', async () => {
    const rules = await load(
      'match /users/{uid}/{file=**} { allow read: if request.auth.uid == uid; allow create: if request.auth != null; }',
    );

    expect(await verify(rules, '/b/x.appspot.com/o/users/ada/a/b.png', { auth: signedIn('ada') })).toMatchObject(permitted);
    expect(await verify(rules, '/b/x.appspot.com/o/users/ada/a/b.png', { auth: signedIn('bob') })).toMatchObject(refused);
    expect(await verify(rules, '/b/x.appspot.com/o/users/ada/a', { auth: signedIn('bob'), method: 'create' })).toMatchObject(permitted);
    expect(await verify(rules, '/b/x.appspot.com/o/users/ada/a', { auth: signedIn('ada'), method: 'delete' })).toMatchObject(refused);
    expect(await verify(rules, '/b/x.appspot.com/o/others/a', { auth: signedIn('ada') })).toMatchObject(refused);
  });

  it('knows every kind of value that firebase-tools sends', async () => {
    const rules = await load(`match /f {
      allow create: if request.resource.size < 5 * 1024 * 1024 && request.resource.contentType.matches('image/.*')
        && request.resource.metadata.owner == 'ada' && request.resource.tags.hasAll(['a', 'b']) && request.resource.ratio == 1.5
        && request.resource.public && request.resource.gone == null && !('absent' in request.resource)
        && request.time.year() == 2026 && request.resource.timeCreated < request.time && request.path[3] == 'f'
        && request.resource.kinds.hasOnly(['k']) && request.method == 'create' && resource == null;
    }`);
    const incoming = (size: number) =>
      fields({
        size: { int_value: size },
        contentType: text('image/png'),
        metadata: fields({ owner: text('ada') }),
        tags: { list_value: { values: [text('a'), text('b')] } },
        kinds: { set_value: { values: [text('k'), text('k')] } },
        ratio: { float_value: 1.5 },
        public: { bool_value: true },
        gone: { null_value: null },
        timeCreated: { timestamp_value: '2026-02-03T04:05:06.788Z' },
      });

    expect(await verify(rules, '/b/x/o/f', { method: 'create', incoming: incoming(5_000_000) })).toMatchObject(permitted);
    expect(await verify(rules, '/b/x/o/f', { method: 'create', incoming: incoming(6_000_000) })).toMatchObject(refused);
  });

  it('warns of a failing condition, in the words of the emulator, and says nothing of a false one', async () => {
    const rules = await load('match /a { allow read: if request.auth.uid == "x"; }\nmatch /b { allow read: if false; }');

    expect(await verify(rules, '/b/x/o/a')).toMatchObject({ ...refused, warnings: ["Null value error. for 'get' @ L4"] });
    expect(await verify(rules, '/b/x/o/b')).toMatchObject({ ...refused, warnings: [] });
  });

  it('refuses list below rules version 2, and lists under version 2', async () => {
    const body = 'match /{all=**} { allow read; }';

    expect(await verify(await load(body, '1'), '/b/x/o/a', { method: 'list' })).toMatchObject({
      ...refused,
      warnings: ["Permission denied. List operations are only allowed for rules_version='2'."],
    });
    expect(await verify(await load(body), '/b/x/o', { method: 'list' })).toMatchObject(permitted);
  });

  it('does not take an object name with an empty segment for another', async () => {
    const rules = await load('match /a/b { allow read; }');

    expect(await verify(rules, '/b/x/o/a//b')).toMatchObject(refused);
    expect(await verify(rules, '/b/x/o/a/b')).toMatchObject(permitted);
  });
});

describe('looking into Firestore', () => {
  const path = '/databases/(default)/documents/tours/t1';
  const answerWith = (id: number, answer: Line) => client.raw(`${JSON.stringify({ id, warnings: [], errors: [], ...answer })}\n`);
  const document = (data: Line) => ({ status: 'ok', result: { name: 'projects/p/databases/(default)/documents/tours/t1', fields: data } });
  const tourRules = `match /tours/{tour}/{file=**} {
    allow read: if firestore.exists(/databases/(default)/documents/tours/$(tour))
      && firestore.get(/databases/(default)/documents/tours/$(tour)).data.public == true;
  }`;

  it('asks for a document once, by the id of the running request, and answers afterwards', async () => {
    const id = client.send('verify', verification(await load(tourRules), '/b/x/o/tours/t1/a.png', {}));

    const lookup = await client.next(id);
    expect(lookup).toEqual({ server_request_id: id, action: 'fetch_firestore_document', context: { path } });
    answerWith(id, document({ public: { booleanValue: true } }));

    expect(await client.next(id)).toMatchObject({ id, ...permitted });
  });

  it('takes a failed lookup for a missing document', async () => {
    const id = client.send('verify', verification(await load(tourRules), '/b/x/o/tours/t1/a.png', {}));

    await client.next(id);
    answerWith(id, { status: 'not_found' });

    expect(await client.next(id)).toMatchObject({ id, ...refused });
  });

  it('keeps overlapping requests apart, whichever document comes first', async () => {
    const rules = await load(tourRules);
    const [first, second] = [1, 2].map(() => client.send('verify', verification(rules, '/b/x/o/tours/t1/a.png', {}))) as [number, number];
    await Promise.all([client.next(first), client.next(second)]);

    expect(await verify(rules, '/b/x/o/elsewhere')).toMatchObject(refused);
    answerWith(second, document({ public: { booleanValue: true } }));
    expect(await client.next(second)).toMatchObject(permitted);
    answerWith(first, document({ public: { booleanValue: false } }));
    expect(await client.next(first)).toMatchObject(refused);
  });

  it('reads two distinct documents, and no third', async () => {
    const exists = (id: string) => `firestore.exists(/databases/(default)/documents/d/${id})`;
    const two = client.send(
      'verify',
      verification(await load(`match /f { allow read: if ${exists('a')} && ${exists('b')} && ${exists('a')}; }`), '/b/x/o/f', {}),
    );
    for (const _ of [1, 2]) {
      await client.next(two);
      answerWith(two, document({}));
    }
    expect(await client.next(two)).toMatchObject(permitted);

    const three = client.send(
      'verify',
      verification(await load(`match /f { allow read: if ${exists('a')} && ${exists('b')} && ${exists('c')}; }`), '/b/x/o/f', {}),
    );
    for (const _ of [1, 2]) {
      await client.next(three);
      answerWith(three, document({}));
    }
    expect(await client.next(three)).toMatchObject({
      ...refused,
      warnings: ["Unable to evaluate the expression as the maximum of 2 document access calls has been reached. for 'get' @ L4"],
    });
  });

  it('encodes what would change the meaning of the address, and asks for no relative segment', async () => {
    const rules = await load(`match /{id} { allow read: if firestore.exists(/databases/(default)/documents/d/$(id)); }`);
    const id = client.send('verify', verification(rules, '/b/x/o/50%?#ä\t1 ', {}));
    expect(await client.next(id)).toMatchObject({ context: { path: '/databases/(default)/documents/d/50%25%3F%23ä%091%20' } });
    answerWith(id, document({}));
    expect(await client.next(id)).toMatchObject(permitted);

    expect(await verify(rules, '/b/x/o/..')).toMatchObject(refused);
  });
});

describe('a line that makes no sense', () => {
  it.each([
    ['an unknown action', 'dance', {}],
    ['an unknown ruleset', 'verify', verification('nowhere', '/b/x/o/f', {})],
    ['an unknown method', 'verify', { rulesetName: '1', method: 'peek' }],
    ['no context at all', 'verify', null as unknown as Line],
  ])('%s is answered with status ok and an error', async (_, action, context) => {
    const answer = await client.ask(action, context);

    expect(answer).toMatchObject({ status: 'ok', errors: [expect.any(String)] });
  });

  it('text that is no JSON object is reported and skipped; lines may come in pieces', async () => {
    const rules = await load('match /f { allow read; }');
    client.raw('nonsense\n[1]\n\n');
    const line = JSON.stringify({ id: 'odd', action: 'verify', context: verification(rules, '/b/x/o/f', {}) });
    client.raw(line.slice(0, 40));
    client.raw(`${line.slice(40)}\n`);

    expect(await client.next('odd')).toMatchObject({ id: 'odd', ...permitted });
    // another stream, which may come later
    await expect.poll(() => client.complaints.join('')).toContain('Not a request: nonsense');
  });
});
