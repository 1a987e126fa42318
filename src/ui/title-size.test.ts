import { expect, it } from 'vitest';
import { titleSize } from './title-size';

it.each(['House with garden', 'Villa La Rotonda', '', 'Casa Batlló'])('sets “%s” in 64 px, 34 on phones', (name) => {
  expect(titleSize(name).split(' ')).toEqual(expect.arrayContaining(['md:text-[4rem]', 'text-[2.125rem]']));
});

it.each([
  'Wasserkraftwerksbesichtigung',
  'Museum of the Donaudampfschifffahrt',
  'The house of the four winds on the hill above the harbour',
  '国立西洋美術館本館および前庭の公開',
])('sets “%s” smaller, so that it fits its column', (name) => {
  expect(titleSize(name)).not.toContain('md:text-[4rem]');
});
