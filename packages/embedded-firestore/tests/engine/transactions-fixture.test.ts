import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/engine/database';
import { Databases } from '../../src/engine/databases';
import { listDocuments } from '../../src/engine/listing';
import type { TransactionOptions } from '../../src/engine/transactions';
import type { Doc } from '../../src/model/document';
import { documentName } from '../../src/model/path';
import { readWrite } from '../../src/model/proto-json/write';
import { StatusError } from '../../src/model/status';
import { parseTimestamp } from '../../src/model/timestamp';
import { FakeTime } from '../support/fake-time';

type FixtureWrite = Readonly<Record<string, unknown>> & { update?: string; delete?: string; verify?: string };
type Step = {
  op: string;
  label: string;
  as?: string;
  txn?: string;
  raw?: string;
  new?: unknown;
  options?: { readOnly?: { readTime?: string }; readWrite?: { retryTransaction?: string } };
  documents?: string[];
  document?: string;
  collection?: string;
  pageSize?: number;
  group?: boolean;
  writes?: FixtureWrite[];
  background?: boolean;
  seconds?: number;
  for?: string[];
  compare?: string;
  outcome?: { status: string; message: string; elapsed: number; result?: unknown };
};
type Outcome = { status: string; message: string; elapsed: number; result?: unknown };

const fixture = new URL('../fixtures/official/transactions.json', import.meta.url);
const { scenarios } = JSON.parse(readFileSync(fixture, 'utf8')) as { scenarios: { name: string; steps: Step[] }[] };

class Replay {
  readonly time = new FakeTime();
  readonly id = { project: 'demo', database: '(default)' };
  readonly database: Database = Databases.open({ time: this.time }).get(this.id);
  private readonly transactions = new Map<string, Uint8Array>();

  run(step: Step): unknown {
    switch (step.op) {
      case 'begin':
        return this.begin(step, this.options(step.options));
      case 'read': {
        const transaction = step.new ? this.begin(step, this.options(step.new as Step['options'])) : this.transaction(step);
        const snapshot = transaction
          ? this.database.transactions.read(transaction, { documents: step.documents ?? [] })
          : this.database.read();
        return (step.documents ?? []).map((path) => {
          const doc = snapshot.get(path);
          return doc ? { found: show(doc) } : { missing: path };
        });
      }
      case 'get': {
        const path = step.document ?? '';
        const transaction = this.transaction(step);
        const doc = (transaction ? this.database.transactions.read(transaction, { documents: [path] }) : this.database.read()).get(path);
        if (!doc) throw new StatusError('NOT_FOUND', `Document (${documentName(this.id, path)}) not found.`);
        return show(doc);
      }
      case 'list':
      case 'query': {
        const transaction = (step.new ? this.begin(step, this.options(step.new as Step['options'])) : this.transaction(step)) as Uint8Array;
        const collectionId = step.collection ?? '';
        const snapshot = this.database.transactions.read(transaction, { collectionIds: [collectionId] });
        if (step.op === 'list') {
          const request = { parent: '', collectionId, ...(step.pageSize && { pageSize: step.pageSize }) };
          return listDocuments(snapshot, request).listed.flatMap(({ doc }) => (doc ? show(doc) : []));
        }
        const docs = step.group ? snapshot.group(collectionId, '') : snapshot.collection(collectionId);
        return docs.map((doc) => ({ document: show(doc) }));
      }
      case 'commit':
        return this.commit(step);
      case 'batchWrite':
        return this.batchWrite(step);
      case 'rollback':
        return this.database.transactions.rollback(this.transaction(step) ?? new Uint8Array());
      case 'reset':
        return this.database.clear();
      default:
        throw new Error(`unknown step ${step.op}`);
    }
  }

  private async commit(step: Step): Promise<undefined> {
    const writes = (step.writes ?? []).map((write) => this.write(write));
    await this.database.commit(writes, { caller: { kind: 'admin' }, transaction: this.transaction(step) });
  }

  private async batchWrite(step: Step): Promise<unknown> {
    const writes = (step.writes ?? []).map((write) => this.write(write));
    const outcomes = await this.database.batchWrite(writes, { caller: { kind: 'admin' } });
    return outcomes.map((outcome) =>
      'error' in outcome ? { status: outcome.error.status, message: outcome.error.message } : { status: 'OK', message: '' },
    );
  }

