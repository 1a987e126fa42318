import type { Vector3 } from '../../viewer/port';
import { Observable } from '../observable';
import { ObservableMap } from '../observable-map';
import type { Settings } from '../settings';
import type { Showcase } from '../showcase';
import { randomId } from '../tag/random-id';
import { distance, point } from '../vectors';
import { createMeasureLabels } from './measure-labels';

export type Measurement = { sid: string; label: string; points: Vector3[]; segmentLengths: number[]; totalLength: number };

/** Lengths of a line, metres. */
export function measured(sid: string, label: string, points: readonly Vector3[]): Measurement {
  const segmentLengths = points.slice(1).map((end, at) => distance(points[at] ?? end, end));
  return { sid, label, points: points.map(point), segmentLengths, totalLength: segmentLengths.reduce((sum, length) => sum + length, 0) };
}

export type Measuring = {
  data: ObservableMap<Measurement>;
  mode: Observable<{ active: boolean }>;
  toggle: (active: boolean) => void;
  /** Calls when the mode was entered or left. */
  onChange: (changed: () => void) => void;
  end: () => void;
};

// Two clicks on one spot, as a double click makes, end a line.
const sameSpot = 0.02;

/**
 * Lines drawn by clicks while the mode is active: the first click starts, the second makes a measurement, each further one makes it longer;
 * Escape, Enter or a second click on the last point ends the line, and the next click starts another.
 */
export function createMeasuring(showcase: Showcase, settings: Settings): Measuring {
  const { viewer, host, whenScanned } = showcase;
  const data = new ObservableMap<Measurement>();
  const labels = createMeasureLabels(showcase);
  const listeners: (() => void)[] = [];
  let active = false;
  const mode = new Observable(
    () => ({ active }),
    (a, b) => a.active === b.active,
  );
  let line: { sid: string; points: Vector3[] } | undefined;

  const draw = () => {
    const finished = settings.values.measurements || active ? data.values().map(({ points }) => ({ points })) : [];
    const tip = line && viewer.pointer.value.object !== 'none' ? viewer.snap(viewer.pointer.value) : undefined;
    const start = line?.points.at(-1);
    const live = start && tip ? [{ points: [start, tip], live: true }] : [];
    viewer.showMeasurements([...finished, ...live]);
    labels.show([...finished, ...live]);
  };
  const drawKnown = () => {
    if (viewer.phase.value.phase === 'playing' && data.keys().length > 0) draw();
  };
  const endLine = () => {
    line = undefined;
    draw();
  };
  const addPoint = (position: Vector3) => {
    const last = line?.points.at(-1);
    if (last && distance(last, position) < sameSpot) return endLine();
    line = line ? { ...line, points: [...line.points, position] } : { sid: randomId(), points: [position] };
    if (line.points.length > 1) data.change({ set: [[line.sid, measured(line.sid, '', line.points)]] });
    draw();
  };
  const key = (event: KeyboardEvent) => {
    if (active && (event.key === 'Escape' || event.key === 'Enter')) endLine();
  };

  whenScanned(({ measurements }) => {
    data.change({ set: measurements.map(({ sid, label, points }) => [sid, measured(sid, label, points)]) });
    drawKnown();
  });
  settings.onChange(draw);
  const { ownerDocument } = host.overlay;
  ownerDocument.addEventListener('keydown', key);
  const stops = [
    viewer.phase.subscribe(drawKnown),
    viewer.interceptClicks(() => active),
    viewer.clicks.subscribe(({ hit }) => active && hit.object !== 'none' && addPoint(viewer.snap(hit))),
    viewer.pointer.subscribe(() => line && draw()),
  ];
  return {
    data,
    mode,
    toggle(next) {
      if (next === active) return;
      active = next;
      viewer.setNavigationEnabled('click', !active);
      endLine();
      for (const changed of listeners) changed();
      mode.announce();
    },
    onChange: (changed) => void listeners.push(changed),
    end() {
      for (const stop of stops) stop();
      ownerDocument.removeEventListener('keydown', key);
      labels.end();
    },
  };
}
