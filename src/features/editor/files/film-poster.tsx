import { imageFileProblem } from '@/backend/storage/image-file';
import { uploadFile } from '@/backend/storage/upload-file';
import { AppError } from '@/domain/app-error';
import { isShownAsImage, textImageProblem, textImageTypes } from '@/domain/files/file-types';
import { originalFileName } from '@/domain/files/names';
import { uploadPath } from '@/domain/files/paths';
import { contentTypeOf } from '@/domain/files/type-by-name';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { attachedFiles } from '@/domain/pois/deletion';
import type { Tour } from '@/domain/tours/tour';
import type { Option } from '@/ui/select';
import { SelectField } from '@/ui/select-field';
import { ownUrl } from '@/widgets/file-preview/own-url';
import { UploadButton } from '@/widgets/uploads/upload-button';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { MediaDialog } from './media-dialog';
import { useMediaUpload } from './use-media-upload';

/** The folder of posters among the tour's uploads. */
const folder = 'Posters';

type Props = {
  poi: PoiId;
  name: string;
  /** Its address; "" for none. */
  poster: string;
  /** Sets the address of the poster; "" removes it. */
  onChange: (address: string) => void;
  onClose: () => void;
};

/** The image that a film begins with: one of the point's, or one that is uploaded. */
export function FilmPoster({ poi, name, poster, onChange, onClose }: Props) {
  const tour = useEditingSession().tour();
  const images = useImagesOfPoint(poi);
  const { mutate, isPending, error } = useMediaUpload(
    (file) => upload(tour, file),
    ({ url }) => onChange(url),
  );
  const shown = ownUrl(poster);
  return (
    <MediaDialog title={`Poster of “${name}”`} onClose={onClose}>
      {shown ? (
        <img src={shown} alt="The poster" referrerPolicy="no-referrer" className="aspect-video w-full rounded-lg bg-black object-contain" />
      ) : (
        <p className="text-pretty text-ink-soft text-sm">No poster yet. Visitors see the beginning of the film until they play it.</p>
      )}
      <SelectField
        label="Image"
        value={poster}
        options={optionsOf(images, poster)}
        disabled={isPending}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <UploadButton
          size="small"
          label="Image to upload"
          accept={textImageTypes.join()}
          hint={hint}
          busy={isPending}
          onFiles={([file]) => file && mutate(file)}
        >
          {isPending ? 'Uploading…' : 'Upload an image'}
        </UploadButton>
      </div>
      {error && (
        <p role="alert" className="text-pretty text-danger text-sm">
          {error.message}
        </p>
      )}
    </MediaDialog>
  );
}

const hint = 'An image that browsers can show, such as JPEG, PNG or WebP.';

function useImagesOfPoint(poi: PoiId): Option[] {
  const found = useEditingState(({ edited }) => findPoi(edited.folders, poi));
  const images = found ? attachedFiles(found).filter(({ contentType, url }) => isShownAsImage(contentType) && ownUrl(url)) : [];
  return images.map(({ url, name }) => ({ value: url, label: originalFileName(name) }));
}

function optionsOf(images: readonly Option[], poster: string): Option[] {
  const isOther = poster !== '' && !images.some(({ value }) => value === poster);
  return [{ value: '', label: 'None' }, ...(isOther ? [{ value: poster, label: 'Uploaded image' }] : []), ...images];
}

/** @throws AppError `invalid-argument` for what browsers can't show, and what is broken; those of `uploadFile` */
async function upload({ organization, id }: Tour, file: File) {
  const problem = textImageProblem({ type: contentTypeOf(file), size: file.size }) ?? (await imageFileProblem(file));
  if (problem) throw new AppError('invalid-argument', problem);
  return uploadFile({ path: uploadPath(organization, id, folder, file.name), file, problem: textImageProblem });
}
