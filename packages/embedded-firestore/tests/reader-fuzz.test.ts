import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aggregate } from '../src/engine/query/aggregate';
import { normalise } from '../src/engine/query/normalise';
import { runQuery } from '../src/engine/query/run';
import { readAggregationQuery, readQuery } from '../src/model/proto-json/query';
import { readWrite } from '../src/model/proto-json/write';
import { draws } from './support/draws';
import { aDoc, memorySource } from './support/memory-source';
import { refusal } from './support/recorded';

const id = { project: 'p', database: 'd' };
const name = 'projects/p/databases/d/documents/c/a';

/** Names and leaves that occur in requests, put together without sense. */
const keys = [
  ...[
    'update',
    'delete',
    'verify',
    'transform',
    'name',
    'fields',
    'updateMask',
    'fieldPaths',
    'updateTransforms',
    'fieldPath',
    'currentDocument',
  ],
  ...['exists', 'updateTime', 'increment', 'maximum', 'setToServerValue', 'appendMissingElements', 'values', 'a', '__x__', '__proto__', ''],
  ...[
    'nullValue',
    'integerValue',
    'doubleValue',
    'stringValue',
    'bytesValue',
    'timestampValue',
    'referenceValue',
    'geoPointValue',
    'arrayValue',
  ],
  ...[
    'mapValue',
    'from',
    'where',
    'compositeFilter',
    'fieldFilter',
    'unaryFilter',
    'filters',
    'op',
    'field',
    'value',
    'orderBy',
    'direction',
    'select',
  ],
  ...[
    'startAt',
    'endAt',
    'before',
    'limit',
    'offset',
    'findNearest',
    'structuredQuery',
    'aggregations',
    'count',
    'sum',
    'upTo',
    'alias',
    'constructor',
  ],
];
const leaves = [
  null,
  true,
  false,
  0,
  -1,
  1,
  1.5,
  1e300,
  '',
  'a',
  'a..b',
  '`',
  '__name__',
  name,
  `${name}/b`,
  'AND',
  'IN',
  'EQUAL',
  'NaN',
  '1',
  '-1',
  'AQ==',
];
const aBody = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 7, depthSize: 'large' },
    fc.constantFrom(...leaves),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...keys), tie('json'), { maxKeys: 4 }),
  ),
})).json;

const source = memorySource([aDoc('c/a', new Map([['a', 1n]]))]);

it.each<[string, (body: unknown) => unknown]>([
  ['write', (body) => readWrite(body, id)],
  ['write of fields', (body) => readWrite({ update: { name, fields: body } }, id)],
  ['write of transforms', (body) => readWrite({ update: { name }, updateTransforms: [body] }, id)],
  ['query', (body) => runQuery(source, normalise(readQuery(body, ''), id))],
  ['filter', (body) => runQuery(source, normalise(readQuery({ from: [{ collectionId: 'c' }], where: body }, ''), id))],
  [
    'aggregation',
    (body) => {
      const { query, aggregations } = readAggregationQuery({ aggregations: [body] }, '');
      return aggregate(source, normalise(query, id), aggregations);
    },
  ],
])('a senseless %s is refused with a status, never with a bug', (_kind, run) => {
  fc.assert(
    fc.property(aBody, (body) => {
      expect([undefined, 'INVALID_ARGUMENT', 'FAILED_PRECONDITION', 'UNIMPLEMENTED']).toContain(
        refusal(() => run(JSON.parse(JSON.stringify(body))))?.status,
      );
    }),
    { numRuns: draws(2000) },
  );
});
