import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, useId, useState } from 'react';
import { guessedTextNote, textOfFile } from '@/domain/files/text-of-bytes';
import { plural } from '@/domain/plural';
import { importCounts } from '@/domain/tours/import';
import { Button, buttonStyle } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ErrorNote } from '@/ui/error-note';
import { Segmented } from '@/ui/segmented';
import { TextArea } from '@/ui/text-area';
import { toastError } from '@/ui/toast';
import { useEditingState } from '../session/editing-context';
import { nouns } from './batch-rows';
import { OutcomeLine } from './batch-run';
import { ImportPreview } from './import-preview';
import type { Importing } from './use-import';

/** Imports folders and PoIs from another tour's JSON, with a preview. @see EDIT-068 */
export function ImportPanel({ importing }: { importing: Importing }) {
  const { text, read, setSource, outcome, undo } = importing;
  return (
    <div className="flex flex-col gap-4">
      <div className={read ? 'grid gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : undefined}>
        <Source text={text} isShort={read !== null} put={setSource} />
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

const maxImportBytes = 8 * 1024 * 1024;

function Source({ text, isShort, put: putText }: SourceProps) {
  const id = useId();
  const [isGuessed, setGuessed] = useState(false);
  const put = (text: string, isGuessed = false) => {
    putText(text);
    setGuessed(isGuessed);
  };
  const read = (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxImportBytes) toastError(`“${file.name}” is too large to be a tour. Choose an exported tour file.`);
    else
      textOfFile(file).then(
        ({ text, isGuessed }) => put(text, isGuessed),
        () => toastError(`“${file.name}” couldn’t be read. Choose it again.`),
      );
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    read(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below also chooses a file
    <div className="flex flex-col gap-3" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <TextArea
        label="Tour as JSON"
        hint="Copy a tour as JSON from its page and paste it here, or drop an exported file."
        rows={isShort ? 8 : 12}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={({ target }) => put(target.value)}
      />
      {isGuessed && (
        <p role="status" className="text-pretty text-ink-soft text-sm">
          {guessedTextNote}
        </p>
      )}
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
    <ErrorNote>
      <p className="font-medium">This cannot be imported as it is.</p>
      <ul className="wrap-anywhere mt-1 flex flex-col gap-0.5">
        {problems.map(({ where, what }) => (
          <li key={`${where} ${what}`}>
            <span className="font-medium tabular-nums">{where}:</span> {what}
          </li>
        ))}
      </ul>
    </ErrorNote>
  );
}

function Confirmation({ importing }: { importing: Importing }) {
  const { named, mode, setMode, validationError, run } = importing;
  const [isConfirming, setConfirming] = useState(false);
  const currentFolders = useEditingState((state) => state.edited.folders);
  const current = importCounts(currentFolders);
  const { folders, pois } = importCounts(named);
  const words = `${plural(folders, nouns.folder)}, ${plural(pois, nouns.poi)}`;
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t pt-4">
      {validationError && (
        <p role="alert" className="grow text-danger text-sm">
          {validationError}
        </p>
      )}
      <Segmented
        label="Import mode"
        value={mode}
        segments={[
          { value: 'add', label: 'Add at the end' },
          { value: 'replace', label: 'Replace everything' },
        ]}
        onChange={setMode}
      />
      <Button
        look="primary"
        disabled={named.length === 0 || validationError !== null}
        onClick={() => (mode === 'replace' && current.folders > 0 ? setConfirming(true) : run())}
      >
        Import {words}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title="Replace everything in this tour?"
          confirmLabel="Replace everything"
          danger
          onConfirm={() => {
            setConfirming(false);
            run();
          }}
          onClose={() => setConfirming(false)}
        >
          <p>
            {plural(current.folders, nouns.folder)} with {plural(current.pois, nouns.poi)} will be replaced with {words}.
            {current.files > 0 && ` ${plural(current.files, nouns.attachedFile)} stay in the file manager.`}
          </p>
          <p>You can undo this until you leave the tour.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
