import { describe, expect, it } from 'vitest';
import { parseDashboardRoute } from './dashboard-route';

describe('parseDashboardRoute', () => {
  it.each([
    ['/dashboard', '', { page: '', mode: '', tour: '', id: '', location: '' }],
    ['/dashboard/tours', '', { page: 'tours', mode: '', tour: '', id: '', location: '' }],
    ['/dashboard/tours/edit/t%2F1', '', { page: 'tours', mode: 'edit', tour: 't/1', id: '', location: '' }],
    ['/dashboard/location/view/t1', '?id=a&location=b', { page: 'location', mode: 'view', tour: 't1', id: 'a', location: 'b' }],
    ['/dashboard/collaborations', 'tour=t1', { page: 'collaborations', mode: '', tour: 't1', id: '', location: '' }],
    ['/help/tours/edit', '', { page: '', mode: '', tour: '', id: '', location: '' }],
    ['/dashboard/tours/edit/%', '', { page: 'tours', mode: 'edit', tour: '%', id: '', location: '' }],
  ])('reads page, mode, tour, id and location of %s%s [ROUTE-007 ROUTE-008]', (path, search, place) => {
    expect(parseDashboardRoute(path, search)).toEqual(place);
  });

  it('reads the tour before the mode where the page is the player [ROUTE-022]', () => {
    expect(parseDashboardRoute('/dashboard/tour/t1/play', '')).toMatchObject({ page: 'tour', tour: 't1', mode: 'play' });
  });
});
