import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type TourId, tourId } from '@/domain/ids';
import { addressLine } from '@/domain/place';
import { formProgress, progressTone } from '@/domain/tours/form-progress';
import { isModelId } from '@/domain/tours/model-id';
import { tourTitle } from '@/domain/tours/tour-title';
import { ProgressBar } from '@/ui/progress-bar';
import { TourThumbnail } from '@/widgets/tour-thumbnail';
import { accessLabels } from './access-labels';
import type { FormValues } from './form-values';

type Props = {
  tour: { id: TourId; thumbnailUrl: string } | null;
  /** Shown on top of the thumbnail. */
  thumbnailAction?: ReactNode;
};

const stepCount = 4;

/** Previews the tour's list card and shows how complete the form is. @see TOUR-041 TOUR-047 TOUR-048 */
export function SummaryCard({ tour, thumbnailAction }: Props) {
  const values = useWatch<FormValues>() as FormValues;
  const progress = formProgress(values);
  const modelId = values.matterportId.trim();
  const thumbnailTour = {
    id: tour?.id ?? tourId('new'),
    matterportId: isModelId(modelId) ? modelId : '',
    thumbnailUrl: tour?.thumbnailUrl ?? '',
  };
  return (
    <section aria-label="Summary" className="overflow-hidden rounded-xl border border-line bg-surface">
      <div className="relative aspect-video border-line border-b bg-sunken">
        <TourThumbnail tour={thumbnailTour} width={320} />
        {thumbnailAction && <div className="absolute end-2 bottom-2">{thumbnailAction}</div>}
      </div>
      <div className="flex flex-col gap-3 p-4">
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold text-base text-ink leading-snug">{tourTitle({ name: values.name.trim() })}</p>
          <p className="wrap-anywhere mt-0.5 text-ink-soft text-sm">{addressLine(values.place) || 'No place yet'}</p>
        </div>
        {!tour && (
          <p className="text-pretty text-ink-faint text-xs">
            The tour uses the model’s thumbnail. You can choose another image after you create the tour.
          </p>
        )}
        <dl className="flex items-baseline justify-between gap-3 text-sm">
          <dt className="text-ink-soft">Tour Access</dt>
          <dd className="text-end font-medium text-ink">{values.public ? accessLabels.public : accessLabels.members}</dd>
        </dl>
        <div>
          <ProgressBar
            label="Filled in"
            value={progress}
            tone={progressTone(progress)}
            valueText={`${progress * stepCount} of ${stepCount} steps`}
          />
          <p aria-hidden className="mt-1.5 text-ink-faint text-xs tabular-nums">
            {progress * stepCount} of {stepCount} steps
          </p>
        </div>
      </div>
    </section>
  );
}
