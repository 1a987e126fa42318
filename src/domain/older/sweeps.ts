import { number, type Stored, text } from '../stored';

/** A scanner position of an older tour: `organizations/{organization}/tours/{tour}/sweeps/{sweep}`. @see MODEL-062 */
export type OlderSweep = { id: string; name: string; sort: number };

/** Reads a stored sweep. @see MODEL-062 */
export const olderSweepFrom = (id: string, stored: Stored): OlderSweep => ({
  id,
  name: text(stored.name) || id,
  sort: number(stored.sort, 0),
});
