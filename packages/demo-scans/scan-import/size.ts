import type { Bounds } from './building';
import { ImportError } from './import-error';

const units = [
  { name: 'millimetres', factor: 0.001 },
  { name: 'centimetres', factor: 0.01 },
  { name: 'inches', factor: 0.0254 },
  { name: 'feet', factor: 0.3048 },
  { name: 'a scale of 1:10', factor: 10 },
  { name: 'a scale of 1:100', factor: 100 },
  { name: 'kilometres', factor: 1000 },
];
/** Plausible sizes of buildings. */
const usual = { least: 4, most: 200 };

/** Rejects a building that is too large or too small in metres; the message names the probable unit. @throws ImportError */
export function checkSize({ min, max }: Bounds): void {
  const size = Math.max(max.x - min.x, max.y - min.y, max.z - min.z);
  if (!Number.isFinite(size) || size === 0) throw new ImportError('The building has no extent. Export it again.');
  if (size >= 2 && size <= 600) return;
  const likely = units.find(({ factor }) => size * factor >= usual.least && size * factor <= usual.most);
  const read = `Read in metres this building would measure ${metres(size)}`;
  if (!likely) throw new ImportError(`${read}. Run again with --scale and the metres that a unit of the file has.`);
  throw new ImportError(
    `${read}; it is probably in ${likely.name}, then it measures ${metres(size * likely.factor)}. ` +
      `Run again with --scale ${likely.factor}, or with --scale 1 if it really is that ${size > usual.most ? 'large' : 'small'}.`,
  );
}

const metres = (size: number) => `${size.toLocaleString('en', { maximumSignificantDigits: 3 })} m`;
