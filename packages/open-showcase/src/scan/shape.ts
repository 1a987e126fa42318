import { atLeast, atMost, filled, flag, listOf, number, object, oneOf, optional, otherwise, text, that, wholeNumber } from './readers';
import type { Panorama, Point, Scan, ScanFloor, ScanRoom, ScanSweep, ScanTag } from './scan';

const point = object<Point>({ x: number, y: number, z: number });
const instant = that(
  text,
  (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value) && !Number.isNaN(Date.parse(value)),
  'must be a UTC time such as 2024-05-17T09:30:00Z',
);
const insideTheFolder = that(
  text,
  (url) => url !== '' && !/^([a-z][a-z0-9+.-]*:|[/\\])/i.test(url) && !url.split(/[/\\]/).includes('..'),
  'must be an address relative to the folder of scan.json and inside it',
);
const webAddress = that(
  text,
  (url) => URL.canParse(url, 'https://any.example') && /^(https?|data):$/.test(new URL(url, 'https://any.example').protocol),
  'must be an http, https or data address',
);
const part = atMost(1, atLeast(0));
const pixels = atLeast(1, wholeNumber);
const textOrNone = otherwise(text, () => '');

const floor = object<ScanFloor>({
  id: filled,
  name: text,
  sequence: atLeast(0, wholeNumber),
  elevation: number,
  height: that(number, (height) => height > 0, 'must be more than 0'),
});

const room = object<ScanRoom>({ id: filled, label: text, floorId: filled, bounds: object({ min: point, max: point }) });

const panorama = object<Panorama>({
  url: insideTheFolder,
  hiUrl: optional(insideTheFolder),
  width: pixels,
  height: pixels,
  projection: oneOf('equirectangular'),
});

const sweep = object<ScanSweep>({
  id: filled,
  label: textOrNone,
  legacyId: textOrNone,
  position: point,
  rotation: otherwise(point, () => ({ x: 0, y: 0, z: 0 })),
  floorId: optional(filled),
  roomId: optional(filled),
  neighbors: optional(listOf(filled)),
  alignment: otherwise(oneOf('aligned', 'unaligned'), () => 'aligned'),
  placement: otherwise(oneOf('auto', 'manual', 'unplaced'), () => 'auto'),
  puckY: number,
  panorama: optional(panorama),
});

const tag = object<ScanTag>({
  id: filled,
  label: optional(text),
  description: optional(text),
  anchorPosition: point,
  stemVector: point,
  stemVisible: optional(flag),
  color: optional(object({ r: part, g: part, b: part })),
  opacity: optional(part),
  iconId: optional(text),
  attachments: optional(listOf(webAddress)),
  keywords: optional(listOf(text)),
});

const measurement = object<Scan['measurements'][number]>({ sid: filled, label: text, points: listOf(point, 2) });

/** What a manifest is made of, field by field; what must hold between fields is in `rules.ts`. Unknown fields are kept. */
export const scanShape = object<Scan>({
  format: oneOf('open-showcase-scan'),
  version: oneOf(1),
  id: that(text, (id) => /^[0-9A-Za-z]{11}$/.test(id), 'must be 11 letters and digits'),
  name: text,
  created: instant,
  modified: instant,
  units: oneOf('m'),
  up: oneOf('Y'),
  summary: textOrNone,
  address: textOrNone,
  visibility: oneOf('public', 'unlisted', 'private'),
  mesh: object({ url: insideTheFolder, compression: otherwise(oneOf('none', 'draco', 'meshopt'), () => 'none') }),
  thumbnail: otherwise(insideTheFolder, () => 'thumb.jpg'),
  start: object({
    sweep: filled,
    rotation: otherwise(object({ x: number, y: number }), () => ({ x: 0, y: 0 })),
    mode: otherwise(oneOf('mode.inside', 'mode.dollhouse', 'mode.floorplan'), () => 'mode.inside'),
  }),
  floors: listOf(floor, 1),
  rooms: otherwise(listOf(room), () => []),
  sweeps: listOf(sweep, 1),
  tags: otherwise(listOf(tag), () => []),
  measurements: otherwise(listOf(measurement), () => []),
});
