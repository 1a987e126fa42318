/** Lengths in px, on the map's own grid. */
type Point = { x: number; y: number };
/** A round thing on the map that no label may touch. */
export type Obstacle = Point & { radius: number };
type Box = { minX: number; maxX: number; minY: number; maxY: number };

/** From a town's dot to its name. */
const gap = 7;
const characterWidth = 6.5;
const halfHeight = 7;

/**
 * Where the labels of towns stand, as the distance from their dot to the right: beside what covers the dot, else beside the dot. Towns whose label
 * would touch another label or an obstacle are not shown; those that come first have precedence.
 */
export function labelOffsets<Town extends Point & { name: string }>(towns: readonly Town[], obstacles: readonly Obstacle[]) {
  const placed: Box[] = [];
  const offsets = new Map<Town, number>();
  for (const town of towns) {
    const covering = obstacles.filter((obstacle) => isWithin(town, obstacle));
    const offset = Math.max(gap, ...covering.map(({ x, radius }) => Math.ceil(x + radius - town.x) + 4));
    const box = boxOf(town, offset, covering.length > 0);
    if (placed.some((other) => doBoxesTouch(box, other)) || obstacles.some((obstacle) => doesTouch(box, obstacle))) continue;
    placed.push(box);
    offsets.set(town, offset);
  }
  return offsets;
}

const isWithin = ({ x, y }: Point, obstacle: Obstacle): boolean => Math.hypot(obstacle.x - x, obstacle.y - y) < obstacle.radius + 2;

/** The dot with the name; the name alone where the dot is covered. */
const boxOf = ({ x, y, name }: Point & { name: string }, offset: number, isCovered: boolean): Box => ({
  minX: isCovered ? x + offset : x - 4,
  maxX: x + offset + name.length * characterWidth,
  minY: y - halfHeight,
  maxY: y + halfHeight,
});

const doBoxesTouch = (one: Box, other: Box): boolean =>
  one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY;

/** The nearest place of the box to the centre is within the obstacle. */
const doesTouch = ({ minX, maxX, minY, maxY }: Box, { x, y, radius }: Obstacle): boolean =>
  Math.hypot(x - Math.max(minX, Math.min(x, maxX)), y - Math.max(minY, Math.min(y, maxY))) < radius;
