/** Degrees: x > 0 looks up, y > 0 turns to the left. */
export type Rotation = { x: number; y: number };

const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;
const decimals = 4;

/**
 * Encodes a rotation for `sr`: x and y, in radians, of an Euler in XYZ order without z.
 * @see showcase-sdk §3.3
 */
export function encodeRotation({ x, y }: Rotation): string {
  const [pitch, yaw] = [radians(x), radians(y)];
  const forward = { x: -Math.sin(yaw) * Math.cos(pitch), y: Math.sin(pitch), z: -Math.cos(yaw) * Math.cos(pitch) };
  const around = Math.asin(Math.max(-1, Math.min(1, -forward.x)));
  return [Math.atan2(forward.y, -forward.z), around].map((angle) => `${+angle.toFixed(decimals)}`).join();
}

/** Decodes the rotation of `sr`, or returns undefined if it has none; a missing second value is 0. */
export function decodeRotation(sr: string): Rotation | undefined {
  const [a = Number.NaN, b = 0] = sr.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (!Number.isFinite(a) || !Number.isFinite(b)) return undefined;
  const forward = { x: -Math.sin(b), y: Math.sin(a) * Math.cos(b), z: -Math.cos(a) * Math.cos(b) };
  return { x: degrees(Math.asin(forward.y)), y: degrees(Math.atan2(-forward.x, -forward.z)) };
}

export type LinkedView = { /** number of the sweep in the manifest, from 1 */ sweep: number; rotation: Rotation; zoom: number };

/** The address of a model on this page, or of one view of it. */
export function linkTo(page: { origin: string; pathname: string; search: string }, view?: LinkedView): string {
  const given = new URLSearchParams(page.search);
  const query = [`m=${encodeURIComponent(given.get('m') ?? given.get('model') ?? '')}`];
  const scan = given.get('scan');
  if (scan) query.push(`scan=${encodeURIComponent(scan)}`);
  if (view) query.push(`ss=${view.sweep}`, `sr=${encodeRotation(view.rotation)}`);
  if (view && view.zoom !== 1) query.push(`sz=${+view.zoom.toFixed(3)}`);
  return `${page.origin}${page.pathname}?${query.join('&')}&play=1`;
}
