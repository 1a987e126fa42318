import { number, record, text } from '../stored';

/** What a visitor did, as the player reports it. */
export type UseEvent =
  | { kind: 'pointOpened'; poi: string }
  | { kind: 'linkFollowed' | 'fileOpened' }
  | { kind: 'guidedTourStarted' | 'guidedTourFinished'; guidedTour: string };

export const deviceClasses = ['phone', 'tablet', 'computer'] as const;
export type DeviceClass = (typeof deviceClasses)[number];

/** What a page sends: numbers only, in no order, and nothing of who visits. */
export type Beacon = {
  /** Whether the page load itself is not counted yet. */
  view: boolean;
  points: readonly string[];
  links: number;
  files: number;
  started: readonly string[];
  finished: readonly string[];
  device: DeviceClass | null;
  /** The host that embeds the page, or that led to it. */
  host: string;
};

/** The limits of a beacon; what exceeds them is not counted. */
export const maxEvents = 50;
const maxIdLength = 64;
const maxHostLength = 253;

export const emptyBeacon: Beacon = { view: false, points: [], links: 0, files: 0, started: [], finished: [], device: null, host: '' };

/** A beacon with one more event. */
export function withEvent(beacon: Beacon, event: UseEvent): Beacon {
  switch (event.kind) {
    case 'pointOpened':
      return { ...beacon, points: withId(beacon.points, event.poi) };
    case 'linkFollowed':
      return { ...beacon, links: Math.min(beacon.links + 1, maxEvents) };
    case 'fileOpened':
      return { ...beacon, files: Math.min(beacon.files + 1, maxEvents) };
    case 'guidedTourStarted':
      return { ...beacon, started: withId(beacon.started, event.guidedTour) };
    case 'guidedTourFinished':
      return { ...beacon, finished: withId(beacon.finished, event.guidedTour) };
  }
}

/** Once in a beacon: opening and closing a point again and again counts once. */
const withId = (ids: readonly string[], id: string): readonly string[] => [...new Set([...ids, id])].slice(0, maxEvents);

export const isEmptyBeacon = ({ view, points, links, files, started, finished }: Beacon): boolean =>
  !view && points.length + links + files + started.length + finished.length === 0;

/** Reads what was sent, whatever it is. Pages from before there were events send only their view. */
export function beaconFrom(body: unknown): Beacon {
  const sent = record(body);
  const device = deviceClasses.find((each) => each === sent.device) ?? null;
  return {
    view: sent.view !== false,
    points: idsFrom(sent.points),
    links: countFrom(sent.links),
    files: countFrom(sent.files),
    started: idsFrom(sent.started),
    finished: idsFrom(sent.finished),
    device,
    host: text(sent.host).slice(0, maxHostLength),
  };
}

const countFrom = (value: unknown): number => Math.min(Math.max(Math.floor(number(value, 0)), 0), maxEvents);

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxIdLength && !value.startsWith('__');

const idsFrom = (value: unknown): string[] => (Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, maxEvents) : []);
