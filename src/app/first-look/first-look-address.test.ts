import { describe, expect, it } from 'vitest';
import { firstLookAddress } from './first-look-address';

describe('firstLookAddress', () => {
  it.each([
    ['/digital-twin/t1', { page: 'landing', tour: 't1', isAimed: false }],
    ['/digital-twin/t1/', { page: 'landing', tour: 't1', isAimed: false }],
    ['/acme/landing/t1', { page: 'landing', tour: 't1', isAimed: false }],
    ['/digital-twin/hall%204', { page: 'landing', tour: 'hall 4', isAimed: false }],
    ['/digital-twin/t1?start=p1', { page: 'player', tour: 't1', isAimed: true }],
    ['/acme/landing/t1?start=', { page: 'player', tour: 't1', isAimed: false }],
    ['/digital-twin/t1/play', { page: 'player', tour: 't1', isAimed: false }],
    ['/digital-twin/t1/edit', { page: 'player', tour: 't1', isAimed: false }],
    ['/digital-twin/t1/play?start=p1', { page: 'player', tour: 't1', isAimed: true }],
    ['/digital-twin/t1/play/sharedFireplace00001', { page: 'player', tour: 't1', isAimed: true }],
  ])('finds the tour of %s [ROUTE-018 ROUTE-023 ROUTE-043]', (path, address) => {
    expect(firstLookAddress(path)).toEqual(address);
  });

  it.each([
    '/',
    '/help',
    '/digital-twin',
    '/digital-twin/',
    '/digital-twin/%20',
    '/digital-twin/%E0%A4%A',
    '/digital-twin/t1/report',
    '/digital-twin/t1/insurance',
    '/digital-twin/t1/files',
    '/player/l1/t1/play',
    '/stage/t1/door',
    '/acme/tours/t1',
    '/acme/landing',
    '/acme/landing/t1/more',
  ])('finds no tour in %s', (path) => {
    expect(firstLookAddress(path)).toBeNull();
  });
});
