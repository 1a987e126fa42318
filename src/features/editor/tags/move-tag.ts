import { findPoi } from '@/domain/folders/find';
import type { Vector } from '@/domain/geometry';
import type { PoiId } from '@/domain/ids';
import type { Tag } from '@/domain/pois/poi';
import { stemDirection, stemLength, stepped, type TagStep, withAnchor, withStemDirection, withStemLength } from '@/domain/pois/tag-place';
import { announce } from '@/ui/announce/announce';
import type { EditingSession } from '../session/editing-context';

/** A step of the arrow keys, and the one with Shift, in metres. */
export const stepMetres = { fine: 0.01, coarse: 0.1 } as const;
/** The same for the direction of a stem, in degrees. */
const turnDegrees = { fine: 1, coarse: 10 } as const;

/** The undo key of a run of keys: leaving the keys ends it. */
const runKey = (what: string, poi: PoiId) => `${what} ${poi}`;

/** Moves a placed tag as seen on the screen. A run of steps is one undo step. */
export function moveTag(session: EditingSession, id: PoiId, step: TagStep, isCoarse: boolean): void {
  const metres = isCoarse ? stepMetres.coarse : stepMetres.fine;
  const pose = session.player.readyShowcase()?.values.pose.value;
  const rotation = pose && pose.mode !== 'transitioning' ? pose.rotation : null;
  const tag = changeTag(session, id, 'Move tag', (poi) =>
    poi.tag ? withAnchor(poi, stepped(poi.tag.anchorPosition, step, metres, rotation)) : poi,
  );
  if (tag) announce(`${nameOfStep(step)} ${Math.round(metres * 100)} cm: ${placeWords(tag.anchorPosition)}.`);
}

/** The steps of a tag, with their keys, in the order of the buttons. */
export const tagSteps: readonly (TagStep & { name: string; key: string })[] = [
  { axis: 'right', sign: -1, name: 'Left', key: 'ArrowLeft' },
  { axis: 'right', sign: 1, name: 'Right', key: 'ArrowRight' },
  { axis: 'up', sign: 1, name: 'Up', key: 'ArrowUp' },
  { axis: 'up', sign: -1, name: 'Down', key: 'ArrowDown' },
  { axis: 'away', sign: 1, name: 'Away', key: 'PageUp' },
  { axis: 'away', sign: -1, name: 'Closer', key: 'PageDown' },
];

const nameOfStep = ({ axis, sign }: TagStep) => tagSteps.find((step) => step.axis === axis && step.sign === sign)?.name ?? '';

/** Turns the stem of a tag, or makes it longer or shorter, one undo step for a run. */
export function turnStem(session: EditingSession, id: PoiId, { axis, sign }: TagStep, isCoarse: boolean): void {
  const by = isCoarse ? turnDegrees.coarse : turnDegrees.fine;
  const metres = isCoarse ? stepMetres.coarse : stepMetres.fine;
  const change = (tag: Tag): Tag => {
    const { around, up } = stemDirection(tag);
    if (axis === 'away') return withStemLength(tag, stemLength(tag) + sign * metres);
    if (axis === 'right') return withStemDirection(tag, { around: around + sign * by, up });
    return withStemDirection(tag, { around, up: Math.max(-90, Math.min(90, up + sign * by)) });
  };
  const tag = changeTag(session, id, 'Change tag stem', (poi) => (poi.tag ? { ...poi, tag: change(poi.tag) } : poi));
  if (tag) announce(`Stem: ${stemWords(tag)}.`);
}

function changeTag(session: EditingSession, id: PoiId, label: string, change: Parameters<EditingSession['editPoi']>[2]): Tag | null {
  session.editPoi(label, id, change, { key: runKey(label, id) });
  return findPoi(session.store.getState().edited.folders, id)?.tag ?? null;
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault' | 'stopPropagation'>;

/** Handles a key for a tag or its stem; other keys are left alone. */
export function onTagKey(event: Key, change: (step: TagStep, isCoarse: boolean) => void): void {
  const step = tagSteps.find(({ key }) => key === event.key);
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  // arrow keys walk and turn the camera otherwise
  event.stopPropagation();
  change(step, event.shiftKey);
}

const metresText = (metres: number) => metres.toFixed(2).replace('-', '−');

/** "x 1.20, y 0.85, z −3.00 m" */
export const placeWords = ({ x, y, z }: Vector): string => `x ${metresText(x)}, y ${metresText(y)}, z ${metresText(z)} m`;

/** "0.25 m, 90° around, 10° up" */
export function stemWords(tag: Tag): string {
  const { around, up } = stemDirection(tag);
  return `${metresText(stemLength(tag))} m, ${Math.round(around)}° around, ${Math.round(up)}° up`.replace(/ -/g, ' −');
}
