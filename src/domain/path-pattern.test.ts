import { describe, expect, it } from 'vitest';
import { bestMatch, paramsIn, pathTo } from './path-pattern';

const player = '/digital-twin/:tour/:mode/:third?/:fourth?';

describe('pathTo', () => {
  it.each([
    [{ tour: 't1', mode: 'play' }, '/digital-twin/t1/play'],
    [{ tour: 'hall 4/2', mode: 'play', third: 'a?b' }, '/digital-twin/hall%204%2F2/play/a%3Fb'],
    [{ tour: ':tour', mode: '*', third: '100%', fourth: '#' }, '/digital-twin/%3Atour/*/100%25/%23'],
  ])('writes %o, and paramsIn reads it again', (params, path) => {
    expect(pathTo(player, params)).toBe(path);
    expect(paramsIn(player, path)).toEqual(params);
  });
});

describe('paramsIn', () => {
  it.each([
    ['/digital-twin/t1/play?start=p1', { tour: 't1', mode: 'play' }],
    ['/digital-twin/t1/play//', { tour: 't1', mode: 'play' }],
    ['/Digital-Twin/t1/play#x', { tour: 't1', mode: 'play' }],
  ])('reads %s as the router does', (path, params) => {
    expect(paramsIn(player, path)).toEqual(params);
  });

  it.each([
    '',
    '/',
    'digital-twin/t1/play',
    '/digital-twin/t1',
    '/digital-twin//play',
    '//digital-twin/t1/play',
    '/digital-twin/t/m/3/4/5',
  ])('is null for %j, which is another page', (path) => {
    expect(paramsIn(player, path)).toBeNull();
  });

  it.each(['/digital-twin/%E0%A4%A/play', '/digital-twin/100%/play', '/digital-twin/t1/play/%'])(
    'is null for %s, which cannot be decoded',
    (path) => {
      expect(paramsIn(player, path)).toBeNull();
    },
  );
});

describe('bestMatch', () => {
  const rows = ['*', '/dashboard/*', '/:organization/edit-tour/:tour', '/dashboard/tour/:tour', '/o/:organization', '/:organization/tours'];
  const patternAt = (path: string) =>
    bestMatch(
      rows.map((pattern) => ({ path: pattern })),
      path,
    )?.row.path;

  it.each([
    ['/dashboard/tour/t1', '/dashboard/tour/:tour'],
    ['/dashboard', '/dashboard/*'],
    ['/dashboard/edit-tour/t1', '/:organization/edit-tour/:tour'],
    ['/dashboard/tour/t1/more', '/dashboard/*'],
    ['/o/tours', '/o/:organization'],
    ['/', '*'],
  ])('prefers fixed parts, then the first row: %s is %s', (path, pattern) => {
    expect(patternAt(path)).toBe(pattern);
  });
});
