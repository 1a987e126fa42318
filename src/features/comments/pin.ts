import type { Vector } from '@/domain/geometry';
import type { PlacedTag } from '@/showcase/port';

const prefix = 'comment ';

/** Length of a pin's stem, in metres. */
export const pinStem = 0.2;

const colour = { r: 0.96, g: 0.62, b: 0.04 };

/** The pin of a thread in the scan. */
export const pinOf = (thread: string, label: string, anchorPosition: Vector): PlacedTag => ({
  id: `${prefix}${thread}`,
  label,
  description: '',
  anchorPosition,
  stemVector: { x: 0, y: pinStem, z: 0 },
  color: colour,
  icon: { image: '', hover: '' },
});

/** The thread of a pressed tag; null for another tag. */
export const threadOfPin = (tag: string): string | null => (tag.startsWith(prefix) ? tag.slice(prefix.length) : null);
