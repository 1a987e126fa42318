import type { Euler, Vector } from '@/domain/geometry';
import { type Alignment, alignedDirection, alignedPosition, inverseOf } from '@/domain/locations/alignment';
import type { Showcase, ShowcaseEvent, ShowcaseOperations, ShowcaseValues } from '@/showcase/port';

/** What is used of a viewer. */
export type Walkable = {
  values: Pick<ShowcaseValues, 'pose' | 'mode' | 'sweep' | 'sweeps' | 'floor'>;
  state: Showcase['state'];
  events: Showcase['events'];
} & Pick<ShowcaseOperations, 'goTo' | 'goToMode' | 'goToFloor' | 'showAllFloors' | 'turnTo'>;

const sameCoordinates: Alignment = { angle: 0, offset: { x: 0, y: 0, z: 0 } };
/** Directions closer than this, in degrees, are the same. */
const sameDegrees = 0.5;
/** Changes of a viewer this shortly after it was moved may be the end of that move, and not the visitor’s. */
const echoMs = 400;

/**
 * Keeps two viewers of the same place together: what the visitor does in one, the other does too. Both use the coordinates of their scan, in which a
 * place is the same in both, or what the alignment makes of them. Where the other has no sweep at the very spot, it goes to the nearest. Both walk at
 * the same time; a turn is followed while it lasts.
 * @param alignment leads from the coordinates of one to those of the other
 * @returns lets go of them
 */
