import { gpx, kml } from '@tmcw/togeojson';
import { feature } from 'topojson-client';
import { AppError } from '@/domain/app-error';
import { readGeoJson } from '@/domain/organizations/geo-json';
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
  for (const list of document.getElementsByTagNameNS('*', 'coordinates')) readPositions(list);
  for (const position of document.getElementsByTagNameNS('*', 'coord')) readPositionOfTrack(position);
  const shapes = kml(document);
  const isLink = document.getElementsByTagNameNS('*', 'NetworkLink').length > 0 && !shapes.features.some(({ geometry }) => geometry);
  if (isLink) throw invalid('This KML only links to another one. Open it in Google Earth, save the layer itself as KML, and choose that.');
  return { ...readGeoJson(shapes), format: 'KML' };
}

/** @throws AppError where programs wrote decimal commas: of "18,06,59,33" the converter would read 18 and 6 */
function readPositions(list: Element): void {
  // people write "18.06, 59.33", in which the converter sees two positions
  const text = (list.textContent ?? '').replace(/\s*,\s*/g, ',');
  const positions = text.split(/\s+/).filter(Boolean);
  const hasPoints = text.includes('.');
  const wrong = positions.find((position) => {
    const parts = position.replace(/,+$/, '').split(',');
    return parts.length < 2 || parts.length > 3 || position.includes(';') || (!hasPoints && parts.some((part) => /^-?0\d/.test(part)));
  });
  if (wrong !== undefined) throw notPosition(wrong);
  if (positions.length > 1 && list.parentElement?.localName === 'Point') throw notPosition(text.trim());
  list.textContent = text;
}

/** Its numbers have spaces between them, so that commas are decimal ones. */
function readPositionOfTrack(position: Element): void {
  const text = (position.textContent ?? '').trim();
  if (!text.includes(',')) return;
  if (!/^(?:[+-]?\d+(?:,\d+)?(?:\s+|$)){2,3}$/.test(text)) throw notPosition(text);
  position.textContent = text.replaceAll(',', '.');
}

const notPosition = (text: string): AppError =>
  invalid(
    `“${text.slice(0, 60)}” in this file is no position: one is longitude,latitude or longitude,latitude,height, each with a decimal point. Export it again with decimal points, not commas.`,
  );

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
