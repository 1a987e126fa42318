import { gpx, kml } from '@tmcw/togeojson';
import { feature } from 'topojson-client';
import { AppError } from '@/domain/app-error';
import { featureLabel, readGeoJson } from '@/domain/organizations/geo-json';
import type { MapLayerReading } from '@/domain/organizations/map-layer-upload';
import { isRecord, type Stored } from '@/domain/stored';

/*
 * The converters, with their libraries; loaded when a layer is not GeoJSON.
 */

/**
 * Reads a TopoJSON object.
 * @throws AppError `invalid-argument`
 * @see https://github.com/topojson/topojson-specification
 */
export function readTopoJson(topology: Stored): MapLayerReading {
  const features = Object.values(isRecord(topology.objects) ? topology.objects : {}).map((object) => converted(topology, object));
  return { ...readGeoJson({ type: 'FeatureCollection', features, crs: topology.crs }), format: 'TopoJSON' };
}

type ConvertedTopology = Parameters<typeof feature>[0];
type ConvertedObject = Parameters<typeof feature>[1];

function converted(topology: Stored, object: unknown): unknown {
  try {
    return feature(topology as unknown as ConvertedTopology, object as ConvertedObject);
  } catch (cause) {
    throw invalid('This TopoJSON is incomplete: its shapes name arcs that it doesn’t have. Export it again.', cause);
  }
}

/**
 * Reads KML or GPX.
 * @throws AppError `invalid-argument`
 * @see https://www.ogc.org/standard/kml https://www.topografix.com/gpx.asp
 */
export function readXmlLayer(input: string): MapLayerReading {
  const content = withPlainNames(input);
  const document = parsedXml(content) ?? parsedXml(withDeclaredPrefixes(content));
  const root = document?.documentElement.localName.toLowerCase();
  if (!document) throw invalid('This file is damaged: it isn’t well-formed XML. Export it again.');
  if (root === 'kml') return readKml(document);
  if (root === 'gpx') return readGpx(document);
  throw invalid('This is neither GeoJSON, KML, GPX nor TopoJSON. Export the layer as GeoJSON, then try again.');
}

function readKml(document: Document): MapLayerReading {
  const problems = withoutUnclearPositions(document);
  const shapes = kml(document);
  const hasShapes = shapes.features.some(({ geometry }) => geometry);
  if (!hasShapes && problems[0]) throw invalid(problems[0]);
  const isLink = !hasShapes && document.getElementsByTagNameNS('*', 'NetworkLink').length > 0;
  if (isLink) throw invalid('This KML only links to another one. Open it in Google Earth, save the layer itself as KML, and choose that.');
  const reading = readGeoJson(shapes);
  return { ...reading, empty: reading.empty - problems.length, problems: [...problems, ...reading.problems], format: 'KML' };
}

/** Removes the positions of features of which one is unclear: the converter would draw them elsewhere. @returns what is wrong, a sentence for each */
function withoutUnclearPositions(document: Document): string[] {
  // in the order of the converter
  const features = ['Placemark', 'GroundOverlay'].flatMap((name) => [...document.getElementsByTagNameNS('*', name)]);
  return features.flatMap((feature, index) => {
    const lists = [...feature.getElementsByTagNameNS('*', 'coordinates')];
    const positions = [...feature.getElementsByTagNameNS('*', 'coord')];
    const [unclear] = [...lists.map(unclearIn), ...positions.map(unclearOfTrack)].filter((text) => text !== null);
    if (unclear === undefined) return [];
    for (const element of [...lists, ...positions]) element.remove();
    const name = [...feature.children].find(({ localName }) => localName === 'name')?.textContent ?? '';
    return [`${featureLabel(index + 1, name)} ${unclearWords(unclear)}`];
  });
}

function unclearWords(unclear: string): string {
  const start = `has “${unclear.slice(0, 60)}” where a position should be: longitude,latitude or longitude,latitude,height.`;
  return unclear.includes('.')
    ? `${start} Correct it, or remove it.`
    : `${start} If it has decimal commas, export the layer with decimal points.`;
}

/**
 * Makes the positions those that the converter reads. Where programs wrote decimal commas, it would read 18 and 6 of "18,06,59,33".
 * @returns the first that is unclear; null if none is
 */
function unclearIn(list: Element): string | null {
  // people write "18.06, 59.33", in which the converter sees two positions
  const text = (list.textContent ?? '').replace(/\s*,\s*/g, ',');
  const positions = text.split(/\s+/).filter(Boolean);
  const isPoint = list.parentElement?.localName === 'Point';
  const hasPoints = text.includes('.');
  // a fourth number is a measure that programs add, or the next position where a space is missing
  const most = hasPoints && (isPoint || positions.length > 1) ? 4 : 3;
  const wrong = positions.find((position) => {
    const parts = position.replace(/,+$/, '').split(',');
    return parts.length < 2 || parts.length > most || position.includes(';') || (!hasPoints && parts.some((part) => /^-?0\d/.test(part)));
  });
  list.textContent = text;
  return wrong ?? (isPoint && positions.length > 1 ? text.trim() : null);
}

/** As `unclearIn`, for a position whose numbers have spaces between them, so that commas are decimal ones. */
function unclearOfTrack(position: Element): string | null {
  const text = (position.textContent ?? '').trim();
  if (!text.includes(',')) return null;
  if (!/^(?:[+-]?\d+(?:,\d+)?(?:\s+|$)){2,3}$/.test(text)) return text;
  position.textContent = text.replaceAll(',', '.');
  return null;
}

function readGpx(document: Document): MapLayerReading {
  withDecimalPoints(document);
  const shapes = gpx(document);
  const parts = ['wpt', 'rte', 'trk'].flatMap((name) => [...document.getElementsByTagNameNS('*', name)]);
  const reading = readGeoJson(shapes);
  // tracks and routes of one point are no lines: the converter leaves them out
  return { ...reading, empty: reading.empty + Math.max(0, parts.length - shapes.features.length), format: 'GPX' };
}

/** The document; null if it is not well-formed. */
function parsedXml(content: string): Document | null {
  const document = new DOMParser().parseFromString(content, 'text/xml');
  return document.getElementsByTagName('parsererror').length > 0 ? null : document;
}

/** Programs write `gx:Track` or `xsi:schemaLocation` without declaring the prefix, which browsers reject. */
function withDeclaredPrefixes(content: string): string {
  const used = new Set([...content.matchAll(/(?:<\/?|\s)([A-Za-z_][\w.-]*):[A-Za-z_]/g)].map(([, prefix]) => prefix));
  const declarations = [...used].filter((prefix) => prefix !== 'xmlns' && prefix !== 'xml' && !content.includes(`xmlns:${prefix}=`));
  return content.replace(
    /<(?:[\w.-]+:)?(?:kml|gpx)\b/i,
    (start) => `${start}${declarations.map((it) => ` xmlns:${it}="urn:${it}"`).join('')}`,
  );
}

/** The converters know elements by their plain names: `<kml:Placemark>` becomes `<Placemark>`. */
function withPlainNames(content: string): string {
  const [, prefix] = /<([\w.-]+):(?:kml|gpx)\b/i.exec(content) ?? [];
  return prefix ? content.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</') : content;
}

/** Programs of some languages write `lat="59,33"`, of which converters would read 59. */
function withDecimalPoints(document: Document): void {
  for (const name of ['lat', 'lon'])
    for (const element of document.querySelectorAll(`[${name}*=","]`))
      element.setAttribute(name, (element.getAttribute(name) ?? '').replace(',', '.'));
}

const invalid = (message: string, cause?: unknown) => new AppError('invalid-argument', message, { cause });
