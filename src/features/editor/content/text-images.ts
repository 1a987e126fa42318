import { textImageProblem } from '@/domain/files/file-types';
import { uploadPath } from '@/domain/files/paths';
import { contentTypeOf } from '@/domain/files/type-by-name';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { randomIdentifier } from '@/domain/random';
import { type ImageUpload, readyImages } from '@/widgets/rich-text-editor/text-images';
import { withImage } from '@/widgets/rich-text-editor/with-image';
import { isUnderWay, newUpload } from '@/widgets/uploads/upload-queue';
import { markUploadsHandled } from '../files/uploads';
import type { EditingSession } from '../session/editing-context';
import type { EditorUpload, TextTarget } from '../session/view-state';

const sizes = new WeakMap<File, { width: number; height: number }>();

/** Uploads images for a text that is being written. @returns their ids */
export function uploadTextImages({ store, uploads }: EditingSession, files: readonly File[], target: Omit<TextTarget, 'after'>): string[] {
  const { tour } = store.getState().input;
  const batch = randomIdentifier();
  const added = files.map((file): EditorUpload => {
    void measure(file);
    const as = { contentType: contentTypeOf(file), problem: textImageProblem };
    const upload = newUpload(file, uploadPath(tour.organization, tour.id, '', file.name), undefined, as);
    return { ...upload, folder: '', batch, target: null, text: { ...target, after: null }, isHandled: false };
  });
  uploads.add(added);
  return added.map(({ id }) => id);
}

/** The size of an image is known before it is stored; without it, the image has none, as a drawing. */
async function measure(file: File): Promise<void> {
  try {
    const image = await createImageBitmap(file);
    sizes.set(file, { width: image.width, height: image.height });
    image.close();
  } catch {
    // the upload looks at it too, and says what is wrong
  }
}

/** The images of a text that are not in it yet. */
export const imagesOfText = (uploads: readonly EditorUpload[], poi: PoiId, block: string): EditorUpload[] =>
  uploads.filter(({ text, isHandled }) => text?.poi === poi && text.block === block && !isHandled);

/** As the text editor takes it. */
export const imageUpload = ({ file, stored, text, ...upload }: EditorUpload): ImageUpload => ({
  id: upload.id,
  after: text?.after ?? null,
  image: stored && { src: stored.details.url, ...sizes.get(file) },
  isUnderWay: isUnderWay({ file, stored, ...upload }),
});

/** Remembers where an image belongs when the text is closed before it is stored. */
export const leaveImage = ({ store }: Pick<EditingSession, 'store'>, id: string, after: number): void =>
  store.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id && upload.text ? { ...upload, text: { ...upload.text, after } } : upload)),
  }));

/** Puts uploaded images in texts that are not being written any more. */
export function insertUploadedImages(session: EditingSession): void {
  const waiting = session.store.getState().uploads.filter(({ text, isHandled }) => text && text.after !== null && !isHandled);
  for (const { text } of waiting) {
    if (!text) continue;
    const ofText = imagesOfText(waiting, text.poi, text.block).map(imageUpload);
    // from the last on, so that the places of those before stay
    for (const upload of readyImages(ofText).toReversed()) insertInText(session, text, upload);
  }
}

function insertInText(
  session: EditingSession,
  { poi, block }: TextTarget,
  { id, image, after }: ReturnType<typeof readyImages<ImageUpload>>[number],
): void {
  if (!imagesOfText(session.store.getState().uploads, poi, block).some((upload) => upload.id === id)) return;
  markUploadsHandled(session, [id]);
  // the text, or its point, may have been deleted
  if (!findPoi(session.store.getState().edited.folders, poi)) return;
  session.editPoi('Add image', poi, (now) => ({
    ...now,
    content: now.content.map((each) =>
      each.identifier === block && each.type === 'text'
        ? { ...each, content: withImage(each.content, image, after ?? Number.POSITIVE_INFINITY) }
        : each,
    ),
  }));
}
