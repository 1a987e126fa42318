import { Link } from 'react-router-dom';
import { addressInWords } from '@/domain/place-in-words';
import { dayInWords, parseDatetimeLocal } from '@/domain/time';
import type { Tour } from '@/domain/tours/tour';
import { listFormat } from '@/language/formats';
import { buttonStyle } from '@/ui/button';
import { Detail } from '@/ui/detail';
import { Dialog } from '@/ui/dialog';
import { useTexts } from '@/ui/use-texts';
import { LanguageNote } from '@/widgets/content-language/language-note';
import { useTextLanguage } from '@/widgets/content-language/tour-language';
import { tourImage } from '@/widgets/tour-image';
import { aboutTexts } from './texts';

type Props = {
  tour: Omit<Tour, 'folders'>;
  organization: string;
  /** The address of its report; null where it has none. */
  report: string | null;
  onClose: () => void;
};

const floorsFormat = listFormat({ type: 'unit' });

/** What the place is, for those whom a link or a QR code led straight into the scan. */
export function AboutTour({ tour, organization, report, onClose }: Props) {
  const t = useTexts(aboutTexts);
  const description = useTextLanguage('tour', 'description');
  const image = tourImage(tour, 1200);
  const scanned = parseDatetimeLocal(tour.tourDate);
  return (
    <Dialog title={tour.name || t.title} open size="small" onClose={onClose}>
      <div className="flex flex-col gap-4">
        {image && (
          <img
            src={image.src}
            srcSet={image.srcSet}
            alt={tour.thumbnailAlt}
            className="aspect-video w-full rounded-xl bg-sunken object-cover"
          />
        )}
        {tour.description.trim() !== '' && (
          <div>
            <LanguageNote thing="tour" field="description" />
            <p {...description} className="wrap-anywhere whitespace-pre-line text-pretty text-base text-ink">
              {tour.description.trim()}
            </p>
          </div>
        )}
        <dl className="divide-y divide-line">
          <Detail name={t.address}>{addressInWords(tour.place) || tour.address}</Detail>
          <Detail name={t.organization}>{organization}</Detail>
          <Detail name={t.floors}>{floorsFormat.format(tour.floors.filter((name) => name.trim() !== ''))}</Detail>
          <Detail name={t.scanned}>{scanned && dayInWords(scanned)}</Detail>
        </dl>
        {report !== null && (
          <p>
            <Link to={report} className={buttonStyle({ size: 'small' })}>
              {t.readReport}
            </Link>
          </p>
        )}
      </div>
    </Dialog>
  );
}
