import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPoi } from '@/domain/folders/find';
import { foldersFrom } from '@/domain/folders/folder';
import { poiId } from '@/domain/ids';
import type { Poi } from '@/domain/pois/poi';
import { showLanguage } from '@/language/show-language';
import { noTourLanguage, TourLanguageContext } from '@/widgets/content-language/tour-language';
import { ContentPanel } from './content-panel';

afterEach(async () => {
  cleanup();
  await showLanguage('en');
  vi.restoreAllMocks();
});

const block = (type: string, content: unknown, name = '') => ({ identifier: `b-${type}`, type, name, content });
const aTour = (content: unknown[] = [], more: object = {}) => ({
  floors: ['Cellar', 'Bel étage'],
  folders: foldersFrom([
    { id: 'ground', name: 'Ground', pois: [{ identifier: 'stove', name: 'Stove', floor: 1, content, ...more }] },
    { id: 'attic', name: 'Attic', pois: [{ identifier: 'roof', name: 'Roof' }] },
  ]),
});

function aPanel(tour = aTour(), poi = 'stove') {
  const [onOpen, onClose] = [vi.fn(), vi.fn()];
  const poiData = findPoi(tour.folders, poiId(poi));
  if (!poiData) throw new Error(poi);
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ContentPanel tour={tour} poi={poiData} onOpen={onOpen} onClose={onClose} />
    </QueryClientProvider>,
  );
  return { onOpen, onClose, container, user: userEvent.setup() };
}

const withBlocks = (...content: unknown[]) => aPanel(aTour(content));
const video = { type: 'youtube', url: 'dQw4w9WgXcQ', name: 'The sweep at work' };

