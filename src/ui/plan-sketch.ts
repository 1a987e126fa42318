/** A small floor plan made up from a seed: walls with doors in them, and a dot in every room. */
export type PlanSketch = { walls: string; rooms: Point[]; width: number; height: number };
type Point = { x: number; y: number };
type Room = { x: number; y: number; width: number; height: number };
type Dice = () => number;

const door = 13;
const smallest = 44;

/** The same seed is always the same plan: about twice as wide as high. */
export function planSketch(seed: string): PlanSketch {
  const dice = diceFor(seed);
  const width = Math.round(164 + dice() * 48);
  const height = Math.round(92 + dice() * 16);
  const opening = Math.round(width * (0.2 + dice() * 0.5));
  const walls = [`M${opening} ${height}H0V0H${width}V${height}H${opening + door}`];
  const rooms = divided({ x: 0, y: 0, width, height }, dice, walls, 0);
  return {
    walls: walls.join(''),
    rooms: rooms.map((room) => ({ x: room.x + room.width / 2, y: room.y + room.height / 2 })),
    width,
    height,
  };
}

function divided(room: Room, dice: Dice, walls: string[], depth: number): Room[] {
  const upright = room.width > room.height * (0.9 + dice() * 0.4);
  const along = upright ? room.width : room.height;
  if (along < smallest * 2 || depth > 3 || (depth > 1 && dice() < 0.25)) return [room];
  const cut = Math.round(along * (0.34 + dice() * 0.32));
  const [first, second] = upright
    ? [
        { ...room, width: cut },
        { ...room, x: room.x + cut, width: room.width - cut },
      ]
    : [
        { ...room, height: cut },
        { ...room, y: room.y + cut, height: room.height - cut },
      ];
  walls.push(wallWithDoor(second, upright, dice));
  return [...divided(first, dice, walls, depth + 1), ...divided(second, dice, walls, depth + 1)];
}

function wallWithDoor({ x, y, width, height }: Room, upright: boolean, dice: Dice): string {
  const length = upright ? height : width;
  const from = Math.round(8 + dice() * Math.max(0, length - door - 16));
  return upright ? `M${x} ${y}v${from}m0 ${door}V${y + height}` : `M${x} ${y}h${from}m${door} 0H${x + width}`;
}

function diceFor(seed: string): Dice {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
