import { callbackOf, callOut, type Observer, type Subscription } from '../observable';
import { requireNumber, requireText, sdkError } from '../sdk-error';

export type Vertex<T> = {
  readonly id: string;
  readonly data: T;
  /** outgoing edges */
  readonly edges: IterableIterator<Edge<T>>;
  readonly edgeCount: number;
  readonly neighbors: IterableIterator<Vertex<T>>;
};
export type Edge<T> = { readonly src: Vertex<T>; readonly dst: Vertex<T>; readonly weight: number };
type Ends<T> = { src: Vertex<T>; dst: Vertex<T> };

/** Vertices by id and directed, weighted edges. Observers are notified of changes at `commit`. @see showcase-sdk §2.4, the provider's guide on pathfinding */
export type DirectedGraph<T> = {
  readonly vertices: IterableIterator<Vertex<T>>;
  readonly vertexCount: number;
  readonly edges: IterableIterator<Edge<T>>;
  readonly edgeCount: number;
  /** Adds vertices; existing ones get the new data. */
  addVertex: (...vertices: { id: string; data: T }[]) => void;
  /** Removes vertices and their edges. */
  removeVertex: (...vertices: readonly Pick<Vertex<T>, 'id'>[]) => void;
  vertex: (id: string) => Vertex<T> | undefined;
  hasVertex: (...ids: string[]) => boolean;
  /** Adds edges or changes their weight. @throws NotFound for a vertex of another graph, InvalidArgument for a negative weight */
  setEdge: (...edges: (Ends<T> & { weight: number })[]) => void;
  removeEdge: (...edges: Ends<T>[]) => void;
  edge: (src: Vertex<T>, dst: Vertex<T>) => Edge<T> | undefined;
  hasEdge: (src: Vertex<T>, dst: Vertex<T>) => boolean;
  /** Notifies observers of the changes since the last commit, if any. */
  commit: () => void;
  clear: () => void;
  onVerticesChanged: (observer: Observer<DirectedGraph<T>>) => Subscription;
  onEdgesChanged: (observer: Observer<DirectedGraph<T>>) => Subscription;
  /** Stops updating the graph. */
  dispose: () => void;
  onDispose: (end: () => void) => void;
};

type Node<T> = Vertex<T> & { data: T; out: Map<string, Edge<T>> };

function nodeOf<T>(id: string, data: T): Node<T> {
  const out = new Map<string, Edge<T>>();
  return {
    id,
    data,
    out,
    get edges() {
      return [...out.values()].values();
    },
    get edgeCount() {
      return out.size;
    },
    get neighbors() {
      return [...out.values()].map(({ dst }) => dst).values();
    },
  };
}

/** An empty graph. */
export function createDirectedGraph<T>(): DirectedGraph<T> {
  const nodes = new Map<string, Node<T>>();
  const changes = { vertices: createChange(() => graph), edges: createChange(() => graph) };
  const ends: (() => void)[] = [];
  const graph: DirectedGraph<T> = {
    get vertices() {
      return [...nodes.values()].values();
    },
    get vertexCount() {
      return nodes.size;
    },
    get edges() {
      return [...nodes.values()].flatMap(({ out }) => [...out.values()]).values();
    },
    get edgeCount() {
      return [...nodes.values()].reduce((sum, { out }) => sum + out.size, 0);
    },
    ...vertexWriting(nodes, changes),
    ...edgeWriting(nodes, changes),
    vertex: (id) => nodes.get(id),
    hasVertex: (...ids) => ids.every((id) => nodes.has(id)),
    edge: (src, dst) => nodes.get(src.id)?.out.get(dst.id),
    hasEdge: (src, dst) => nodes.get(src.id)?.out.has(dst.id) ?? false,
    commit() {
      changes.vertices.commit();
      changes.edges.commit();
    },
    onVerticesChanged: changes.vertices.subscribe,
    onEdgesChanged: changes.edges.subscribe,
    dispose() {
      for (const end of ends.splice(0)) end();
    },
    onDispose: (end) => void ends.push(end),
  };
  return graph;
}

type Change<T> = { note: () => void; commit: () => void; subscribe: (observer: Observer<DirectedGraph<T>>) => Subscription };

function createChange<T>(graph: () => DirectedGraph<T>): Change<T> {
  const observers = new Set<(graph: DirectedGraph<T>) => void>();
  let changed = false;
  return {
    note() {
      changed = true;
    },
    commit() {
      if (!changed) return;
      changed = false;
      for (const observer of [...observers]) callOut(() => observer(graph()));
    },
    subscribe(observer) {
      const call = callbackOf<[DirectedGraph<T>], void>(observer, 'onChanged');
      const own = (changedGraph: DirectedGraph<T>) => call(changedGraph);
      observers.add(own);
      return { cancel: () => void observers.delete(own) };
    },
  };
}

type Changes<T> = { vertices: Change<T>; edges: Change<T> };

function vertexWriting<T>(nodes: Map<string, Node<T>>, changes: Changes<T>) {
  const remove = (id: string) => {
    const node = nodes.get(id);
    if (!node) return;
    nodes.delete(id);
    changes.vertices.note();
    if (node.out.size > 0) changes.edges.note();
    for (const { out } of nodes.values()) if (out.delete(id)) changes.edges.note();
  };
  return {
    addVertex(...vertices: { id: string; data: T }[]) {
      for (const { id, data } of vertices) {
        const known = nodes.get(requireText(id, 'The id of a vertex'));
        if (known?.data === data) continue;
        if (known) known.data = data;
        else nodes.set(id, nodeOf(id, data));
        changes.vertices.note();
      }
    },
    removeVertex(...vertices: readonly Pick<Vertex<T>, 'id'>[]) {
      for (const { id } of vertices) remove(id);
    },
    clear() {
      for (const id of [...nodes.keys()]) remove(id);
    },
  };
}

function edgeWriting<T>(nodes: Map<string, Node<T>>, changes: Changes<T>) {
  return {
    setEdge(...edges: (Ends<T> & { weight: number })[]) {
      for (const { src, dst, weight } of edges) {
        const [from, to] = [nodes.get(src.id), nodes.get(dst.id)];
        if (!from || !to) throw sdkError('NotFound', 'Add both vertices to the graph before the edge between them.');
        if (requireNumber(weight, 'The weight of an edge') < 0) throw sdkError('InvalidArgument', 'A weight must not be negative.');
        if (from.out.get(to.id)?.weight === weight) continue;
        from.out.set(to.id, { src: from, dst: to, weight });
        changes.edges.note();
      }
    },
    removeEdge(...edges: Ends<T>[]) {
      for (const { src, dst } of edges) if (nodes.get(src.id)?.out.delete(dst.id)) changes.edges.note();
    },
  };
}
