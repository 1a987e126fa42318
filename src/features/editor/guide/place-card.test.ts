import { describe, expect, it } from 'vitest';
import { placeCard } from './place-card';

const card = { width: 350, height: 190 };
const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

describe('the card of the guide', () => {
  it('is placed below its control if there is room, with the arrow at its middle [EDIT-103]', () => {
    expect(placeCard({ left: 600, top: 20, width: 40, height: 40 }, card, wide)).toEqual({ side: 'below', left: 445, top: 74, arrow: 175 });
  });

  it('is placed above a control at the bottom edge, and within the window at the right edge [EDIT-103]', () => {
    const placed = placeCard({ left: 1230, top: 740, width: 40, height: 40 }, card, wide);

    expect([placed.side, placed.left + card.width, placed.top + card.height]).toEqual(['above', 1268, 726]);
    expect(placed.left + placed.arrow).toBe(1248);
  });

  it('is placed next to a control as tall as the window [EDIT-103]', () => {
    expect(placeCard({ left: 12, top: 70, width: 384, height: 650 }, card, wide)).toMatchObject({ side: 'right', left: 410 });
    expect(placeCard({ left: 880, top: 20, width: 390, height: 760 }, card, wide)).toMatchObject({ side: 'left', left: 516 });
  });

  it('stays within a small window [EDIT-103]', () => {
    const anchors = [0, 100, 346].flatMap((left) => [0, 400, 800].map((top) => ({ left, top, width: 44, height: 44 })));

    for (const anchor of anchors) {
      const { left, top } = placeCard(anchor, card, narrow);
      expect([left >= 12, top >= 12, left + card.width <= 390 - 12, top + card.height <= 844 - 12]).toEqual([true, true, true, true]);
    }
  });

  it('is centered without a control or room', () => {
    expect(placeCard(null, card, wide)).toMatchObject({ side: 'middle', left: 465, top: 305 });
    expect(placeCard({ left: 0, top: 0, width: 390, height: 844 }, card, narrow)).toMatchObject({ side: 'middle', left: 20 });
  });
});
