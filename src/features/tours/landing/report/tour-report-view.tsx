import './report.css';
import Printer from 'lucide-react/icons/printer';
import { allPois } from '@/domain/folders/folder';
import { addressInWords } from '@/domain/place-in-words';
import { dayInWords, parseDatetimeLocal } from '@/domain/time';
import type { Tour } from '@/domain/tours/tour';
import { numberFormat } from '@/language/formats';
import { Button } from '@/ui/button';
import { useTexts } from '@/ui/use-texts';
import { LanguageNote } from '@/widgets/content-language/language-note';
import { useTextLanguage } from '@/widgets/content-language/tour-language';
import { tourImage } from '@/widgets/tour-image';
import { OrganizationMark } from '../organization-mark';
import { useBranding } from '../use-tour-or-wait';
import { ReportFolder } from './report-folder';
import { reportTexts } from './texts';

type Props = { tour: Tour; kind: 'report' | 'insurance' };

const poiNumber = numberFormat();

/** A printable report of a tour: every PoI with its name, floor, screenshot and content. @see ROUTE-044 ROUTE-045 */
export function TourReportView({ tour, kind }: Props) {
  const t = useTexts(reportTexts);
  const title = kind === 'insurance' ? t.insuranceReport : t.report;
  const organization = useBranding(tour.organization);
  const count = allPois(tour.folders).length;
  return (
    <div className="report size-full overflow-y-auto bg-canvas text-ink [color-scheme:light] print:bg-white">
      <article className="mx-auto max-w-3xl bg-white px-5 py-8 md:my-8 md:rounded-2xl md:border md:border-ink/15 md:px-12 md:py-12 print:m-0 print:max-w-none print:border-0 print:p-0">
        <header className="flex flex-col gap-4 border-ink/15 border-b pb-6">
          <div className="flex items-start justify-between gap-4">
            <OrganizationMark organization={organization} />
            {count > 0 && (
              <span className="print:hidden">
                <Button look="primary" onClick={() => window.print()}>
                  <Printer aria-hidden size={16} strokeWidth={1.75} />
                  {t.print}
                </Button>
              </span>
            )}
          </div>
          <div>
            <h1 className="wrap-anywhere text-balance font-semibold text-2xl text-ink tracking-tight md:text-3xl">
              {title({ tour: tour.name || t.untitled })}
            </h1>
            <p className="wrap-anywhere mt-1.5 text-base text-ink-soft">
              <bdi>{addressInWords(tour.place) || tour.address}</bdi>
            </p>
          </div>
          {kind === 'insurance' && <InsuranceFacts tour={tour} count={count} />}
          {count > 0 && <ReportImage tour={tour} />}
          {tour.description && <Description text={tour.description} />}
        </header>
        {count === 0 ? (
          <p className="py-16 text-center text-base text-ink-soft">{t.empty}</p>
        ) : (
          tour.folders.map((folder) => <ReportFolder key={folder.id} folder={folder} tour={tour} depth={0} />)
        )}
      </article>
    </div>
  );
}

function Description({ text }: { text: string }) {
  const language = useTextLanguage('tour', 'description');
  return (
    <div>
      <LanguageNote thing="tour" field="description" />
      <p {...language} className="wrap-anywhere max-w-[65ch] whitespace-pre-line text-pretty text-base text-ink">
        {text}
      </p>
    </div>
  );
}

function ReportImage({ tour }: { tour: Tour }) {
  const image = tourImage(tour, 1200);
  if (!image) return null;
  return <img src={image.src} alt={tour.thumbnailAlt} className="aspect-video w-full rounded-xl object-cover" />;
}

/** Key facts for insurers. */
function InsuranceFacts({ tour, count }: { tour: Tour; count: number }) {
  const t = useTexts(reportTexts);
  const scanned = parseDatetimeLocal(tour.tourDate);
  const facts = [
    [t.scanned, scanned ? dayInWords(scanned) : t.notRecorded],
    [t.scan, tour.matterportId || t.noScan],
    [t.lastChange, tour.updated ? dayInWords(tour.updated) : t.notRecorded],
    [t.pois, poiNumber.format(count)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-soft text-xs">{name}</dt>
          <dd className="wrap-anywhere font-medium text-ink text-sm tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
