import type { Vector3 } from '../../viewer/port';
import { Observable } from '../observable';
import { ObservableMap } from '../observable-map';
import type { Settings } from '../settings';
import { floorAt, type Showcase } from '../showcase';
import { randomId } from '../tag/random-id';
import { distance, point } from '../vectors';
import { createMeasureLabels } from './measure-labels';

export type Measurement = {
  sid: string;
  label: string;
  points: Vector3[];
  segmentLengths: number[];
  totalLength: number;
  /** whether it came with the scan; the visitor's own can be removed */
  ofScan: boolean;
  /** sequence of the floor of its lowest point; -1 before the scan is known */
  floor: number;
};
type Line = Pick<Measurement, 'sid' | 'points'> & Partial<Pick<Measurement, 'label' | 'ofScan' | 'floor'>>;

/** Lengths of a line, metres. */
export function measured({ sid, label = '', points, ofScan = false, floor = -1 }: Line): Measurement {
  const segmentLengths = points.slice(1).map((end, at) => distance(points[at] ?? end, end));
  const totalLength = segmentLengths.reduce((sum, length) => sum + length, 0);
  return { sid, label, points: points.map(point), segmentLengths, totalLength, ofScan, floor };
}

/** `drawing`: the next point lengthens the current line. */
export type MeasuringMode = { active: boolean; drawing: boolean };

export type Measuring = {
  data: ObservableMap<Measurement>;
  mode: Observable<MeasuringMode>;
  toggle: (active: boolean) => void;
  /** Adds a point without the pointer. Does nothing outside the mode. */
  addPoint: (position: Vector3) => void;
  /** Ends the current line; the next point begins another. */
  endLine: () => void;
  /** Removes the visitor's own measurements with these ids; without ids all of them. Those of the scan stay. */
  remove: (sids?: readonly string[]) => void;
  /** Calls back when the mode is entered or left. */
  onChange: (changed: () => void) => void;
  end: () => void;
};

// two clicks at the same position, as in a double click, end a line
const sameSpot = 0.02;

/**
 * Lines drawn by clicks while the mode is active: the first click starts, the second makes a measurement, each further one makes it longer;
 * Escape, Enter or a second click on the last point ends the line, and the next click starts another.
 */
export function createMeasuring(showcase: Showcase, settings: Settings): Measuring {
  const { viewer } = showcase;
  const data = new ObservableMap<Measurement>();
  const listeners: (() => void)[] = [];
  const state: State = { active: false, line: undefined };
  const mode = new Observable(
    () => ({ active: state.active, drawing: state.line !== undefined }),
    (a, b) => a.active === b.active && a.drawing === b.drawing,
  );
  const drawing = drawLines(showcase, settings, data, state);
  const { draw, drawKnown } = drawing;

  const endLine = () => {
    state.line = undefined;
    draw();
    mode.announce();
  };
  const addPoint = (position: Vector3) => {
    const last = state.line?.points.at(-1);
    if (last && distance(last, position) < sameSpot) return endLine();
    const line = state.line ? { ...state.line, points: [...state.line.points, position] } : { sid: randomId(), points: [position] };
    state.line = line;
    if (line.points.length > 1) data.change({ set: [[line.sid, measured({ ...line, floor: floorOf(showcase, line.points) })]] });
    draw();
    mode.announce();
  };
  const stop = followVisitor(showcase, state, { addPoint, endLine, draw, drawKnown });
  showcase.whenScanned(({ measurements }) => {
    const ofScan = (stored: Line) => measured({ ...stored, ofScan: true, floor: floorOf(showcase, stored.points) });
    data.change({ set: measurements.map((stored) => [stored.sid, ofScan(stored)]) });
    drawKnown();
  });
  settings.onChange(draw);
  return {
    data,
    mode,
    toggle(next) {
      if (next === state.active) return;
      state.active = next;
      state.line = undefined;
      viewer.setNavigationEnabled('click', !next);
      draw();
      for (const changed of listeners) changed();
      mode.announce();
    },
    addPoint: (position) => state.active && addPoint(position),
    endLine,
    remove(sids = data.keys()) {
      const own = sids.filter((sid) => data.get(sid)?.ofScan === false);
      data.change({ remove: own });
      if (state.line && own.includes(state.line.sid)) endLine();
      else draw();
    },
    onChange: (changed) => void listeners.push(changed),
    end() {
      stop();
      drawing.end();
    },
  };
}

type State = { active: boolean; line: { sid: string; points: Vector3[] } | undefined };

/** The floor of the lowest point; -1 before the scan is known. */
const floorOf = ({ scanNow }: Showcase, points: readonly Vector3[]): number =>
  (scanNow && floorAt(scanNow, Math.min(...points.map(({ y }) => y)))?.sequence) ?? -1;

/** Draws the measurements of the visible floor, and the current line up to the pointer. */
function drawLines(showcase: Showcase, settings: Settings, data: ObservableMap<Measurement>, state: State) {
  const { viewer } = showcase;
  const labels = createMeasureLabels(showcase);
  // the last settled floor: a camera on its way between two floors changes nothing
  let shownFloor: number | 'all' = 'all';
  // with several floors on show, those of the scan would lie over rooms of other floors
  const isOnShownFloor = ({ ofScan, floor }: Measurement) =>
    floor === -1 || (shownFloor === 'all' ? !ofScan || (showcase.scanNow?.floors.length ?? 0) < 2 : floor === shownFloor);
  const isShown = (measurement: Measurement) => (settings.values.measurements || !measurement.ofScan) && isOnShownFloor(measurement);
  const draw = () => {
    const { value } = viewer.floor;
    if (value !== 'moving') shownFloor = value === 'none' ? 'all' : value;
    const finished = data
      .values()
      .filter(isShown)
      .map(({ points }) => ({ points }));
    const tip = state.line && viewer.pointer.value.object !== 'none' ? viewer.snap(viewer.pointer.value) : undefined;
    const start = state.line?.points.at(-1);
    // on the last point itself there is nothing to show, and a click there ends the line
    const live = start && tip && distance(start, tip) >= sameSpot ? [{ points: [start, tip], live: true }] : [];
    viewer.showMeasurements([...finished, ...live]);
    labels.show([...finished, ...live], settings.values);
  };
  const drawKnown = () => {
    if (viewer.phase.value.phase === 'playing' && data.keys().length > 0) draw();
  };
  return { draw, drawKnown, end: labels.end };
}

type Reactions = Record<'endLine' | 'draw' | 'drawKnown', () => void> & { addPoint: (position: Vector3) => void };

function followVisitor({ viewer, host }: Showcase, state: State, { addPoint, endLine, draw, drawKnown }: Reactions): () => void {
  const key = (event: KeyboardEvent) => {
    if (state.active && !event.isComposing && (event.key === 'Escape' || event.key === 'Enter')) endLine();
  };
  const { ownerDocument } = host.overlay;
  ownerDocument.addEventListener('keydown', key);
  const stops = [
    viewer.phase.subscribe(drawKnown),
    viewer.floor.subscribe(drawKnown),
    viewer.interceptClicks(() => state.active),
    viewer.clicks.subscribe(({ hit }) => state.active && hit.object !== 'none' && addPoint(viewer.snap(hit))),
    viewer.pointer.subscribe(() => state.line && draw()),
  ];
  return () => {
    for (const stop of stops) stop();
    ownerDocument.removeEventListener('keydown', key);
  };
}
