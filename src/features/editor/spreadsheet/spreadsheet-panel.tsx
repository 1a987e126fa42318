import FileUp from 'lucide-react/icons/file-up';
import { useId } from 'react';
import { Button, buttonStyle } from '@/ui/button';
import { download } from '@/ui/download';
import { ErrorNote } from '@/ui/error-note';
import { SpreadsheetDownload } from '@/widgets/spreadsheets/spreadsheet-download';
import { OutcomeLine } from '../batch/batch-run';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { ImportButton } from './import-button';
import { RejectedCells } from './rejected-cells';
import { sheetReport } from './report';
import { SheetChanges } from './sheet-changes';
import { SheetOptionFields } from './sheet-options';
import { SheetSummary } from './sheet-summary';
import type { SheetImport } from './use-sheet-import';

/** Exports the points as a spreadsheet, and imports a changed one: what it would change is shown first. */
export function SpreadsheetPanel({ importing }: { importing: SheetImport }) {
  const { file, plan, outcome, undo } = importing;
  const problem = file?.problem ?? plan?.problem ?? null;
  return (
    <div className="flex flex-col gap-5">
      <Export />
      <section aria-label="Import a spreadsheet" className="flex flex-col gap-4 border-line border-t pt-4">
        <ChooseFile importing={importing} />
        {problem && <ErrorNote>{problem}</ErrorNote>}
        {plan && !plan.problem && (
          <>
            <SheetSummary plan={plan} deletes={importing.deletes} />
            <SheetOptionFields importing={importing} plan={plan} />
            <RejectedCells rejected={plan.rejected} />
            <SheetChanges importing={importing} plan={plan} />
            <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
              <Button look="quiet" onClick={() => download('Import.csv', sheetReport(plan), 'text/csv')}>
                Download this list
              </Button>
              <ImportButton importing={importing} />
            </div>
          </>
        )}
        <div role="status" className="empty:hidden">
          {outcome && <OutcomeLine outcome={outcome} undo={undo} />}
        </div>
      </section>
    </div>
  );
}

function Export() {
  const session = useEditingSession();
  const tour = useEditingState((state) => state.input.tour);
  const tourNow = () => {
    session.flushPendingInput();
    // what is imported again is compared with the last saved state
    return { ...session.tour(), historyId: session.store.getState().historyId };
  };
  return (
    <section aria-label="Export a spreadsheet">
      <SpreadsheetDownload tour={tour} tourNow={tourNow} />
    </section>
  );
}

function ChooseFile({ importing: { file, isListing, choose } }: { importing: SheetImport }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <p className="text-pretty text-ink-soft text-sm">
        Import a changed file: points are found by their ids, rows without one become new points, and points that are not in the file stay.
        A file of your own needs a row of headings with “name”; a column “files” attaches files of the file manager by their names. Nothing
        changes before you press Import.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <label
          htmlFor={id}
          className={`${buttonStyle({ size: 'small' })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent-line`}
        >
          <FileUp aria-hidden size={16} strokeWidth={1.75} />
          Choose a spreadsheet
          <input
            id={id}
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            className="sr-only"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) choose(chosen);
              target.value = '';
            }}
          />
        </label>
        <p role="status" dir="auto" className="wrap-anywhere min-w-0 text-ink-soft text-sm">
          {file && (file.isReading ? `Reading ${file.name} …` : isListing ? `Looking for the files that ${file.name} names …` : file.name)}
        </p>
      </div>
    </div>
  );
}
