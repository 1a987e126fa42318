/** A small generated floor plan: an SVG path of walls with door openings, and the center of every room. */
export type PlanSketch = { walls: string; rooms: Point[]; width: number; height: number };
type Point = { x: number; y: number };
type Room = { x: number; y: number; width: number; height: number };
type Random = () => number;

const doorWidth = 13;
const minRoomSize = 44;

/** Generates a floor plan, about twice as wide as high. The same seed always gives the same plan. */
export function planSketch(seed: string): PlanSketch {
  const random = createRandom(seed);
  const width = Math.round(164 + random() * 48);
  const height = Math.round(92 + random() * 16);
  const opening = Math.round(width * (0.2 + random() * 0.5));
  const walls = [`M${opening} ${height}H0V0H${width}V${height}H${opening + doorWidth}`];
  const rooms = subdivide({ x: 0, y: 0, width, height }, random, walls, 0);
  return {
    walls: walls.join(''),
    rooms: rooms.map((room) => ({ x: room.x + room.width / 2, y: room.y + room.height / 2 })),
    width,
    height,
  };
}

function subdivide(room: Room, random: Random, walls: string[], depth: number): Room[] {
  const upright = room.width > room.height * (0.9 + random() * 0.4);
  const along = upright ? room.width : room.height;
  if (along < minRoomSize * 2 || depth > 3 || (depth > 1 && random() < 0.25)) return [room];
  const cut = Math.round(along * (0.34 + random() * 0.32));
  const [first, second] = upright
    ? [
        { ...room, width: cut },
        { ...room, x: room.x + cut, width: room.width - cut },
      ]
    : [
        { ...room, height: cut },
        { ...room, y: room.y + cut, height: room.height - cut },
      ];
  walls.push(wallWithDoor(second, upright, random));
  return [...subdivide(first, random, walls, depth + 1), ...subdivide(second, random, walls, depth + 1)];
}

function wallWithDoor({ x, y, width, height }: Room, upright: boolean, random: Random): string {
  const length = upright ? height : width;
  const from = Math.round(8 + random() * Math.max(0, length - doorWidth - 16));
  return upright ? `M${x} ${y}v${from}m0 ${doorWidth}V${y + height}` : `M${x} ${y}h${from}m${doorWidth} 0H${x + width}`;
}

function createRandom(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
