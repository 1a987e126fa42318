import {
  atLeast,
  atMost,
  boolean,
  listOf,
  nonEmptyText,
  number,
  object,
  oneOf,
  optional,
  text,
  where,
  wholeNumber,
  withDefault,
} from './readers';
import type { Panorama, Point, Scan, ScanFloor, ScanRoom, ScanSweep, ScanTag } from './scan';

const point = object<Point>({ x: number, y: number, z: number });
const instant = where(
  text,
  (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value) && !Number.isNaN(Date.parse(value)),
  'must be a UTC time such as 2024-05-17T09:30:00Z',
);
const pathInFolder = where(
  text,
  (url) => url !== '' && !/^([a-z][a-z0-9+.-]*:|[/\\])/i.test(url) && !url.split(/[/\\]/).includes('..'),
  'must be an address relative to the folder of scan.json and inside it',
);
const webAddress = where(
  text,
  (url) => URL.canParse(url, 'https://any.example') && /^(https?|data):$/.test(new URL(url, 'https://any.example').protocol),
  'must be an http, https or data address',
);
const fraction = atMost(1, atLeast(0));
const pixels = atLeast(1, wholeNumber);
const textOrEmpty = withDefault(text, () => '');

const floor = object<ScanFloor>({
  id: nonEmptyText,
  name: text,
  sequence: atLeast(0, wholeNumber),
  elevation: number,
  height: where(number, (height) => height > 0, 'must be more than 0'),
});

const room = object<ScanRoom>({ id: nonEmptyText, label: text, floorId: nonEmptyText, bounds: object({ min: point, max: point }) });

const panorama = object<Panorama>({
  url: pathInFolder,
  hiUrl: optional(pathInFolder),
  width: pixels,
  height: pixels,
  projection: oneOf('equirectangular'),
});

const sweep = object<ScanSweep>({
  id: nonEmptyText,
  label: textOrEmpty,
  legacyId: textOrEmpty,
  position: point,
  rotation: withDefault(point, () => ({ x: 0, y: 0, z: 0 })),
  floorId: optional(nonEmptyText),
  roomId: optional(nonEmptyText),
  neighbors: optional(listOf(nonEmptyText)),
  alignment: withDefault(oneOf('aligned', 'unaligned'), () => 'aligned'),
  placement: withDefault(oneOf('auto', 'manual', 'unplaced'), () => 'auto'),
  puckY: number,
  panorama: optional(panorama),
});

const tag = object<ScanTag>({
  id: nonEmptyText,
  label: optional(text),
  description: optional(text),
  anchorPosition: point,
  stemVector: point,
  stemVisible: optional(boolean),
  color: optional(object({ r: fraction, g: fraction, b: fraction })),
  opacity: optional(fraction),
  iconId: optional(text),
  attachments: optional(listOf(webAddress)),
  keywords: optional(listOf(text)),
});

const measurement = object<Scan['measurements'][number]>({ sid: nonEmptyText, label: text, points: listOf(point, 2) });

/** The fields of a manifest; rules between fields are in `rules.ts`. Unknown fields are preserved. */
export const scanShape = object<Scan>({
  format: oneOf('open-showcase-scan'),
  version: oneOf(1),
  id: where(text, (id) => /^[0-9A-Za-z]{11}$/.test(id), 'must be 11 letters and digits'),
  name: text,
  created: instant,
  modified: instant,
  units: oneOf('m'),
  up: oneOf('Y'),
  summary: textOrEmpty,
  address: textOrEmpty,
  visibility: oneOf('public', 'unlisted', 'private'),
  mesh: object({ url: pathInFolder, compression: withDefault(oneOf('none', 'draco', 'meshopt'), () => 'none') }),
  thumbnail: withDefault(pathInFolder, () => 'thumb.jpg'),
  start: object({
    sweep: nonEmptyText,
    rotation: withDefault(object({ x: number, y: number }), () => ({ x: 0, y: 0 })),
    mode: withDefault(oneOf('mode.inside', 'mode.dollhouse', 'mode.floorplan'), () => 'mode.inside'),
  }),
  floors: listOf(floor, 1),
  rooms: withDefault(listOf(room), () => []),
  sweeps: listOf(sweep, 1),
  tags: withDefault(listOf(tag), () => []),
  measurements: withDefault(listOf(measurement), () => []),
});
