import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { draws } from '../../../packages/embedded-firestore/tests/support/draws';
import { apiKeyIdentity } from '../../../src/domain/access/api-keys';
import { canChange, editsTour, emptyAccessContext } from '../../../src/domain/access/tours';
import { type ApiScope, apiScopes } from '../../../src/domain/api-keys/api-key';
import { orgId } from '../../../src/domain/ids';
import { isDeepEqual } from '../../../src/domain/same';
import type { Tour } from '../../../src/domain/tours/tour';
import { tourFrom } from '../../../src/domain/tours/tour';
import { anOrganization, store } from '../administrator';
import { storeDocuments } from '../stored';
import { type ApiRequest, type Document, type Operation, requestsOf } from './requests';
import { aKey, aTour, send } from './world';

const publishing: readonly string[] = ['publishVersion', 'closeVersion'];
const writing: readonly string[] = ['createPoint', 'changePoint', 'deletePoint', 'upsertPoints'];
/** As many requests as a key can send in a minute. */
const perKey = 60;

let document: Document;
let organization: string;
let own: string[];
let foreign: string[];
beforeAll(async () => {
  document = (await (await send(new Request('http://localhost/api/v1/openapi.json'))).json()) as Document;
  organization = await anOrganization();
  const other = await anOrganization();
  await storeDocuments({
    [`organizations/${organization}/catalog/pointTypes`]: {
      types: [
        {
          id: 'pump',
          name: 'Pump',
          fields: [{ key: 'bar', name: 'Pressure', kind: 'number' }],
          states: [{ id: 'open', name: 'Open', hasDueDate: true }],
        },
      ],
    },
  });
  own = [await aTour(organization, { languages: ['en', 'de'] }), await aTour(organization, { public: true })];
  const secret = {
    name: 'SECRET',
    description: 'SECRET',
    folders: [{ id: 'f1', name: 'SECRET', pois: [{ identifier: 'door', name: 'SECRET' }] }],
  };
  foreign = [await aTour(other, secret), await aTour(other, { ...secret, public: true })];
});

const scopesOf: readonly (readonly ApiScope[])[] = [apiScopes, apiScopes, ['read', 'write'], ['read', 'publish'], ['read']];

it('every operation answers whatever is sent as the document says, never with a 500, and never does what the rules refuse an editor with those scopes', {
  timeout: 600_000,
}, async () => {
  const validates = validatorOf(document);
  const words = {
    any: ['door', 'pump', 'PUMP-17', 'external:PUMP-17', 'Ground', 'Ground › Attic', 'f1'],
    tour: [...own, ...own, ...foreign, 'nowhere'],
    point: ['door', 'pump', 'external:PUMP-17'],
    version: ['v1'],
    'if-match': ['"h1"', '*', 'W/"h1"'],
    'idempotency-key': ['one', 'two'],
    externalId: ['PUMP-17', 'PUMP-18', 'A', 'B'],
    folder: ['Ground', 'Ground › Attic', 'Yard'],
    folderId: ['f1', 'f2'],
    icon: ['red', 'blue'],
    type: ['Pump', ''],
    state: [''],
    due: [''],
    files: [''],
    videos: ['Film|https://youtu.be/dQw4w9WgXcQ', ''],
    zoom: [1, 2],
    file: ['tour-file:files/plan.pdf'],
    cursor: [undefined],
    field: ['field:bar', 'name:de', 'text:de', 'price', '__proto__'],
    opens: ['2030-01-01T00:00:00Z', null],
    until: ['2031-01-01T00:00:00Z', null],
    links: ['Acme|https://acme.example'],
    limit: [1, 50],
    days: ['7'],
  };
  const logged = vi.spyOn(console, 'error');
  const outcomes = new Set<string>();
  let sent = 0;
  let before = await tours();
  let key = await aKey({ organization });
  let scopes: readonly ApiScope[] = apiScopes;

  await fc.assert(
    fc.asyncProperty(requestsOf(document, words), async (request) => {
      if (sent % perKey === 0) {
        scopes = scopesOf[(sent / perKey) % scopesOf.length] ?? apiScopes;
        key = await aKey({ organization, scopes });
      }
      sent += 1;
      const answer = await send(new Request(`http://localhost/api/v1${request.path}`, withKey(request, key.key)));
      const body = await answer.text();

      expect(answer.status, `${request.id}: ${body}`).toBeLessThan(500);
      expect(validates(operationOf(request.id), answer.status, answer.headers.get('content-type'), body)).toBe('');
      expect(body).not.toContain('SECRET');
      const after = await tours();
      expect(changeProblem({ request, scopes, before, after, isDone: answer.ok })).toBe('');
      before = after;
      outcomes.add(`${request.id} ${answer.ok}`);
    }),
    { numRuns: draws(2000), endOnFailure: true },
  );

  expect(logged).not.toHaveBeenCalled();
  // random requests would prove nothing if all of them were refused
  expect([...outcomes].filter((each) => each.endsWith('true')).length).toBeGreaterThan(8);
});

