import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, useId, useState } from 'react';
import { importCounts } from '@/domain/tours/import';
import { Button, buttonStyle } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { sayProblem } from '@/ui/say';
import { Segmented } from '@/ui/segmented';
import { TextArea } from '@/ui/text-area';
import { useEditingState } from '../session/editing-context';
import { counted } from './batch-rows';
import { ImportPreview } from './import-preview';
import { OutcomeLine } from './outcome-line';
import type { Importing } from './use-import';

/** Folders and PoIs of another tour, from its JSON, looked at before they are taken over. @see EDIT-068 */
export function ImportPanel({ importing }: { importing: Importing }) {
  const { text, read, put, outcome, undo } = importing;
  return (
    <div className="flex flex-col gap-4">
      <div className={read ? 'grid gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : undefined}>
        <Source text={text} isShort={read !== null} put={put} />
        {read && <ImportPreview importing={importing} read={read} />}
      </div>
      <Problems importing={importing} />
      <div role="status" className="empty:hidden">
        {outcome && <OutcomeLine outcome={outcome} undo={undo} />}
      </div>
      {read && <Confirmation importing={importing} />}
    </div>
  );
}

type SourceProps = { text: string; isShort: boolean; put: (text: string) => void };

const mostBytes = 8 * 1024 * 1024;

function Source({ text, isShort, put }: SourceProps) {
  const id = useId();
  const read = (file: File | undefined) => {
    if (!file) return;
    if (file.size > mostBytes) sayProblem(`“${file.name}” is larger than any tour. Choose the file a tour was exported to.`);
    else file.text().then(put, () => sayProblem(`“${file.name}” could not be read. Choose it again.`));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    read(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can be chosen with the button, too
    <div className="flex flex-col gap-3" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <TextArea
        label="Tour as JSON"
        hint="Copy a tour as JSON on its page and paste it here, or drop the file it was exported to."
        rows={isShort ? 8 : 12}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={({ target }) => put(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <label
          htmlFor={id}
          className={`${buttonStyle({ size: 'small' })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent-line`}
        >
          <FileUp aria-hidden size={16} strokeWidth={1.75} />
          Choose a file
          <input
            id={id}
            type="file"
            accept="application/json,.json"
            className="sr-only"
            onChange={({ target }) => {
              read(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
        {text !== '' && (
          <Button look="quiet" size="small" onClick={() => put('')}>
            Clear
          </Button>
        )}
      </div>
    </div>
  );
}

function Problems({ importing: { problems } }: { importing: Importing }) {
  if (problems.length === 0) return null;
  return (
    <div role="alert" className="rounded-md bg-danger-wash px-3 py-2.5 text-danger text-sm">
      <p className="font-medium">This cannot be imported as it is.</p>
      <ul className="wrap-anywhere mt-1 flex flex-col gap-0.5">
        {problems.map(({ where, what }) => (
          <li key={`${where} ${what}`}>
            <span className="font-medium tabular-nums">{where}:</span> {what}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Confirmation({ importing }: { importing: Importing }) {
  const { named, way, setWay, refusal, run } = importing;
  const [asks, setAsks] = useState(false);
  const present = useEditingState((state) => state.edited.folders);
  const there = importCounts(present);
  const { folders, pois } = importCounts(named);
  const words = `${counted(folders, 'folder')}, ${counted(pois, 'PoI')}`;
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t pt-4">
      {refusal && (
        <p role="alert" className="grow text-danger text-sm">
          {refusal}
        </p>
      )}
      <Segmented
        label="Where to"
        value={way}
        segments={[
          { value: 'add', label: 'Add at the end' },
          { value: 'replace', label: 'Replace everything' },
        ]}
        onChange={setWay}
      />
      <Button
        look="primary"
        disabled={named.length === 0 || refusal !== null}
        onClick={() => (way === 'replace' && there.folders > 0 ? setAsks(true) : run())}
      >
        Import {words}
      </Button>
      {asks && (
        <ConfirmDialog
          title="Replace everything in this tour?"
          confirm="Replace everything"
          danger
          onConfirm={() => {
            setAsks(false);
            run();
          }}
          onClose={() => setAsks(false)}
        >
          <p>
            {counted(there.folders, 'folder')} with {counted(there.pois, 'PoI')} give way to {words}.
            {there.files > 0 && ` ${counted(there.files, 'attached file')} stay in the file manager.`}
          </p>
          <p>Undo brings all of it back until you leave this tour.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
