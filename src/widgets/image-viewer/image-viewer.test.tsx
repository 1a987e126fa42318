import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { iconsOf } from '@/domain/icons';
import { markersFrom } from '@/domain/markers';
import { ImageViewer } from './image-viewer';

beforeEach(() => {
  // jsdom has no modal dialogs and lays nothing out
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(500);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 400));
});
afterEach(() => {
  cleanup();
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
  it('EDIT-090 puts each marker where it was set, counted from the lower left corner in tenths of pixels', () => {
    aViewer();

    expect(styleOf('Crack')).toEqual({ left: '25%', top: '80%' });
    expect(styleOf('Marker 2')).toEqual({ left: '100%', top: '0%' });
    expect(screen.getByText('2 markers')).toBeTruthy();
  });

  it('EDIT-086 tells what a marker says, as words, and takes it back', async () => {
    const { user } = aViewer();

    await user.click(screen.getByRole('button', { name: 'Crack', pressed: false }));
    expect(screen.getByRole('button', { name: 'Crack', expanded: true })).toBeTruthy();
    expect(screen.getByText('Since <b>March</b>')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Crack', pressed: true }));

    expect(screen.queryByText('Since <b>March</b>')).toBeNull();
  });

  it('EDIT-091 flies to the marker that is chosen by its name', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(8000);
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(4000);
    const { user, image } = aViewer();

    await user.click(within(screen.getByRole('list', { name: 'Markers' })).getByRole('button', { name: 'Crack' }));

    // 400 px of height, less what stays free, hold the whole 4000 in 288: eleven times that is 0.8 px for each, which is zoom 3
    expect(image.parentElement?.style.transform).toContain('scale(11.31');
    expect(screen.getByText('Since <b>March</b>')).toBeTruthy();
  });

  it('EDIT-090 shows markers at 30 px, however near the image is', async () => {
    const { user } = aViewer();
    const mark = screen.getByRole('button', { name: 'Crack', pressed: false });
    expect([mark.className.includes('size-[30px]'), mark.style.transform]).toEqual([true, 'translate(-50%, -50%) scale(1)']);

    screen.getByRole('group', { name: /^Wall/ }).focus();
    await user.keyboard('++');

    expect(mark.style.transform).toBe('translate(-50%, -50%) scale(0.5)');
  });

  it('comes closer and moves by keys, and shows the whole again', async () => {
    const { user, image } = aViewer();
    const view = () => image.parentElement?.style.transform;
    screen.getByRole('group', { name: /^Wall: arrow keys/ }).focus();

    await user.keyboard('+');
    expect(view()).toBe('translate(0px, 0px) scale(1.4142135623730951)');
    await user.keyboard('{ArrowLeft}');
    expect(view()).toBe('translate(64px, 0px) scale(1.4142135623730951)');
    await user.click(screen.getByRole('button', { name: 'Whole image' }));

    expect(view()).toBe('translate(0px, 0px) scale(1)');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Smaller' }).disabled).toBe(true);
  });

  it('says so when the image cannot be loaded, and closes', async () => {
    const { user, image, onClose } = aViewer();

    fireEvent.error(image);
    expect(screen.getByText('The image could not be loaded.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));

    expect(onClose).toHaveBeenCalledOnce();
  });
});
