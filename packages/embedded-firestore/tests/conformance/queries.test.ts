import { beforeAll, describe, expect, it } from 'vitest';
import { recorded, withNames } from '../support/recorded';
import { differenceOf, REJECTED_SEARCH } from './differences';
import type { GrpcError, Json } from './grpc-client';
import { post } from './http-client';
import { blur } from './recording';
import { startServer } from './start-server';

type Outcome = { status: string; message?: string; responses?: unknown[]; fields?: Record<string, unknown> };
type Recording = {
  dataset: { name: string; fields: Json }[];
  cases: { name: string; parent: string; query: Json; aggregations?: unknown[]; outcome: Outcome }[];
};

/** As long as the one of the recordings: some messages count characters. */
const project = 'recorded-names';
const documents = `projects/${project}/databases/(default)/documents`;
const owner = 'Bearer owner';

const { server, grpc } = await startServer();

async function write(dataset: Recording['dataset']): Promise<void> {
  await server.clear(project);
  const writes = dataset.map(({ name, fields }) => ({ update: { name: `${documents}/${name}`, fields } }));
  await grpc.call('Commit', { database: `projects/${project}/databases/(default)`, writes }, owner);
}

/** What a transport answered, as the recordings have it. */
type Run = (rpc: string, request: Json) => Promise<{ answers: Json[] } | { error: { status: string; message: string } }>;

const overGrpc: Run = async (rpc, request) => {
  try {
    return { answers: await grpc.call(rpc, request, owner) };
  } catch (error) {
    const { code, message } = error as GrpcError;
    return { error: { status: code, message } };
  }
};

const overRest: Run = async (rpc, { parent, ...body }) => {
  const verb = rpc.slice(0, 1).toLowerCase() + rpc.slice(1);
  const { json } = await post(server.port, `${String(parent)}:${verb}`, body, owner);
  if (Array.isArray(json)) return { answers: json as Json[] };
  return json as { error: { status: string; message: string } };
};

const transports = [
  ['gRPC', overGrpc],
  ['REST', overRest],
] as const;

describe.each(transports)('recorded queries over %s', (_transport, run) => {
  const recording = withNames(recorded<Recording>('queries.json'), project);
  beforeAll(() => write(recording.dataset));

  it.each(recording.cases.map((each) => [each.name, each] as const))('%s', async (name, { parent, query, outcome }) => {
    const answer = await run('RunQuery', { parent: parent ? `${documents}/${parent}` : documents, structuredQuery: query });

    const expected = differenceOf('queries.json', name) ? REJECTED_SEARCH : outcome;
    expect(queryOutcome(answer, outcome.fields !== undefined)).toEqual(expected);
  });
});

describe.each(transports)('recorded aggregations over %s', (transport, run) => {
  const recording = withNames(recorded<Recording>('aggregations.json'), project);
  beforeAll(() => write(recording.dataset));

  it.each(recording.cases.map((each) => [each.name, each] as const))('%s', async (_name, { parent, query, aggregations, outcome }) => {
    const answer = await run('RunAggregationQuery', {
      parent: parent ? `${documents}/${parent}` : documents,
      structuredAggregationQuery: { structuredQuery: query, aggregations },
    });

    const got = 'error' in answer ? failed(answer.error) : { status: 'OK', responses: answer.answers.map(blur) };
    expect(got).toEqual(transport === 'gRPC' ? withoutDone(outcome) : outcome);
  });
});

const failed = ({ status, message }: { status: string; message: string }) => ({ status, message });

function queryOutcome(answer: Awaited<ReturnType<Run>>, withFields: boolean): Outcome {
  if ('error' in answer) return failed(answer.error);
  const nameOf = (document: Json) => String(document.name).slice(documents.length + 1);
  const found = answer.answers.flatMap(({ document }) => (document ? [document as Json] : []));
  return {
    status: 'OK',
    responses: answer.answers.map(({ document, skippedResults, done }) => ({
      ...(document ? { document: nameOf(document as Json) } : {}),
      ...(skippedResults === undefined ? {} : { skipped: skippedResults }),
      ...(done === undefined ? {} : { done }),
    })),
    ...(withFields && { fields: Object.fromEntries(found.map((document) => [nameOf(document), document.fields ?? {}])) }),
  };
}

/** `done` of an aggregation is not in the published protos, so that no gRPC client can see it. */
function withoutDone(outcome: Outcome): Outcome {
  const responses = outcome.responses?.map((response) => {
    const { done: _done, ...rest } = response as Json;
    return rest;
  });
  return responses ? { ...outcome, responses } : outcome;
}
