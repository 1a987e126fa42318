import { isTiff } from '@/domain/files/file-types';
import { contentTypeOf } from '@/domain/files/type-by-name';
import type { TextImage } from './image-places';

/** An image on its way into a text. */
export type ImageUpload = {
  id: string;
  /** how many blocks of the text are before it, if no editor has a place for it */
  after: number | null;
  /** null until it is stored */
  image: TextImage | null;
  isUnderWay: boolean;
};

/** How a text gets images. */
export type TextImages = {
  /** Starts to upload images. @returns their ids */
  upload: (files: File[]) => string[];
  /** those of this text that are not in it yet, in the order in which they were chosen */
  uploads: readonly ImageUpload[];
  /** an image is in the text now */
  onPlaced: (id: string) => void;
  /** the editor ends before an image is stored, which has so many blocks of the text before it */
  onLeave: (id: string, after: number) => void;
};

/** Whether a file is pasted into the text. Of what browsers cannot show, the upload says why; TIFF is a file to download. */
export function isForText(file: File): boolean {
  const type = contentTypeOf(file);
  return type.startsWith('image/') && !isTiff(type);
}

/** The images that can be put in a text now, so that those that were chosen together stay in their order. */
export function readyImages<T extends Pick<ImageUpload, 'image' | 'isUnderWay'>>(uploads: readonly T[]): (T & { image: TextImage })[] {
  const firstUnderWay = uploads.findIndex(({ isUnderWay }) => isUnderWay);
  const settled = firstUnderWay < 0 ? uploads : uploads.slice(0, firstUnderWay);
  return settled.flatMap((upload) => (upload.image ? [{ ...upload, image: upload.image }] : []));
}