const withKey = ({ method, headers, body }: ApiRequest, key: string): RequestInit => ({
  method,
  headers: { ...headers, Authorization: `Bearer ${key}` },
  ...(body !== undefined && { body }),
});

const operationOf = (id: string): Operation => {
  const found = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`There is no operation ${id}.`);
  return found;
};

/** What people write of a tour: what is published of it, the server notes in `publication`. */
const tours = async () => {
  const found = await store().getAll(...[...own, ...foreign].map((id) => store().doc(`tours/${id}`)));
  return found.map((tour) => {
    const { publication: _, ...written } = tour.data() ?? {};
    return written;
  });
};

type Change = { request: ApiRequest; scopes: readonly ApiScope[]; before: object[]; after: object[]; isDone: boolean };

/** What a request changed that it must not; "" if nothing. The rules mirror `canChange` and `editsTour` (tests/rules/agreement.test.ts). */
function changeProblem({ request: { id, method }, scopes, before, after, isDone }: Change): string {
  const identity = apiKeyIdentity({ id: 'k', name: 'k', organization: orgId(organization) });
  const changed = before.flatMap((was, index) => (isDeepEqual(was, after[index]) ? [] : [index]));
  if (changed.some((index) => index >= own.length)) return `${id} changed a tour of another organization`;
  if (changed.length > 0 && !(isDone && method !== 'GET' && writing.includes(id) && scopes.includes('write')))
    return `${id} changed a tour`;
  if (isDone && writing.includes(id) && !scopes.includes('write')) return `${id} was done without its scope`;
  if (isDone && publishing.includes(id) && !scopes.includes('publish')) return `${id} was done without its scope`;
  for (const index of changed) {
    const [was, is] = [before[index] as Record<string, unknown>, after[index] as Record<string, unknown>];
    const fields = Object.keys({ ...was, ...is }).filter((name) => !isDeepEqual(was[name], is[name])) as (keyof Tour)[];
    const tour = tourFrom(own[index] ?? '', was);
    if (!canChange(identity, tour, fields) || !editsTour(identity, tour, emptyAccessContext)) return `${id} changed ${fields}`;
    const beyond = fields.filter((name) => !['folders', 'pointTypes', 'historyId', 'updated'].includes(name));
    if (beyond.length > 0) return `${id} changed ${beyond}`;
  }
  return '';
}

/** Compares an answer with the document; "" if it fits. */
function validatorOf({ components }: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ $id: 'api', components });
  return ({ operationId, responses }: Operation, status: number, type: string | null, body: string): string => {
    const response = responses[status] ?? responses.default;
    const [expected, content] = Object.entries(response?.content ?? {})[0] ?? [];
    if (!content) return body === '' ? '' : `${operationId} ${status} has a body`;
    if (!type?.startsWith(expected ?? '')) return `${operationId} ${status} is ${type}`;
    const schema = JSON.parse(JSON.stringify(content.schema).replaceAll('"#/components/', '"api#/components/'));
    const validate = ajv.compile(schema);
    return validate(JSON.parse(body)) ? '' : `${operationId} ${status}: ${ajv.errorsText(validate.errors)} ${body}`;
  };
}
