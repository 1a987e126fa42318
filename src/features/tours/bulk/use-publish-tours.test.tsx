import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeVersion, publishTour, readCurrentVersion, readVersion } from '@/backend/publishing/commands';
import { AppError } from '@/domain/app-error';
import { plural } from '@/domain/plural';
import { publicationVersionFrom } from '@/domain/publishing/publication-version';
import { type ListedTour, listedTourFrom } from '@/domain/tours/listed-tour';
import { usePublishTours } from './use-publish-tours';

vi.mock('@/backend/publishing/commands');

const form = { name: 'Spring', note: '', isPublic: true, isCurrent: true };
/** The versions of each tour, by id, and which is current; "published" is the new one. */
type Server = Map<string, { versions: Record<string, { name: string; public: boolean }>; current: string | null }>;
let server: Server;
const at = (tour: string) => server.get(tour) ?? { versions: {}, current: null };

beforeEach(() => {
  vi.clearAllMocks();
  server = new Map();
  vi.mocked(publishTour).mockImplementation(async ({ tour, version, name, public: isPublic, current }) => {
    server.set(tour, {
      versions: { ...at(tour).versions, [version]: { name, public: isPublic } },
      current: current ? version : at(tour).current,
    });
    return { version, number: 1, shortCode: '' };
  });
  vi.mocked(readCurrentVersion).mockImplementation(async ({ id }) => at(id).current);
  vi.mocked(readVersion).mockImplementation(async ({ id }, version) => {
    const stored = at(id).versions[version];
    return stored ? publicationVersionFrom(version, stored) : null;
  });
  vi.mocked(changeVersion).mockImplementation(async ({ tour, version, public: isPublic, current }) => {
    const stored = at(tour).versions[version];
    if (!stored) throw new AppError('not-found', 'This version no longer exists.');
    if (isPublic !== undefined) stored.public = isPublic;
    if (current === true) at(tour).current = version;
    if (current === false && at(tour).current === version) at(tour).current = null;
    return { message: 'changed' };
  });
});

const tours = ['hall', 'mill', 'shed', 'barn'].map((id) => listedTourFrom(id, { name: id, organization: 'Acme' }));
const [hall, mill, shed] = tours as [ListedTour, ListedTour, ListedTour];
const aVersion = { name: 'Autumn', public: true };

function publishing() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => usePublishTours(form, () => true), { wrapper });
  const publish = (tour = hall) => act(() => result.current.publish(tour));
  const undo = (tour = hall) => act(() => result.current.undo(tour));
  return { publish, undo, undone: (count: number) => plural(count, result.current.undone) };
}

/** The id of the version that was published of a tour. */
const publishedOf = (tour: string) => Object.entries(at(tour).versions).find(([, { name }]) => name === 'Spring')?.[0] ?? '';

it('closes each new version on Undo, and says what is current then', async () => {
  for (const { id } of [hall, mill, shed]) server.set(id, { versions: { former: aVersion, theirs: aVersion }, current: 'former' });
  const { publish, undo, undone } = publishing();
  for (const tour of tours) await publish(tour);
  at(mill.id).current = 'theirs';
  delete at(shed.id).versions.former;

  for (const tour of tours) await undo(tour);

  expect(tours.map(({ id }) => at(id).versions[publishedOf(id)]?.public)).toEqual([false, false, false, false]);
  expect(tours.map(({ id }) => at(id).current)).toEqual(['former', 'theirs', null, null]);
  expect(undone(4)).toBe(
    'The new versions of 4 tours are closed. In 1 tour the former version is current again. In 1 tour no version is current, as before. In 1 tour the former version was deleted since, so no version is current. In 1 tour somebody changed what is current since, which stays.',
  );
});

it.each([
  ['renamed', (id: string) => Object.assign(at('hall').versions[id] ?? {}, { name: 'Summer' }), 'Its new version was changed since'],
  ['closed', (id: string) => Object.assign(at('hall').versions[id] ?? {}, { public: false }), 'Its new version was changed since'],
  ['deleted', (id: string) => delete at('hall').versions[id], 'Its new version was deleted since'],
])('leaves a version that somebody %s since', async (_, change, message) => {
  const { publish, undo } = publishing();
  await publish();
  change(publishedOf('hall'));

  await expect(undo()).rejects.toMatchObject({ code: 'aborted', message: expect.stringContaining(message) });

  expect(changeVersion).not.toHaveBeenCalled();
});

it('leaves a version current all the time, also where the connection is lost in between', async () => {
  server.set('hall', { versions: { former: aVersion }, current: 'former' });
  const { publish, undo, undone } = publishing();
  await publish();
  const lost = new AppError('unavailable', 'The connection was lost.');
  const change = vi.mocked(changeVersion).getMockImplementation();
  vi.mocked(changeVersion)
    .mockImplementationOnce(async (input) => change!(input))
    .mockRejectedValueOnce(lost);
  await expect(undo()).rejects.toBe(lost);
  expect(at('hall')).toMatchObject({ current: 'former', versions: { [publishedOf('hall')]: { public: true } } });

  await undo();

  expect(at('hall')).toMatchObject({ current: 'former', versions: { [publishedOf('hall')]: { public: false } } });
  expect(undone(1)).toBe('The new version of 1 tour is closed. In 1 tour the former version is current again.');
});
