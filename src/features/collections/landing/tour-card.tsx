import { Link } from 'react-router-dom';
import type { CollectionTour } from '@/domain/collections/collection-tour';
import type { CollectionId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { collectionPlayerPath, tourPagePath } from '@/domain/page-addresses';
import { townInWords } from '@/domain/place-in-words';
import { tourTitle } from '@/domain/tours/tour-title';
import { numberFormat } from '@/language/formats';
import { useTexts } from '@/ui/use-texts';
import { useShownTexts } from '@/widgets/content-language/use-shown-texts';
import { TourThumbnail } from '@/widgets/tour-thumbnail';
import { TourTypeBadge } from '@/widgets/tour-type-badge';
import { collectionLandingTexts } from './texts';

type Props = {
  collection: CollectionId;
  tour: CollectionTour;
  organization: Organization | null;
  /** Its place in an order that somebody chose. */
  number?: number | undefined;
  isFastScrolling?: boolean;
};

const placeNumber = numberFormat();

/** A tour of the collection: the card opens it in the collection’s player, Details its own page. @see COLL-033 */
export function TourCard({ collection, tour: stored, organization, number, isFastScrolling = false }: Props) {
  const t = useTexts(collectionLandingTexts);
  const tour = useShownTexts(stored);
  const name = tourTitle(tour);
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-card transition-[border-color,box-shadow] focus-within:border-line-strong hover:border-accent-line hover:shadow-lifted">
      <div className="relative aspect-video shrink-0 overflow-hidden border-line border-b">
        {!isFastScrolling && <TourThumbnail tour={tour} width={600} />}
        {number !== undefined && (
          <span
            data-glass
            className="absolute top-3 start-3 grid h-8 min-w-8 place-items-center rounded-full bg-surface px-2 font-semibold text-ink text-sm tabular-nums"
          >
            <span className="sr-only">{t.number({ number })}</span>
            <span aria-hidden>{placeNumber.format(number)}</span>
          </span>
        )}
      </div>
      <div className="flex min-h-0 grow flex-col px-3.5 pt-2.5 pb-2">
        <h3 className="wrap-anywhere line-clamp-2 font-semibold text-base text-ink leading-snug">
          <Link
            to={collectionPlayerPath(collection, tour.id)}
            title={tour.name}
            className="scroll-mt-32 scroll-mb-16 rounded-sm outline-offset-4 after:absolute after:inset-0 after:rounded-xl"
          >
            <bdi lang={tour.nameLanguage || undefined}>{name}</bdi>
          </Link>
        </h3>
        <p dir="auto" className="truncate text-ink-soft text-sm">
          {townInWords(tour.place)}
        </p>
        {tour.description && (
          <p dir="auto" title={tour.description} className="truncate text-ink text-sm">
            {tour.description}
          </p>
        )}
        {!isFastScrolling && (
          <div className="mt-auto flex items-center justify-between gap-3 text-ink-soft text-xs">
            {organization ? <TourTypeBadge tour={tour} organization={organization} /> : <span />}
            <Link
              to={tourPagePath(tour.id)}
              aria-label={t.detailsOf({ tour: name })}
              className="relative inline-flex min-h-6 items-center rounded-sm underline-offset-4 hover:text-ink hover:underline touch:min-h-11"
            >
              {t.details}
            </Link>
          </div>
        )}
      </div>
    </article>
  );
}
