import { formatFileSize } from '../files/file-types';
import { guessedTextNote } from '../files/text-of-bytes';
import { fileLimits } from '../limits';
import { plural } from '../plural';
import type { GeoJsonReading } from './geo-json';

/** The formats that a layer's file can have; all are stored as GeoJSON. */
export type MapLayerFileFormat = 'GeoJSON' | 'TopoJSON' | 'KML' | 'GPX';

/** A layer's file as it was read. @property isGuessed whether it is in no encoding that it names or shows */
export type MapLayerReading = GeoJsonReading & { format: MapLayerFileFormat; isGuessed?: boolean };

const inQgis = 'Open it in QGIS and export it as GeoJSON with the CRS EPSG:4326.';
const waysRound: Readonly<Record<string, string>> = {
  kmz: 'A KMZ file is a ZIP archive: unpack it, then choose the KML file in it.',
  zip: `Unpack it. If it has a shapefile in it: ${inQgis}`,
  shp: inQgis,
  dbf: inQgis,
  gpkg: inQgis,
  gdb: inQgis,
  gml: inQgis,
  dxf: inQgis,
  tab: inQgis,
  mif: inQgis,
};

/** What is wrong with a file, before it is read; null if it may be a layer. Browsers know no types for these, so the name decides. */
export function mapLayerFileProblem({ name, size }: { name: string; size: number }): string | null {
  const extension = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  if (!['geojson', 'json', 'topojson', 'kml', 'gpx'].includes(extension)) {
    const general = 'Its name ends with .geojson, .json, .topojson, .kml or .gpx.';
    return `Choose a GeoJSON file, or one in KML, GPX or TopoJSON. ${waysRound[extension] ?? general}`;
  }
  if (size === 0) return 'This file is empty. Choose another one.';
  return size > fileLimits.mapLayer ? `This file is too large. Choose one of at most ${formatFileSize(fileLimits.mapLayer)}.` : null;
}

/** The name of the GeoJSON that is stored for a file in another format: "wells.geojson" for "wells.kml". */
export const geoJsonName = (name: string, format: MapLayerFileFormat): string =>
  format === 'GeoJSON' ? name : name.replace(/\.[^.]+$/, '.geojson');

/** What differs between a file and the layer that is stored of it, in sentences; "" if nothing does. */
export function mapLayerNote({ format, empty, mended, isGuessed }: MapLayerReading): string {
  const sentences = [
    format !== 'GeoJSON' && `Converted from ${format}.`,
    empty > 0 && `${features(empty)} without a position ${empty === 1 ? 'is' : 'are'} not shown.`,
    mended > 0 && `${features(mended)} ${mended === 1 ? 'was' : 'were'} corrected: unclosed rings, empty parts or wrong nesting.`,
    isGuessed && guessedTextNote,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Features that can't be drawn, in one message; null if there are none. */
export const problemsMessage = ([first, ...others]: readonly string[]): string | null =>
  first === undefined ? null : others.length === 0 ? first : `${first} ${features(others.length)} more can’t be drawn.`;

const features = (count: number) => plural(count, { one: '# feature', other: '# features' });
