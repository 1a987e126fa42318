import { useState } from 'react';
import { imageAltLimit } from '@/domain/limits';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { ProgressBar } from '@/ui/progress-bar';
import { RadioCards } from '@/ui/radio-cards';
import { TextArea } from '@/ui/text-area';
import { PicturePicker } from '@/widgets/picture-picker/picture-picker';
import { ModelImage } from './model-image';
import { useModelImage } from './use-model-image';
import { type ThumbnailChoice, useSaveThumbnail } from './use-save-thumbnail';

type Props = { tour: Tour; onClose: () => void };

/** Enough for the largest thumbnail on a high-density screen. */
const thumbnailOutput = { name: 'thumbnail', maxWidthPx: 1600, type: 'jpeg' } as const;

/** Chooses a tour's thumbnail: the model's, or a custom image. @see TOUR-046 */
export function ThumbnailDialog({ tour, onClose }: Props) {
  const [kind, setKind] = useState<'model' | 'own'>(tour.thumbnailUrl === '' ? 'model' : 'own');
  const [crop, setCrop] = useState<(() => Promise<File>) | null>(null);
  const model = useModelImage(tour.matterportId);
  const saving = useSaveThumbnail(tour, onClose);
  const [alt, setAlt] = useState(tour.thumbnailAlt);
  const choice = choiceOf(tour, { kind, crop, isModelAvailable: model.state === 'available', alt });
  return (
    <FormDialog
      isChanged={!saving.isPending && !saving.isSuccess && (crop !== null || alt !== tour.thumbnailAlt)}
      title="Thumbnail"
      description="The tour’s image in lists and on its landing page."
      open
      onClose={saving.isPending ? saving.cancel : onClose}
      footer={
        <>
          {saving.percent !== null && (
            <div className="grow">
              <ProgressBar label="Uploading the image" value={saving.percent / 100} />
            </div>
          )}
          <CancelButton />
          <Button look="primary" busy={saving.isPending} disabled={!choice} onClick={() => choice && saving.start(choice)}>
            {choice?.kind === 'current' ? 'Save' : 'Use this image'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <RadioCards
          label="Image source"
          isFirstFocus
          value={kind}
          disabled={saving.isPending}
          onChange={setKind}
          cards={[
            { value: 'model', label: 'The model', hint: 'The model’s thumbnail. Only for public or unlisted models.' },
            { value: 'own', label: 'Your own image', hint: 'Upload, drop or paste an image.' },
          ]}
        />
        {kind === 'model' ? (
          <ModelImage {...model} />
        ) : (
          <PicturePicker
            current={tour.thumbnailUrl}
            currentLabel="Current thumbnail"
            aspect={16 / 9}
            output={thumbnailOutput}
            onCrop={(next) => setCrop(() => next)}
          />
        )}
        <TextArea
          label="Alternative text"
          hint="What the image shows, for people who can’t see it."
          rows={2}
          maxLength={imageAltLimit}
          disabled={saving.isPending}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        {saving.problem && <ErrorNote>{saving.problem}</ErrorNote>}
      </div>
    </FormDialog>
  );
}

type Input = { kind: 'model' | 'own'; crop: (() => Promise<File>) | null; isModelAvailable: boolean; alt: string };

/** What is to be saved; null while there is nothing. Text alone can be saved when the image stays. */
function choiceOf(tour: Tour, { kind, crop, isModelAvailable, alt }: Input): ThumbnailChoice | null {
  if (kind === 'own' && crop) return { kind, crop, alt };
  const isCurrent = (kind === 'own') === (tour.thumbnailUrl !== '');
  if (isCurrent && alt.trim() !== tour.thumbnailAlt) return { kind: 'current', alt };
  return kind === 'model' && isModelAvailable ? { kind, alt } : null;
}
