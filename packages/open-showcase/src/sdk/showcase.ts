import type { Scan, ScanFloor } from '../scan/scan';
import type { Live, Phase, Viewer } from '../viewer/port';
import { createEvents, type Events } from './events';
import type { SdkHost } from './host';
import { follow, type Observable } from './observable';
import { sdkError } from './sdk-error';

/** State shared by all namespaces and connections of a page. */
export type Showcase = {
  readonly host: SdkHost;
  readonly viewer: Viewer;
  readonly events: Events;
  /** Resolves with the manifest when it has been read. @throws NotReady if it cannot be read, or the page failed otherwise */
  scan: () => Promise<Scan>;
  /** The manifest, if it has been read. */
  readonly scanNow: Scan | undefined;
  /** Calls back once the manifest has been read; never if it cannot be read. */
  whenScanned: (then: (scan: Scan) => void) => void;
  /** An observable of the engine's values, silent until the tour plays. */
  whileVisiting: <T>(sources: readonly Pick<Live<unknown>, 'subscribe'>[], read: () => T, same?: (a: T, b: T) => boolean) => Observable<T>;
  /** @throws NotReady before the tour plays; the message names the action */
  requirePlaying: (what: string) => void;
};

const visiting: ReadonlySet<Phase> = new Set(['starting', 'playing']);

/** The shared state of a page. */
export function createShowcase(host: SdkHost): Showcase {
  const { viewer } = host;
  let scanNow: Scan | undefined;
  const waiting: ((scan: Scan) => void)[] = [];
  viewer.scan.then(
    (scan) => {
      scanNow = scan;
      for (const then of waiting.splice(0)) then(scan);
    },
    () => undefined, // every caller of scan() gets the rejection
  );
  return {
    host,
    viewer,
    events: createEvents(),
    scan: () => readScan(viewer),
    get scanNow() {
      return scanNow;
    },
    whenScanned: (then) => (scanNow ? then(scanNow) : void waiting.push(then)),
    whileVisiting: (sources, read, same) =>
      follow([viewer.phase, ...sources], () => (visiting.has(viewer.phase.value.phase) ? read() : undefined), same),
    requirePlaying(what) {
      if (viewer.phase.value.phase !== 'playing') {
        throw sdkError('NotReady', `The showcase is not playing yet. Wait for App.state to reach appphase.playing before ${what}.`);
      }
    },
  };
}

async function readScan(viewer: Viewer): Promise<Scan> {
  const failed = () => sdkError('NotReady', 'The model could not be loaded. Check its id and reload the page.');
  const scan = await viewer.scan.catch(() => {
    throw failed();
  });
  if (viewer.phase.value.phase === 'error') throw failed();
  return scan;
}

/** A reference to a floor; both fields are undefined if there is none. */
export type FloorInfo = { id: string | undefined; sequence: number | undefined };
export const noFloor: FloorInfo = { id: undefined, sequence: undefined };

export const floorInfo = (floor: ScanFloor | undefined): FloorInfo => (floor ? { id: floor.id, sequence: floor.sequence } : noFloor);

/** The floor of something at this height: the highest floor that is not above it, otherwise the lowest. */
export function floorAt(scan: Scan, height: number): ScanFloor | undefined {
  const below = scan.floors.filter(({ elevation }) => elevation <= height + 0.05);
  return (
    below.reduce<ScanFloor | undefined>(
      (highest, floor) => (highest && highest.elevation >= floor.elevation ? highest : floor),
      undefined,
    ) ?? scan.floors.find(({ sequence }) => sequence === 0)
  );
}

/** Logs a warning as the reference describes; the call still resolves. */
export const warn = (message: string): void => console.warn(`open-showcase: ${message}`);
