import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Databases } from '../../src/engine/databases';
import { parseDatabaseName } from '../../src/model/resource-name';
import type { StatusError } from '../../src/model/status';
import { readWriteRequest } from '../../src/wire/read-stream-request';
import type { WriteResponse } from '../../src/wire/stream';
import { openWrite } from '../../src/wire/write-stream';

type RecordedWrite = { update: string; n?: number; exists?: boolean; reserved?: boolean; increment?: string; serverTime?: string };
type Step = {
  op: 'send' | 'recv' | 'close' | 'lock' | 'get';
  label?: string;
  database?: true | string;
  streamId?: string;
  token?: string;
  writes?: RecordedWrite[];
  labels?: Record<string, string>;
  document?: string;
  compare?: 'status';
  outcome?: Record<string, unknown> & { error?: { status: string; message: string } };
};
type Outcome = { response: WriteResponse } | { error: StatusError } | { end: true };

const path = new URL('../fixtures/official/write_stream.json', import.meta.url);
const { scenarios } = JSON.parse(readFileSync(path, 'utf8')) as { scenarios: { name: string; steps: Step[] }[] };
const id = { project: 'streams', database: '(default)' };
const root = 'projects/streams/databases/(default)';

/** What arrives, in the order in which it is asked for. After an error the stream has ended. */
class Arrivals {
  private readonly outcomes: Outcome[] = [];
  private waiting: ((outcome: Outcome) => void) | undefined;

  readonly port = {
    send: (response: WriteResponse) => this.put({ response }),
    end: (error?: StatusError) => {
      if (error) this.put({ error });
      this.put({ end: true });
    },
  };

  next(): Promise<Outcome> {
    const outcome = this.outcomes.shift();
    return outcome ? Promise.resolve(outcome) : new Promise((resolve) => (this.waiting = resolve));
  }

  private put(outcome: Outcome): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting) waiting(outcome);
    else this.outcomes.push(outcome);
  }
}

function toWrite({ update, n, exists, reserved, increment, serverTime }: RecordedWrite) {
  const transforms = [
    ...(increment ? [{ fieldPath: increment, increment: { integerValue: '1' } }] : []),
    ...(serverTime ? [{ fieldPath: serverTime, setToServerValue: 'REQUEST_TIME' }] : []),
  ];
  return {
    update: {
      name: `${root}/documents/${update}`,
      fields: { ...(n !== undefined && { n: { integerValue: String(n) } }), ...(reserved && { __x__: { integerValue: '1' } }) },
    },
    ...(exists !== undefined && { currentDocument: { exists } }),
    ...(transforms.length > 0 && { updateTransforms: transforms }),
  };
}

function summary(outcome: Outcome, compare: Step['compare']) {
  if ('end' in outcome) return { end: true };
  if ('error' in outcome)
    return { error: { status: outcome.error.status, ...(compare !== 'status' && { message: outcome.error.message }) } };
  const { streamId, streamToken, results, commitTime } = outcome.response;
  return {
    response: {
      streamId: streamId !== undefined,
      streamToken: Buffer.from(streamToken).toString(),
      writeResults: results.map(({ updateTime, transformResults }) => ({
        updateTime: updateTime !== undefined,
        transformResults: transformResults.length,
      })),
      commitTime: commitTime !== undefined,
    },
  };
}

async function replay(steps: readonly Step[]): Promise<void> {
  const databases = Databases.open();
  const database = databases.get(id);
  const arrivals = new Arrivals();
  const stream = openWrite({ database: (name) => databases.get(parseDatabaseName(name)), caller: { kind: 'anonymous' } }, arrivals.port);
  let last: Uint8Array = new Uint8Array();
  for (const step of steps) {
    if (step.op === 'lock')
      database.transactions.read(database.transactions.begin({ kind: 'readWrite' }), { documents: [step.document ?? ''] });
    else if (step.op === 'get')
      expect(
        database
          .read()
          .get(step.document ?? '')
          ?.fields.get('n'),
      ).toBe(1n);
    else if (step.op === 'close') stream.halfClosed();
    else if (step.op === 'send') {
      const token = step.token === 'last' ? last : Buffer.from(step.token ?? '');
      stream.receive(
        readWriteRequest({
          ...(step.database && { database: step.database === true ? root : step.database }),
          ...(step.streamId && { streamId: step.streamId }),
          ...(token.length > 0 && { streamToken: Buffer.from(token).toString('base64') }),
          ...(step.writes && { writes: step.writes.map(toWrite) }),
          ...(step.labels && { labels: step.labels }),
        }),
      );
    } else {
      const outcome = await arrivals.next();
      if ('response' in outcome) last = outcome.response.streamToken;
      const { elapsed, ...expected } = step.outcome ?? {};
      if (expected.error) {
        expected.error = { ...expected.error, message: expected.error.message.replace('{project}', 'streams') };
        if (step.compare === 'status') expected.error = { status: expected.error.status } as never;
      }
      expect(summary(outcome, step.compare), step.label).toEqual(expected);
    }
  }
  stream.closed();
  databases.close();
}

describe('a Write stream, as recorded from the official emulator', () => {
  it.each(scenarios)('$name', ({ steps }) => replay(steps));
});
