import { type TextOfBytes, textOfBytes } from '@/domain/files/text-of-bytes';
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
  const { text, isGuessed } = decoded(bytes);
  return { ...(await layerIn(text.trim())), isGuessed };
}

async function layerIn(content: string): Promise<MapLayerReading> {
  if (content.startsWith('<')) return (await loadModule(converters)).readXmlLayer(content);
  const json = parsed(content);
  if (isRecord(json) && json.type === 'Topology') return (await loadModule(converters)).readTopoJson(json);
  return { ...readGeoJson(json), format: 'GeoJSON' };
}

/** XML says in which encoding it is. What stands before the content, such as a blank line, is no part of it. */
function decoded(bytes: ArrayBuffer): TextOfBytes {
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 200));
  const [, encoding] = /^\s*<\?xml[^>]*encoding=["']([\w-]+)/.exec(start) ?? [];
  return textOfBytes(new Uint8Array(bytes), { encoding });
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}