export function moveTogether(one: Walkable, other: Walkable, alignment: Alignment = sameCoordinates): () => void {
  const back = inverseOf(alignment);
  const sides = new Map([one, other].map((viewer) => [viewer, aSide()]));
  const sideOf = (viewer: Walkable) => sides.get(viewer) ?? aSide();
  let isOver = false;

  const isReady = ({ state }: Walkable) => state.value.name === 'ready';
  const start = async (leader: Walkable, follower: Walkable, findMove: () => Move | null): Promise<void> => {
    const side = sideOf(follower);
    if (isOver || side.pending > 0 || !isReady(leader) || !isReady(follower)) return;
    const move = findMove();
    // what could not be reached is not tried again until the leader moves on
    if (move?.id === side.wanted) return;
    side.wanted = move?.id ?? '';
    if (!move) return;
    side.pending += 1;
    // a visitor who moves both at once, or a scan that is gone: the next change tries again
    await move.run(follower).catch(() => undefined);
    side.pending -= 1;
    side.movedUntil = performance.now() + echoMs;
    await follow(leader, follower);
  };
  const alignmentFrom = (leader: Walkable) => (leader === one ? alignment : back);
  const follow = (leader: Walkable, follower: Walkable): Promise<void> =>
    start(leader, follower, () => nextMove(leader.values, follower.values, alignmentFrom(leader)));
  const isOwn = (viewer: Walkable) => sideOf(viewer).pending === 0 && performance.now() > sideOf(viewer).movedUntil;
  const lead = (leader: Walkable, follower: Walkable) => {
    sideOf(leader).wanted = '';
    void follow(leader, follower);
  };
  // a change that may be an echo is the visitor’s if the viewers are apart after it
  const leadIfApart = (leader: Walkable, follower: Walkable) => {
    const side = sideOf(leader);
    side.timer = undefined;
    const move = nextMove(follower.values, leader.values, alignmentFrom(follower));
    if (isOwn(leader) && move && move.id !== side.wanted) lead(leader, follower);
  };
  const changed = (leader: Walkable, follower: Walkable) => () => {
    const side = sideOf(leader);
    if (isOwn(leader)) lead(leader, follower);
    else if (side.pending === 0) side.timer ??= setTimeout(() => leadIfApart(leader, follower), side.movedUntil - performance.now() + 1);
  };
  const walked = (leader: Walkable, follower: Walkable) => (event: ShowcaseEvent) => {
    // a walk of ours begins while its move is pending
    if (event.type !== 'walk' || sideOf(leader).pending > 0) return;
    void start(leader, follower, () => walkMove(event.to, leader.values, follower.values, alignmentFrom(leader)));
  };
  const stops = [[one, other] as const, [other, one] as const].flatMap(([leader, follower]) => {
    const { pose, mode, sweep, floor } = leader.values;
    const listen = changed(leader, follower);
    return [
      pose.subscribe(listen),
      mode.subscribe(listen),
      sweep.subscribe(listen),
      floor.subscribe(listen),
      leader.events.subscribe(walked(leader, follower)),
    ];
  });
  // the first one leads at the beginning
  void follow(one, other);
  return () => {
    isOver = true;
    for (const { timer } of sides.values()) clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/** `movedUntil`: changes until then may be the end of a move of ours. `wanted`: the move of ours that is not done. */
type SideState = { pending: number; movedUntil: number; wanted: string; timer: ReturnType<typeof setTimeout> | undefined };
const aSide = (): SideState => ({ pending: 0, movedUntil: 0, wanted: '', timer: undefined });

type Move = { id: string; run: (viewer: Walkable) => Promise<unknown> };

/** The move that brings the follower closer to the leader; null where they are together, or while the leader is on its way. */
function nextMove(leader: Walkable['values'], follower: Walkable['values'], alignment: Alignment): Move | null {
  const [mode, pose] = [leader.mode.value, leader.pose.value];
  if (!mode || !pose || pose.mode === 'transitioning') return null;
  if (mode !== follower.mode.value) return { id: `mode ${mode}`, run: ({ goToMode }) => goToMode(mode) };
  if (mode === 'dollhouse' || mode === 'floorplan') return floorMove(leader.floor.value, follower.floor.value);
  return insideMove(leader, follower, alignment);
}

/** The move to where the leader begins to walk, in the direction in which it looks. */
function walkMove(to: string, leader: Walkable['values'], follower: Walkable['values'], alignment: Alignment): Move | null {
  const [pose, target] = [leader.pose.value, leader.sweeps.value.find(({ id }) => id === to)];
  const sweep = target ? nearestSweep(alignedPosition(alignment, target.position), follower) : null;
  if (!pose || sweep === null || sweep === follower.sweep.value) return null;
  const rotation = { x: pose.rotation.x, y: alignedDirection(alignment, pose.rotation.y) };
  return { id: `walk ${sweep}`, run: ({ goTo }) => goTo({ sweep, rotation }) };
}

function floorMove(floor: number | 'all' | null, current: number | 'all' | null): Move | null {
  if (floor === null || floor === current) return null;
  return { id: `floor ${floor}`, run: ({ goToFloor, showAllFloors }) => (floor === 'all' ? showAllFloors() : goToFloor(floor)) };
}

function insideMove(leader: Walkable['values'], follower: Walkable['values'], alignment: Alignment): Move | null {
  const pose = leader.pose.value;
  if (!pose || pose.sweep === '') return null;
  const rotation = { x: pose.rotation.x, y: alignedDirection(alignment, pose.rotation.y) };
  const sweep = nearestSweep(alignedPosition(alignment, pose.position), follower);
  const direction = `${rotation.x.toFixed(1)} ${rotation.y.toFixed(1)}`;
  if (sweep !== null && sweep !== follower.sweep.value)
    return { id: `${sweep} ${direction}`, run: ({ goTo }) => goTo({ sweep, rotation }) };
  const current = follower.pose.value?.rotation;
  if (current && isSameDirection(rotation, current)) return null;
  return { id: `turn ${direction}`, run: ({ turnTo }) => turnTo(rotation) };
}

/** The sweep of a viewer that is nearest to a place of its scan. */
export function nearestSweep(position: Vector, { sweeps }: Pick<Walkable['values'], 'sweeps'>): string | null {
  const distance = (to: Vector) => Math.hypot(to.x - position.x, to.y - position.y, to.z - position.z);
  let nearest: { id: string; metres: number } | null = null;
  for (const sweep of sweeps.value) {
    const metres = distance(sweep.position);
    if (!nearest || metres < nearest.metres) nearest = { id: sweep.id, metres };
  }
  return nearest?.id ?? null;
}

const isSameDirection = (one: Euler, other: Euler): boolean =>
  Math.abs(one.x - other.x) < sameDegrees && Math.abs(turnBetween(one.y, other.y)) < sameDegrees;

/** From -180 to 180 degrees. */
const turnBetween = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;
