import { useState } from 'react';
import type { Tour } from '@/domain/tours';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ProgressBar } from '@/ui/progress-bar';
import { RadioCards } from '@/ui/radio-cards';
import { ModelPicture } from './model-picture';
import { OwnPicture } from './own-picture';
import { useModelPicture } from './use-model-picture';
import { type Chosen, useSaveThumbnail } from './use-save-thumbnail';

type Props = { tour: Tour; onClose: () => void };

/** The picture of a tour: the model's own, or one that somebody brings. @see TOUR-046 */
export function ThumbnailDialog({ tour, onClose }: Props) {
  const [kind, setKind] = useState<Chosen['kind']>(tour.thumbnailUrl === '' ? 'model' : 'own');
  const [cut, setCut] = useState<(() => Promise<File>) | null>(null);
  const model = useModelPicture(tour.matterportId);
  const saving = useSaveThumbnail(tour, onClose);
  const ready = kind === 'model' ? model.state === 'free' : cut !== null;
  const save = () => ready && saving.start(kind === 'own' && cut ? { kind, cut } : { kind: 'model' });
  return (
    <Dialog
      title="Thumbnail"
      description="The picture of the tour in lists and on its landing page."
      open
      onClose={saving.isPending ? saving.cancel : onClose}
      footer={
        <>
          {saving.percent !== null && (
            <div className="grow">
              <ProgressBar label="Uploading the picture" value={saving.percent / 100} />
            </div>
          )}
          <Button onClick={saving.isPending ? saving.cancel : onClose}>Cancel</Button>
          <Button look="primary" busy={saving.isPending} disabled={!ready} onClick={save}>
            Use this picture
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <RadioCards
          label="Where it comes from"
          value={kind}
          disabled={saving.isPending}
          onChange={setKind}
          cards={[
            { value: 'model', label: 'The model', hint: 'Its own picture; for public or unlisted models.' },
            { value: 'own', label: 'A picture of yours', hint: 'Upload it, drop it here, or paste it.' },
          ]}
        />
        {kind === 'model' ? <ModelPicture {...model} /> : <OwnPicture current={tour.thumbnailUrl} onCut={(next) => setCut(() => next)} />}
        {saving.problem && (
          <p role="alert" className="rounded-md bg-danger-wash px-3 py-2.5 text-danger text-sm">
            {saving.problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}
