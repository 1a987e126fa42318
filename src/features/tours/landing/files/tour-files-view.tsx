import type { Tour } from '@/domain/tours';
import { useBranding } from '../use-shown-tour';
import { TourFilesList } from './tour-files-list';

type Props = { tour: Tour };

/** The files of a tour in place of its scan: the player's mode `files`. @see PLAYER-077 */
export function TourFilesView({ tour }: Props) {
  const organization = useBranding(tour.organization);
  return (
    <div className="size-full overflow-y-auto bg-canvas">
      <div className="mx-auto max-w-3xl px-4 py-8 md:px-8 md:py-12">
        <h1 className="wrap-anywhere mb-6 text-balance font-semibold text-2xl text-ink tracking-tight">
          Files of {tour.name || 'this tour'}
        </h1>
        <TourFilesList tour={tour} organization={organization} headings="h2" />
      </div>
    </div>
  );
}
