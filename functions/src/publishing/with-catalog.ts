import { pointTypesFrom } from '@/domain/point-types/point-type';
import { availableTypes } from '@/domain/point-types/used-types';
import type { Tour } from '@/domain/tours/tour';
import { store } from '../core/app';
import { withDates } from '../core/dates';

/** The tour with the types of its organization as they are now: they say what is left out, whenever the tour was saved. */
export async function withCatalog(tour: Tour): Promise<Tour> {
  const stored = await store().doc(`organizations/${tour.organization}/catalog/pointTypes`).get();
  const types = stored.exists ? pointTypesFrom(withDates(stored.data() ?? {}).types) : null;
  return { ...tour, pointTypes: availableTypes(types, tour.pointTypes) };
}
