import type { Sdk } from './sdk';

/** The sweeps on the shortest way from one to another, with both; empty if there is none, or the delivery knows of none. */
export async function shortestRoute({ Graph, Sweep }: Sdk, from: string, to: string): Promise<readonly string[]> {
  const graph = Graph && (await Sweep.createGraph?.());
  if (!graph) return [];
  try {
    const [start, end] = [graph.vertex(from), graph.vertex(to)];
    if (!start || !end) return [];
    const runner = Graph.createAStarRunner(graph, start, end);
    const path = runner.exec().path.map(({ id }) => id);
    runner.dispose();
    return path;
  } finally {
    graph.dispose();
  }
}
