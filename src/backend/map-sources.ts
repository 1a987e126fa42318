import { isRecord, record, text } from '@/domain/stored';
import { webAddress } from '@/domain/web-address';

/**
 * Where a map's streets come from: an address with {z}, {x} and {y}, and who is to be named for them. `isPublic` is the service that is asked where an
 * installation names none: pages for visitors ask it only after a press.
 */
export type MapTiles = { url: string; attribution: string; isPublic: boolean };

/** `addressSearch` is the address of a Photon service, null where none is configured; `tiles` is null where they are turned off. */
export type MapSources = { tiles: MapTiles | null; addressSearch: string | null };

/**
 * The public tile service, whose policy asks for its attribution, for the address of the page that asks, and to load nothing in advance.
 * `scripts/headers.mjs` names the same host.
 * @see https://operations.osmfoundation.org/policies/tiles/
 */
export const publicTiles: MapTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
  isPublic: true,
};

/**
 * The services for maps that this build may ask. They are the keys `mapTiles` and `addressSearch` of `VITE_CONFIGURATION`; an address that begins with a
 * slash is on our own origin. Without `mapTiles` the streets are those of the public service; `false`, and what is no tile service, turns them off.
 * @see TOUR-033 MAP-011 MAP-012
 */
export function mapSources(configured: unknown = import.meta.env.VITE_CONFIGURATION): MapSources {
  const { mapTiles, addressSearch } = read(configured);
  return { tiles: tilesFrom(mapTiles), addressSearch: serviceAddress(addressSearch) };
}

function tilesFrom(stored: unknown): MapTiles | null {
  if (stored === undefined || stored === null) return publicTiles;
  const { url, attribution } = record(stored);
  const address = serviceAddress(url);
  return address === null ? null : { url: address, attribution: text(attribution), isPublic: false };
}

function read(configured: unknown) {
  if (typeof configured !== 'string') return {};
  try {
    const parsed: unknown = JSON.parse(configured);
    return isRecord(parsed) ? parsed : {};
  } catch {
    // `configuration` says so, once for all keys
    return {};
  }
}

const serviceAddress = (stored: unknown): string | null => (/^\/[^/]/.test(text(stored)) ? text(stored) : webAddress(text(stored)));
