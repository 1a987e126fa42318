import type { Box } from './anchors';

export type Side = 'below' | 'above' | 'right' | 'left' | 'middle';

/** Where a card stands, in CSS pixels of the window, and where along its edge the arrow is. */
export type Placed = { side: Side; left: number; top: number; arrow: number };

type Size = { width: number; height: number };

const gap = 14;
const margin = 12;
const corner = 20;

/**
 * Places a card beside a control, wholly in the window and beside the control wherever there is room: below, above, to the right, to the
 * left. Where there is none, or no control, it stands in the middle.
 */
export function placeCard(anchor: Box | null, card: Size, viewport: Size): Placed {
  const middle = { left: (viewport.width - card.width) / 2, top: (viewport.height - card.height) / 2 };
  if (!anchor) return { side: 'middle', ...middle, arrow: 0 };
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const centre = { left: anchor.left + anchor.width / 2, top: anchor.top + anchor.height / 2 };
  const along = (at: number, size: number, room: number) => within(at - size / 2, margin, room - size - margin);
  const left = along(centre.left, card.width, viewport.width);
  const top = along(centre.top, card.height, viewport.height);
  const acrossArrow = within(centre.left - left, corner, card.width - corner);
  const downArrow = within(centre.top - top, corner, card.height - corner);
  const sides: readonly (Placed & { fits: boolean })[] = [
    { side: 'below', left, top: bottom + gap, arrow: acrossArrow, fits: bottom + gap + card.height + margin <= viewport.height },
    { side: 'above', left, top: anchor.top - gap - card.height, arrow: acrossArrow, fits: anchor.top - gap - card.height >= margin },
    { side: 'right', left: right + gap, top, arrow: downArrow, fits: right + gap + card.width + margin <= viewport.width },
    { side: 'left', left: anchor.left - gap - card.width, top, arrow: downArrow, fits: anchor.left - gap - card.width >= margin },
  ];
  const found = sides.find(({ fits }) => fits);
  if (!found)
    return { side: 'middle', left: middle.left, top: within(middle.top, margin, viewport.height - card.height - margin), arrow: 0 };
  const { fits: _fits, ...placed } = found;
  return placed;
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
