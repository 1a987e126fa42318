import { useState } from 'react';
import { Dialog } from '@/ui/dialog';
import { Tabs } from '@/ui/tabs';
import { useEditingState } from '../session/editing-context';
import { SpreadsheetPanel } from '../spreadsheet/spreadsheet-panel';
import { useSheetImport } from '../spreadsheet/use-sheet-import';
import { BatchPanel } from './batch-panel';
import { ImportPanel } from './import-panel';
import { useImport } from './use-import';
import { useSelection } from './use-selection';

/** The dialog for batch operations and import. @see EDIT-003 EDIT-068 */
export function BatchScreen() {
  const closeTool = useEditingState((state) => state.closeTool);
  const [tab, setTab] = useState<'batch' | 'import' | 'spreadsheet'>('batch');
  const chosen = useSelection();
  const importing = useImport();
  const sheet = useSheetImport();
  return (
    <Dialog title="Advanced" description="Edit many points of interest or folders at once." open size="large" onClose={closeTool}>
      <Tabs
        label="Advanced"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'batch', label: 'Batch', content: <BatchPanel chosen={chosen} /> },
          { value: 'import', label: 'Import', content: <ImportPanel importing={importing} /> },
          { value: 'spreadsheet', label: 'Spreadsheet', content: <SpreadsheetPanel importing={sheet} /> },
        ]}
      />
    </Dialog>
  );
}
