import { describe, expect, it } from 'vitest';
import { visiblePanels } from './visible-panels';

const nothingOpen = {
  hasRoomForOne: false,
  isListOpen: false,
  isListFirst: false,
  hasPoint: false,
  hasScanTag: false,
  hasComments: false,
};
type Open = typeof nothingOpen;

const list = { isListOpen: true };
const listLast = { isListOpen: true, isListFirst: true };
const point = { hasPoint: true };
const scanTag = { hasScanTag: true };
const comments = { hasComments: true };

/** The names of what can be seen, where there is room for both and where there is not. */
const visibleIn = (open: Partial<Open>, hasRoomForOne: boolean): string =>
  Object.entries(visiblePanels({ ...nothingOpen, ...open, hasRoomForOne }))
    .flatMap(([name, isVisible]) => (isVisible ? [name] : []))
    .join(' and ');

describe('visiblePanels', () => {
  it.each<[what: string, open: Partial<Open>, wide: string, narrow: string]>([
    ['nothing', {}, 'points', 'points'],
    ['the list', list, 'list and points', 'list and points'],
    ['the list, then a point', { ...list, ...point }, 'list and points', 'points'],
    ['the list, then a tag of the scan', { ...list, ...scanTag }, 'list and points', 'points'],
    ['the list, then comments', { ...list, ...comments }, 'list and comments', 'comments'],
    ['a point, then the list', { ...listLast, ...point }, 'list and points', 'list'],
    ['comments, then the list', { ...listLast, ...comments }, 'list and comments', 'list'],
    ['a point, then comments', { ...point, ...comments }, 'comments', 'comments'],
    ['a point whose list was closed', { isListFirst: true, ...point }, 'points', 'points'],
  ])('with %s open', (_what, open, wide, narrow) => {
    expect([visibleIn(open, false), visibleIn(open, true)]).toEqual([wide, narrow]);
  });
});
