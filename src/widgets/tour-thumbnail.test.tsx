import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tourId } from '@/domain/ids';
import { TourThumbnail } from './tour-thumbnail';

// read once, when the first thumbnail is shown
vi.stubEnv('VITE_CONFIGURATION', JSON.stringify({ otherSites: ['https://example.com'] }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const image = () => document.querySelector('img') as HTMLImageElement;
const passes = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

// a picture that arrived once is known from then on
let models = 0;
function aThumbnail(tour: { matterportId?: string; thumbnailUrl?: string } = {}) {
  models += 1;
  const shown = { id: tourId('hall'), matterportId: `Model${String(models).padStart(6, '0')}`, thumbnailUrl: '', ...tour };
  const view = render(<TourThumbnail tour={shown} width={400} />);
  return { ...shown, becomes: (other: typeof tour) => view.rerender(<TourThumbnail tour={{ ...shown, ...other }} width={400} />) };
}

const answering = (status: number) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}', { status })),
  );

describe('TourThumbnail', () => {
  it('TOUR-019 takes the picture that the model service has of the model, sharper for denser screens', () => {
    const { matterportId } = aThumbnail();

    expect(image().getAttribute('src')).toBe(`/api/player/models/${matterportId}/thumb?width=400&dpr=1`);
    expect(image().getAttribute('srcset')).toContain(`/api/player/models/${matterportId}/thumb?width=400&dpr=2 2x`);
  });

  it('TOUR-019 prefers the picture that was chosen for the tour, and follows another choice', () => {
    const { becomes } = aThumbnail({ thumbnailUrl: 'https://example.com/own.jpg' });
    expect(image().getAttribute('src')).toBe('https://example.com/own.jpg');

    becomes({ thumbnailUrl: 'https://example.com/other.jpg' });

    expect(image().getAttribute('src')).toBe('https://example.com/other.jpg');
  });

  it('shows the model’s picture where the chosen one is on a site that is not listed [TOUR-019]', () => {
    aThumbnail({ thumbnailUrl: 'https://unlisted.example/own.jpg' });

    expect(image().getAttribute('src')).toMatch(/^\/api\/player\/models\//);
  });

  it('TOUR-017 shows a spinner while it loads, unless that is soon over, and the picture once it is there', () => {
    aThumbnail();
    passes(399);
    expect(screen.queryByRole('status')).toBeNull();
    passes(1);
    expect(screen.getByRole('status').textContent).toBe('Loading picture');

    fireEvent.load(image());

    expect(screen.queryByRole('status')).toBeNull();
    passes(5000);
    expect(screen.queryByText('Private model')).toBeNull();
  });

  it('TOUR-017 shows a lock when it has not loaded after 3000 ms, and the picture if it comes after all', () => {
    aThumbnail();

    passes(2999);
    expect(screen.queryByText('Private model')).toBeNull();
    passes(1);
    expect(screen.getByText('Private model')).toBeDefined();
    fireEvent.load(image());

    expect(screen.queryByText('Private model')).toBeNull();
  });

  it('TOUR-017 shows the lock as soon as the service says that the model is private', async () => {
    answering(403);
    aThumbnail();

    fireEvent.error(image());

    vi.useRealTimers();
    expect(await screen.findByText('Private model')).toBeDefined();
  });

  it('TOUR-018 puts a drawing in the place of a broken picture', async () => {
    answering(404);
    aThumbnail();

    fireEvent.error(image());

    vi.useRealTimers();
    await waitFor(() => expect(image()).toBeNull());
    expect(document.querySelector('svg[aria-hidden]')).not.toBeNull();
    expect(screen.queryByText('Private model')).toBeNull();
  });

  it('TOUR-018 draws a tour without a model', () => {
    aThumbnail({ matterportId: '' });

    expect(image()).toBeNull();
    expect(document.querySelector('svg')).not.toBeNull();
  });

  it('asks for four at a time, so that what else the page needs from the same server does not wait for slow ones', () => {
    for (let tour = 0; tour < 6; tour += 1) aThumbnail();
    const asked = () => [...document.images].filter((picture) => picture.getAttribute('src')).length;
    expect(asked()).toBe(4);

    fireEvent.load(image());
    expect(asked()).toBe(5);
    fireEvent.error(document.images[1] as HTMLImageElement);

    expect(asked()).toBe(6);
  });

  it('asks for what scrolls into sight once it stays there', () => {
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    fireEvent.scroll(window);
    aThumbnail();
    passes(149);
    expect(image().getAttribute('src')).toBeNull();

    passes(1);

    expect(image().getAttribute('src')).not.toBeNull();
  });

  it('does not wait for pictures that nobody sees any more', () => {
    for (let tour = 0; tour < 5; tour += 1) aThumbnail();
    const left = image();
    const last = () => [...document.images].at(-1)?.getAttribute('src');
    expect(last()).toBeNull();

    cleanup();

    expect(left.getAttribute('src')).toBeNull();
    aThumbnail();
    expect(last()).not.toBeNull();
  });
});
