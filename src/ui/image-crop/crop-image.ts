import type { PercentCrop } from 'react-image-crop';
import { imageCropTexts } from './texts';

export type CropOutput = {
  /** File name without its ending. */
  name: string;
  maxWidthPx: number;
  /** JPEG has no transparency: transparent areas become white. */
  type: 'jpeg' | 'png';
};

/** Crops an image to a file, scaled down to the largest width that is needed. @throws Error with a message for users */
export async function cropImage(
  image: HTMLImageElement,
  { x, y, width, height }: PercentCrop,
  { name, maxWidthPx, type }: CropOutput,
): Promise<File> {
  const { naturalWidth, naturalHeight } = image;
  const offset = { x: (x / 100) * naturalWidth, y: (y / 100) * naturalHeight };
  const size = { width: (width / 100) * naturalWidth, height: (height / 100) * naturalHeight };
  const scale = Math.min(1, maxWidthPx / size.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw cropError();
  if (type === 'jpeg') {
    // transparent pixels would turn black
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, offset.x, offset.y, size.width, size.height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, `image/${type}`, 0.88));
  if (!blob) throw cropError();
  return new File([blob], `${name}.${type === 'jpeg' ? 'jpg' : type}`, { type: blob.type });
}

const cropError = () => new Error(imageCropTexts.get().unreadable);
