/** "59.3293", ".5", "59,3293°", "59° 19' 45.5" N" or "S 33.86"; what is written before, its parts, and what is written behind. */
const coordinate = String.raw`([NSEW]?)\s*([+-]?(?:\d{1,3}(?:[.,]\d*)?|[.,]\d+))\s*(?:°\s*(?:([0-5]?\d(?:[.,]\d+)?)\s*'\s*(?:([0-5]?\d(?:[.,]\d+)?)\s*(?:"|''))?)?)?\s*([NSEW]?)`;
const single = new RegExp(`^${coordinate}$`, 'i');
const pair = new RegExp(String.raw`^${coordinate}(\s*[;/]\s*|\s*,\s+|\s+|,)${coordinate}$`, 'i');

/** With the signs of a keyboard, without what stands around a position. */
const plainText = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[º˚]/g, '°')
    .replace(/[′’‘´]/g, "'")
    .replace(/[″”“]/g, '"')
    .replace(/^[\s([]+|[\s)\]]+$/g, '');

/** Degrees and which axis they are of; null where the text contradicts itself. */
function degreesOf([before = '', degrees = '', minutes = '', seconds = '', behind = '']: readonly (string | undefined)[]) {
  const letter = (before || behind).toUpperCase();
  if ((before && behind) || (letter && /^[+-]/.test(degrees))) return null;
  const [whole = 0, ...parts] = [degrees, minutes, seconds].map((part) => Number(part.replace(',', '.')));
  const size = Math.abs(whole) + parts.reduce((sum, part, index) => sum + part / 60 ** (index + 1), 0);
  const isNegative = degrees.startsWith('-') || letter === 'S' || letter === 'W';
  return { value: Number((isNegative ? -size : size).toFixed(9)), axis: letter && (/[NS]/.test(letter) ? 'latitude' : 'longitude') };
}

/** The degrees that a text says, also in minutes and seconds; null if it says none, or those of the other axis. */
export function degreesIn(text: string, axis: 'latitude' | 'longitude'): number | null {
  const parts = single.exec(plainText(text));
  const found = parts && degreesOf(parts.slice(1));
  return found && (found.axis === '' || found.axis === axis) ? found.value : null;
}

/** The position that a text says, as maps copy it: "59.3293, 18.0686", latitude first unless letters say otherwise; null if it says none. */
export function positionIn(text: string): { latitude: number; longitude: number } | null {
  const parts = single.test(plainText(text)) ? null : pair.exec(plainText(text));
  if (!parts) return null;
  const [one, other] = [degreesOf(parts.slice(1, 6)), degreesOf(parts.slice(7, 12))];
  // of "59,18,5" nobody knows which comma is a decimal one
  const isUnclear = parts[6] === ',' && /,.*,/.test(plainText(text));
  if (!one || !other || isUnclear || (one.axis !== '' && one.axis === other.axis)) return null;
  const isReversed = one.axis === 'longitude' || other.axis === 'latitude';
  return isReversed ? { latitude: other.value, longitude: one.value } : { latitude: one.value, longitude: other.value };
}
