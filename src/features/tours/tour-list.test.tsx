import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { organizationFrom } from '@/domain/organizations';
import { tourFrom } from '@/domain/tours';
import { TourList } from './tour-list';
import { ToursSkeleton } from './tours-skeleton';

afterEach(cleanup);

const organization = organizationFrom('Acme', { name: 'Acme Halls', tourTypes: [{ id: 'h', name: 'House', color: 'pink' }] });
const tours = [
  tourFrom('opera', { name: 'Opera House', public: true, tourTypeId: 'h', place: { locality: 'Oslo', country: 'Norway' } }),
  tourFrom('hall', { name: 'City Hall', place: { country: 'Sweden' }, folders: [{ pois: [{}, {}] }] }),
  tourFrom('shed', { name: 'Shed' }),
];

function List({ all = tours }) {
  const [search, setSearch] = useState('');
  return (
    <MemoryRouter>
      <TourList organization={organization} tours={all} search={search} onSearch={setSearch} />
    </MemoryRouter>
  );
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('TourList', () => {
  it('TOUR-001 is headed with the name of the organization', () => {
    render(<List />);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Acme Halls');
    expect(screen.getByText('3 tours in 2 countries')).toBeDefined();
  });

  it('TOUR-007 TOUR-009 TOUR-010 shows the unfinished tours and then those of each country', () => {
    render(<List />);

    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Unfinished Tours', 'Norway', 'Sweden']);
    const unfinished = section('Unfinished Tours');
    expect(unfinished.getByText('These tours might be missing crucial information like address or country.')).toBeDefined();
    expect(unfinished.getByRole('link').textContent).toBe('Shed');
  });

  it('TOUR-011 TOUR-012 shows the badge, place, type and counts of a tour', () => {
    render(<List />);

    const opera = section('Norway');
    for (const text of ['Public', 'Oslo, Norway', 'House']) expect(opera.getByText(text)).toBeDefined();
    const hall = section('Sweden');
    expect(hall.getByText('Default')).toBeDefined();
    expect(hall.getByTitle('1 folder')).toBeDefined();
    expect(hall.getByTitle('2 points of interest')).toBeDefined();
  });

  it('TOUR-016 links each card to the landing of its tour', () => {
    render(<List />);

    expect(screen.getByRole('link', { name: 'City Hall' }).getAttribute('href')).toBe('/dashboard/tours/landing/hall');
  });

  it('TOUR-005 TOUR-006 finds names from 2 characters on, says how many, and Escape ends it', async () => {
    const user = userEvent.setup();
    render(<List />);
    const box = screen.getByRole('textbox', { name: 'Search tours' });

    await user.type(box, 'h');
    expect(names()).toHaveLength(3);
    await user.type(box, 'OU');
    expect(names()).toEqual(['Opera House']);
    expect(screen.getByRole('status').textContent).toBe('1 tour found');
    await user.keyboard('{Escape}');

    expect(names()).toHaveLength(3);
  });

  it('TOUR-024 says so when nothing is found, and offers the way back', async () => {
    const user = userEvent.setup();
    render(<List />);

    await user.type(screen.getByRole('textbox', { name: 'Search tours' }), 'zzz');
    expect(screen.getByRole('heading', { name: 'No tours found.' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show all tours' }));

    expect(names()).toHaveLength(3);
  });

  it('TOUR-024 says so when the organization has no tours', () => {
    render(<List all={[]} />);

    expect(screen.getByRole('heading', { name: 'No tours found.' })).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is announced while it loads', () => {
    render(<ToursSkeleton />);

    expect(screen.getByRole('status', { name: 'Loading tours' })).toBeDefined();
  });
});
