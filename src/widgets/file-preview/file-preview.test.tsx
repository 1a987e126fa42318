import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markersFrom } from '@/domain/markers/marker';
import { showLanguage } from '@/language/show-language';
import { noTourLanguage, TourLanguageContext } from '../content-language/tour-language';
import { KioskContext } from '../kiosk';
import { FilePreview } from './file-preview';

// the configuration is read once, when the first file is shown
vi.stubEnv('VITE_CONFIGURATION', JSON.stringify({ otherSites: ['https://files.example'] }));

const fetchMock = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  URL.createObjectURL = vi.fn(() => 'blob:made');
  URL.revokeObjectURL = vi.fn();
});
afterEach(async () => {
  cleanup();
  await showLanguage('en');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const own = (name: string) => `${location.origin}/files/${name}`;
const elsewhere = (name: string) => `https://files.example/${name}`;

function aFile(
  contentType: string,
  url: string,
  { name = 'uuid__Report.pdf', size = 2048, markers = [] as unknown[], opensAtOnce = false, isKiosk = false } = {},
) {
  const file = { name, url, contentType, size, markers: markersFrom(markers) };
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <KioskContext value={isKiosk}>
        <FilePreview file={file} icons={[]} opensAtOnce={opensAtOnce} />
      </KioskContext>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), container };
}

const mockResponse = (body: string, type: string) =>
  fetchMock.mockImplementation(async () => new Response(body, { headers: { 'content-type': type } }));

