import { isRecord, record, text } from '@/domain/stored';
import { webAddress } from '@/domain/web-address';

/** Where a map's streets come from: an address with {z}, {x} and {y}, and who is to be named for them. */
export type MapTiles = { url: string; attribution: string };

/** `addressSearch` is the address of a Photon service; both are null where nothing is configured. */
export type MapSources = { tiles: MapTiles | null; addressSearch: string | null };

/**
 * The services for maps that this build may ask; of its own accord it asks none. They are the keys `mapTiles` and `addressSearch` of
 * `VITE_CONFIGURATION`; an address that begins with a slash is on our own origin.
 * @see TOUR-033 MAP-012
 */
export function mapSources(configured: unknown = import.meta.env.VITE_CONFIGURATION): MapSources {
  const { mapTiles, addressSearch } = read(configured);
  const { url, attribution } = record(mapTiles);
  const tiles = serviceAddress(url);
  return { tiles: tiles === null ? null : { url: tiles, attribution: text(attribution) }, addressSearch: serviceAddress(addressSearch) };
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
