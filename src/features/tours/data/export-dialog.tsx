import Download from 'lucide-react/icons/download';
import { exportFileName, tourAsJson } from '@/domain/tours/as-json';
import { tourData } from '@/domain/tours/data/export';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { download } from '@/ui/download';
import { SpreadsheetDownload, useTourTranslations } from '@/widgets/spreadsheets/spreadsheet-download';

type Props = { tour: Tour; canExportStoredFields: boolean; onClose: () => void };

/** Downloads the saved tour as data: to keep, to work with elsewhere, and to create a tour from again. @see TOUR-044 */
export function ExportDialog({ tour, canExportStoredFields, onClose }: Props) {
  const translations = useTourTranslations(tour);
  return (
    <Dialog
      title="Export"
      description="The tour as it was saved, without its history and people."
      open
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="flex flex-col gap-6">
        <Offer
          title="The whole tour"
          text="JSON with folders, points, tags, plans and files. Under Create, Import makes a tour of it again, in this organization or another."
          onDownload={() => download(exportFileName(tour), tourData(tour, translations ?? []))}
          isDisabled={translations === null}
          label="Download JSON"
        />
        <section className="flex flex-col gap-2">
          <h3 className="font-medium text-ink text-sm">Its points of interest</h3>
          <SpreadsheetDownload tour={tour} tourNow={() => tour} />
          <p className="text-pretty text-ink-soft text-sm">A changed file is imported in the editor, under Advanced.</p>
        </section>
        {canExportStoredFields && (
          <Offer
            title="Its document"
            text="JSON with all fields of the tour as Loggia stores them, for Super Admins. Nothing imports it."
            onDownload={() => download(exportFileName(tour), tourAsJson(tour))}
            label="Download stored fields"
          />
        )}
        <p className="rounded-lg bg-sunken px-4 py-3 text-pretty text-ink-soft text-sm">
          The JSON has the addresses of the tour’s files, and whoever has such an address can open the file. Pass it on like the files
          themselves.
        </p>
      </div>
    </Dialog>
  );
}

type OfferProps = { title: string; text: string; label: string; isDisabled?: boolean; onDownload: () => void };

const Offer = ({ title, text, label, isDisabled = false, onDownload }: OfferProps) => (
  <section className="flex flex-col items-start gap-2">
    <h3 className="font-medium text-ink text-sm">{title}</h3>
    <p className="text-pretty text-ink-soft text-sm">{text}</p>
    <Button disabled={isDisabled} onClick={onDownload}>
      <Download aria-hidden size={16} strokeWidth={1.75} />
      {label}
    </Button>
  </section>
);