describe('files in other languages', () => {
  const markers = [1, 2, 3].map((lat) => ({ latlng: { lat, lng: 1 } }));

  it('have their plurals and sizes in Arabic', async () => {
    await showLanguage('ar');
    aFile('image/jpeg', own('a.jpg'), { name: 'u__Hall.jpg', size: 1536, markers });

    expect(screen.getByRole('button', { name: 'عرض Hall.jpg, 3 دبابيس' })).toBeTruthy();
    expect(screen.getByText('1.5 كيبيبايت')).toBeTruthy();
    expect(screen.getByText('Hall.jpg').dir).toBe('auto');
  });

  it('change their language while they are shown', async () => {
    aFile('image/jpeg', own('a.jpg'), { name: '', size: 1536, markers: markers.slice(0, 1) });
    expect(screen.getByRole('button', { name: 'View File, 1 marker' })).toBeTruthy();

    await act(() => showLanguage('fr'));

    expect(screen.getByRole('button', { name: 'Voir Fichier, 1 marqueur' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Télécharger Fichier' })).toBeTruthy();
    expect(screen.getByText(/^1,5\sKio$/)).toBeTruthy();
  });

  it('say in German what failed without a network', async () => {
    await showLanguage('de');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    aFile('audio/mpeg', own('a.mp3'));

    fireEvent.error(screen.getByLabelText('Report.pdf'));

    expect(screen.getByText('Sie sind offline. Die Aufnahme wird geladen, sobald Sie wieder online sind.')).toBeTruthy();
  });
});

describe('the image viewer', () => {
  it('leads through the images of the list, without those of other sites', async () => {
    const files = [own('a.jpg'), elsewhere('b.jpg'), own('c.pdf'), own('d.jpg')].map((url) => ({
      name: `uuid__${url.slice(-5)}`,
      url,
      contentType: url.endsWith('pdf') ? 'application/pdf' : 'image/jpeg',
    }));
    const user = userEvent.setup();
    render(
      <QueryClientProvider client={new QueryClient()}>
        <FilePreview file={files[0] as (typeof files)[number]} files={files} icons={[]} />
      </QueryClientProvider>,
    );

    await user.click(screen.getByRole('button', { name: 'View a.jpg' }));
    const viewer = await screen.findByRole('dialog', { name: 'a.jpg' });
    expect(within(viewer).getByText('Image 1 of 2')).toBeTruthy();
    await user.click(within(viewer).getByRole('button', { name: 'Next' }));

    expect(await screen.findByRole('dialog', { name: 'd.jpg' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    const stage = (name: string) => screen.getByRole('group', { name: new RegExp(`^${name}: arrow keys`) });
    stage('d.jpg').focus();
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(stage('a.jpg'));
    await user.keyboard('{ArrowLeft}');
    await user.keyboard('{ArrowRight}');

    expect(document.activeElement).toBe(stage('d.jpg'));
    expect(screen.getByRole('button', { name: 'Download d.jpg' })).toBeTruthy();
  });
});

describe('a file', () => {
  it('shows the name the user gave it, and its size [PLAYER-058]', () => {
    aFile('application/zip', own('a.zip'), { name: '1234__Plans of the house.zip' });

    expect(screen.getByText('Plans of the house.zip')).toBeTruthy();
    expect(screen.getByText('2 KiB')).toBeTruthy();
  });

  it('is downloaded under that name and never opened as its declared type [PLAYER-058]', async () => {
    mockResponse('<script>hit()</script>', 'text/html');
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    const { user } = aFile('text/html', own('x.html'), { name: 'u__Page.html' });

    await user.click(screen.getByRole('button', { name: 'Download Page.html' }));

    await waitFor(() => expect(saved).toEqual(['Page.html blob:made']));
    expect(vi.mocked(URL.createObjectURL).mock.calls.map(([blob]) => (blob as Blob).type)).toEqual(['application/octet-stream']);
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  it('opens in a new tab when it cannot be fetched', async () => {
    fetchMock.mockRejectedValue(new TypeError('refused'));
    const { user } = aFile('application/zip', own('a.zip'), { name: 'a.zip' });

    await user.click(screen.getByRole('button', { name: 'Download a.zip' }));

    const link = await screen.findByRole('link', { name: 'Open a.zip at localhost (opens in a new window)' });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  });

  it.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'blob:https://x.example/1', 'https://a:b@c.example/x', ''])(
    'has no link when its URL is %s',
    (url) => {
      const { container } = aFile('image/png', url);

      expect(screen.getByText('Not available')).toBeTruthy();
      expect(container.querySelector('a,img,iframe,button')).toBeNull();
    },
  );

  it('shows a hostile name as plain text, without bidirectional controls', () => {
    const { container } = aFile('application/zip', own('a.zip'), { name: 'u__<img src=x onerror=hit()>\u202Egpj.exe' });

    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toContain('<img src=x onerror=hit()>gpj.exe');
  });
});

describe('texts that fell back to another language than the page’s', () => {
  it('say which it is: a caption, an alternative text, and markers with their texts', async () => {
    HTMLDialogElement.prototype.showModal = vi.fn();
    Element.prototype.scrollIntoView = () => Promise.resolve();
    const markers = markersFrom([{ name: 'Riss', body: 'Seit März', latlng: { lat: 1, lng: 1 } }]);
    const file = { name: 'u__Wall.jpg', url: own('wall.jpg'), contentType: 'image/jpeg', alt: 'Eine Wand', caption: 'Im Keller', markers };
    const languageOf = (thing: string) => (thing === 'poi stove' ? 'de' : '');
    render(
      <QueryClientProvider client={new QueryClient()}>
        <TourLanguageContext value={{ ...noTourLanguage, languageOf }}>
          <FilePreview file={file} icons={[]} poi="poi stove" />
        </TourLanguageContext>
      </QueryClientProvider>,
    );

    expect([screen.getByText('Im Keller').lang, screen.getByAltText('Eine Wand').lang]).toEqual(['de', 'de']);
    await userEvent.click(screen.getByRole('button', { name: 'View Wall.jpg, Eine Wand 1 marker' }));
    const marker = await screen.findByText('Riss');
    await userEvent.click(marker);
    expect([marker.lang, screen.getByText('Seit März').lang]).toEqual(['de', 'de']);
    expect(screen.getAllByAltText('Eine Wand').map(({ lang }) => lang)).toEqual(['de', 'de']);
  });
});

describe('a preview', () => {
  it('shows an image with its number of markers, and opens it in the viewer [PLAYER-058]', async () => {
    HTMLDialogElement.prototype.showModal = vi.fn();
    HTMLDialogElement.prototype.close = vi.fn();
    const marker = { name: 'Crack', latlng: { lat: 1, lng: 1 } };
    const { user, container } = aFile('image/jpeg', own('wall.jpg'), { name: 'u__Wall.jpg', markers: [marker, marker] });

    expect(container.querySelector('img')?.src).toBe(own('wall.jpg'));
    expect(screen.getByText('2 markers')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'View Wall.jpg, 2 markers' }));

    expect(await screen.findByText('Wall.jpg', { selector: 'dialog h2' })).toBeTruthy();
  });

  it('says that TIFF cannot be shown, and offers to download it [PLAYER-058]', () => {
    const { container } = aFile('image/tiff', own('plan.tif'), { name: 'u1__plan.tif' });

    expect(screen.getByText('TIFF images can’t be shown here. Download the file to open it.')).toBeTruthy();
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('button', { name: 'Download plan.tif' })).toBeTruthy();
  });

  it('shows a message when an image is broken', () => {
    const { container } = aFile('image/jpeg', own('wall.jpg'));

    fireEvent.error(container.querySelector('img') ?? container);

    expect(screen.getByText('Couldn’t load the image.')).toBeTruthy();
  });

  it('loads an image again after Try again, with the focus', async () => {
    const { user, container } = aFile('image/jpeg', own('wall.jpg'));
    fireEvent.error(container.querySelector('img') ?? container);

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(container.querySelector('img')?.src).toBe(own('wall.jpg'));
    expect(document.activeElement).toBe(container.querySelector('img')?.parentElement);
  });

  it.each([
    ['the server is busy', () => Promise.resolve(new Response('', { status: 503 }))],
    ['nobody answers', () => Promise.reject(new TypeError('no network'))],
  ])('says of a text that it did not load where %s, and loads it after Try again', async (_, answer) => {
    fetchMock.mockImplementation(answer);
    const { user } = aFile('text/plain', own('a.txt'), { opensAtOnce: true });
    await screen.findByText('Couldn’t load the file. Try again in a moment.');

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    mockResponse('Words', 'text/plain');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    await screen.findByText('Words');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Report.pdf' }));
  });

  it('names a lost connection as the cause, and loads the image again when it is back', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { container } = aFile('image/jpeg', own('wall.jpg'));

    fireEvent.error(container.querySelector('img') ?? container);
    expect(screen.getByText('You’re offline. The image loads when you’re back online.')).toBeTruthy();
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));

    expect(container.querySelector('img')?.src).toBe(own('wall.jpg'));
  });

  it('shows an SVG only as an image, which runs no scripts', () => {
    const { container } = aFile('image/svg+xml', own('plan.svg'));

    expect(container.querySelector('img')?.src).toBe(own('plan.svg'));
    expect(container.querySelector('object,embed,iframe,svg:not(.lucide)')).toBeNull();
  });

  it('plays video and audio, and preloads only metadata [PLAYER-058]', () => {
    const video = aFile('video/mp4', own('a.mp4')).container.querySelector('video');
    const audio = aFile('audio/mpeg', own('a.mp3')).container.querySelector('audio');

    expect([video?.getAttribute('src'), audio?.getAttribute('src')]).toEqual([own('a.mp4'), own('a.mp3')]);
    expect([video?.preload, audio?.preload, video?.controls]).toEqual(['metadata', 'metadata', true]);
  });

  it.each([
    ['video/mp4', 'video', 'The video could not be played.'],
    ['audio/mpeg', 'audio', 'The recording could not be played.'],
  ])('shows a message when %s is broken, and keeps the download button', (contentType, element, message) => {
    const { container } = aFile(contentType, own('a.bin'));

    fireEvent.error(container.querySelector(element) ?? container);

    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download Report.pdf' })).toBeTruthy();
  });

  it('that failed plays after Try again, with the focus; without a network, once there is one', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
    const { user, container } = aFile('video/mp4', own('a.mp4'));
    fireEvent.error(container.querySelector('video') ?? container);

    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    // jsdom gives the focus to no film
    expect(focus.mock.contexts.at(-1)).toBe(container.querySelector('video'));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent.error(container.querySelector('video') ?? container);
    expect(screen.getByText('You’re offline. The video loads when you’re back online.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('offers the captions of a film in each language, of our own files alone, and begins with its poster', () => {
    const captions = [
      { language: 'en', name: 'en.vtt', url: own('en.vtt') },
      { language: 'de', name: 'de.vtt', url: elsewhere('de.vtt') },
    ];
    const file = { name: 'u__film.webm', url: own('film.webm'), contentType: 'video/webm', captions, poster: own('poster.jpg') };
    const { container } = render(
      <QueryClientProvider client={new QueryClient()}>
        <FilePreview file={file} icons={[]} />
      </QueryClientProvider>,
    );

    const tracks = [...container.querySelectorAll('track')].map(({ kind, src, srclang, label }) => ({ kind, src, srclang, label }));
    expect(tracks).toEqual([{ kind: 'captions', src: own('en.vtt'), srclang: 'en', label: 'English' }]);
    expect(container.querySelector('video')?.crossOrigin).toBe('anonymous');
    expect(container.querySelector('video')?.poster).toBe(own('poster.jpg'));
  });

  it('says that this browser doesn’t play a kind of file, which can be downloaded', () => {
    const { container } = aFile('audio/ogg', own('a.ogg'), { name: 'u__Birds.ogg' });

    const audio = container.querySelector('audio');
    if (audio) fireEvent.error(audio);

    expect(screen.getByText('This browser doesn’t play this kind of file. Download it instead.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download Birds.ogg' })).toBeTruthy();
  });

  it('shows a PDF on request, and only as a PDF [PLAYER-058]', async () => {
    mockResponse('%PDF-1.7 …', 'text/html');
    const { user, container } = aFile('application/pdf', own('a.pdf'));
    expect(fetchMock).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Show the PDF' }));

    await waitFor(() => expect(container.querySelector('iframe')?.getAttribute('src')).toBe('blob:made'));
    const [blob] = vi.mocked(URL.createObjectURL).mock.lastCall ?? [];
    expect((blob as Blob).type).toBe('application/pdf');
    await user.click(screen.getByRole('button', { name: 'Read in the whole window' }));
    const dialog = container.querySelector('dialog');
    expect(dialog?.querySelector('h2')?.textContent).toBe('Report.pdf');
    expect(dialog?.querySelector('iframe')?.getAttribute('src')).toBe('blob:made');
  });

  it('shows a PDF at once where the user opened it, but none of another site', async () => {
    mockResponse('%PDF-1.7 …', 'text/html');
    aFile('application/pdf', own('a.pdf'), { opensAtOnce: true });
    expect(await screen.findByTitle('Report.pdf')).toBeTruthy();
    cleanup();

    aFile('application/pdf', elsewhere('a.pdf'), { opensAtOnce: true });
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('says that a PDF can’t be shown where its site lets nobody read it, which trying again can’t change', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const { user } = aFile('application/pdf', elsewhere('a.pdf'));

    await user.click(screen.getByRole('button', { name: 'Show the PDF' }));

    await screen.findByText('This file can’t be shown here. Download it instead.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('has nothing to download with in a kiosk', async () => {
    mockResponse('%PDF-1.7', 'application/pdf');
    const { container } = aFile('application/pdf', own('a.pdf'), { opensAtOnce: true, isKiosk: true });
    await waitFor(() => expect(container.querySelector('iframe')?.src).toBe('blob:made#toolbar=0'));
    cleanup();

    aFile('video/webm', own('a.webm'), { isKiosk: true });

    expect(screen.getByLabelText('Report.pdf').getAttribute('controlslist')).toBe('nodownload');
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  });

  it('rejects a file that is declared as a PDF but is not one', async () => {
    mockResponse('<html><script>hit()</script>', 'application/pdf');
    const { user, container } = aFile('application/pdf', own('a.pdf'));

    await user.click(screen.getByRole('button', { name: 'Show the PDF' }));

    await screen.findByText('This file can’t be shown here. Download it instead.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('shows a text file on request, as plain text [PLAYER-058]', async () => {
    mockResponse('<b>plain</b>', 'text/plain');
    const { user, container } = aFile('text/plain', own('a.txt'));

    await user.click(screen.getByRole('button', { name: 'Show the text' }));

    expect(await screen.findByText('<b>plain</b>')).toBeTruthy();
    expect(container.querySelector('b')).toBeNull();
  });

  it.each(['image/png', 'video/mp4', 'application/pdf', 'text/plain'])('only links to %s on a site that is not listed', (contentType) => {
    const { container } = aFile(contentType, 'https://unlisted.example/a');

    expect(screen.getByRole('link', { name: 'Open Report.pdf at unlisted.example (opens in a new window)' })).toBeTruthy();
    expect(container.querySelector('img,video,iframe,button')).toBeNull();
  });

  it('asks before anything is loaded from another site, and names the site', async () => {
    const { user, container } = aFile('image/png', elsewhere('a.png'));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('This file is on files.example. Showing it lets that site see your visit.')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Show the image' }));

    expect(container.querySelector('img')?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });
});
