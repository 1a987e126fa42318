import { useMemo } from 'react';
import { missingStops, stopTargets } from '@/domain/guided-tours/missing';
import { plural } from '@/domain/plural';
import type { PublishedContent } from '@/domain/publishing/published-content';
import type { Tour } from '@/domain/tours/tour';

type Props = { tour: Tour; publication: PublishedContent };

/** The stops of guided tours that the version won't have, because their point is gone or is left out. */
export function SkippedStops({ tour, publication }: Props) {
  const skipped = useMemo(() => missingStops(tour.guidedTours, stopTargets(publication.folders)), [tour, publication]);
  if (skipped.length === 0) return null;
  return (
    <section aria-label="Stops that are left out" className="rounded-lg bg-sunken px-4 py-3 text-ink text-sm">
      <h3 className="font-medium">
        {plural(skipped.length, { one: '# stop of a guided tour is left out', other: '# stops of guided tours are left out' })}
      </h3>
      <p className="mt-1 text-pretty text-ink-soft">
        The point of a stop is gone, or is not published. Retake the stop from a view in the editor, or include its point.
      </p>
      <ul className="wrap-anywhere mt-1.5 list-disc space-y-1 ps-5">
        {skipped.map(({ tour: guided, stop, number }) => (
          <li key={stop.id}>
            {guided.name}: stop {number}
            {stop.title && `, “${stop.title}”`}
          </li>
        ))}
      </ul>
    </section>
  );
}
