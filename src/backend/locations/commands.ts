import { AppError } from '@/domain/app-error';
import { type LocationId, locationId, orgId, type TourId, tourId } from '@/domain/ids';
import { copyOfLocationTour, newLocation, newLocationTour } from '@/domain/locations/location';
import { type LocationForm, type LocationTourForm, locationForm, locationTourForm } from '@/domain/locations/location-form';
import { parseInput, withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { locations, locationToursOf } from './refs';

/**
 * Adds a location and returns its id.
 * @throws AppError `invalid-argument` if the form is invalid, `permission-denied`, `unavailable`
 * @see LOC-026
 */
export async function createLocation(form: LocationForm): Promise<LocationId> {
  const { db, collection, doc, setDoc, serverTimestamp } = await requireOnlineStore();
  const { organization, ...input } = parseInput(locationForm, form);
  const reference = doc(collection(db, locations.path));
  const now = serverTimestamp();
  await withAppErrors(setDoc(reference, { ...newLocation({ ...input, organization: orgId(organization) }), created: now, updated: now }));
  return locationId(reference.id);
}

/**
 * Writes these fields of a location and the update time; the country follows the place.
 * @param form the whole form, which is checked as a whole
 * @throws AppError `invalid-argument`, `permission-denied`, `not-found`, `unavailable`
 * @see LOC-027
 */
export async function updateLocation(id: LocationId, form: LocationForm, changed: ReadonlySet<keyof LocationForm>): Promise<void> {
  const { db, doc, updateDoc, serverTimestamp } = await requireOnlineStore();
  const input = parseInput(locationForm, form);
  const fields = Object.fromEntries(Object.entries(input).filter(([name]) => changed.has(name as keyof LocationForm)));
  const country = changed.has('place') ? { country: input.place.country } : {};
  await withAppErrors(updateDoc(doc(db, locations.path, id), { ...fields, ...country, updated: serverTimestamp() }));
}

/**
 * Adds a tour to a location and returns its id.
 * @throws AppError `invalid-argument` if the form is invalid, `permission-denied`, `unavailable`
 * @see LOC-033
 */
export async function createLocationTour(form: LocationTourForm): Promise<TourId> {
  const { db, collection, doc, setDoc, serverTimestamp } = await requireOnlineStore();
  const { location, organization, ...input } = parseInput(locationTourForm, form);
  const home = locationId(location);
  const reference = doc(collection(db, locationToursOf(home).path));
  const now = serverTimestamp();
  await withAppErrors(
    setDoc(reference, { ...newLocationTour({ ...input, organization: orgId(organization), location: home }), created: now, updated: now }),
  );
  return tourId(reference.id);
}

/**
 * Writes the form of a location's tour and the update time; what the form doesn’t have stays.
 * @throws AppError `invalid-argument`, `permission-denied`, `not-found`, `unavailable`
 * @see LOC-033
 */
export async function updateLocationTour(id: TourId, form: LocationTourForm): Promise<void> {
  const { db, doc, updateDoc, serverTimestamp } = await requireOnlineStore();
  const { location, organization, ...input } = parseInput(locationTourForm, form);
  const home = locationId(location);
  const fields = newLocationTour({ ...input, organization: orgId(organization), location: home });
  await withAppErrors(updateDoc(doc(db, locationToursOf(home).path, id), { ...fields, updated: serverTimestamp() }));
}

/**
 * Adds a copy of a location's tour, with all of its content.
 * @throws AppError `not-found`, `permission-denied`, `unavailable`
 * @see LOC-015
 */
export async function duplicateLocationTour(location: LocationId, id: TourId): Promise<void> {
  const { db, collection, doc, getDoc, setDoc, serverTimestamp } = await requireOnlineStore();
  const locationTours = collection(db, locationToursOf(location).path);
  const stored = (await withAppErrors(getDoc(doc(locationTours, id)))).data();
  if (!stored) throw new AppError('not-found', 'This tour no longer exists.');
  const now = serverTimestamp();
  await withAppErrors(setDoc(doc(locationTours), { ...copyOfLocationTour(stored, location), created: now, updated: now }));
}

/** @throws AppError `permission-denied`, `unavailable` @see LOC-013 */
export async function deleteLocationTour(location: LocationId, id: TourId): Promise<void> {
  const { db, doc, deleteDoc } = await requireOnlineStore();
  await withAppErrors(deleteDoc(doc(db, locationToursOf(location).path, id)));
}