  private begin(step: Step, options: TransactionOptions): Uint8Array {
    const id = this.database.transactions.begin(options);
    if (step.as) this.transactions.set(step.as, id);
    return id;
  }

  private options(options: Step['options']): TransactionOptions {
    const time = options?.readOnly?.readTime;
    if (options?.readOnly) return { kind: 'readOnly', ...(time && { readTime: parseTimestamp(time).toMicros() }) };
    const retry = options?.readWrite?.retryTransaction;
    return { kind: 'readWrite', ...(retry && { retry: this.named(retry) ?? new Uint8Array(Buffer.from(retry, 'base64')) }) };
  }

  private named(text: string): Uint8Array | undefined {
    return this.transactions.get(text.replace(/[{}]/g, ''));
  }

  private transaction({ txn, raw }: Step): Uint8Array | undefined {
    if (raw !== undefined) return new Uint8Array(Buffer.from(raw, 'base64'));
    return txn === undefined ? undefined : this.transactions.get(txn);
  }

  private write(write: FixtureWrite) {
    const full = (path: string) => documentName(this.id, path);
    const n = write.n === undefined ? {} : { n: { integerValue: String(write.n) } };
    const fields = { ...n, ...(write.reserved ? { __x__: { integerValue: '1' } } : {}) };
    const json = {
      ...(write.update && { update: { name: full(write.update), fields } }),
      ...(write.delete && { delete: full(write.delete) }),
      ...(write.verify && { verify: full(write.verify) }),
      ...(write.mask ? { updateMask: { fieldPaths: write.mask } } : {}),
      ...(write.increment ? { updateTransforms: [{ fieldPath: write.increment, increment: { integerValue: '1' } }] } : {}),
      ...(write.exists === undefined ? {} : { currentDocument: { exists: write.exists } }),
    };
    return readWrite(json, this.id);
  }
}

const show = ({ path, fields }: Doc) => ({ name: path, ...(fields.has('n') && { n: Number(fields.get('n')) }) });

async function outcomeOf(replay: Replay, step: Step): Promise<Outcome> {
  const start = replay.time.wall;
  const elapsed = () => (replay.time.wall - start) / 1_000_000;
  try {
    const result = await (async () => replay.run(step))();
    return { status: 'OK', message: '', elapsed: elapsed(), result };
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    return { status: error.status, message: error.message, elapsed: elapsed() };
  }
}

function expectOutcome(actual: Outcome, expected: Outcome, step: Step): void {
  if (step.compare === 'none') return;
  expect(actual.status, step.label).toBe(expected.status);
  expect(Math.abs(actual.elapsed - expected.elapsed), `${step.label}: elapsed ${actual.elapsed}`).toBeLessThanOrEqual(0.05);
  if (step.compare !== 'status' && step.compare !== 'codes')
    expect(actual.message, step.label).toBe(expected.message.replaceAll('{project}', 'demo'));
  const results = expected.result;
  if (results === undefined || step.op === 'begin' || actual.result === undefined) return;
  const comparable = Array.isArray(results) ? results.filter((entry) => !Object.hasOwn(entry as object, 'transaction')) : results;
  const strip = (result: unknown) => (step.compare === 'codes' ? (result as Outcome[]).map(({ status }) => status) : result);
  expect(strip(actual.result), step.label).toEqual(strip(comparable));
}

describe('transactions of the official emulator', () => {
  it.each(scenarios)('$name', async ({ steps }) => {
    const replay = new Replay();
    const background = new Map<string, Promise<void>>();

    for (const step of steps) {
      if (step.op === 'sleep') await replay.time.advance((step.seconds ?? 0) * 1000);
      else if (step.op === 'wait') for (const label of step.for ?? []) await replay.time.settle(background.get(label) ?? Promise.resolve());
      else {
        const expected = step.outcome as Outcome;
        const running = outcomeOf(replay, step).then((actual) => expectOutcome(actual, expected, step));
        if (step.background) background.set(step.label, running);
        else await replay.time.settle(running);
      }
    }
    await Promise.all(background.values());
  });
});
