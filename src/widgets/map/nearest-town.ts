import { numberFormat } from '@/language/formats';
import type { Position } from './position';
import { streetsTexts } from './texts';
import { type Town, towns } from './towns';

const directions = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;
const kilometres = numberFormat({ style: 'unit', unit: 'kilometer', maximumFractionDigits: 0, useGrouping: false });
/** From here on, a town is somewhere else. */
const nearMetres = 5000;

/** Where the nearest large town is, as text: "The nearest large town is Basel, 51 km to the south." */
export function nearestTownText(from: Position): string {
  const { town, metres } = nearestTo(from);
  const t = streetsTexts.get();
  if (metres < nearMetres) return t.inTown({ town: town.name });
  return t[directionOf(from, town.position)]({ town: town.name, distance: kilometres.format(metres / 1000) });
}

function nearestTo(from: Position): { town: Town; metres: number } {
  const [first, ...others] = towns.map((town) => ({ town, metres: distance(from, town.position) }));
  if (!first) throw new Error('There are no towns.');
  return others.reduce((nearest, other) => (other.metres < nearest.metres ? other : nearest), first);
}

const earthRadiusMetres = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The great-circle distance in metres. */
function distance(from: Position, to: Position): number {
  const [latitudes, longitudes] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)];
  const haversine =
    Math.sin(latitudes / 2) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes / 2) ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** The compass direction from one position to another that is not far away. */
function directionOf(from: Position, to: Position): (typeof directions)[number] {
  const east = (to.longitude - from.longitude) * Math.cos(radians(from.latitude));
  const angle = Math.atan2(east, to.latitude - from.latitude);
  return directions[(Math.round((angle * 4) / Math.PI) + 8) % 8] ?? 'north';
}
