import { damageJson, damageText, printJson } from './damage';
import { type Exchange, type HttpRequest, httpBytes } from './exchange';
import type { Random } from './random';

const root = '/v1/projects/fuzz/databases/(default)/documents';
const name = 'projects/fuzz/databases/(default)/documents/c/a';
const value = { mapValue: { fields: { a: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'x' }] } } } } };
const where = {
  compositeFilter: {
    op: 'AND',
    filters: [
      {
        fieldFilter: { field: { fieldPath: 'n' }, op: 'IN', value: { arrayValue: { values: [{ integerValue: 1 }, { nullValue: null }] } } },
      },
      { unaryFilter: { field: { fieldPath: 'a.b' }, op: 'IS_NOT_NULL' } },
    ],
  },
};
const query = {
  select: { fields: [{ fieldPath: 'n' }] },
  from: [{ collectionId: 'c', allDescendants: true }],
  where,
  orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
  startAt: { values: [{ integerValue: '3' }], before: true },
  endAt: { values: [{ integerValue: '1' }] },
  offset: 1,
  limit: { value: 3 },
};
const write = {
  update: { name, fields: { n: { integerValue: '1' }, value } },
  updateMask: { fieldPaths: ['n', 'value.`a`'] },
  updateTransforms: [
    { fieldPath: 't', setToServerValue: 'REQUEST_TIME' },
    { fieldPath: 'list', appendMissingElements: { values: [{ doubleValue: 'NaN' }] } },
    { fieldPath: 'n', increment: { integerValue: '9223372036854775807' } },
  ],
  currentDocument: { updateTime: '2024-01-01T00:00:00Z' },
};
const aggregations = [{ alias: 'n', sum: { field: { fieldPath: 'n' } } }, { count: { upTo: '5' } }];

/** A valid request of each kind. */
const REQUESTS: readonly (readonly [method: string, target: string, body?: object])[] = [
  ['GET', `${root}/c/a?mask.fieldPaths=n&transaction=AAAA&readTime=2024-01-01T00:00:00Z`],
  ['GET', `${root}/c?pageSize=3&pageToken=CgA&orderBy=n%20desc&showMissing=true`],
  ['POST', `${root}/c?documentId=a`, { fields: { value } }],
  ['PATCH', `${root}/c/a?updateMask.fieldPaths=n&currentDocument.exists=true`, { name, fields: { value } }],
  ['DELETE', `${root}/c/a?currentDocument.updateTime=2024-01-01T00:00:00Z`],
  [
    'POST',
    `${root}:commit`,
    { writes: [write, { delete: name }, { verify: name, currentDocument: { exists: false } }], transaction: 'AAAA' },
  ],
  [
    'POST',
    `${root}:batchGet`,
    { documents: [name], mask: { fieldPaths: ['n'] }, newTransaction: { readWrite: { retryTransaction: 'AA' } } },
  ],
  ['POST', `${root}:batchWrite`, { writes: [write], labels: { a: 'b' } }],
  ['POST', `${root}:beginTransaction`, { options: { readOnly: { readTime: '2024-01-01T00:00:00Z' } } }],
  ['POST', `${root}:rollback`, { transaction: 'AAAA' }],
  ['POST', `${root}/c/a:runQuery`, { structuredQuery: query }],
  ['POST', `${root}:runQuery`, { structuredQuery: query, readTime: '2024-01-01T00:00:00Z', explainOptions: { analyze: true } }],
  ['POST', `${root}:runAggregationQuery`, { structuredAggregationQuery: { structuredQuery: query, aggregations } }],
  ['POST', `${root}:listCollectionIds`, { pageSize: 2, pageToken: 'AA' }],
  ['POST', `${root}:partitionQuery`, { structuredQuery: query, partitionCount: '3' }],
  ['POST', `${root}:executePipeline`, { structuredPipeline: { pipeline: { stages: [] } } }],
];
const VERBS = ['constructor', 'toString', '__proto__', 'commit', 'runQuery', 'nothing', '', 'commit:commit', 'valueOf'];

const encoded = (json: unknown): string => Buffer.from(printJson(json)).toString('base64url');
const claims = { sub: 'u', user_id: 'u', aud: 'fuzz', exp: -1, firebase: { identities: {}, sign_in_provider: 'x' } };

/** An `Authorization`, right or wrong. */
export function authorization(random: Random): Readonly<Record<string, string>> {
  if (random.once(3)) return {};
  const token = [encoded({ alg: 'none' }), encoded(random.once(2) ? claims : damageJson(random, claims)).slice(0, 12_000), 'AA'].join('.');
  const damaged = random.once(2) ? token : damageText(random, token);
  const header = random.pick([
    'Bearer owner',
    `Bearer ${damaged}`,
    `bearer ${token}`,
    `Basic ${damaged}`,
    damaged,
    'Bearer ',
    'Bearer ya29.x',
  ]);
  return { Authorization: header.replace(/[\0\r\n]/g, '').slice(0, 14_000) };
}

/** A REST request of which the body, the address, the method or the bytes are not what they should be. */
export function restRequest(random: Random): Exchange {
  const [method, target, body] = random.pick(REQUESTS);
  const json = body === undefined || random.once(4) ? body : damageJson(random, body as never);
  const text = json === undefined ? '' : printJson(json);
  const request: HttpRequest = {
    method: random.once(15) ? random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'BREW']) : method,
    target: addressOf(random, target),
    headers: { ...authorization(random), ...(random.once(3) && { Origin: random.pick(['http://localhost:1', 'null', 'é', '"']) }) },
    body: random.once(4) ? damageText(random, text) : random.once(30) ? random.bytes(200) : text,
  };
  const bytes = httpBytes(request);
  if (!random.once(25)) return { parts: [bytes] };
  const cut = 1 + random.below(bytes.length - 1);
  return { parts: [bytes.subarray(0, cut)], halfClose: random.once(2) };
}

function addressOf(random: Random, target: string): string {
  const [path = '', search = ''] = target.split('?');
  if (random.once(12)) return `${root}${random.pick(['', '/c', '/c/a'])}:${random.pick(VERBS)}`;
  const [newPath, newSearch] = [random.once(5) ? damageText(random, path) : path, random.once(4) ? damageText(random, search) : search];
  return `${newPath}${newSearch === '' ? '' : `?${newSearch}`}`.replace(/[\0\r\n]/g, '');
}
