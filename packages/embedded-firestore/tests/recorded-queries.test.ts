import { describe, expect, it } from 'vitest';
import { aggregate } from '../src/engine/query/aggregate';
import { normalise } from '../src/engine/query/normalise';
import { runQuery } from '../src/engine/query/run';
import { idOf, rootName } from '../src/model/path';
import { readAggregationQuery, readQuery } from '../src/model/proto-json/query';
import { readFields, writeFields, writeValue } from '../src/model/proto-json/value';
import { parseParentName } from '../src/model/resource-name';
import { StatusError } from '../src/model/status';
import { differenceOf, REJECTED_SEARCH } from './conformance/differences';
import { aDoc, memorySource } from './support/memory-source';
import { recorded, withNames } from './support/recorded';

/** As long as the name of the recorded project: messages hold indexes into names. */
const id = { project: 'demo-recording', database: '(default)' };

type Stored = { name: string; fields: unknown };
type Failure = { status: string; message: string };
type QueryResponse = { document?: string; skipped?: number; done?: boolean };
type QueryCase = {
  name: string;
  parent: string;
  query: unknown;
  outcome: Failure | { status: 'OK'; responses: QueryResponse[]; fields?: Record<string, unknown> };
};
type AggregationCase = {
  name: string;
  parent: string;
  query: unknown;
  aggregations: unknown[];
  outcome: Failure | { status: 'OK'; responses: [{ result: { aggregateFields: Record<string, unknown> } }] };
};

const { dataset, cases } = withNames(recorded<{ dataset: Stored[]; cases: QueryCase[] }>('queries.json'), id.project);
const source = memorySource(dataset.map(({ name, fields }) => aDoc(name, readFields(fields))));

const totals = withNames(recorded<{ dataset: Stored[]; cases: AggregationCase[] }>('aggregations.json'), id.project);
const totalsSource = memorySource(totals.dataset.map(({ name, fields }) => aDoc(name, readFields(fields))));

const parentPath = (parent: string) => parseParentName(parent === '' ? rootName(id) : `${rootName(id)}/${parent}`).path;

describe('recorded queries', () => {
  it.each(cases.map((entry) => [entry.name, entry] as const))('%s', (name, entry) => {
    expect(answer(entry)).toEqual(differenceOf('queries.json', name) ? REJECTED_SEARCH : expected(entry));
  });
});

describe('recorded aggregations', () => {
  it.each(totals.cases.map((entry) => [entry.name, entry] as const))('%s', (_name, entry) => {
    const { outcome } = entry;
    const wanted = outcome.status === 'OK' && 'responses' in outcome ? outcome.responses[0].result.aggregateFields : outcome;

    expect(orRefusal(() => answerTotals(entry))).toEqual(wanted);
  });
});

function answer({ parent, query }: QueryCase): unknown {
  return orRefusal(() => {
    const { docs, skipped } = runQuery(source, normalise(readQuery(query, parentPath(parent)), id));
    const fields = Object.fromEntries(docs.map((doc) => [doc.path, writeFields(doc.fields).fields ?? {}]));
    return {
      responses: docs.map(({ path }, i) => (i < docs.length - 1 && skipped > 0 ? { document: path, skipped } : { document: path })),
      fields,
    };
  });
}

/** Without a projection the recording leaves the fields out: they are the stored ones. */
function expected({ outcome }: QueryCase): unknown {
  if (!('responses' in outcome)) return outcome;
  const responses = outcome.responses.flatMap(({ done: _, ...response }) => (response.document === undefined ? [] : [response]));
  const stored = Object.fromEntries(dataset.map(({ name, fields }) => [name, writeFields(readFields(fields)).fields ?? {}]));
  const fields = outcome.fields ?? Object.fromEntries(responses.map(({ document = '' }) => [document, stored[document]]));
  return { responses, fields };
}

function answerTotals({ parent, query, aggregations }: AggregationCase): unknown {
  const read = readAggregationQuery({ structuredQuery: query, aggregations }, parentPath(parent));
  const result = aggregate(totalsSource, normalise(read.query, id), read.aggregations);
  return Object.fromEntries([...result].map(([alias, value]) => [alias, writeValue(value)]));
}

function orRefusal(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    if (error instanceof StatusError) return { status: error.status, message: error.message };
    throw error;
  }
}

it('the dataset has documents in collections of the same id at several depths', () => {
  expect(dataset.filter(({ name }) => idOf(name.slice(0, name.lastIndexOf('/'))) === 'p').length).toBeGreaterThan(8);
});
