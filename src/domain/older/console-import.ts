import { AppError } from '../app-error';
import type { Euler, Vector } from '../geometry';
import { poiDefaults } from '../pois/poi';
import { randomIdentifier } from '../random';
import { isRecord, type Stored, text } from '../stored';

/** A sweep in the pasted list; angles in degrees. @see MODEL-089 */
export type SweepEntry = { sweep_title: string; sweep_uuid: string; sweep_x: number; sweep_y: number };

/**
 * Reads the pasted JSON: a list of entries, or an object with the list in `sweeps`. Angles can be numbers or text.
 * @throws AppError `invalid-argument` if it is not JSON, not a list, or an entry has no sweep_uuid; then nothing is imported
 * @see MODEL-089 ADMIN-049 ADMIN-050 ADMIN-059
 */
export function sweepEntriesFrom(pasted: string): SweepEntry[] {
  const value = parsed(pasted);
  const list = isRecord(value) ? value.sweeps : value;
  if (!Array.isArray(list) || list.length === 0) throw new AppError('invalid-argument', 'Paste a list of sweeps in JSON.');
  return list.map((entry: unknown, index) => {
    if (!isRecord(entry) || text(entry.sweep_uuid) === '') throw new AppError('invalid-argument', `Entry ${index + 1} has no sweep_uuid.`);
    return {
      sweep_title: text(entry.sweep_title),
      sweep_uuid: text(entry.sweep_uuid),
      sweep_x: angle(entry, 'sweep_x'),
      sweep_y: angle(entry, 'sweep_y'),
    };
  });
}

/** A PoI as the console import stores it; the writer adds `created` and `updated`. @see MODEL-088 */
export type ImportedPoi = {
  userUid: 'IMPORTED';
  name: string;
  content: [];
  type: 'sweep';
  category: string;
  message: string;
  position: Vector;
  rotation: Euler;
  sweep: string;
  stem: Vector;
  icon: 'green';
  normal: number;
  identifier: string;
  published: false;
  editorUid: string;
};

/** The document for an entry: its title and rotation, at the sweep's position in the model; not published. @see MODEL-088 ADMIN-057 ADMIN-058 */
export const importedPoi = (
  { sweep_title, sweep_uuid, sweep_x, sweep_y }: SweepEntry,
  position: Vector,
  editorUid: string,
): ImportedPoi => ({
  userUid: 'IMPORTED',
  name: sweep_title,
  content: [],
  type: 'sweep',
  category: '',
  message: '',
  position,
  rotation: { x: sweep_x, y: sweep_y },
  sweep: sweep_uuid,
  stem: { x: 0, y: 0.5, z: 0 },
  icon: poiDefaults.icon,
  normal: poiDefaults.normal,
  identifier: randomIdentifier(),
  published: false,
  editorUid,
});

function parsed(pasted: string): unknown {
  try {
    return JSON.parse(pasted);
  } catch (error) {
    throw new AppError('invalid-argument', 'This text is not JSON. Paste a list of sweeps in JSON.', { cause: error });
  }
}

function angle(entry: Stored, field: 'sweep_x' | 'sweep_y'): number {
  const value = Number(entry[field] ?? 0);
  return Number.isFinite(value) ? value : 0;
}
