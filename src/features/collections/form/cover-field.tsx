import type { Collection } from '@/domain/collections/collection';
import { Button } from '@/ui/button';
import { PicturePicker } from '@/widgets/picture-picker/picture-picker';
import type { CoverChoice } from './use-save-collection';

type Props = {
  collection: Pick<Collection, 'coverUrl' | 'coverAlt'> | null;
  cover: { choice: CoverChoice | null; choose: (choice: CoverChoice | null) => void };
  disabled: boolean;
};

/** Wide enough for the page's whole width on a high-density screen. */
const coverOutput = { name: 'cover', maxWidthPx: 2400, type: 'jpeg' } as const;

/** The cover image: chosen, dropped or pasted, then cropped; it is uploaded when the form is saved. */
export function CoverField({ collection, cover: { choice, choose }, disabled }: Props) {
  const current = choice?.kind === 'remove' ? '' : (collection?.coverUrl ?? '');
  return (
    <fieldset disabled={disabled} className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium text-ink text-sm">Cover image</legend>
      <p className="-mt-1.5 text-ink-soft text-sm">Optional. Without one, the images of its first tours are shown.</p>
      <div className="max-w-md">
        <PicturePicker
          current={current}
          currentLabel={collection?.coverAlt || 'Current cover image'}
          aspect={16 / 9}
          output={coverOutput}
          onCrop={(crop) => choose(crop && { kind: 'new', crop })}
        />
      </div>
      {collection?.coverUrl && choice?.kind !== 'new' && (
        <div>
          <Button size="small" onClick={() => choose(choice ? null : { kind: 'remove' })}>
            {choice ? 'Keep the cover image' : 'Remove the cover image'}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
