import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOfficialEmulator, shortRunJavaOptions, startOfficialEmulator } from '../../official/official-emulator.mjs';
import { createServer, type Server } from '../../src/server';
import { draws } from '../support/draws';
import { isKnown } from './known-differences';
import { RulesEngine } from './rules-engine';
import { compareSeeds, type Difference, type Engines } from './rules-round';
import { KEPT_SEEDS } from './rules-seeds';
import { shrink } from './rules-shrink';

const { missing } = findOfficialEmulator();
if (missing) process.stderr.write(`The rules were not compared with Google’s emulator: ${missing}\n`);

/** Random decisions of one run; RULES_DECISIONS and RULES_SEED choose a longer one. */
const decisionsWanted = Number(process.env.RULES_DECISIONS ?? draws(500));
const firstSeed = Number(process.env.RULES_SEED ?? 1);
const SEEDS_AT_ONCE = 12;
const MOST_SHRUNK = 3;

describe.skipIf(missing)('random rules are decided as by Google’s emulator', { timeout: 3_600_000 }, () => {
  let server: Server;
  let emulator: Awaited<ReturnType<typeof startOfficialEmulator>>;
  let engines: Engines;

  beforeAll(async () => {
    server = await createServer({ log: () => {} });
    emulator = await startOfficialEmulator({ projectId: 'demo-differential', javaOptions: shortRunJavaOptions });
    engines = { ours: new RulesEngine('ours', server.port), official: new RulesEngine('Google’s', emulator.port) };
    await Promise.all([engines.ours.prepare(), engines.official.prepare()]);
  }, 120_000);

  afterAll(async () => {
    await server?.close();
    await emulator?.stop();
  });

  it('under the seeds that once found a difference', async () => {
    const { differences } = await compareSeeds(engines, KEPT_SEEDS);

    expect(await described(differences)).toEqual([]);
  });

  it('under new seeds', async () => {
    const differences: Difference[] = [];
    let decisions = 0;
    for (let seed = firstSeed; decisions < decisionsWanted; seed += SEEDS_AT_ONCE) {
      const round = await compareSeeds(
        engines,
        Array.from({ length: SEEDS_AT_ONCE }, (_, at) => seed + at),
      );
      decisions += round.decisions;
      differences.push(...round.differences);
      if (process.env.RULES_DECISIONS)
        process.stderr.write(`${decisions} decisions, ${unexplained(differences).length} unexplained differences\n`);
    }

    expect(decisions).toBeGreaterThanOrEqual(decisionsWanted);
    expect(await described(differences)).toEqual([]);
  });

  /** The first differences that are not known, as small as they can be made, and the seeds of all. */
  async function described(differences: readonly Difference[]): Promise<readonly string[]> {
    const news = unexplained(differences);
    const shrunk: string[] = [];
    for (const difference of news.slice(0, MOST_SHRUNK)) {
      const { source, documents } = await shrink(engines, difference);
      const { seed, asked, ours, official } = difference;
      shrunk.push(
        `seed ${seed}: ours says ${ours || 'accepted'}, Google’s ${official || 'accepted'}\n${source}\n${JSON.stringify({ asked, documents })}`,
      );
    }
    return [...shrunk, ...news.slice(MOST_SHRUNK).map(({ seed }) => `seed ${seed}`)];
  }
});

const unexplained = (differences: readonly Difference[]): readonly Difference[] =>
  differences.filter(({ ours, official, asked }) => !isKnown({ ours, official, kind: asked?.request.kind ?? 'compile' }));
