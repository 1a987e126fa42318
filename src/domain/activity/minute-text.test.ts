import { expect, it } from 'vitest';
import { minuteText } from './minute-text';

it.each([
  ['2030-01-02T00:00:00Z', '2030-01-02'],
  ['2030-01-02T14:30:59Z', '2030-01-02 14:30 UTC'],
])('shows %s as %s', (moment, text) => expect(minuteText(new Date(moment))).toBe(text));
