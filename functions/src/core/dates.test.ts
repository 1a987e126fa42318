import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { tourFrom } from '@/domain/tours/tour';
import { withDates } from './dates';

it('reads when a floor plan was laid over the scan, which is deep inside a tour', () => {
  const placedAt = new Date('2026-11-02T10:00:00.000Z');
  const placement = { floor: 0, image: { width: 4, height: 3 }, pairs: [], fit: null, at: Timestamp.fromDate(placedAt) };

  const tour = tourFrom('t1', withDates({ floorplans: [{ name: 'Plan', url: 'https://a.example/plan.png', placement }] }));

  expect(tour.floorplans[0]?.placement?.at).toEqual(placedAt);
});

it('leaves everything else as it is', () => {
  const place = new GeoPoint(59, 18);

  expect(withDates({ name: 'Hall', list: [null, 1], place })).toEqual({ name: 'Hall', list: [null, 1], place });
  expect(withDates({ place }).place).toBe(place);
});
