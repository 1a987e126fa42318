import { describe, expect, it } from 'vitest';
import { mayBeFramed } from './framed-path';

describe('mayBeFramed', () => {
  it.each([
    '/digital-twin/t1',
    '/digital-twin/t1/play',
    '/digital-twin/t1/play/a1b2c3d4e5f6g7h8i9j0?start=p1',
    '/digital-twin/t1/report',
    '/stage/t1/door',
    '/public-tour/acme/t1/s1',
    '/acme/landing/t1',
    '/acme/screen/s1',
    '/demo?tour=HouseGarden',
  ])('lets other sites embed %s', (path) => {
    expect(mayBeFramed(path)).toBe(true);
  });

  it.each([
    '/',
    '',
    '/dashboard',
    '/dashboard/tours',
    '/dashboard/tour/t1/edit',
    '/dashboard/landing/t1',
    '/d/digital-twin/t1',
    '/admin/acme/users',
    '/admin/landing/t1',
    '/user/profile',
    '/user/landing/x',
    '/transfer',
    '/acme/edit-tour/t1',
    '/acme/tour/t1',
    '/acme/tours',
    '/collection/c1',
    '/collection/landing/t1',
    '/player/l1',
    '/o/acme',
    '/organization/landing/x',
    '/signout',
    '/verify',
    '/page/privacy',
    '/help',
    '/404',
    '//digital-twin/t1',
    '/./digital-twin/t1',
    '/Dashboard?x=/digital-twin/t1',
    '/dashboard#/digital-twin/t1',
    '/verify?redirect=/a/landing/b',
  ])('lets nobody frame %j', (path) => {
    expect(mayBeFramed(path)).toBe(false);
  });
});
