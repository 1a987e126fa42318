import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type TourId, tourId } from '@/domain/ids';
import { addressLine } from '@/domain/place';
import { formProgress, progressTone } from '@/domain/tours/form-progress';
import { isModelId } from '@/domain/tours/model-id';
import { ProgressBar } from '@/ui/progress-bar';
import { TourThumbnail } from '@/widgets/tour-thumbnail';
import { accessWords } from './access-words';
import type { FormValues } from './form-values';

type Props = {
  tour: { id: TourId; thumbnailUrl: string } | null;
  /** Stands on the picture. */
  onPicture?: ReactNode;
};

const steps = 4;

/** How the tour will look in a list, and how much of it is filled in. @see TOUR-041 TOUR-047 TOUR-048 */
export function SummaryCard({ tour, onPicture }: Props) {
  const values = useWatch<FormValues>() as FormValues;
  const progress = formProgress(values);
  const model = values.matterportId.trim();
  const pictured = { id: tour?.id ?? tourId('new'), matterportId: isModelId(model) ? model : '', thumbnailUrl: tour?.thumbnailUrl ?? '' };
  return (
    <section aria-label="Summary" className="overflow-hidden rounded-xl border border-line bg-surface">
      <div className="relative aspect-video border-line border-b bg-sunken">
        <TourThumbnail tour={pictured} width={320} />
        {onPicture && <div className="absolute right-2 bottom-2">{onPicture}</div>}
      </div>
      <div className="flex flex-col gap-3 p-4">
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold text-base text-ink leading-snug">{values.name.trim() || 'A tour without a name'}</p>
          <p className="wrap-anywhere mt-0.5 text-ink-soft text-sm">{addressLine(values.place) || 'No place yet'}</p>
        </div>
        {!tour && (
          <p className="text-pretty text-ink-faint text-xs">
            The picture is the model’s own. You can choose another one as soon as the tour is created.
          </p>
        )}
        <dl className="flex items-baseline justify-between gap-3 text-sm">
          <dt className="text-ink-soft">Tour Access</dt>
          <dd className="text-right font-medium text-ink">{values.public ? accessWords.public : accessWords.members}</dd>
        </dl>
        <div>
          <ProgressBar label="Filled in" value={progress} tone={progressTone(progress)} text={`${progress * steps} of ${steps} steps`} />
          <p aria-hidden className="mt-1.5 text-ink-faint text-xs tabular-nums">
            {progress * steps} of {steps} steps
          </p>
        </div>
      </div>
    </section>
  );
}
