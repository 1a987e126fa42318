import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recorded } from '../support/recorded';
import { startTestedServer, type TestedServer } from '../support/tested-server';
import { GrpcClient, type GrpcError, type Json } from './grpc-client';
import { send } from './http-client';
import { blur } from './recording';

type Recording = {
  grpc: { name: string; rpc: string; request: Json; authorization: string | null; outcome: unknown }[];
  rest: { name: string; verb: string; body: unknown; outcome: { status: number; body: string } }[];
};

const recording = recorded<Recording>('unsupported.json');
const documents = 'projects/unsupported/databases/(default)/documents';

let server: TestedServer;
let grpc: GrpcClient;

beforeAll(async () => {
  server = await startTestedServer();
  grpc = new GrpcClient(server.port);
  const writes = ['a', 'b'].map((id, index) => ({
    update: { name: `${documents}/c/${id}`, fields: { n: { integerValue: String(index + 1) } } },
  }));
  await grpc.call('Commit', { database: 'projects/unsupported/databases/(default)', writes }, 'Bearer owner');
});

afterAll(async () => {
  grpc.close();
  await server.close();
});

describe('what the emulator does not do, as recorded', () => {
  it.each(recording.grpc.map((each) => [each.name, each] as const))(
    'over gRPC: %s',
    async (_name, { rpc, request, authorization, outcome }) => {
      expect(await outcomeOf(rpc, request, authorization ?? undefined)).toEqual(outcome);
    },
  );

  it.each(recording.rest.map((each) => [each.name, each] as const))('over REST: %s', async (_name, { verb, body, outcome }) => {
    const headers = { Authorization: 'Bearer owner' };
    const answer = await send(server.port, { method: 'POST', path: `/v1/${documents}:${verb}`, headers, body: JSON.stringify(body) });

    expect({ status: answer.status, body: blur(JSON.parse(answer.body)) }).toEqual({ ...outcome, body: blur(JSON.parse(outcome.body)) });
  });
});

async function outcomeOf(rpc: string, request: Json, authorization: string | undefined): Promise<unknown> {
  try {
    const answers = await grpc.call(rpc, request, authorization);
    return {
      documents: answers.flatMap(({ document }) => (document ? [String((document as Json).name).slice(documents.length + 1)] : [])),
      aggregations: answers.flatMap(({ result }) => (result ? [(result as Json).aggregateFields] : [])),
      explain_metrics: answers.some(({ explainMetrics }) => explainMetrics !== undefined),
      done: answers.some(({ done }) => done === true),
    };
  } catch (error) {
    return error as GrpcError;
  }
}
