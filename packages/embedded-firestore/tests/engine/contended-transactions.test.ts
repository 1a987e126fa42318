import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/engine/database';
import { Databases } from '../../src/engine/databases';
import { StatusError } from '../../src/model/status';
import { ADMIN, anUpdate, ID } from '../support/builders';
import { draws } from '../support/draws';
import { FakeTime } from '../support/fake-time';

const DOCUMENTS = ['c/a', 'c/b', 'd/c'];
const MAX_ATTEMPTS = 30;
const BACK_OFF_MS = 1000;

/** What one client does: it increments documents that it has read one by one, by a query, or not at all. */
type Task = { readonly kind: 'documents' | 'query' | 'plain'; readonly paths: readonly string[]; readonly pausesMs: readonly number[] };

const aTask: fc.Arbitrary<Task> = fc.record({
  kind: fc.constantFrom('documents' as const, 'documents' as const, 'query' as const, 'plain' as const),
  paths: fc.uniqueArray(fc.constantFrom(...DOCUMENTS), { minLength: 1, maxLength: 3 }),
  pausesMs: fc.array(fc.constantFrom(0, 0, 0, 1, 5, 300, 1500), { minLength: 4, maxLength: 4 }),
});

/** A database, and clients that try again after an abort, as the SDKs do. */
class Contention {
  readonly time = new FakeTime();
  readonly database: Database = Databases.open({ time: this.time }).get(ID);
  readonly increments = new Map(DOCUMENTS.map((path) => [path, 0n]));
  aborted = 0;

  async run(task: Task): Promise<void> {
    let retry: Uint8Array | undefined;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const id = task.kind === 'plain' ? undefined : this.database.transactions.begin({ kind: 'readWrite', ...(retry && { retry }) });
      try {
        await this.attempt(task, id);
        for (const path of task.paths) this.increments.set(path, this.incrementsOf(path) + 1n);
        return;
      } catch (error) {
        if (!(error instanceof StatusError) || error.status !== 'ABORTED') throw error;
        if (id) this.database.transactions.rollback(id);
        retry = id;
        this.aborted += 1;
        await this.pause(BACK_OFF_MS * attempt);
      }
    }
    throw new Error(`not done after ${MAX_ATTEMPTS} attempts`);
  }

  stored(path: string): bigint {
    return (this.database.read().get(path)?.fields.get('n') as bigint | undefined) ?? 0n;
  }

  incrementsOf(path: string): bigint {
    return this.increments.get(path) ?? 0n;
  }

  private async attempt({ kind, paths, pausesMs }: Task, id: Uint8Array | undefined): Promise<void> {
    if (!id) {
      await this.database.commit(
        paths.map((path) => anUpdate(path, {}, { mask: [], transforms: [{ field: ['n'], kind: 'increment', operand: 1n }] })),
        ADMIN,
      );
      return;
    }
    const values = new Map<string, bigint>();
    for (const [index, path] of paths.entries()) {
      await this.pause(pausesMs[index] ?? 0);
      const reads = kind === 'query' ? { collectionIds: [path.slice(0, 1)] } : { documents: [path] };
      await this.database.transactions.ready(id, reads);
      const n = this.database.transactions.read(id, reads).get(path)?.fields.get('n');
      values.set(path, (n as bigint | undefined) ?? 0n);
    }
    await this.pause(pausesMs.at(-1) ?? 0);
    const writes = paths.map((path) => anUpdate(path, { n: (values.get(path) ?? 0n) + 1n }));
    await this.database.commit(writes, { ...ADMIN, transaction: id });
  }

  /** A pause of no length is a timer as well, or the fake clock would run on while nothing but a pause is left. */
  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.time.after(milliseconds, resolve);
    });
  }
}

describe('contended transactions', () => {
  it('lose no increment and all succeed, whatever the order of their reads, pauses and commits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aTask, { minLength: 2, maxLength: 12 }), async (tasks) => {
        const contention = new Contention();
        await contention.time.settle(Promise.all(tasks.map((task) => contention.run(task))));

        for (const path of DOCUMENTS) expect(contention.stored(path), path).toBe(contention.incrementsOf(path));
      }),
      { numRuns: draws(100) },
    );
  });

  it.each(['documents', 'query'] as const)('abort nobody when twenty of them read and then write the same (%s)', async (kind) => {
    const contention = new Contention();
    const task: Task = { kind, paths: ['c/a', 'c/b'], pausesMs: [0, 1, 1, 5] };
    await contention.time.settle(Promise.all(Array.from({ length: 20 }, () => contention.run(task))));

    expect([contention.aborted, contention.stored('c/a')]).toEqual([0, 20n]);
  });

  it('abort nobody when queries and single documents of one collection alternate, with plain writes between them', async () => {
    const contention = new Contention();
    const kinds = ['documents', 'query', 'plain'] as const;
    const tasks = Array.from({ length: 21 }, (_, n): Task => ({ kind: kinds[n % 3] ?? 'plain', paths: ['c/a'], pausesMs: [1, 0, 0, 5] }));
    await contention.time.settle(Promise.all(tasks.map((task) => contention.run(task))));

    expect([contention.aborted, contention.stored('c/a')]).toEqual([0, 21n]);
  });

  it('do not wait for each other over a document that they only read', async () => {
    const contention = new Contention();
    const { database, time } = contention;
    const readShared = async (target: string, workMs: number) => {
      const id = database.transactions.begin();
      await database.transactions.ready(id, { documents: ['settings/s'] });
      await new Promise<void>((resolve) => {
        time.after(workMs, resolve);
      });
      await database.commit([anUpdate(target)], { ...ADMIN, transaction: id });
    };
    await time.settle(readShared('out/first', 1));
    const start = time.wall;
    await time.settle(Promise.all(['out/a', 'out/b', 'out/c'].map((target) => readShared(target, 500))));

    expect(time.wall - start).toBe(500_000);
  });
});
