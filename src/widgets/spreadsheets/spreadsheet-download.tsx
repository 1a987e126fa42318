import { useQueries } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { translationQueries } from '@/backend/languages/queries';
import type { Translations } from '@/domain/languages/translations';
import { exportFileName } from '@/domain/tours/as-json';
import { csvOf, type DecimalSign } from '@/domain/tours/spreadsheet/cells';
import { pointsAsRows } from '@/domain/tours/spreadsheet/export';
import type { Tour } from '@/domain/tours/tour';
import { loadModule } from '@/loading/load-code';
import { Button } from '@/ui/button';
import { download } from '@/ui/download';
import { Segmented } from '@/ui/segmented';
import { useTexts } from '@/ui/use-texts';
import { useMutation } from '@/widgets/use-mutation';
import { spreadsheetTexts } from './texts';

const xlsx = () => import('./write-xlsx').then((it) => it.writeXlsx);

type Props = {
  /** the tour as it is, called when it is exported */
  tourNow: () => Tour;
  tour: Pick<Tour, 'id' | 'languages'>;
};

/** Downloads the points of a tour as a spreadsheet. */
export function SpreadsheetDownload({ tour, tourNow }: Props) {
  const t = useTexts(spreadsheetTexts);
  const translations = useTourTranslations(tour);
  const [decimal, setDecimal] = useState(decimalSignOfBrowser);
  const nameWith = (ending: string) => exportFileName(tourNow()).replace(/\.json$/, `, points.${ending}`);
  const rows = () => pointsAsRows(tourNow(), translations ?? [], new Date());
  const saveXlsx = useMutation({
    mutationFn: async () => download(nameWith('xlsx'), await (await loadModule(xlsx))(rows(), 'Points')),
    meta: { failed: null },
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-pretty text-ink-soft text-sm">{t.description}</p>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button disabled={translations === null} busy={saveXlsx.isPending} onClick={() => saveXlsx.mutate()}>
          <Download aria-hidden size={16} strokeWidth={1.75} />
          {t.xlsx}
        </Button>
        <Button disabled={translations === null} onClick={() => download(nameWith('csv'), csvOf(rows(), decimal), 'text/csv')}>
          <Download aria-hidden size={16} strokeWidth={1.75} />
          {t.csv}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span aria-hidden className="text-ink-soft text-sm">
          {t.decimal}
        </span>
        <Segmented
          label={t.decimal}
          value={decimal}
          segments={[
            { value: '.', label: '1.5' },
            { value: ',', label: '1,5' },
          ]}
          onChange={setDecimal}
        />
      </div>
      {saveXlsx.error && (
        <p role="alert" className="text-danger text-sm">
          {saveXlsx.error.message}
        </p>
      )}
    </div>
  );
}

/** The texts of the tour in its other languages; null until all are read. */
export function useTourTranslations({ id, languages }: Pick<Tour, 'id' | 'languages'>): Translations[] | null {
  const results = useQueries({ queries: languages.slice(1).map((tag) => translationQueries.ofTour(id, tag)) });
  return results.some(({ data }) => data === undefined) ? null : results.flatMap(({ data }) => data ?? []);
}

/** What spreadsheet programs on this device most likely expect. */
const decimalSignOfBrowser = (): DecimalSign => ((0.5).toLocaleString().includes(',') ? ',' : '.');
