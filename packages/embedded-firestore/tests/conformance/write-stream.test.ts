import { describe, expect, it } from 'vitest';
import { recorded, withNames } from '../support/recorded';
import type { GrpcClient, GrpcStream, Json } from './grpc-client';
import { overGrpc, Scenario, type WriteStep } from './scenario';
import { startServer } from './start-server';

type Step = {
  op: 'send' | 'recv' | 'close' | 'lock' | 'get';
  database?: boolean | string;
  streamId?: string;
  token?: string;
  writes?: WriteStep[];
  labels?: Record<string, string>;
  document?: string;
  label?: string;
  compare?: 'status';
  outcome?: Json & { elapsed?: number };
};

const { scenarios } = recorded<{ scenarios: { name: string; steps: Step[] }[] }>('write_stream.json');

const { grpc } = await startServer();

describe('recorded Write streams over gRPC', () => {
  it.concurrent.each(scenarios.map((each, index) => [each.name, each.steps, index] as const))('%s', async (_name, steps, index) => {
    const scenario = new Scenario(overGrpc(grpc), `write-stream-${index}`);
    const played = new Played(scenario, grpc);

    for (const step of withNames(steps, scenario.project)) await played.step(step);
  });
});

/** One scenario on its way. */
class Played {
  private stream: GrpcStream | undefined;
  private lastToken = '';

  constructor(
    private readonly scenario: Scenario,
    private readonly client: GrpcClient,
  ) {}

  async step(step: Step): Promise<void> {
    if (step.op === 'lock') await this.lock(step.document ?? '');
    else if (step.op === 'get') await this.get(step);
    else if (step.op === 'recv') await this.receive(step);
    else if (step.op === 'close') this.open().halfClose();
    else this.send(step);
  }

  private open(): GrpcStream {
    this.stream ??= this.client.stream('Write', 'Bearer owner');
    return this.stream;
  }

  private send({ database, streamId, token, writes, labels }: Step): void {
    this.open().send({
      ...(database && { database: database === true ? this.scenario.database : database }),
      ...(streamId && { streamId }),
      ...(token && { streamToken: token === 'last' ? this.lastToken : Buffer.from(token).toString('base64') }),
      ...(writes && { writes: this.scenario.writes(writes) }),
      ...(labels && { labels }),
    });
  }

  private async receive({ label, compare, outcome }: Step): Promise<void> {
    const event = await this.open().receive();
    const { elapsed: _elapsed, ...expected } = outcome ?? {};
    if ('message' in event) expect({ response: this.responseOf(event.message) }, label).toEqual(expected);
    else if ('error' in event) {
      const { code, message } = event.error;
      const wanted = expected.error as { status: string; message: string };
      expect({ status: code, ...(compare !== 'status' && { message }) }, label).toEqual(
        compare === 'status' ? { status: wanted.status } : wanted,
      );
    } else expect(event, label).toEqual(expected);
  }

  private responseOf({ streamId, streamToken, writeResults = [], commitTime }: Json): unknown {
    this.lastToken = String(streamToken);
    return {
      streamId: streamId !== undefined,
      streamToken: Buffer.from(this.lastToken, 'base64').toString('utf8'),
      writeResults: (writeResults as Json[]).map(({ updateTime, transformResults = [] }) => ({
        updateTime: updateTime !== undefined,
        transformResults: (transformResults as unknown[]).length,
      })),
      commitTime: commitTime !== undefined,
    };
  }

  private async lock(document: string): Promise<void> {
    await this.scenario.run({ op: 'begin', label: 'begin', as: 'T' });
    await this.scenario.run({ op: 'read', label: 'read', txn: 'T', documents: [document] });
  }

  private async get({ document = '', outcome }: Step): Promise<void> {
    const { result } = await this.scenario.run({ op: 'get', label: 'get', document });
    const { name: _name, ...fields } = result as Json;
    expect({ document: fields }).toEqual(outcome);
  }
}
