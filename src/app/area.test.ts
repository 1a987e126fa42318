import { describe, expect, it } from 'vitest';
import { areaOf } from './area';

describe('areaOf', () => {
  it.each([
    '/',
    '',
    '/dashboard',
    '/dashboard/tours?q=hall',
    '/dashboard/tour/t1/play',
    '/d/old',
    '/admin/acme',
    '/organization/acme',
    '/module/m1',
    '/user/profile',
    '/transfer',
    '/collection/c1',
    '/theme',
    '/acme/edit-tour/t1',
    '/acme/tour/t1',
  ])('puts %s behind the session gate [AUTH-041 AUTH-055]', (path) => {
    expect(areaOf(path)).toBe('dashboard');
  });

  it.each([
    '/digital-twin/t1',
    '/digital-twin/tour/play',
    '/player/l1',
    '/stage/t1/door',
    '/public-tour/acme/t1/s1',
    '/acme/screen/s1',
    '/acme/landing/t1',
    '/acme/tours',
    '/o/acme',
    '/o/tour',
    '/organization-dashboard/acme',
    '/email-verification',
    '/verify',
    '/signout',
    '/logout',
    '/change-org',
    '/terms-of-service',
    '/page/privacy',
    '/help',
    '/splash',
    '/test',
    '/404',
    '/no/such/page',
  ])('opens %s to anyone, without waiting for a session', (path) => {
    expect(areaOf(path)).toBe('visitors');
  });
});
