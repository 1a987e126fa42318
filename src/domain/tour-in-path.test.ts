import { expect, it } from 'vitest';
import { dashboardPlayerPath, playerPath, stagePath, tourFormPath, tourLandingPath, tourPagePath, toursPath } from './addresses';
import { tourId } from './ids';
import { tourInPath } from './tour-in-path';

const hall = tourId('Hall 1/2');

it.each([
  ['the player', dashboardPlayerPath(hall)],
  ['the landing page', tourLandingPath(hall)],
  ['the form', tourFormPath(hall)],
  ['the form of older addresses', `/Acme/edit-tour/${encodeURIComponent(hall)}`],
  ['the public landing page', tourPagePath(hall)],
  ['the public player', playerPath(hall)],
  ['a stage', stagePath(hall)],
])('finds the tour of %s', (_what, path) => {
  expect(tourInPath(path)).toBe(hall);
});

it.each([[toursPath], [`${toursPath}/create`], ['/dashboard/bin'], ['/'], ['/collection/hall']])('finds none in %s', (path) => {
  expect(tourInPath(path)).toBe('');
});

it('leaves what cannot be decoded as it is', () => {
  expect(tourInPath('/digital-twin/100%')).toBe('100%');
});
