import { expect, it, vi } from 'vitest';
import { shortestRoute } from './route';
import type { Sdk } from './sdk';

const sweeps = ['hall', 'door', 'kitchen'].map((id) => ({ id }));

/** An SDK in whose graph one sweep leads to the next. */
function anSdk(path = sweeps) {
  const dispose = vi.fn();
  const graph = { vertex: (id: string) => sweeps.find((each) => each.id === id), dispose };
  const runner = { exec: () => ({ path }), dispose };
  const sdk = { Graph: { createAStarRunner: () => runner }, Sweep: { createGraph: async () => graph } } as unknown as Sdk;
  return { sdk, dispose };
}

it('the way between two sweeps is that of the SDK’s graph, which is disposed of', async () => {
  const { sdk, dispose } = anSdk();

  expect(await shortestRoute(sdk, 'hall', 'kitchen')).toEqual(['hall', 'door', 'kitchen']);
  expect(dispose).toHaveBeenCalledTimes(2);
});

it('there is no way to a sweep that is not in the graph, nor without a graph', async () => {
  const { sdk, dispose } = anSdk();

  expect(await shortestRoute(sdk, 'hall', 'cellar')).toEqual([]);
  expect(dispose).toHaveBeenCalledOnce();
  expect(await shortestRoute({ Sweep: {} } as unknown as Sdk, 'hall', 'kitchen')).toEqual([]);
});
