import { callbackOf, callOut, type Observer, type Subscription } from '../observable';
import type { DirectedGraph, Vertex } from './directed-graph';

export const AStarStatus = {
  SUCCESS: 'astar.success',
  NO_PATH: 'astar.no_path',
  NO_START_VERTEX: 'astar.no_start',
  NO_END_VERTEX: 'astar.no_end',
} as const;
type Status = (typeof AStarStatus)[keyof typeof AStarStatus];

/** The cheapest path and its cost; if there is none, the path is empty and `cost` infinite. */
export type AStarResult<T> = { status: Status; path: Vertex<T>[]; cost: number };
export type AStarOptions<T> = {
  /** an estimate of the remaining cost from a vertex, never too high; 0 by default */
  heuristic?: (vertex: Vertex<T>, start: Vertex<T>, end: Vertex<T>) => number;
};
export type AStarRunner<T> = {
  /** The same result object until the graph changes. */
  exec: () => AStarResult<T>;
  subscribe: (observer: Observer<AStarRunner<T>>) => Subscription;
  dispose: () => void;
};

/** Finds the cheapest path between two vertices of a graph. @see the provider's guide on pathfinding */
export function createAStarRunner<T>(
  graph: DirectedGraph<T>,
  start: Vertex<T>,
  end: Vertex<T>,
  options: AStarOptions<T> = {},
): AStarRunner<T> {
  const observers = new Set<(runner: AStarRunner<T>) => void>();
  let result: AStarResult<T> | undefined;
  let told = false;
  const changed = () => {
    result = undefined;
    if (told) return;
    // a commit can change vertices and edges; observers are notified once
    told = true;
    queueMicrotask(() => {
      told = false;
      for (const observer of [...observers]) callOut(() => observer(runner));
    });
  };
  const subscriptions = [graph.onVerticesChanged(changed), graph.onEdgesChanged(changed)];
  const runner: AStarRunner<T> = {
    exec() {
      result ??= findPath(graph, start.id, end.id, (vertex) => options.heuristic?.(vertex, start, end) ?? 0);
      return result;
    },
    subscribe(observer) {
      const call = callbackOf<[AStarRunner<T>], void>(observer, 'onChanged');
      const own = (changedRunner: AStarRunner<T>) => call(changedRunner);
      observers.add(own);
      return { cancel: () => void observers.delete(own) };
    },
    dispose() {
      observers.clear();
      for (const subscription of subscriptions) subscription.cancel();
    },
  };
  return runner;
}

type Reached<T> = { vertex: Vertex<T>; cost: number; estimate: number; before: Reached<T> | undefined };

function findPath<T>(graph: DirectedGraph<T>, startId: string, endId: string, guess: (vertex: Vertex<T>) => number): AStarResult<T> {
  const start = graph.vertex(startId);
  const none = (status: Status): AStarResult<T> => ({ status, path: [], cost: Number.POSITIVE_INFINITY });
  if (!start) return none(AStarStatus.NO_START_VERTEX);
  if (!graph.vertex(endId)) return none(AStarStatus.NO_END_VERTEX);
  const open = new Map<string, Reached<T>>([[startId, { vertex: start, cost: 0, estimate: guess(start), before: undefined }]]);
  const best = new Map<string, number>([[startId, 0]]);
  for (let next = lightest(open); next; next = lightest(open)) {
    if (next.vertex.id === endId) return { status: AStarStatus.SUCCESS, path: pathTo(next), cost: next.cost };
    open.delete(next.vertex.id);
    for (const { dst, weight } of next.vertex.edges) {
      const cost = next.cost + weight;
      if (cost >= (best.get(dst.id) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(dst.id, cost);
      open.set(dst.id, { vertex: dst, cost, estimate: cost + guess(dst), before: next });
    }
  }
  return none(AStarStatus.NO_PATH);
}

function lightest<T>(open: ReadonlyMap<string, Reached<T>>): Reached<T> | undefined {
  let found: Reached<T> | undefined;
  for (const reached of open.values()) if (!found || reached.estimate < found.estimate) found = reached;
  return found;
}

function pathTo<T>(reached: Reached<T>): Vertex<T>[] {
  const path: Vertex<T>[] = [];
  for (let step: Reached<T> | undefined = reached; step; step = step.before) path.unshift(step.vertex);
  return path;
}
