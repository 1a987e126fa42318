import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findOfficialEmulator,
  type OfficialEmulator,
  shortRunJavaOptions,
  startOfficialEmulator,
} from '../../official/official-emulator.mjs';
import { createServer, type Server } from '../../src/server';
import { GrpcClient } from '../conformance/grpc-client';
import { draws } from '../support/draws';
import { type Engines, findDifference } from './store-compare';
import keptSeeds from './store-seeds.json' with { type: 'json' };
import { stepsOf } from './store-sequences';

// DIFFERENTIAL_OPERATIONS=10000 is the long version, DIFFERENTIAL_SEED=… begins elsewhere
const operations = Number(process.env.DIFFERENTIAL_OPERATIONS ?? draws(250));
const firstSeed = Number(process.env.DIFFERENTIAL_SEED ?? 1_000);
const mostReported = 5;

const { missing } = findOfficialEmulator();
if (missing !== undefined) console.warn(`The store was not compared with Google’s: ${missing}`);

describe.skipIf(missing !== undefined)('the store and Google’s emulator', { timeout: Math.max(60_000, operations * 100) }, () => {
  let emulator: OfficialEmulator;
  let server: Server;
  let engines: Engines;

  beforeAll(async () => {
    emulator = await startOfficialEmulator({ javaOptions: shortRunJavaOptions });
    server = await createServer({ log: () => {} });
    engines = {
      official: { name: 'official', port: emulator.port, grpc: new GrpcClient(emulator.port) },
      ours: { name: 'ours', port: server.port, grpc: new GrpcClient(server.port) },
    };
  });
  afterAll(async () => {
    engines?.official.grpc.close();
    engines?.ours.grpc.close();
    await server?.close();
    await emulator?.stop();
  });

  const differencesOf = async (seeds: Iterable<number>): Promise<readonly string[]> => {
    const reports: string[] = [];
    for (const seed of seeds) {
      const report = await findDifference(engines, seed, stepsOf(seed));
      if (report) reports.push(report);
      if (reports.length === mostReported) break;
    }
    return reports;
  };

  it('give the same results for every kept sequence of operations', async () => {
    expect((await differencesOf(keptSeeds)).join('\n\n')).toBe('');
  });

  it(`give the same results for ${operations} random operations`, async () => {
    expect((await differencesOf(seedsOf(firstSeed, operations))).join('\n\n')).toBe('');
  });
});

/** Seeds from the first one on, as many as have so many operations together. */
function* seedsOf(first: number, count: number): Iterable<number> {
  let left = count;
  for (let seed = first; left > 0; seed += 1) {
    yield seed;
    left -= stepsOf(seed).length;
  }
}
