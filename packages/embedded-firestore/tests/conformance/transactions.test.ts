import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemTime, type Time } from '../../src/engine/time';
import { recorded, withNames } from '../support/recorded';
import { isOfficial, startTestedServer, type TestedServer, timeoutFactor } from '../support/tested-server';
import { GrpcClient } from './grpc-client';
import { send } from './http-client';
import { blur, printsInternalKey } from './recording';
import { overGrpc, overRest, type Result, Scenario, type Step } from './scenario';

type Recorded = Step & {
  seconds?: number;
  for?: string[];
  background?: boolean;
  compare?: 'status' | 'codes' | 'none';
  outcome?: { status: string; message: string; elapsed: number; result?: unknown };
};
type Recording = { scenarios: { name: string; slow?: boolean; steps: Recorded[] }[] };

const FILE = 'transactions.json';
/** A slow one takes a minute where time passes as it does: too long for each run. */
const scenarios = recorded<Recording>(FILE).scenarios.filter(({ slow }) => !(slow && isOfficial));

/** What took seconds in the recordings takes a part of that here. */
const HASTE = 5;
const GREAT_HASTE = 20;

type Running = { server: TestedServer; client: GrpcClient; haste: number };

/** A server whose waiting times pass so many times faster, if it is ours. */
async function run(faster: number): Promise<Running> {
  const haste = isOfficial ? 1 : faster;
  const time: Time = { now: systemTime.now, after: (milliseconds, action) => systemTime.after(milliseconds / haste, action) };
  const server = await startTestedServer({ time });
  return { server, client: new GrpcClient(server.port), haste };
}

async function stop({ server, client }: Running): Promise<void> {
  client.close();
  await server.close();
}

let shared: Running;
beforeAll(async () => {
  shared = await run(HASTE);
});
afterAll(() => stop(shared));

type Timed = Result & { elapsed: number };

/** Plays a scenario, and gives its answers beside the recorded ones, step by step. */
async function play(scenario: Scenario, steps: readonly Recorded[], port: number, haste: number): Promise<[string, Timed, Recorded][]> {
  const played: [string, Promise<Timed>, Recorded][] = [];
  for (const step of steps) {
    if (step.op === 'sleep') await new Promise((resolve) => setTimeout(resolve, ((step.seconds ?? 0) * 1000) / haste));
    else if (step.op === 'wait') await Promise.all(played.filter(([label]) => step.for?.includes(label)).map(([, result]) => result));
    else {
      const result = timed(() => (step.op === 'reset' ? reset(port) : scenario.run(step)), haste);
      played.push([step.label, result, step]);
      if (!step.background) await result;
    }
  }
  return Promise.all(played.map(async ([label, result, step]) => [label, await result, step] as [string, Timed, Recorded]));
}

async function timed(run: () => Promise<Result>, haste: number): Promise<Timed> {
  const start = performance.now();
  const result = await run();
  return { ...result, elapsed: ((performance.now() - start) / 1000) * haste };
}

async function reset(port: number): Promise<Result> {
  const { status } = await send(port, { method: 'POST', path: '/reset' });
  return { status: status === 200 ? 'OK' : String(status), message: '' };
}

describe.each(['gRPC', 'REST'] as const)('recorded transactions over %s', (transport) => {
  it.concurrent.each(scenarios.map((each, index) => [each.name, each, index] as const))(
    '%s',
    // what waited for a second waits for 0.2 here, and a busy machine may be later
    { timeout: 30_000 * timeoutFactor, retry: 1 },
    async (_name, { steps, slow }, index) => {
      const ofItsOwn = slow || steps.some(({ op }) => op === 'reset');
      const running = ofItsOwn ? await run(GREAT_HASTE) : shared;
      const { port } = running.server;
      const project = `recorded-${transport.toLowerCase()}-${index}`;
      const over = transport === 'REST' ? overRest(port) : overGrpc(running.client);

      const played = await play(new Scenario(over, project), withNames(steps, project), port, running.haste);
      if (ofItsOwn) await stop(running);

      const differences = played
        .filter(([, got, step]) => !agrees(got, step))
        .map(([label, got, step]) => ({ label, got, recorded: step.outcome }));
      expect(differences).toEqual([]);
    },
  );
});

/** Whether an answer is the recorded one, as closely as the step is to be compared. The machine may be slow, never early. */
function agrees(got: Timed, { compare, outcome }: Recorded): boolean {
  if (compare === 'none' || !outcome) return true;
  const early = got.elapsed < outcome.elapsed - 0.4;
  if (early || got.status !== outcome.status) return false;
  if (compare === 'status') return true;
  if (compare !== 'codes' && !printsInternalKey(outcome.message) && got.message !== outcome.message) return false;
  const codes = compare === 'codes';
  return JSON.stringify(comparable(got.result, codes)) === JSON.stringify(comparable(outcome.result, codes));
}

function comparable(result: unknown, codesOnly: boolean): unknown {
  const blurred = blur(result);
  if (!codesOnly || !Array.isArray(blurred)) return blurred;
  return blurred.map(({ status }: { status?: string }) => status);
}
