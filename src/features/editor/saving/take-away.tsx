import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { exportFileName, tourAsJson } from '@/domain/tours/as-json';
import { type Edited, withEdited } from '@/domain/tours/edited';
import { Button } from '@/ui/button';
import { download } from '@/ui/download';
import { say, sayProblem } from '@/ui/say';
import { useEditingSession } from '../session/editing-context';

type Props = { edited?: Edited };

/** The work as a file or as text, wherever it can or cannot be saved; it can be imported again. */
export function TakeAway({ edited }: Props) {
  const { store, settle } = useEditingSession();
  const work = () => {
    settle();
    const state = store.getState();
    return withEdited(state.given.tour, edited ?? state.edited);
  };
  const copy = () =>
    navigator.clipboard.writeText(tourAsJson(work())).then(
      () => say('Copied'),
      () => sayProblem('This browser does not let Loggia copy. Download it instead.'),
    );
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => download(exportFileName(work()), tourAsJson(work()))}>
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
