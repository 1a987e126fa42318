import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tourId } from '@/domain/ids';
import { TourThumbnail } from './tour-thumbnail';

// the configuration is read once, when the first thumbnail is shown
vi.stubEnv('VITE_CONFIGURATION', JSON.stringify({ otherSites: ['https://example.com'] }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const image = () => document.querySelector('img') as HTMLImageElement;
const passes = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

// loaded images are remembered, so every test needs its own model
let models = 0;
function aThumbnail(tour: { matterportId?: string; thumbnailUrl?: string; thumbnailAlt?: string } = {}) {
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
  it('uses the model service’s image, with a 2x version for dense screens [TOUR-019]', () => {
    const { matterportId } = aThumbnail();

    expect(image().getAttribute('src')).toBe(`/api/player/models/${matterportId}/thumb?width=400&dpr=1`);
    expect(image().getAttribute('srcset')).toContain(`/api/player/models/${matterportId}/thumb?width=400&dpr=2 2x`);
  });

  it('has the alternative text that an author wrote, else none, since the name is beside it', () => {
    const { becomes } = aThumbnail({ thumbnailAlt: 'A hall with five windows' });
    expect(image().alt).toBe('A hall with five windows');

    becomes({ thumbnailAlt: '' });

    expect(image().alt).toBe('');
  });

  it('prefers the tour’s own thumbnail, and updates when it changes [TOUR-019]', () => {
    const { becomes } = aThumbnail({ thumbnailUrl: 'https://example.com/own.jpg' });
    expect(image().getAttribute('src')).toBe('https://example.com/own.jpg');

    becomes({ thumbnailUrl: 'https://example.com/other.jpg' });

    expect(image().getAttribute('src')).toBe('https://example.com/other.jpg');
  });

  it('uses the model’s image if the tour’s thumbnail is on a site that is not listed [TOUR-019]', () => {
    aThumbnail({ thumbnailUrl: 'https://unlisted.example/own.jpg' });

    expect(image().getAttribute('src')).toMatch(/^\/api\/player\/models\//);
  });

  it('shows a spinner after 400 ms of loading, and then the image [TOUR-017]', () => {
    aThumbnail();
    passes(399);
    expect(screen.queryByRole('status')).toBeNull();
    passes(1);
    expect(screen.getByRole('status').textContent).toBe('Loading image');

    fireEvent.load(image());

    expect(screen.queryByRole('status')).toBeNull();
    passes(5000);
    expect(screen.queryByText('Private model')).toBeNull();
  });

  it('shows a lock if the image has not loaded after 3000 ms, and the image if it loads later [TOUR-017]', () => {
    aThumbnail();

    passes(2999);
    expect(screen.queryByText('Private model')).toBeNull();
    passes(1);
    expect(screen.getByText('Private model')).toBeDefined();
    fireEvent.load(image());

    expect(screen.queryByText('Private model')).toBeNull();
  });

  it('shows the lock as soon as the service reports a private model [TOUR-017]', async () => {
    answering(403);
    aThumbnail();

    fireEvent.error(image());

    vi.useRealTimers();
    expect(await screen.findByText('Private model')).toBeDefined();
  });

  it('shows a placeholder instead of a broken image [TOUR-018]', async () => {
    answering(404);
    aThumbnail();

    fireEvent.error(image());

    vi.useRealTimers();
    await waitFor(() => expect(image()).toBeNull());
    expect(document.querySelector('svg[aria-hidden]')).not.toBeNull();
    expect(screen.queryByText('Private model')).toBeNull();
  });

  it('asks once for a scan that does not exist, also when its card is shown again', async () => {
    answering(404);
    const { matterportId } = aThumbnail();
    fireEvent.error(image());
    vi.useRealTimers();
    await waitFor(() => expect(image()).toBeNull());
    cleanup();

    aThumbnail({ matterportId });

    expect(image()).toBeNull();
  });

  it('shows a placeholder for a tour without a model [TOUR-018]', () => {
    aThumbnail({ matterportId: '' });

    expect(image()).toBeNull();
    expect(document.querySelector('svg')).not.toBeNull();
  });

  it('loads four at a time, so that slow images do not delay other requests to the same server', () => {
    for (let tour = 0; tour < 6; tour += 1) aThumbnail();
    const asked = () => [...document.images].filter((picture) => picture.getAttribute('src')).length;
    expect(asked()).toBe(4);

    fireEvent.load(image());
    expect(asked()).toBe(5);
    fireEvent.error(document.images[1] as HTMLImageElement);

    expect(asked()).toBe(6);
  });

  it('loads an image that scrolls into view once scrolling has stopped', () => {
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    fireEvent.scroll(window);
    aThumbnail();
    passes(149);
    expect(image().getAttribute('src')).toBeNull();

    passes(1);

    expect(image().getAttribute('src')).not.toBeNull();
  });

  it('frees the slots of images that were unmounted', () => {
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
