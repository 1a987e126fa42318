import type { Position } from './position';
import { type Town, towns } from './towns';

const directions = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];
/** From here on, a town is somewhere else. */
const nearMetres = 5000;

/** Where the nearest large town is, as text: "The nearest large town is Basel, 51 km to the south." */
export function nearestTownText(from: Position): string {
  const { town, metres } = nearestTo(from);
  if (metres < nearMetres) return `This is in or near ${town.name}.`;
  return `The nearest large town is ${town.name}, ${Math.round(metres / 1000)} km to the ${directionOf(from, town.position)}.`;
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
function directionOf(from: Position, to: Position): string {
  const east = (to.longitude - from.longitude) * Math.cos(radians(from.latitude));
  const angle = Math.atan2(east, to.latitude - from.latitude);
  return directions[(Math.round((angle * 4) / Math.PI) + 8) % 8] ?? '';
}
