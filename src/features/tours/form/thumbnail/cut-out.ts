import type { PercentCrop } from 'react-image-crop';
import { AppError } from '@/domain/app-error';

/** Wide enough for the largest place a thumbnail has, on a dense screen. */
const widest = 1600;

/** The chosen part of a picture as a file of its own, no wider than a thumbnail can be shown. @throws AppError `failed-precondition` */
export async function cutOut(image: HTMLImageElement, { x, y, width, height }: PercentCrop): Promise<File> {
  const { naturalWidth, naturalHeight } = image;
  const from = { x: (x / 100) * naturalWidth, y: (y / 100) * naturalHeight };
  const size = { width: (width / 100) * naturalWidth, height: (height / 100) * naturalHeight };
  const scale = Math.min(1, widest / size.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw unreadable();
  // what is transparent would be black
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, from.x, from.y, size.width, size.height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
  if (!blob) throw unreadable();
  return new File([blob], 'thumbnail.jpg', { type: 'image/jpeg' });
}

const unreadable = () => new AppError('failed-precondition', 'This picture cannot be cut here. Choose another one.');
