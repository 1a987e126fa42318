import type { Scan, ScanSweep } from 'open-showcase/scan';
import type { Building, Stand } from './building';
import { Tracer, type Tree } from './light/tracer';

/** Maximum distance between neighbours, metres, and maximum number of neighbours. */
const STEP = 5.2;
const WAYS = 7;

/** The manifest of a building: its stands become sweeps, connected if they are in sight of each other. */
export function manifestOf(place: Building, tree: Tree): Scan {
  const { sweeps = [], ...told } = place.scan;
  const ways = waysBetween(place.stands, tree);
  const stood = place.stands.map((stand, index) => sweepAt(place, stand, index, [...(ways.get(stand.id) ?? [])].sort()));
  return {
    format: 'open-showcase-scan',
    version: 1,
    units: 'm',
    up: 'Y',
    ...told,
    mesh: { url: 'mesh.glb', compression: 'meshopt' },
    thumbnail: 'thumb.jpg',
    sweeps: [...stood, ...sweeps],
  };
}

function sweepAt({ scan }: Building, { id, at, room, yaw = 0, label }: Stand, index: number, neighbors: string[]): ScanSweep {
  const floorId = scan.rooms.find((known) => known.id === room)?.floorId;
  const elevation = scan.floors.find((floor) => floor.id === floorId)?.elevation;
  if (floorId === undefined || elevation === undefined) throw new Error(`Sweep ${id} stands in ${room}, which is no room of this place.`);
  const [x, y, z] = at;
  return {
    id,
    label: label ?? String(index + 1),
    legacyId: `${scan.id}-${id}`,
    position: { x, y, z },
    rotation: { x: 0, y: yaw, z: 0 },
    floorId,
    roomId: room,
    neighbors,
    alignment: 'aligned',
    placement: 'auto',
    puckY: Number((y - EYE).toFixed(3)),
  };
}

/** Height of the lens above the ground on which the scanner stands. */
export const EYE = 1.55;

function waysBetween(stands: readonly Stand[], tree: Tree): Map<string, Set<string>> {
  const ways = new Map(stands.map(({ id }) => [id, new Set<string>()]));
  const pairs = stands.flatMap((a, index) => stands.slice(index + 1).map((b) => ({ a, b, step: distance(a, b) })));
  const near = pairs.filter(({ step }) => step <= STEP).sort((p, q) => p.step - q.step);
  for (const { a, b } of near) {
    const [from, to] = [ways.get(a.id), ways.get(b.id)];
    if (!from || !to || (from.size >= WAYS && to.size >= WAYS) || !inSight(tree, a, b)) continue;
    from.add(b.id);
    to.add(a.id);
  }
  return ways;
}

const distance = (a: Stand, b: Stand): number => Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1], a.at[2] - b.at[2]);

/** Whether the line between two lenses is free of the mesh. */
export function inSight(tree: Tree, a: Pick<Stand, 'at'>, b: Pick<Stand, 'at'>): boolean {
  const [dx, dy, dz] = [b.at[0] - a.at[0], b.at[1] - a.at[1], b.at[2] - a.at[2]];
  const length = Math.hypot(dx, dy, dz);
  return !new Tracer(tree).cast(...a.at, dx / length, dy / length, dz / length, 1e-4, length, true);
}
