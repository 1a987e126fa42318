import type { MoveOptions, Rotation } from '../../viewer/port';
import { createDirectedGraph, type DirectedGraph } from '../conformance/directed-graph';
import { type SdkTransition, TransitionType, transitionOf } from '../namespaces/transition';
import { type Dictionary, dictionaryOf } from '../observable-map';
import { requireNumber, requireNumbers, sdkError } from '../sdk-error';
import type { Showcase } from '../showcase';
import { distance } from '../vectors';
import { nowhere, type SweepData, type Sweeps } from './sweeps';

type MoveToOptions = { rotation?: Rotation; transition?: SdkTransition; transitionTime?: number };

/** Places where the scanner stood, and walking between them. @see showcase-sdk §2.4 */
export function sweepNamespace(showcase: Showcase, sweeps: Sweeps) {
  const { viewer, events, scan } = showcase;
  viewer.sweepMoves.subscribe(({ kind, from, to }) => events.emit(`sweep.${kind}`, from, to));
  const current = showcase.whileVisiting([viewer.sweep], () => sweeps.data.get(viewer.sweep.value) ?? nowhere);
  return {
    Alignment: { ALIGNED: 'aligned', UNALIGNED: 'unaligned' } as const,
    Placement: { AUTO: 'auto', MANUAL: 'manual', UNPLACED: 'unplaced' } as const,
    Transition: TransitionType,
    Event: { ENTER: 'sweep.enter', EXIT: 'sweep.exit' } as const,
    Conversion: {
      /** Maps legacy ids to current ids, or the other way round. */
      async createIdMap(invert = false): Promise<Dictionary<string>> {
        const known = (await scan()).sweeps.filter(({ legacyId }) => legacyId);
        return dictionaryOf(known.map(({ id, legacyId }) => (invert ? [id, legacyId] : [legacyId, id])));
      },
      async getLabelFromId(id: string): Promise<string> {
        const sweep = (await scan()).sweeps.find((each) => each.id === id);
        if (!sweep) throw sdkError('NotFound', `There is no sweep "${String(id)}" in this model.`);
        return sweep.label;
      },
    },
    data: sweeps.data,
    current,
    /** Resolves with the id reached. @throws NotFound, InvalidArgument for a disabled sweep, Busy during another move */
    async moveTo(id: string, options: MoveToOptions = {}): Promise<string> {
      showcase.requirePlaying('moving');
      const [sweep] = sweeps.require([id]);
      const move = engineOptions(options);
      if (!sweep?.enabled) throw sdkError('InvalidArgument', `The sweep "${id}" is disabled. Call Sweep.enable first.`);
      return viewer.goToSweep(id, move);
    },
    ...switches(showcase, sweeps),
    ...neighbours(showcase, sweeps),
    createGraph: async () => {
      await scan();
      return sweepGraph(sweeps);
    },
  };
}

function engineOptions({ rotation, transition, transitionTime }: MoveToOptions): MoveOptions {
  const how = transitionOf(transition);
  const turn = rotation && requireNumbers(rotation, ['x', 'y'], 'rotation');
  if (turn && (Math.abs(turn.x) > 90 || Math.abs(turn.y) > 360)) {
    throw sdkError('InvalidArgument', 'rotation.x must be within −90..90 and rotation.y within −360..360 degrees.');
  }
  if (transitionTime !== undefined && requireNumber(transitionTime, 'transitionTime') < 0) {
    throw sdkError('InvalidArgument', 'transitionTime must not be negative.');
  }
  return {
    ...(turn && { rotation: turn }),
    ...(how && { transition: how }),
    ...(transitionTime !== undefined && { time: transitionTime }),
  };
}

function switches({ viewer, scan }: Showcase, sweeps: Sweeps) {
  const turn =
    (enabled: boolean) =>
    async (...ids: string[]) => {
      await scan();
      const changed = sweeps.require(ids).filter((sweep) => sweep.enabled !== enabled);
      for (const { id } of changed) viewer.setSweepEnabled(id, enabled);
      if (changed.length > 0) sweeps.update(changed, { enabled });
    };
  return { enable: turn(true), disable: turn(false) };
}

function neighbours({ viewer, scan }: Showcase, sweeps: Sweeps) {
  const link = async (id: string, next: (present: ReadonlySet<string>) => Iterable<string>): Promise<string[]> => {
    const [sweep] = sweeps.require([id]);
    const neighbors = [...next(new Set(sweep?.neighbors))];
    viewer.setNeighbors(id, neighbors);
    if (sweep) sweeps.update([sweep], { neighbors });
    return [...neighbors];
  };
  return {
    /** Resolves with all neighbours of the sweep. */
    async addNeighbors(id: string, ids: readonly string[]): Promise<string[]> {
      await scan();
      sweeps.require(ids);
      return link(id, (present) => new Set([...present, ...ids].filter((other) => other !== id)));
    },
    async removeNeighbors(id: string, ids: readonly string[]): Promise<string[]> {
      await scan();
      return link(id, (present) => [...present].filter((other) => !ids.includes(other)));
    },
  };
}

/** The graph of enabled sweeps and their links, weighted in metres; it is kept up to date until it is disposed of. */
function sweepGraph({ data }: Sweeps): DirectedGraph<SweepData> {
  const graph = createDirectedGraph<SweepData>();
  const rebuild = () => {
    const enabled = new Map(data.values().flatMap((sweep) => (sweep.enabled ? [[sweep.id, sweep] as const] : [])));
    graph.removeVertex(...[...graph.vertices].filter(({ id }) => !enabled.has(id)));
    graph.addVertex(...[...enabled].map(([id, sweep]) => ({ id, data: sweep })));
    for (const sweep of enabled.values()) linkTo(graph, sweep, enabled);
    graph.commit();
  };
  rebuild();
  const changes = { onCollectionUpdated: rebuild };
  const subscription = data.subscribe(changes);
  graph.onDispose(subscription.cancel);
  return graph;
}

function linkTo(graph: DirectedGraph<SweepData>, sweep: SweepData, enabled: ReadonlyMap<string, SweepData>): void {
  const src = graph.vertex(sweep.id);
  if (!src) return;
  graph.removeEdge(...[...src.edges].filter(({ dst }) => !sweep.neighbors.includes(dst.id)));
  for (const id of sweep.neighbors) {
    const [neighbour, dst] = [enabled.get(id), graph.vertex(id)];
    // keep weights that the caller set on existing edges
    if (neighbour && dst && !graph.hasEdge(src, dst)) graph.setEdge({ src, dst, weight: distance(sweep.position, neighbour.position) });
  }
}