describe('ContentPanel', () => {
  it('shows an article with name, description, location, texts, files and links [PLAYER-058]', () => {
    const content = [
      block('text', '<p>Of cast iron.</p>'),
      block('file', [{ name: 'u__Certificate.pdf', url: `${location.origin}/c.pdf`, contentType: 'application/pdf', size: 10 }]),
      block('list', [{ name: 'Maker', url: 'example.com/stoves' }], 'Where from'),
    ];
    aPanel(aTour(content, { type: 'tag', tag: { description: 'Burns wood.' } }));

    const article = screen.getByRole('article', { name: 'Stove' });
    expect(within(article).getByRole('heading', { level: 2, name: 'Stove' })).toBeTruthy();
    expect(within(article).getByText('Burns wood.')).toBeTruthy();
    expect(within(article).getByText('Of cast iron.')).toBeTruthy();
    expect(within(article).getByText('Certificate.pdf')).toBeTruthy();
    expect(within(article).getByRole('heading', { level: 3, name: 'Where from' })).toBeTruthy();
    expect(within(article).getByRole('link', { name: /Maker/ }).getAttribute('href')).toBe('https://example.com/stoves');
    expect(screen.getByText('Ground · Bel étage')).toBeTruthy();
  });

  it('says in which language the name of a video is, where that is not the page’s', () => {
    const tour = aTour([block('embeds', [video])]);
    const languageOf = (thing: string, field: string) => (thing === 'poi stove' && field.startsWith('video ') ? 'de' : '');
    render(
      <QueryClientProvider client={new QueryClient()}>
        <TourLanguageContext value={{ ...noTourLanguage, languageOf }}>
          <ContentPanel tour={tour} poi={findPoi(tour.folders, poiId('stove')) as Poi} onOpen={vi.fn()} onClose={vi.fn()} />
        </TourLanguageContext>
      </QueryClientProvider>,
    );

    expect(screen.getByText(video.name).lang).toBe('de');
  });

  it.each([
    [
      'de',
      ['Inhalt', 'Videos', 'The sweep at work abspielen', 'Nächster Ort'],
      /^Wenn Sie dieses Video abspielen, erfährt YouTube/,
      '10 Byte',
    ],
    ['ar', ['المحتوى', 'مقاطع الفيديو', 'تشغيل The sweep at work', 'النقطة التالية'], /^عند تشغيل هذا الفيديو تعلم YouTube/, '10 بايت'],
  ])('is in the language of the page, around content in its own: %s', async (language, [panel, videos, play, next], notice, size) => {
    await showLanguage(language);
    const file = { name: 'u__Plan.pdf', url: `${location.origin}/c.pdf`, contentType: 'application/pdf', size: 10 };
    withBlocks(block('embeds', [video]), block('file', [file]));

    expect(screen.getByRole('region', { name: panel as string })).toBeTruthy();
    expect(screen.getByRole('region', { name: videos as string })).toBeTruthy();
    expect(screen.getByRole('button', { name: play as string })).toBeTruthy();
    expect(screen.getByText(notice)).toBeTruthy();
    expect(screen.getByText(size)).toBeTruthy();
    expect(screen.getByText(next as string)).toBeTruthy();
    for (const name of ['Stove', 'Roof', 'Plan.pdf']) expect(screen.getByText(name).dir).toBe('auto');
  });

  it('shows no heading above blocks that nobody named', () => {
    const link = { name: 'Maker', url: 'example.com' };
    withBlocks(block('text', 'Iron'), block('list', [link]), block('embeds', [video]), block('custom', '<p>Hello</p>'));

    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
    expect(screen.queryByText(/Textbox|Embeds|Custom/)).toBeNull();
    expect(screen.queryByRole('region', { name: /Textbox|Embeds|Custom/ })).toBeNull();
  });

  it('shows a floor and a folder of the same name once', () => {
    aPanel({ ...aTour(), floors: ['Cellar', 'Ground'] });

    expect(screen.getByText('Ground')).toBeTruthy();
  });

  it('logs a block of an unknown type and shows the others [PLAYER-063]', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    withBlocks({ type: 'hologram', content: [] }, block('text', 'After it'));

    expect(warned.mock.calls).toEqual([['Block type not found']]);
    expect(screen.getByText('After it')).toBeTruthy();
  });

  it('links to the previous and next PoI across folders [PLAYER-017 PLAYER-037]', async () => {
    const { user, onOpen } = aPanel();

    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous point' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: /^Next point ?Roof$/ }));

    expect(onOpen.mock.calls).toEqual([['roof']]);
  });

  it('calls onClose', async () => {
    const { user, onClose } = aPanel();

    await user.click(screen.getByRole('button', { name: 'Close Content' }));

    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('Embeds', () => {
  const frame = () => document.querySelector('iframe');
  const request = vi.fn<typeof fetch>();
  beforeEach(() => {
    request.mockReset().mockResolvedValue(new Response());
    vi.stubGlobal('fetch', request);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('requests nothing before play, then shows the service’s player at 56.25 % [PLAYER-060 PLAYER-064]', async () => {
    const { user, container } = withBlocks(block('embeds', [video]));
    expect(container.querySelector('iframe,img')).toBeNull();
    expect(request).not.toHaveBeenCalled();
    expect(screen.getByText('Playing this video shares your visit with YouTube.')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Play The sweep at work' }));

    await waitFor(() => expect(frame()).not.toBeNull());
    expect(frame()?.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    // 9 / 16 = 56.25 %
    expect(frame()?.className.split(' ')).toContain('aspect-video');
    expect(document.activeElement).toBe(frame());
  });

  it('says why a video can’t be played, leads to its page, and tries again', async () => {
    const { user } = withBlocks(block('embeds', [video]));
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    await user.click(screen.getByRole('button', { name: 'Play The sweep at work' }));

    expect(await screen.findByText('Can’t reach YouTube from here. Your network or browser may block it.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open on YouTube' }).getAttribute('href')).toBe('https://youtu.be/dQw4w9WgXcQ');
    expect(frame()).toBeNull();
    expect(document.activeElement?.textContent).toBe('Try again');
    await user.tab();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent.offline(window);
    expect(document.activeElement?.textContent).toBe('Open on YouTube');
    await user.tab({ shift: true });
    request.mockResolvedValue(new Response());
    await user.keyboard('{Enter}');

    await waitFor(() => expect(frame()).not.toBeNull());
  });

  it('says that it plays later to somebody who is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    withBlocks(block('embeds', [video]));

    expect(screen.getByText('You’re offline. This video plays when you’re back online.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Play The sweep at work' })).toBeNull();
  });

  it('plays Vimeo videos [PLAYER-060]', async () => {
    const { user } = withBlocks(block('embeds', [{ type: 'vimeo', url: '76979871', name: '' }]));

    await user.click(screen.getByRole('button', { name: 'Play Video on Vimeo' }));

    await waitFor(() => expect(frame()).not.toBeNull());
    expect(frame()?.getAttribute('src')).toBe('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1');
  });

  it('plays a private Vimeo video with its key', async () => {
    const { user } = withBlocks(block('embeds', [{ type: 'vimeo', url: '76979871', hash: '0a1b2c3d4e', name: '' }]));

    await user.click(screen.getByRole('button', { name: 'Play Video on Vimeo' }));

    await waitFor(() => expect(frame()).not.toBeNull());
    expect(frame()?.getAttribute('src')).toBe('https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&dnt=1&autoplay=1');
  });

  it('collapses and expands each video separately [PLAYER-061]', async () => {
    const { user } = withBlocks(block('embeds', [video, { ...video, name: 'Another' }]));

    await user.click(screen.getByRole('button', { name: /^Another/, expanded: true }));

    expect(screen.getByRole('button', { name: 'Play The sweep at work' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Play Another' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Another/, expanded: false }));
    expect(screen.getByRole('button', { name: 'Play Another' })).toBeTruthy();
  });

  const invalidVideos = [
    { type: '', url: 'https://evil.example/youtube.com/embed/dQw4w9WgXcQ' },
    { type: 'youtube', url: 'x" onload="hit()' },
    { type: 'vimeo', url: 'javascript:hit()' },
    { type: 'dailymotion', url: 'x7tgad0' },
  ];
  it.each(invalidVideos)('shows ‘Embed not found’ for $url [PLAYER-060 PLAYER-062]', (item) => {
    const { container } = withBlocks(block('embeds', [item]));

    expect(screen.getByText('Embed not found')).toBeTruthy();
    expect(container.querySelector('iframe')).toBeNull();
  });
});

describe('LinkList', () => {
  it.each([
    'javascript:hit()',
    ' JavaScript:hit()',
    'data:text/html,<script>hit()</script>',
    'vbscript:x',
    'https://you@evil.example',
    'blob:x',
  ])('shows a link to %s as plain text', (url) => {
    const { container } = withBlocks(block('list', [{ name: 'Press me', url }]));

    expect(screen.getByText('Press me')).toBeTruthy();
    expect(container.querySelector('a')).toBeNull();
  });

  it('links to mail and telephone addresses', () => {
    withBlocks(
      block('list', [
        { name: 'Write', url: 'mailto:a@example.com' },
        { name: 'Call', url: 'tel:+49301234' },
      ]),
    );

    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['mailto:a@example.com', 'tel:+49301234']);
  });
});

describe('custom blocks', () => {
  const custom = (html: string) => withBlocks(block('custom', html, 'Calculator'));
  const frame = () => screen.getByTitle<HTMLIFrameElement>('Calculator');

  it('shows a static page in a fully sandboxed frame', () => {
    custom('<h1>Hello</h1><script>hit()</script><img src="https://evil.example/x" onerror="hit()">');

    expect(frame().getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
    expect(frame().srcdoc).toContain('<h1>Hello</h1>');
    expect(frame().srcdoc).toContain("default-src 'none'");
    expect(frame().srcdoc).not.toMatch(/<script|onerror/);
    expect(frame().getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('runs scripts on request, without an origin of its own', async () => {
    const { user } = custom('<script>run()</script>');

    await user.click(screen.getByRole('button', { name: 'Load content' }));

    expect(frame().getAttribute('src')).toBe('/custom-page.html');
    const view = frame().contentWindow as Window;
    const sent = vi.spyOn(view, 'postMessage').mockImplementation(() => undefined);
    fireEvent.load(frame());
    fireEvent.load(frame());
    expect(sent.mock.calls).toEqual([[expect.stringContaining('<script>run()</script>'), '*']]);
    expect(frame().getAttribute('sandbox')?.split(' ')).toEqual(['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox']);
    expect(screen.queryByRole('button', { name: 'Load content' })).toBeNull();
  });

  it('offers nothing to run when the page has no scripts', () => {
    custom('<p style="color:red">Words and <a href="https://example.com">a link</a></p>');

    expect(screen.queryByRole('button', { name: 'Load content' })).toBeNull();
  });
});

describe('hostile names', () => {
  it('shows hostile names as plain text everywhere', () => {
    const hostile = '<img src=x onerror=hit()>';
    const tour = {
      floors: [hostile, hostile],
      folders: foldersFrom([
        {
          name: hostile,
          pois: [
            {
              identifier: 'a',
              name: hostile,
              type: 'tag',
              tag: { label: hostile, description: hostile },
              content: [block('text', 'x', hostile)],
            },
            { identifier: 'b', name: hostile },
          ],
        },
      ]),
    };
    const { container } = aPanel(tour, 'a');

    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent?.split(hostile).length).toBeGreaterThan(5);
  });
});
