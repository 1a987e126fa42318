import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CropOutput } from './crop-image';
import { ImageCrop } from './image-crop';

const drawing = { drawImage: vi.fn(), fillRect: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  Element.prototype.scrollTo = () => undefined;
  // jsdom has no layout, decodes no images and draws nothing
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:image', revokeObjectURL: () => undefined }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300));
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1600);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => done(new Blob(['x'], { type: type ?? '' })));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const anOutput: CropOutput = { name: 'cover', maxWidthPx: 800, type: 'jpeg' };

function aCrop({ aspect, output = anOutput }: { aspect?: number; output?: CropOutput } = {}) {
  const [onCrop, onUnreadable] = [vi.fn<(crop: () => Promise<File>) => void>(), vi.fn()];
  const file = new File(['x'], 'hall.png', { type: 'image/png' });
  const { container } = render(
    <ImageCrop file={file} {...(aspect && { aspect })} output={output} onCrop={onCrop} onUnreadable={onUnreadable} />,
  );
  const image = screen.getByAltText('To be cropped');
  /** The cropped file, and which part of the image it is. */
  const crop = async () => {
    const file = await onCrop.mock.lastCall?.[0]();
    const [, x, y, width, height, , , toWidth, toHeight] = drawing.drawImage.mock.lastCall ?? [];
    return { file, from: { x, y, width, height }, to: { width: toWidth, height: toHeight } };
  };
  return { container, image, crop, onUnreadable, user: userEvent.setup() };
}

describe('ImageCrop', () => {
  it('selects the largest centered area of the aspect ratio', async () => {
    const { image, crop } = aCrop({ aspect: 1 });

    fireEvent.load(image);

    expect((await crop()).from).toEqual({ x: 200, y: 0, width: 1200, height: 1200 });
  });

  it('selects the entire image, of any shape, without an aspect ratio', async () => {
    const { image, crop, user } = aCrop();
    fireEvent.load(image);
    expect((await crop()).from).toEqual({ x: 0, y: 0, width: 1600, height: 1200 });

    act(() => screen.getByRole('button', { name: /^Right edge/ }).focus());
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');

    expect((await crop()).from).toEqual({ x: 0, y: 0, width: 1560, height: 1200 });
  });

  it('moves and resizes the area with the arrow keys', async () => {
    const { image, crop, user } = aCrop({ aspect: 1 });
    fireEvent.load(image);

    act(() => screen.getByRole('group', { name: /^Crop area/ }).focus());
    await user.keyboard('{ArrowLeft}');
    // one pixel of 400 is four of 1600
    expect((await crop()).from).toMatchObject({ x: 196, width: 1200 });
    act(() => screen.getByRole('button', { name: /^Lower right corner/ }).focus());
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');

    const { width, height } = (await crop()).from;
    expect(width).toBeLessThan(1200);
    expect(height).toBeCloseTo(width);
  });

  it('scales the area down to the maximum width, on white for JPEG', async () => {
    const { image, crop } = aCrop({ aspect: 16 / 9 });
    fireEvent.load(image);

    const { file, to } = await crop();

    expect([file?.name, file?.type, to]).toEqual(['cover.jpg', 'image/jpeg', { width: 800, height: 450 }]);
    expect(drawing.fillRect).toHaveBeenCalledWith(0, 0, 800, 450);
  });

  it('keeps transparency in a PNG', async () => {
    const { image, crop } = aCrop({ output: { name: 'logo', maxWidthPx: 400, type: 'png' } });
    fireEvent.load(image);

    const { file } = await crop();

    expect([file?.name, file?.type]).toEqual(['logo.png', 'image/png']);
    expect(drawing.fillRect).not.toHaveBeenCalled();
  });

  it('reports an image that can’t be read or cropped', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { image, crop, onUnreadable } = aCrop();

    fireEvent.load(image);
    await expect(crop()).rejects.toThrow('This image can’t be cropped. Choose another one.');
    fireEvent.error(image);

    expect(onUnreadable).toHaveBeenCalledOnce();
  });

  it('passes axe', async () => {
    const { container, image } = aCrop({ aspect: 1 });

    fireEvent.load(image);

    // jsdom draws no colours
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });
});
