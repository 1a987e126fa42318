import { heicAdvice, isTiff } from '@/domain/files/file-types';
import { imageHeadLength, isCutShort, isHeicHead, isImageHead } from '@/domain/files/image-bytes';
import { contentTypeOf } from '@/domain/files/type-by-name';

/** Browsers refuse to decode what would take more memory, though they show it. */
const maxCheckedPixels = 64_000_000;

const damagedMessage = 'This image is damaged or incomplete. Export it again, or choose another one.';

/**
 * Why a file that claims to be an image is none, or a broken one; null if the browser can decode it. Files of other types are not looked into, and
 * TIFF, which browsers cannot decode, only at its beginning.
 * @see TOUR-072 EDIT-082
 */
export async function imageFileProblem(file: File): Promise<string | null> {
  const type = contentTypeOf(file);
  if (!type.startsWith('image/')) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const head = bytes.subarray(0, imageHeadLength);
  if (isHeicHead(head)) return heicAdvice;
  if (!isImageHead(head)) return 'This file is not an image. Choose another one.';
  if (isTiff(type)) return null;
  return isCutShort(bytes) || !(await decodes(new Blob([bytes], { type }))) ? damagedMessage : null;
}

/** The same for an image that is decoded anyway, as for cropping: what decoders don't mind. */
export async function cutShortProblem(file: File): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isHeicHead(bytes.subarray(0, imageHeadLength))) return heicAdvice;
  return isCutShort(bytes) ? damagedMessage : null;
}

async function decodes(image: Blob): Promise<boolean> {
  // browsers from before 2021 check nothing
  if (!('createImageBitmap' in globalThis)) return true;
  // a drawing has no pixels of its own
  if (image.type.startsWith('image/svg')) return (await shownSize(image)) !== null;
  try {
    (await createImageBitmap(image)).close();
    return true;
  } catch {
    return ((await shownSize(image)) ?? 0) > maxCheckedPixels;
  }
}

/** How many pixels an image has that the browser can show; null if it can't. */
async function shownSize(blob: Blob): Promise<number | null> {
  const address = URL.createObjectURL(blob);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image.naturalWidth * image.naturalHeight;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
