import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markersFrom } from '@/domain/markers';
import { FilePreview } from './file-preview';

// read once, when the first file is shown
vi.stubEnv('VITE_CONFIGURATION', JSON.stringify({ otherSites: ['https://files.example'] }));

const asked = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
  URL.createObjectURL = vi.fn(() => 'blob:made');
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// its code comes when it is first needed
const soon = { timeout: 10_000 };
const own = (name: string) => `${location.origin}/files/${name}`;
const elsewhere = (name: string) => `https://files.example/${name}`;

function aFile(contentType: string, url: string, { name = 'uuid__Report.pdf', size = 2048, markers = [] as unknown[] } = {}) {
  const file = { name, url, contentType, size, markers: markersFrom(markers) };
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <FilePreview file={file} icons={[]} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), container };
}

const answer = (body: string, type: string) =>
  asked.mockImplementation(async () => new Response(body, { headers: { 'content-type': type } }));

describe('a file', () => {
  it('PLAYER-058 bears the name people gave it, and its size', () => {
    aFile('application/zip', own('a.zip'), { name: '1234__Plans of the house.zip' });

    expect(screen.getByText('Plans of the house.zip')).toBeTruthy();
    expect(screen.getByText('2 KiB')).toBeTruthy();
  });

  it('PLAYER-058 is saved under that name, and never opened as what it says it is', async () => {
    answer('<script>hit()</script>', 'text/html');
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    const { user } = aFile('text/html', own('x.html'), { name: 'u__Page.html' });

    await user.click(screen.getByRole('button', { name: 'Download Page.html' }));

    await waitFor(() => expect(saved).toEqual(['Page.html blob:made']));
    expect(vi.mocked(URL.createObjectURL).mock.calls.map(([blob]) => (blob as Blob).type)).toEqual(['application/octet-stream']);
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  it('opens in a tab when it cannot be read from here', async () => {
    asked.mockRejectedValue(new TypeError('refused'));
    const { user } = aFile('application/zip', own('a.zip'), { name: 'a.zip' });

    await user.click(screen.getByRole('button', { name: 'Download a.zip' }));

    const link = await screen.findByRole('link', { name: 'Open a.zip at localhost' });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  });

  it.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'blob:https://x.example/1', 'https://a:b@c.example/x', ''])(
    'that lies at %s leads nowhere',
    (url) => {
      const { container } = aFile('image/png', url);

      expect(screen.getByText('Not available')).toBeTruthy();
      expect(container.querySelector('a,img,iframe,button')).toBeNull();
    },
  );

  it('shows a hostile name as words, which nothing turns around', () => {
    const { container } = aFile('application/zip', own('a.zip'), { name: 'u__<img src=x onerror=hit()>\u202Egpj.exe' });

    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toContain('<img src=x onerror=hit()>gpj.exe');
  });
});

describe('in place', () => {
  it('PLAYER-058 shows an image, which opens large, with how many markers it has', async () => {
    HTMLDialogElement.prototype.showModal = vi.fn();
    HTMLDialogElement.prototype.close = vi.fn();
    const marker = { name: 'Crack', latlng: { lat: 1, lng: 1 } };
    const { user, container } = aFile('image/jpeg', own('wall.jpg'), { name: 'u__Wall.jpg', markers: [marker, marker] });

    expect(container.querySelector('img')?.src).toBe(own('wall.jpg'));
    expect(screen.getByText('2 markers')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Look at Wall.jpg, 2 markers' }));

    expect(await screen.findByText('Wall.jpg', { selector: 'dialog h2' }, soon)).toBeTruthy();
  });

  it('says so where an image is broken', () => {
    const { container } = aFile('image/jpeg', own('wall.jpg'));

    fireEvent.error(container.querySelector('img') ?? container);

    expect(screen.getByText('The image could not be loaded.')).toBeTruthy();
  });

  it('shows a drawing only as an image, in which nothing runs', () => {
    const { container } = aFile('image/svg+xml', own('plan.svg'));

    expect(container.querySelector('img')?.src).toBe(own('plan.svg'));
    expect(container.querySelector('object,embed,iframe,svg:not(.lucide)')).toBeNull();
  });

  it('PLAYER-058 plays a video and a recording, without reading them before', () => {
    const video = aFile('video/mp4', own('a.mp4')).container.querySelector('video');
    const audio = aFile('audio/mpeg', own('a.mp3')).container.querySelector('audio');

    expect([video?.getAttribute('src'), audio?.getAttribute('src')]).toEqual([own('a.mp4'), own('a.mp3')]);
    expect([video?.preload, audio?.preload, video?.controls]).toEqual(['metadata', 'metadata', true]);
  });

  it.each([
    ['video/mp4', 'video', 'The video could not be played.'],
    ['audio/mpeg', 'audio', 'The recording could not be played.'],
  ])('says so where %s is broken, and leaves its download', (contentType, element, words) => {
    const { container } = aFile(contentType, own('a.bin'));

    fireEvent.error(container.querySelector(element) ?? container);

    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download Report.pdf' })).toBeTruthy();
  });

  it('PLAYER-058 shows a PDF once asked for, as nothing but a PDF', async () => {
    answer('%PDF-1.7 …', 'text/html');
    const { user, container } = aFile('application/pdf', own('a.pdf'));
    expect(asked).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Show the PDF' }));

    await waitFor(() => expect(container.querySelector('iframe')?.getAttribute('src')).toBe('blob:made'));
    const [blob] = vi.mocked(URL.createObjectURL).mock.lastCall ?? [];
    expect((blob as Blob).type).toBe('application/pdf');
  });

  it('refuses what calls itself a PDF and is none', async () => {
    answer('<html><script>hit()</script>', 'application/pdf');
    const { user, container } = aFile('application/pdf', own('a.pdf'));

    await user.click(screen.getByRole('button', { name: 'Show the PDF' }));

    expect((await screen.findByRole('alert')).textContent).toBe('This file cannot be shown here. Download it instead.');
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('PLAYER-058 shows a text once asked for, as words', async () => {
    answer('<b>plain</b>', 'text/plain');
    const { user, container } = aFile('text/plain', own('a.txt'));

    await user.click(screen.getByRole('button', { name: 'Show the text' }));

    expect(await screen.findByText('<b>plain</b>')).toBeTruthy();
    expect(container.querySelector('b')).toBeNull();
  });

  it.each(['image/png', 'video/mp4', 'application/pdf', 'text/plain'])('only links to a %s of a site that is not listed', (contentType) => {
    const { container } = aFile(contentType, 'https://unlisted.example/a');

    expect(screen.getByRole('link', { name: 'Open Report.pdf at unlisted.example' })).toBeTruthy();
    expect(container.querySelector('img,video,iframe,button')).toBeNull();
  });

  it('asks before anything of another site loads, naming the site', async () => {
    const { user, container } = aFile('image/png', elsewhere('a.png'));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('This file is kept by files.example, which learns of your visit when it is shown.')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Show the image' }));

    expect(container.querySelector('img')?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });
});
