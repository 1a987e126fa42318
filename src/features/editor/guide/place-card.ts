import type { Box } from './anchors';

export type Side = 'below' | 'above' | 'right' | 'left' | 'middle';

/** The position of a card in CSS pixels of the viewport, and of the arrow along its edge. */
type CardPosition = { side: Side; left: number; top: number; arrow: number };

type Size = { width: number; height: number };

const gapPx = 14;
const marginPx = 12;
const cornerPx = 20;

/**
 * Places a card within the viewport on the first side of the control with enough room: below, above, right, left. Without a control or enough
 * room, it is centered.
 */
export function placeCard(anchor: Box | null, card: Size, viewport: Size): CardPosition {
  const middle = { left: (viewport.width - card.width) / 2, top: (viewport.height - card.height) / 2 };
  if (!anchor) return { side: 'middle', ...middle, arrow: 0 };
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const centre = { left: anchor.left + anchor.width / 2, top: anchor.top + anchor.height / 2 };
  const along = (at: number, size: number, available: number) => within(at - size / 2, marginPx, available - size - marginPx);
  const left = along(centre.left, card.width, viewport.width);
  const top = along(centre.top, card.height, viewport.height);
  const acrossArrow = within(centre.left - left, cornerPx, card.width - cornerPx);
  const downArrow = within(centre.top - top, cornerPx, card.height - cornerPx);
  const sides: readonly (CardPosition & { fits: boolean })[] = [
    { side: 'below', left, top: bottom + gapPx, arrow: acrossArrow, fits: bottom + gapPx + card.height + marginPx <= viewport.height },
    { side: 'above', left, top: anchor.top - gapPx - card.height, arrow: acrossArrow, fits: anchor.top - gapPx - card.height >= marginPx },
    { side: 'right', left: right + gapPx, top, arrow: downArrow, fits: right + gapPx + card.width + marginPx <= viewport.width },
    { side: 'left', left: anchor.left - gapPx - card.width, top, arrow: downArrow, fits: anchor.left - gapPx - card.width >= marginPx },
  ];
  const found = sides.find(({ fits }) => fits);
  if (!found)
    return { side: 'middle', left: middle.left, top: within(middle.top, marginPx, viewport.height - card.height - marginPx), arrow: 0 };
  const { fits: _fits, ...placed } = found;
  return placed;
}

const within = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));
