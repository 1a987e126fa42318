import { describe, expect, it } from 'vitest';
import { firstFormProblem } from '../form-problem';
import { orgId, tourId, userId } from '../ids';
import { placeFrom } from '../place';
import { formProgress, progressTone } from './form-progress';
import { newTour } from './new-tour';
import { tourFrom } from './tour';
import { missingTourFields, type TourForm, tourDateProblem, tourForm } from './tour-form';

const sent: TourForm = {
  name: 'Hall',
  matterportId: 'AbCdEfGh123',
  defurnishId: '',
  tourDate: '2024-05-17T09:30',
  address: '',
  description: '',
  public: false,
  collection: '',
  tourTypeId: '',
  place: placeFrom({}),
  nira: '',
  thumbnailUrl: '',
  thumbnailAlt: '',
  showsScanMarks: false,
  isIndexed: false,
};

describe('tourForm', () => {
  it('accepts a tour without a country', () => {
    expect(tourForm.parse({ ...sent, name: ' Hall ' })).toEqual(sent);
  });

  it.each([
    [{ name: '' }, 'Enter a name.'],
    [{ matterportId: '' }, 'Enter a model ID.'],
    [{ matterportId: 'short' }, 'Invalid Matterport ID format.'],
    [{ tourDate: '2024-02-30T10:00' }, 'Date/Time is invalid.'],
    [{ description: 'x'.repeat(20_001) }, 'Use at most 20,000 characters.'],
    [{ address: 'x'.repeat(501) }, 'Use at most 500 characters.'],
  ])('refuses %o [TOUR-055 TOUR-050]', (change, problem) => {
    expect(firstFormProblem(tourForm, { ...sent, ...change })).toBe(problem);
  });

  it('rejects unknown fields', () => {
    expect(firstFormProblem(tourForm, { ...sent, organization: 'other' })).not.toBeNull();
  });

  it('says that name and model id are required [TOUR-055]', () => {
    expect([missingTourFields({ name: ' ', matterportId: 'x' }), missingTourFields({ name: 'x', matterportId: '' })]).toEqual(
      new Array(2).fill('Please fill out all required fields.'),
    );
    expect(missingTourFields({ name: 'x', matterportId: 'x' })).toBeNull();
  });
});

describe('the date of a tour', () => {
  const now = new Date(2025, 5, 1, 12, 0);

  it('lies from 1970 to one day after today [TOUR-030]', () => {
    expect(['', '1970-01-01T00:00', '2025-06-02T23:59'].map((date) => tourDateProblem(date, now))).toEqual([null, null, null]);
    expect(['1969-12-31T23:59', '2025-06-03T00:00', 'soon'].map((date) => tourDateProblem(date, now))).toEqual(
      new Array(3).fill('Date/Time is invalid.'),
    );
  });
});

describe('a new tour', () => {
  const acme = { organization: orgId('acme'), createdBy: userId('ada') };
  const stored = newTour({ ...sent, collection: 'c1' }, acme);

  it('has every field but the times of the server [MODEL-019]', () => {
    expect(Object.keys({ ...stored, id: '', created: null, updated: null }).toSorted()).toEqual(Object.keys(tourFrom('t', {})).toSorted());
    expect(tourFrom('t', { ...stored, created: new Date(1) })).toEqual({ ...stored, id: tourId('t'), created: new Date(1), updated: null });
  });

  it('contains the id of its collection, or ""', () => {
    expect([stored.collection, newTour(sent, acme).collection]).toEqual(['c1', '']);
  });

  it('keeps its date as a datetime-local text', () => {
    expect(stored.tourDate).toBe('2024-05-17T09:30');
  });
});

describe('the progress of the tour form', () => {
  const form = { matterportId: 'AbCdEfGh123', name: 'Hall', place: { country: 'Norway', locality: 'Oslo', route: '' } };

  it('has four steps [TOUR-047]', () => {
    expect(formProgress(form)).toBe(1);
    expect(formProgress({ ...form, matterportId: 'short' })).toBe(0.75);
    expect(formProgress({ ...form, name: 'H' })).toBe(0.75);
    expect(formProgress({ ...form, place: { country: 'N', locality: '', route: 'Main Street' } })).toBe(0.75);
    expect(formProgress({ matterportId: '', name: '', place: { country: '', locality: 'O', route: '' } })).toBe(0);
  });

  it('is red below a half, yellow below 1, then green', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map(progressTone)).toEqual(['red', 'red', 'yellow', 'yellow', 'green']);
  });
});
