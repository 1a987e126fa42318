import { isOrigin, type Vector, vectorFrom } from './geometry';
import { record, type Stored, text, texts } from './stored';

/** A position of the scanner, as the viewer tells it; metres. @see MODEL-087 */
export type Sweep = { uuid: string; floorInfo: { id: string }; alignmentType: string; neighbors: string[]; position: Vector };
/** A floor of the scan, as the viewer tells it. @see MODEL-087 */
export type Floor = { id: string; name: string };

/** Reads a sweep; the viewer's newer versions call its uuid id or sid. @see MODEL-087 */
export const sweepFrom = (told: Stored): Sweep => ({
  uuid: text(told.uuid) || text(told.id) || text(told.sid),
  floorInfo: { id: text(record(told.floorInfo).id) },
  alignmentType: text(told.alignmentType),
  neighbors: texts(told.neighbors),
  position: vectorFrom(told.position),
});

/** Reads a floor. @see MODEL-087 */
export const floorFrom = (told: Stored): Floor => ({ id: text(told.id), name: text(told.name) });

/** The sweeps that stand somewhere: those at 0, 0, 0 were never placed. @see PLAYER-033 */
export const placedSweeps = (sweeps: readonly Sweep[]): Sweep[] => sweeps.filter(({ position }) => !isOrigin(position));

/** The buttons of the floor panel: the top floor first, and whether it goes further up and down. @see VIEWER-009 VIEWER-011 */
export type FloorPanel = { topFirst: { floor: Floor; index: number }[]; canGoUp: boolean; canGoDown: boolean };

/**
 * What the floor panel shows.
 * @param floors from the lowest up
 * @param shown the index of the floor that is shown, null for all of them: up then leads to the lowest
 * @see VIEWER-009 VIEWER-011
 */
export const floorPanel = (floors: readonly Floor[], shown: number | null): FloorPanel => ({
  topFirst: floors.map((floor, index) => ({ floor, index })).toReversed(),
  canGoUp: floors.length > 0 && (shown === null || shown < floors.length - 1),
  canGoDown: shown !== null && shown > 0,
});
