import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { snapshotQueries } from '@/backend/snapshots/queries';
import { orgId } from '@/domain/ids';
import { offlineTargetOf } from '@/domain/offline/target';
import { publishedContentOf } from '@/domain/publishing/published-content';
import { newSnapshot, snapshotFrom } from '@/domain/publishing/snapshots';
import type { Stored } from '@/domain/stored';
import type { Tour } from '@/domain/tours/tour';
import type { FakeSdk } from '@/showcase/testing/fake-sdk';
import { OfflineTargetContext } from '@/widgets/offline/offline-target';
import { PublicationScreen } from '../publication/publication-screen';
import type { PlayerSlots } from '../slots';
import { TourPlayerScreen } from '../tour-player-screen';
import { anOrganization, aTour, cachedTour, hall, openPlayer } from './a-player';

const text = (identifier: string, content: string) => ({ type: 'text', identifier, content });
const files = (identifier: string, name: string) => ({
  type: 'file',
  identifier,
  name: `Files ${identifier}`,
  content: [{ name, url: `${location.origin}/${name}`, contentType: 'application/pdf' }],
});
const stove = {
  identifier: 'stove',
  name: 'Stove',
  type: 'tag',
  sweep: 'b',
  floor: 1,
  tag: { label: 'Stove' },
  content: [text('a', '<p>First words</p>'), files('b', 'Manual.pdf'), text('c', '<p>Second words</p>'), files('d', 'Plan.pdf')],
};
const sink = {
  identifier: 'sink',
  name: 'Sink',
  type: 'tag',
  sweep: 'a',
  floor: 0,
  tag: { label: 'Sink' },
  content: [text('e', '<p>Of steel</p>')],
};
const shelf = { identifier: 'shelf', name: 'Shelf', type: 'tag', sweep: 'a', tag: { label: 'Shelf' } };
const fields = {
  description: 'A house\nof bricks',
  address: 'Behind the church',
  tourDate: '2025-05-06T10:00',
  defurnishId: 'EmptyHall11',
  folders: [{ id: 'ground', name: 'Ground', pois: [stove, sink, shelf] }],
};

/** Document pages are other features'. */
const pages: Required<Pick<PlayerSlots, 'files' | 'report'>> = {
  files: ({ tour }) => <p>Files of {tour.name}</p>,
  report: ({ tour, kind }) => (
    <p>
      {kind} {tour.description} {tour.floors.join()} {tour.folders[0]?.pois[0]?.content.map(({ identifier }) => identifier).join()}
    </p>
  ),
};
const noEditor = () => Promise.reject(new Error('not for visitors'));

/** A page of which there can be a copy on the device, by the copy's id. */
const stored = (copy: string, page: ReactNode) => <OfflineTargetContext value={offlineTargetOf(copy)}>{page}</OfflineTargetContext>;

const openLive = (tour: Tour, query: string) =>
  openPlayer({
    at: `/digital-twin/hall/play${query}`,
    path: '/digital-twin/:tour/:mode/:third?/:fourth?',
    screen: stored('tour/hall', <TourPlayerScreen slots={{ ...pages, fileManager: () => null, editor: noEditor }} />),
    cachedQueries: cachedTour(tour),
  });

/** The tour is published whole, stored and read as a browser does. */
function openVersion(tour: Tour, query: string) {
  const published = publishedContentOf(tour, { excludedFolders: [], excludedPois: [], floorplans: true, documents: true });
  const open = { public: true, opens: null, until: null };
  const document = structuredClone(newSnapshot({ ...published, name: 'One', tourName: tour.name }, open));
  return openPlayer({
    at: `/public-tour/Acme/hall/first${query}`,
    path: '/public-tour/:organization/:tour/:id',
    screen: stored('version/Acme/hall/first', <PublicationScreen slots={{ ...pages, editor: noEditor, publish: () => null }} />),
    cachedQueries: [
      [['organizations', orgId('Acme')], anOrganization()],
      [snapshotQueries.one(orgId('Acme'), hall, 'first').queryKey, snapshotFrom('first', document as Stored)],
    ],
  });
}

/** Until the end of the test the window has this width, in pixels. */
export function inWindowOf(width: number) {
  const rem = 16;
  const matches = (query: string) => {
    const [, operator, value] = /\(width (<|>=) ([\d.]+)rem\)/.exec(query) ?? [];
    return value !== undefined && (operator === '<' ? width < Number(value) * rem : width >= Number(value) * rem);
  };
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('innerWidth', width);
  onTestFinished(() => void vi.unstubAllGlobals());
}

export const bar = () => within(screen.getByRole('toolbar', { name: 'Tour controls' }));
export const list = () => screen.queryByRole('region', { name: 'Points of interest' });
export const article = (name: string) => screen.findByRole('article', { name });

type OpenTour = (tour: Tour, query: string) => ReturnType<typeof openPlayer>;

/** The pages that show a tour to visitors. What is proved of the player for a visitor is proved of each. */
export const visitorPages: readonly (readonly [name: string, open: OpenTour])[] = [
  ['the live tour', openLive],
  ['a published version', openVersion],
];

/** A visitor on one of the pages, with what they do first. @param viewer the viewer of the test */
export async function aVisitor(openTour: OpenTour, viewer: () => FakeSdk, more: Stored = {}, query = '') {
  const player = openTour(aTour({ ...fields, ...more }), query);
  await screen.findByRole('toolbar', { name: 'Tour controls' });
  const play = async () => {
    await waitFor(() => expect(viewer().phase.listeners.size).toBeGreaterThan(0));
    await act(async () => viewer().phase.set({ phase: 'appphase.playing' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBe(null));
  };
  const openMore = async () => {
    await player.user.click(bar().getByRole('button', { name: 'More' }));
    return within(await screen.findByRole('dialog', { name: 'More' }));
  };
  /** In versions the list is closed at first. */
  const showList = async () => {
    if (!list()) await player.user.click(screen.getByRole('button', { name: /^Points of interest/ }));
  };
  return { ...player, play, openMore, showList };
}
