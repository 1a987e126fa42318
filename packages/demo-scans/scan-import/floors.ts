import type { ScanFloor } from 'open-showcase/scan';
import type { Stand } from './stand';
import { areaOf, byColumn, connected } from './walkable';

const bin = 0.1;
const leastArea = 3;
const leastPart = 0.08;
const leastStorey = 2;

/** The floors on this ground, from the bottom: the heights with a large area of it, at least 2 m apart. */
export function floorsOf(ground: readonly Stand[]): ScanFloor[] {
  const levels = levelsOf(ground).sort((a, b) => b.area - a.area || b.own - a.own);
  const largest = levels[0]?.area ?? 0;
  const chosen: typeof levels = [];
  for (const level of levels.filter(({ area }) => area >= Math.max(leastArea, largest * leastPart))) {
    if (chosen.every(({ height }) => Math.abs(height - level.height) >= leastStorey)) chosen.push(level);
  }
  const elevations = chosen.map(({ height }) => height).sort((a, b) => a - b);
  return elevations.map((elevation, sequence) => ({
    id: `f${sequence}`,
    name: `Floor ${sequence + 1}`,
    sequence,
    elevation: rounded(elevation),
    height: rounded(storeyHeight(ground, elevation, elevations[sequence + 1])),
  }));
}

/** The ground with a ceiling above it, or none if that is too little for a room: roofs, lawns and yards are no floors. */
export function indoors(stands: readonly Stand[]): readonly Stand[] {
  const covered = stands.filter((stand) => stand.covered);
  return areaOf(covered) >= leastArea ? covered : [];
}

/** Ground of which more than this share has a room below is a roof. */
const mostAboveCovered = 0.3;

/** The ground of an open-air place, with that of the buildings on it, but not their roofs. */
export function openAir(stands: readonly Stand[]): readonly Stand[] {
  const covered = stands.filter((stand) => stand.covered);
  const coveredByColumn = byColumn(covered);
  const isAboveCovered = ({ column, y }: Stand) => coveredByColumn.get(column.join())?.some((below) => below.y < y) ?? false;
  const outside = connected(stands.filter((stand) => !stand.covered));
  return [...covered, ...outside.filter((part) => areaOf(part.filter(isAboveCovered)) <= areaOf(part) * mostAboveCovered).flat()];
}

/** The floor that a height belongs to: the highest one at or below it, with a step's tolerance. */
export const floorAt = (floors: readonly ScanFloor[], y: number): ScanFloor | undefined =>
  floors.findLast(({ elevation }) => elevation <= y + 0.35) ?? floors[0];

/** Heights with the area of ground around them, a tenth of a metre up and down. */
function levelsOf(stands: readonly Stand[]): { height: number; area: number; own: number }[] {
  const bins = new Map<number, Stand[]>();
  for (const stand of stands) {
    const key = Math.round(stand.y / bin);
    const there = bins.get(key);
    if (there) there.push(stand);
    else bins.set(key, [stand]);
  }
  return [...bins].map(([key, own]) => {
    const near = [key - 1, key, key + 1].flatMap((each) => bins.get(each) ?? []);
    // the floor itself has the largest area; rugs and thresholds have less
    const [most] = [key - 1, key, key + 1].map((each) => bins.get(each) ?? []).sort((a, b) => b.length - a.length);
    return { height: median((most ?? own).map(({ y }) => y)), area: areaOf(near), own: areaOf(own) };
  });
}

function storeyHeight(stands: readonly Stand[], elevation: number, next: number | undefined): number {
  const here = stands.filter(({ y, covered }) => covered && Math.abs(y - elevation) < bin * 2);
  const measured = here.length > 0 ? median(here.map(({ clearance }) => clearance)) : 2.7;
  return next === undefined ? measured : Math.min(measured, next - elevation);
}

/** The median. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const rounded = (metres: number) => Math.round(metres * 1000) / 1000;
