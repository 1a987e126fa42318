import { expect, it } from 'vitest';
import { lengthLabel } from './text-length';

it.each([
  ['', 0, '0 words · 0 characters · 0 of 50,000 with formatting'],
  ['Bold', 23, '1 word · 4 characters · 23 of 50,000 with formatting'],
])('the counter of %j tells characters that are read from those that are stored', (text, length, label) => {
  expect(lengthLabel(text, length, 50_000)).toBe(label);
});
