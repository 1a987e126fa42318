import { Button } from '@/ui/button';
import { useEditingSession } from '../session/editing-context';
import type { Upload } from '../session/files-slice';
import { isUnderWay, settleUploads } from './uploads';

type Props = { uploads: readonly Upload[]; onSelect: (paths: readonly string[]) => void };

/** Asks, once everything has arrived, whether what was uploaded is to be selected. @see EDIT-078 */
export function SelectUploaded({ uploads, onSelect }: Props) {
  const session = useEditingSession();
  const arrived = uploads.filter(({ state, isSettled }) => state === 'done' && !isSettled);
  if (arrived.length === 0 || uploads.some((upload) => upload.into === null && isUnderWay(upload))) return null;
  const settle = () =>
    settleUploads(
      session,
      arrived.map(({ id }) => id),
    );
  return (
    <div role="status" className="flex shrink-0 flex-wrap items-center gap-2 border-line border-t bg-accent-wash px-4 py-2.5">
      <p className="grow text-ink text-sm">
        {arrived.length === 1
          ? '1 file was uploaded. Add it to the selection?'
          : `${arrived.length} files were uploaded. Add them to the selection?`}
      </p>
      <Button size="small" look="quiet" onClick={settle}>
        Not now
      </Button>
      <Button
        size="small"
        onClick={() => {
          onSelect(arrived.flatMap(({ stored }) => (stored ? [stored.path] : [])));
          settle();
        }}
      >
        Add to selection
      </Button>
    </div>
  );
}
