import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { iconsOf } from '@/domain/icons';
import { markersFrom } from '@/domain/markers/marker';
import { locale } from '@/language/i18n';
import { showLanguage } from '@/language/show-language';
import { ImageViewer } from './image-viewer';

beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(500);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 400));
});
afterEach(async () => {
  cleanup();
  await showLanguage('en');
  vi.restoreAllMocks();
});

const markers = markersFrom([
  { name: 'Crack', body: 'Since <b>March</b>', icon: 'red', latlng: { lat: 10, lng: 25 } },
  { name: '', body: '', latlng: { lat: 50, lng: 100 } },
]);

function aViewer() {
  const onClose = vi.fn();
  render(<ImageViewer name="Wall" address="/wall.jpg" markers={markers} icons={iconsOf([])} onClose={onClose} />);
  const image = screen.getByRole('img', { name: 'Wall' });
  fireEvent.load(image);
  return { onClose, image, user: userEvent.setup() };
}

const styleOf = (name: string) => {
  const { left, top } = screen.getByRole('button', { name, pressed: false }).style;
  return { left, top };
};

describe('the image viewer', () => {
  it.each([
    ['en', { '{ArrowRight}': 1, '{ArrowLeft}': -1 }],
    ['ar', { '{ArrowLeft}': 1, '{ArrowRight}': -1 }],
  ])('leads to the next image by the arrow key that points there in %s', async (code, steps) => {
    locale.set(code);
    onTestFinished(() => locale.set('en'));
    const onStep = vi.fn();
    render(<ImageViewer name="Wall" address="/wall.jpg" markers={[]} icons={[]} onStep={onStep} onClose={() => undefined} />);
    screen.getByRole('img', { name: 'Wall' }).closest<HTMLElement>('[role=group]')?.focus();

    for (const key of Object.keys(steps)) await userEvent.keyboard(key);

    expect(onStep.mock.calls).toEqual(Object.values(steps).map((step) => [step]));
  });

  it('positions markers in units of ten pixels from the lower left corner [EDIT-090]', () => {
    aViewer();

    expect(styleOf('Crack')).toEqual({ left: '25%', top: '80%' });
    expect(styleOf('Marker 2')).toEqual({ left: '100%', top: '0%' });
    expect(screen.getByText('2 markers')).toBeTruthy();
  });

  it.each([
    ['nb', 'Wall: piltastene flytter bildet, pluss og minus zoomer', 'Markering 2', '2 markeringer', 'Tilpass bildet'],
    ['ar', 'Wall: مفاتيح الأسهم للتحريك، وزائد وناقص للتكبير والتصغير', 'الدبوس 2', 'دبوسان', 'ملاءمة الصورة'],
  ])('changes its language while it is open: %s', async (language, keys, unnamed, markerCount, fit) => {
    aViewer();

    await act(() => showLanguage(language));

    expect(screen.getByRole('group', { name: keys })).toBeTruthy();
    expect(screen.getByRole('button', { name: unnamed, pressed: false })).toBeTruthy();
    expect(screen.getByText(markerCount)).toBeTruthy();
    expect(screen.getByRole('button', { name: fit })).toBeTruthy();
    expect(screen.getByText('Crack').dir).toBe('auto');
  });

  it('shows the text of a marker as plain text, and hides it again [EDIT-086]', async () => {
    const { user } = aViewer();

    await user.click(screen.getByRole('button', { name: 'Crack', pressed: false }));
    expect(screen.getByRole('button', { name: 'Crack', expanded: true })).toBeTruthy();
    expect(screen.getByText('Since <b>March</b>')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Crack', pressed: true }));

    expect(screen.queryByText('Since <b>March</b>')).toBeNull();
  });

  it('zooms to a marker selected in the list [EDIT-091]', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(8000);
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(4000);
    const { user, image } = aViewer();

    await user.click(within(screen.getByRole('list', { name: 'Markers' })).getByRole('button', { name: 'Crack' }));

    // 400 px minus the margins leave 288 px for 4000: a scale of 11.31 gives 0.8 px per image pixel, which is zoom 3
    expect(image.parentElement?.style.transform).toContain('scale(11.31');
    expect(screen.getByText('Since <b>March</b>')).toBeTruthy();
  });

  it('shows markers at 30 px at any zoom [EDIT-090]', async () => {
    const { user } = aViewer();
    const mark = screen.getByRole('button', { name: 'Crack', pressed: false });
    expect([mark.className.includes('size-[30px]'), mark.style.transform]).toEqual([true, 'translate(-50%, -50%) scale(1)']);

    screen.getByRole('group', { name: /^Wall/ }).focus();
    await user.keyboard('++');

    expect(mark.style.transform).toBe('translate(-50%, -50%) scale(0.5)');
  });

  it('zooms and pans with the keyboard, and fits the image again', async () => {
    const { user, image } = aViewer();
    const view = () => image.parentElement?.style.transform;
    screen.getByRole('group', { name: /^Wall: arrow keys pan/ }).focus();

    await user.keyboard('+');
    expect(view()).toBe('translate(0px, 0px) scale(1.4142135623730951)');
    await user.keyboard('{ArrowLeft}');
    expect(view()).toBe('translate(64px, 0px) scale(1.4142135623730951)');
    await user.click(screen.getByRole('button', { name: 'Fit image' }));

    expect(view()).toBe('translate(0px, 0px) scale(1)');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Zoom out' }).disabled).toBe(true);
  });

  it('zooms to the point of a double click or double tap', async () => {
    const { user, image } = aViewer();

    await user.dblClick(image);

    expect(image.parentElement?.style.transform).toContain('scale(2)');
  });

  it('pans and pinches from a marker too, without selecting it', () => {
    HTMLElement.prototype.setPointerCapture = () => undefined;
    const { image } = aViewer();
    const [first, second] = [screen.getByRole('button', { name: 'Crack', pressed: false }), image];

    fireEvent.pointerDown(first, { pointerId: 1, clientX: 380, clientY: 200 });
    fireEvent.pointerDown(second, { pointerId: 2, clientX: 420, clientY: 200 });
    fireEvent.pointerMove(second, { pointerId: 2, clientX: 540, clientY: 200 });
    fireEvent.pointerUp(second, { pointerId: 2 });
    fireEvent.pointerMove(first, { pointerId: 1, clientX: 400, clientY: 200 });
    fireEvent.pointerUp(first, { pointerId: 1 });

    expect(image.parentElement?.style.transform).toMatch(/scale\(4/);
    expect(screen.queryByText('Since <b>March</b>')).toBeNull();
  });

  it('pans a marker that gets keyboard focus into view', async () => {
    const { user, image } = aViewer();
    screen.getByRole('group', { name: /^Wall/ }).focus();
    await user.keyboard('+');
    const marker = screen.getByRole('button', { name: 'Crack', pressed: false });
    marker.getBoundingClientRect = () => new DOMRect(-40, 300, 30, 30);

    await user.tab();

    expect(document.activeElement).toBe(marker);
    expect(image.parentElement?.style.transform).toBe('translate(64px, 0px) scale(1.4142135623730951)');
  });

  it('shows a message when the image cannot be loaded, tries again, and can be closed', async () => {
    const { user, image, onClose } = aViewer();

    fireEvent.error(image);
    expect(screen.getByText('Couldn’t load the image.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText('Couldn’t load the image.')).toBeNull();
    expect(document.activeElement?.contains(document.querySelector('[data-image]'))).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Close' }));

    expect(onClose).toHaveBeenCalledOnce();
  });
});
