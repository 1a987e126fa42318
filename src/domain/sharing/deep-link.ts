import type { Euler } from '../geometry';
import { isRecord, type Stored } from '../stored';

const degrees = 180 / Math.PI;
const decimals = 4;

/**
 * A view of the showcase as its links carry it: `sweep` is `ss`, the 1-based place of the sweep or its id; rotation in
 * degrees, as the camera's pose tells it.
 */
export type DeepLink = { sweep: string; rotation: Euler };

/**
 * The `sr` of a rotation: two angles in radians whose z is dropped, to 4 decimals. Looking along forward
 * f = (-sin w cos p, sin p, -cos w cos p) for pitch p and yaw w, they are atan2(f.y, -f.z) and asin(-f.x).
 */
export function rotationParameter({ x, y }: Euler): string {
  const [pitch, yaw] = [x / degrees, y / degrees];
  const forward = { x: -Math.sin(yaw) * Math.cos(pitch), y: Math.sin(pitch), z: -Math.cos(yaw) * Math.cos(pitch) };
  const around = Math.asin(Math.min(1, Math.max(-1, -forward.x)));
  return `${plain(Math.atan2(forward.y, -forward.z))},${plain(around)}`;
}

/** The rotation, in degrees, of an `sr`, whose trailing zeros may be missing; null when it is none. */
export function rotationOf(parameter: string): Euler | null {
  const [a = Number.NaN, b = 0, ...more] = parameter.split(',').map(angleIn);
  if (more.length > 1 || [a, b, ...more].some(Number.isNaN)) return null;
  const forward = { x: -Math.sin(b), y: Math.sin(a) * Math.cos(b), z: -Math.cos(a) * Math.cos(b) };
  return { x: Math.asin(Math.min(1, Math.max(-1, forward.y))) * degrees, y: Math.atan2(-forward.x, -forward.z) * degrees };
}

/** The query parameters that open a view, `ss` and `sr`. */
export const deepLinkParameters = ({ sweep, rotation }: DeepLink): { ss: string; sr: string } => ({
  ss: sweep,
  sr: rotationParameter(rotation),
});

/** The view that a link of the showcase opens: an address, a query string or JSON with `ss` and `sr`; null when it names none. @see PLAYER-055 PLAYER-056 */
export function viewInLink(link: string): DeepLink | null {
  const { ss, sr } = parametersIn(link);
  const rotation = typeof sr === 'string' ? rotationOf(sr) : null;
  const sweep = typeof ss === 'string' || Number.isFinite(ss) ? String(ss) : '';
  return rotation && sweep !== '' ? { sweep, rotation } : null;
}

function parametersIn(link: string): Stored {
  if (link.startsWith('{')) return jsonIn(link);
  const query = URL.canParse(link) ? new URL(link).search : link.replace(/^[^?]*\?/, '');
  return Object.fromEntries(new URLSearchParams(query));
}

function jsonIn(text: string): Stored {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** A decimal number of radians within two turns; NaN for anything else that JavaScript takes for a number, such as Infinity, 1e999 or 0x10. */
function angleIn(part: string): number {
  const angle = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e-?\d{1,2})?$/i.test(part.trim()) ? Number(part) : Number.NaN;
  return Math.abs(angle) <= 4 * Math.PI ? angle : Number.NaN;
}

const plain = (angle: number): string => String(Number(angle.toFixed(decimals)) || 0);
