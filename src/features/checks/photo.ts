import { AppError } from '@/domain/app-error';
import { heicAdvice } from '@/domain/files/file-types';
import { imageHeadLength, isHeicHead } from '@/domain/files/image-bytes';

/** The longer side of a stored photo, in pixels: enough to read a type plate, and a few hundred kilobytes. */
const longestSide = 2048;

const unreadable = () => new AppError('invalid-argument', 'This photo can’t be opened. Choose a JPEG, PNG or WebP image.');

/** A photo as it is stored: a JPEG of modest size, without the place and the device that cameras write into theirs. @throws AppError `invalid-argument` */
export async function smallPhoto(file: Blob): Promise<ArrayBuffer> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(async () => {
    const head = new Uint8Array(await file.slice(0, imageHeadLength).arrayBuffer());
    throw isHeicHead(head) ? new AppError('invalid-argument', heicAdvice) : unreadable();
  });
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw unreadable();
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  if (!blob) throw unreadable();
  return blob.arrayBuffer();
}
