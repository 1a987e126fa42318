import { isRecord, text } from '../stored';

/** WGS 84 with longitude first, in two and three dimensions, as files name it. */
const wgs84 = /^(OGC:CRS84H?|EPSG:(4326|4979))$/;

/**
 * The reference system that a GeoJSON object names, such as "EPSG:25833", if it isn't WGS 84; null if it is, or none is named.
 * @param crs its member `crs`, which GeoJSON had until 2016, or `coordRefSys` of JSON-FG
 */
export function foreignReferenceSystem(crs: unknown): string | null {
  const name = shortName(nameOf(crs).trim());
  return name === '' || wgs84.test(name.toUpperCase()) ? null : name;
}

function nameOf(crs: unknown): string {
  if (!isRecord(crs)) return text(crs);
  const properties = isRecord(crs.properties) ? crs.properties : {};
  if (properties.code !== undefined) return `EPSG:${properties.code}`;
  return text(properties.name) || text(properties.href) || text(crs.href);
}

/** "EPSG:25833" of "urn:ogc:def:crs:EPSG::25833", "http://www.opengis.net/def/crs/EPSG/0/25833" and the like; other names stay, at most 80 letters. */
function shortName(name: string): string {
  const [, authority = '', code = ''] = /(?:^|[:/]def[:/]crs[:/])(EPSG|OGC|ESRI)[:/]+(?:[\d.]*[:/]+)?(\w+)/i.exec(name) ?? [];
  return code === '' ? name.slice(0, 80) : `${authority.toUpperCase()}:${code}`;
}

/** Why a file in another reference system is rejected, and how to convert it. */
export const conversionAdvice = (referenceSystem: string): string =>
  `The coordinates of this file are in ${referenceSystem}, not in WGS 84. Convert it: in QGIS, Export → Save Features As, GeoJSON, CRS EPSG:4326; or run ogr2ogr -t_srs EPSG:4326 new.geojson with this file.`;
