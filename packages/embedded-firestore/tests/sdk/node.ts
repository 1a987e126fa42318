import { randomBytes } from 'node:crypto';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { isOfficial, timeoutFactor } from '../support/tested-server';
import { play } from './clients';
import { createControl } from './control';
import { groups, needOwnServer, timed } from './scenarios/all';

/** Registers the scenarios of some groups as tests of the SDK in Node, which speaks gRPC. */
export function playInNode(...names: readonly string[]): void {
  // Refusals and lost connections are part of the scenarios; the SDK would print each of them.
  setLogLevel('silent');
  const control = createControl('grpc');
  afterAll(async () => {
    await control.close();
    expect(control.bugs).toEqual([]);
  });
  const run = randomBytes(3).toString('hex');
  let count = 0;
  for (const name of names) {
    if (isOfficial && needOwnServer.has(name)) continue;
    const group = timed.has(name) ? describe : describe.concurrent;
    group(`the SDK over gRPC: ${name}`, () => {
      for (const [title, scenario] of Object.entries(groups[name] ?? {})) {
        it(title, { timeout: 90_000 * timeoutFactor }, () =>
          play(scenario, `demo-${run}-${++count}`, { transport: 'grpc', control, nextHost: () => '127.0.0.1' }),
        );
      }
    });
  }
}
