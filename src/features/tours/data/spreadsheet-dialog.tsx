import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import { SpreadsheetDownload } from '@/widgets/spreadsheets/spreadsheet-download';
import { spreadsheetTexts } from '@/widgets/spreadsheets/texts';

type Props = { tour: Tour; onClose: () => void };

/** The points of a tour as a spreadsheet, for everybody who may read the tour. */
export function SpreadsheetDialog({ tour, onClose }: Props) {
  const t = useTexts(spreadsheetTexts);
  const { close } = useTexts(commonTexts);
  return (
    <Dialog title={t.title} open onClose={onClose} footer={<Button onClick={onClose}>{close}</Button>}>
      <div className="flex flex-col gap-3">
        <SpreadsheetDownload tour={tour} tourNow={() => tour} />
        <p className="text-pretty text-ink-soft text-sm">{t.importing}</p>
      </div>
    </Dialog>
  );
}
