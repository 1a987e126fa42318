import { isOrigin, type Vector, vectorFrom } from './geometry';
import { record, type Stored, text, texts } from './stored';

/** A scanner position, as reported by the viewer; metres. @see MODEL-087 */
export type Sweep = { uuid: string; floorInfo: { id: string }; alignmentType: string; neighbors: string[]; position: Vector };
/** A floor of the scan, as reported by the viewer. @see MODEL-087 */
export type Floor = { id: string; name: string };

/** Reads a sweep; newer versions of the viewer name its uuid id or sid. @see MODEL-087 */
export const sweepFrom = (reported: Stored): Sweep => ({
  uuid: text(reported.uuid) || text(reported.id) || text(reported.sid),
  floorInfo: { id: text(record(reported.floorInfo).id) },
  alignmentType: text(reported.alignmentType),
  neighbors: texts(reported.neighbors),
  position: vectorFrom(reported.position),
});

/** Reads a floor. @see MODEL-087 */
export const floorFrom = (reported: Stored): Floor => ({ id: text(reported.id), name: text(reported.name) });

/** Sweeps with a position; those at 0, 0, 0 were never aligned. @see PLAYER-033 */
export const placedSweeps = (sweeps: readonly Sweep[]): Sweep[] => sweeps.filter(({ position }) => !isOrigin(position));

/** The buttons of the floor panel: the top floor first, and whether the user can go up and down. @see VIEWER-009 VIEWER-011 */
export type FloorPanel = { topFirst: { floor: Floor; index: number }[]; canGoUp: boolean; canGoDown: boolean };

/**
 * The state of the floor panel.
 * @param floors from the lowest up
 * @param shown the index of the visible floor, or null for all floors: then going up leads to the lowest
 * @see VIEWER-009 VIEWER-011
 */
export const floorPanel = (floors: readonly Floor[], shown: number | null): FloorPanel => ({
  topFirst: floors.map((floor, index) => ({ floor, index })).toReversed(),
  canGoUp: floors.length > 0 && (shown === null || shown < floors.length - 1),
  canGoDown: shown !== null && shown > 0,
});
