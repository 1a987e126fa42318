import { decoded } from '@/domain/decoded';
import { app } from '../core/app';

/** The organization of the map layer's file at a path; null for any other file. */
export function layerFileAt(path: string): { organization: string } | null {
  const [, organization] = /^organizations\/([^/]+)\/map-layers\/[^/]+$/.exec(path) ?? [];
  return organization ? { organization } : null;
}

/** The path of the file that a layer's address names, which has no token; null for any other address. */
export function layerFileOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const [, bucket, encoded = ''] = /^\/v0\/b\/([^/]+)\/o\/([^/]+)$/.exec(new URL(url).pathname) ?? [];
  if (bucket !== app().options.storageBucket) return null;
  const path = decoded(encoded);
  return path !== null && layerFileAt(path) ? path : null;
}
