import { describe, expect, it } from 'vitest';
import { userId } from '../ids';
import { namesTour, toursOf, withoutTour, withTour } from './tours-here';

const [ada, bob] = [userId('ada'), userId('bob')];

describe('the tours that somebody deleted, opened or marked in this browser', () => {
  it('are found by the address, for that person alone', () => {
    const stored = withTour(null, ada, 'hall');

    expect(namesTour(stored, ada, '/dashboard/tour/hall/edit')).toBe(true);
    expect(namesTour(stored, ada, '/dashboard/tour/other')).toBe(false);
    expect(namesTour(stored, bob, '/dashboard/tour/hall')).toBe(false);
  });

  it('are listed once each, the latest first', () => {
    const stored = ['hall', 'mill', 'hall'].reduce<string | null>((list, tour) => withTour(list, ada, tour), withTour(null, bob, 'quay'));

    expect(toursOf(stored, ada)).toEqual(['hall', 'mill']);
    expect(toursOf(withoutTour(stored, ada, 'hall'), ada)).toEqual(['mill']);
    expect(toursOf(withoutTour(stored, ada, 'quay'), bob)).toEqual(['quay']);
  });

  it('are the latest 50', () => {
    let stored: string | null = null;
    for (let n = 0; n < 51; n++) stored = withTour(stored, ada, `tour${n}`);

    expect(namesTour(stored, ada, '/tour/tour0')).toBe(false);
    expect(namesTour(stored, ada, '/tour/tour1')).toBe(true);
  });

  it('are none where the stored value is malformed', () => {
    expect(namesTour('{', ada, '/tour/hall')).toBe(false);
    expect(namesTour(withTour('[1]', ada, 'hall'), ada, '/tour/hall')).toBe(true);
  });
});
