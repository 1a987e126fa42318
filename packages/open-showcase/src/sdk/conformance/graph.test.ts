import { describe, expect, it, vi } from 'vitest';
import { AStarStatus, createAStarRunner } from './a-star';
import { createDirectedGraph, type Vertex } from './directed-graph';

/** A→B 1, A→C 5, B→C 3, B→D 6, C→D 2. */
function diamond() {
  const graph = createDirectedGraph<number>();
  graph.addVertex(...['A', 'B', 'C', 'D'].map((id, data) => ({ id, data })));
  const [a, b, c, d] = [...graph.vertices] as [Vertex<number>, Vertex<number>, Vertex<number>, Vertex<number>];
  graph.setEdge({ src: a, dst: b, weight: 1 }, { src: a, dst: c, weight: 5 }, { src: b, dst: c, weight: 3 });
  graph.setEdge({ src: b, dst: d, weight: 6 }, { src: c, dst: d, weight: 2 });
  graph.commit();
  return { graph, a, b, c, d };
}

describe('createDirectedGraph', () => {
  it('knows its vertices, edges and directions', () => {
    const { graph, a, b, d } = diamond();

    expect([graph.vertexCount, graph.edgeCount]).toEqual([4, 5]);
    expect(graph.hasEdge(a, b)).toBe(true);
    expect(graph.hasEdge(b, a)).toBe(false);
    expect([...a.neighbors].map(({ id }) => id)).toEqual(['B', 'C']);
    expect(graph.edge(b, d)?.weight).toBe(6);
    expect(graph.hasVertex('A', 'X')).toBe(false);
  });

  it('tells observers at commit alone, and of what changed alone', () => {
    const { graph, a, b } = diamond();
    const [vertices, edges] = [vi.fn(), vi.fn()];
    graph.onVerticesChanged({ onChanged: vertices });
    const subscription = graph.onEdgesChanged(edges);

    graph.setEdge({ src: a, dst: b, weight: 1 });
    graph.commit();
    expect(edges).not.toHaveBeenCalled();
    graph.setEdge({ src: a, dst: b, weight: 2 });
    expect(edges).not.toHaveBeenCalled();
    graph.commit();
    graph.commit();
    expect(edges).toHaveBeenCalledOnce();
    expect(vertices).not.toHaveBeenCalled();
    subscription.cancel();
    graph.removeVertex(b);
    graph.commit();

    expect(vertices).toHaveBeenCalledOnce();
    expect(edges).toHaveBeenCalledOnce();
    expect(graph.edgeCount).toBe(2);
  });

  it('refuses edges to strangers and negative weights', () => {
    const { graph, a, b } = diamond();
    const stranger = { ...b, id: 'X' };

    expect(() => graph.setEdge({ src: a, dst: stranger, weight: 1 })).toThrow('Add both vertices');
    expect(() => graph.setEdge({ src: a, dst: b, weight: -1 })).toThrow('negative');
  });
});

describe('createAStarRunner', () => {
  it('finds the lightest way, not the one with the fewest steps', () => {
    const { graph, a, d } = diamond();

    const runner = createAStarRunner(graph, a, d);
    const result = runner.exec();

    expect(result).toMatchObject({ status: AStarStatus.SUCCESS, cost: 6 });
    expect(result.path.map(({ id }) => id).join('')).toBe('ABCD');
    expect(runner.exec()).toBe(result);
  });

  it('follows the graph and tells its observers once per commit', async () => {
    const { graph, a, c, d } = diamond();
    const runner = createAStarRunner(graph, a, d);
    const changed = vi.fn();
    runner.exec();
    runner.subscribe(changed);

    graph.setEdge({ src: a, dst: c, weight: 2 });
    graph.addVertex({ id: 'E', data: 4 });
    graph.commit();
    await Promise.resolve();

    expect(changed.mock.calls).toEqual([[runner]]);
    expect(
      runner
        .exec()
        .path.map(({ id }) => id)
        .join(''),
    ).toBe('ACD');
  });

  it('says why there is no way', () => {
    const { graph, a, d } = diamond();

    expect(createAStarRunner(graph, d, a).exec()).toMatchObject({ status: AStarStatus.NO_PATH, path: [] });
    graph.removeVertex(d);
    expect(createAStarRunner(graph, a, d).exec().status).toBe(AStarStatus.NO_END_VERTEX);
    expect(createAStarRunner(graph, d, a).exec().status).toBe(AStarStatus.NO_START_VERTEX);
  });

  it('uses a guess without losing the lightest way', () => {
    const { graph, a, d } = diamond();
    const left: Record<string, number> = { A: 6, B: 5, C: 2, D: 0 };

    const { cost } = createAStarRunner(graph, a, d, { heuristic: ({ id }) => left[id]! }).exec();

    expect(cost).toBe(6);
  });
});
