import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { exportFileName, tourAsJson } from '@/domain/tours/as-json';
import { type EditedTour, withEdited } from '@/domain/tours/edited';
import { Button } from '@/ui/button';
import { copyText } from '@/ui/copy-text';
import { download } from '@/ui/download';
import { toastError, toastSuccess } from '@/ui/toast';
import { useEditingSession } from '../session/editing-context';

type Props = { edited?: EditedTour };

/** Downloads or copies the edited tour as JSON, which can be imported again; works even if saving fails. */
export function ExportActions({ edited }: Props) {
  const { store, flushPendingInput } = useEditingSession();
  const editedTour = () => {
    flushPendingInput();
    const state = store.getState();
    return withEdited(state.input.tour, edited ?? state.edited);
  };
  const copy = () =>
    copyText(tourAsJson(editedTour())).then(
      () => toastSuccess('Copied'),
      () => toastError('Your browser blocked copying. Download the file instead.'),
    );
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => download(exportFileName(editedTour()), tourAsJson(editedTour()))}>
        <Download aria-hidden size={16} strokeWidth={1.75} />
        Download
      </Button>
      <Button size="small" onClick={() => void copy()}>
        <Copy aria-hidden size={16} strokeWidth={1.75} />
        Copy JSON
      </Button>
    </div>
  );
}
