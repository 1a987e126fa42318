import type { Field, Fields, Operation, Placeholder, Where, Write } from './operation';

/** Where a store listens, and whose documents and rules are meant. */
export type Wire = { port: number; project: string };
/** The claims of a token; a visitor has none. `uid` is the account. */
export type Claims = Readonly<Record<string, unknown>>;
export type Documents = { readonly [path: string]: Fields };

const owner = 'Bearer owner';

/** Puts rules in force for the project. @throws when they do not compile */
export async function loadRules({ port, project }: Wire, source: string): Promise<void> {
  const body = { rules: { files: [{ name: 'firestore.rules', content: source }] } };
  await expectOk(await ask(`http://127.0.0.1:${port}/emulator/v1/projects/${project}:securityRules`, owner, body, 'PUT'));
}

/** Leaves exactly these documents in the project, past the rules. */
export async function storeDocuments(wire: Wire, documents: Documents): Promise<void> {
  await expectOk(await clear(wire));
  const writes = Object.entries(documents).map(([path, fields]) => wireWrite(wire, { kind: 'set', path, fields }, {}));
  await expectOk(await ask(`${root(wire)}:commit`, owner, { writes }));
}

/** Google's emulator cancels it (499) as long as it is ending listeners, of a page of the test before: then it is asked again, at most this often. */
async function clear(wire: Wire, attempts = 10): Promise<Response> {
  const all = `http://127.0.0.1:${wire.port}/emulator/v1/projects/${wire.project}/databases/(default)/documents`;
  const answer = await ask(all, owner, undefined, 'DELETE');
  return answer.status === 499 && attempts > 1 ? clear(wire, attempts - 1) : answer;
}

/**
 * Does something with the claims of somebody, or as a visitor, and tells whether the rules let them.
 * @throws when the store answers anything but yes or `PERMISSION_DENIED`
 */
export async function mayDo(wire: Wire, claims: Claims | undefined, operation: Operation): Promise<boolean> {
  const answer = await send(wire, bearer(wire, claims), claims ?? {}, operation);
  const body = await answer.text();
  if (answer.ok || (operation.kind === 'get' && answer.status === 404)) return true;
  if (answer.status === 403 && body.includes('PERMISSION_DENIED')) return false;
  throw new Error(`${JSON.stringify(operation)} was answered with ${answer.status}: ${body}`);
}

function send(wire: Wire, authorization: string | undefined, claims: Claims, operation: Operation): Promise<Response> {
  switch (operation.kind) {
    case 'get':
      return ask(`${root(wire)}/${operation.path}`, authorization);
    case 'list':
      return ask(`${root(wire)}${operation.parent === '' ? '' : `/${operation.parent}`}:runQuery`, authorization, {
        structuredQuery: {
          from: [{ collectionId: operation.collection }],
          ...(operation.where.length > 0 && { where: wireFilter(operation.where, claims) }),
          ...(operation.orderBy && { orderBy: [{ field: { fieldPath: operation.orderBy }, direction: 'DESCENDING' }] }),
          ...(operation.limit && { limit: operation.limit }),
          ...(operation.offset && { offset: operation.offset }),
        },
      });
    case 'batch':
      return ask(`${root(wire)}:commit`, authorization, { writes: operation.writes.map((write) => wireWrite(wire, write, claims)) });
    default:
      return ask(`${root(wire)}:commit`, authorization, { writes: [wireWrite(wire, operation, claims)] });
  }
}

const root = ({ port, project }: Wire) => `http://127.0.0.1:${port}/v1/projects/${project}/databases/(default)/documents`;

function ask(url: string, authorization: string | undefined, body?: unknown, method = body === undefined ? 'GET' : 'POST') {
  return fetch(encodeURI(url), {
    method,
    headers: { ...(authorization && { authorization }), 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function expectOk(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`The store answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** An unsigned token: what the store believes, as the emulators do. */
export function bearer({ project }: Wire, claims: Claims | undefined): string | undefined {
  if (!claims) return undefined;
  const { uid = 'somebody', ...token } = claims;
  const payload = { firebase: { sign_in_provider: 'password' }, aud: project, sub: uid, user_id: uid, ...token };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}

const wireFilter = (where: readonly Where[], claims: Claims) => ({
  compositeFilter: {
    op: 'AND',
    filters: where.map(([fieldPath, op, value]) => ({
      fieldFilter: { field: { fieldPath }, op: filterNames[op], value: wireValue(value, claims) },
    })),
  },
});

const filterNames = {
  '==': 'EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
  '>': 'GREATER_THAN',
  '<': 'LESS_THAN',
};

function wireWrite({ project }: Wire, write: Write, claims: Claims): object {
  const name = `projects/${project}/databases/(default)/documents/${write.path}`;
  if (write.kind === 'remove') return { delete: name };
  const entries = Object.entries(write.fields);
  const plain = entries.filter(([, value]) => !isPlaceholder(value) || value.$ === 'uid' || value.$ === 'email');
  const masked = entries.filter(([, value]) => !isPlaceholder(value) || value.$ !== 'now');
  const stamped = entries.filter(([, value]) => isPlaceholder(value) && value.$ === 'now');
  return {
    update: { name, fields: Object.fromEntries(plain.map(([field, value]) => [field, wireValue(value, claims)])) },
    ...(write.kind === 'update' && { updateMask: { fieldPaths: masked.map(([field]) => field) } }),
    ...(write.kind === 'update' && { currentDocument: { exists: true } }),
    ...(write.kind === 'create' && { currentDocument: { exists: false } }),
    updateTransforms: stamped.map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}

const isPlaceholder = (value: Field): value is Placeholder =>
  typeof value === 'object' && value !== null && '$' in value && typeof value.$ === 'string';

function wireValue(value: Field, claims: Claims): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (isPlaceholder(value)) return { stringValue: String(claims[value.$] ?? '') };
  if (isList(value)) return { arrayValue: { values: value.map((item) => wireValue(item, claims)) } };
  return { mapValue: { fields: Object.fromEntries(Object.entries(value).map(([field, item]) => [field, wireValue(item, claims)])) } };
}

const isList = (value: readonly Field[] | Fields): value is readonly Field[] => Array.isArray(value);
