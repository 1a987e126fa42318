import { isRecord, text } from '../stored';

/** WGS 84 in two and three dimensions, as files name it. */
const wgs84 = /^((OGC:|CRS:)?(CRS)?84H?|EPSG:(4326|4979)|(GCS[ _])?WGS[ _]?(19)?84)$/;

/** It as a definition of PROJ or WKT. Definitions of projected systems name it too, but begin otherwise. */
const wgs84Definition =
  /^(?:(?=.*\+PROJ=(?:LONGLAT|LATLONG)\b)(?=.*\+(?:DATUM|ELLPS)=WGS84\b).*|GEOG(?:CS|CRS)\["(?:GCS[ _])?WGS[ _]?(?:19)?84".*)$/s;

/**
 * The reference system that a GeoJSON object names, such as "EPSG:25833", if it isn't WGS 84; null if it is, or none is named.
 * @param crs its member `crs`, which GeoJSON had until 2016, or `coordRefSys` of JSON-FG
 */
export function foreignReferenceSystem(crs: unknown): string | null {
  const full = nameOf(crs).trim();
  const name = shortName(full);
  return name === '' || wgs84.test(name.toUpperCase()) || wgs84Definition.test(full.toUpperCase()) ? null : name;
}

function nameOf(crs: unknown): string {
  if (!isRecord(crs)) return nameOrNumber(crs);
  const properties = isRecord(crs.properties) ? crs.properties : {};
  const code = nameOrNumber(properties.code);
  if (code !== '') return `${text(crs.type).toUpperCase() === 'OGC' ? 'OGC' : 'EPSG'}:${code}`;
  return nameOrNumber(properties.name) || text(properties.href) || text(crs.href);
}

const nameOrNumber = (value: unknown): string => (typeof value === 'number' ? String(value) : text(value));

/** "EPSG:25833" of "25833", "urn:ogc:def:crs:EPSG::25833", "http://www.opengis.net/def/crs/EPSG/0/25833" and the like; other names stay, at most 80 letters. */
function shortName(name: string): string {
  if (/^\d{4,6}$/.test(name)) return `EPSG:${name}`;
  const [, authority = '', code = ''] =
    /(?:^\[?|:crs:|\/)(EPSG|OGC|ESRI)(?:\.xml#|[:/ ]*)(?:\d{0,2}(?:\.\d+)*[:/]+ ?)?(\w+)/i.exec(name) ?? [];
  return code === '' ? name.slice(0, 80) : `${authority.toUpperCase()}:${code}`;
}

/** Why a file in another reference system is rejected, and how to convert it. */
export const conversionAdvice = (referenceSystem: string): string =>
  `The coordinates of this file are in ${referenceSystem}, not in WGS 84. Convert it: in QGIS, Export → Save Features As, GeoJSON, CRS EPSG:4326; or run ogr2ogr -t_srs EPSG:4326 new.geojson with this file.`;
