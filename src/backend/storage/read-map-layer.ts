import { readGeoJson } from '@/domain/organizations/geo-json';
import type { MapLayerReading } from '@/domain/organizations/map-layer-upload';
import { isRecord } from '@/domain/stored';
import { loadModule } from '@/loading/load-code';

const converters = () => import('./map-layer-converters');

/**
 * Reads a layer's file, whose content decides its format.
 * @throws AppError `invalid-argument` whose message says what is wrong with it; `unavailable`
 * @see SET-011 MAP-004
 */
export async function readMapLayer(bytes: ArrayBuffer): Promise<MapLayerReading> {
  const content = decoded(bytes);
  if (/^\s*</.test(content)) return (await loadModule(converters)).readXmlLayer(content);
  const json = parsed(content);
  if (isRecord(json) && json.type === 'Topology') return (await loadModule(converters)).readTopoJson(json);
  return { ...readGeoJson(json), format: 'GeoJSON' };
}

/** Most files are UTF-8. XML says what it is in; older programs write UTF-16 with a mark, or Windows' Latin letters without. */
function decoded(bytes: ArrayBuffer): string {
  const start = new Uint8Array(bytes, 0, Math.min(bytes.byteLength, 200));
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const [, encoding = 'utf-8'] = /^\s*<\?xml[^>]*encoding=["']([\w-]+)/.exec(new TextDecoder('latin1').decode(start)) ?? [];
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}
