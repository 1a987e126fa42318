import type { Vector3 } from '../../viewer/port';
import type { Settings, Units } from '../settings';
import type { Showcase } from '../showcase';
import { distance, middle, project, projecting } from '../vectors';

type Line = { points: readonly Vector3[]; live?: boolean };
type Label = { at: Vector3; element: HTMLElement };

const style =
  'position:absolute;left:0;top:0;padding:2px 8px;border-radius:999px;pointer-events:none;white-space:nowrap;color:var(--ink,#1b2430);' +
  'background:var(--surface,#fff);box-shadow:var(--shadow,none);font-size:13px;font-weight:600;font-variant-numeric:tabular-nums';

/** Height of a label. */
const labelPixels = 24;

const inchesPerMetre = 39.3701;

/** Formats a length for display: in metres, or in feet and whole inches, of which there are never twelve. @param language a BCP 47 tag */
export function formatLength(metres: number, units: Units, language: string): string {
  if (units === 'metric') return inUnit('meter', metres, language, 2);
  const inches = Math.round(metres * inchesPerMetre);
  return `${inUnit('foot', Math.floor(inches / 12), language)} ${inUnit('inch', inches % 12, language)}`;
}

// while measuring, lengths change with every move of the pointer
const formats = new Map<string, Intl.NumberFormat>();

function inUnit(unit: string, length: number, language: string, digits = 0): string {
  const key = `${language} ${unit}`;
  const options = { style: 'unit', unit, minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format.format(length);
}

/** Labels with the length of each segment, positioned at its centre. */
export function createMeasureLabels({ viewer, host }: Showcase): {
  show: (lines: readonly Line[], settings: Pick<Settings['values'], 'units' | 'texts'>) => void;
  end: () => void;
} {
  const document = host.overlay.ownerDocument;
  let labels: Label[] = [];
  const place = () => {
    if (labels.length === 0) return;
    const size = viewer.size.value;
    const pose = projecting(viewer.pose.value);
    const shown: { x: number; y: number; w: number }[] = [];
    for (const { at, element } of labels) {
      const { x, y, z } = project(at, pose, size);
      const w = element.offsetWidth;
      const isCovered = shown.some((other) => Math.abs(other.x - x) < (other.w + w) / 2 && Math.abs(other.y - y) < labelPixels);
      const isVisible = z <= 1 && (!isCovered || element.hasAttribute('data-live'));
      element.style.visibility = isVisible ? 'visible' : 'hidden';
      if (isVisible) shown.push({ x, y, w });
      element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`;
    }
  };
  const stops = [viewer.pose.subscribe(place), viewer.size.subscribe(place)];
  return {
    show(lines, { units, texts }) {
      const segments = lines.flatMap(({ points, live = false }) =>
        points.slice(1).map((end, at) => ({ start: points[at] ?? end, end, live })),
      );
      for (const { element } of labels.splice(segments.length)) element.remove();
      labels = segments.map(({ start, end, live }, at) => {
        const element = labels[at]?.element ?? labelElement(document, host.overlay);
        element.textContent = formatLength(distance(start, end), units, texts.language);
        element.toggleAttribute('data-live', live);
        return { at: middle(start, end), element };
      });
      place();
    },
    end() {
      for (const stop of stops) stop();
      for (const { element } of labels) element.remove();
    },
  };
}

function labelElement(document: Document, overlay: HTMLElement): HTMLElement {
  const element = document.createElement('output');
  element.className = 'osc-measure';
  element.style.cssText = style;
  overlay.append(element);
  return element;
}
