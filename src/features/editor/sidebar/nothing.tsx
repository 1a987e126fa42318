import FolderPlus from 'lucide-react/icons/folder-plus';
import MapPinPlus from 'lucide-react/icons/map-pin-plus';
import { Button } from '@/ui/button';
import { useEditingSession } from '../session/editing-context';
import { addPoi } from '../tags/new-poi';
import { addFolder } from './arrange';

type Props = { /** what nothing was found for; null when there is nothing at all */ sought: string | null };

/** An empty list, and what fills it. */
export function Nothing({ sought }: Props) {
  const session = useEditingSession();
  if (sought !== null) {
    return (
      <div className="grow px-6 py-10 text-center">
        <p className="font-medium text-ink text-sm">No Pois found</p>
        <p className="wrap-anywhere mt-1 text-ink-soft text-sm">Nothing here is called “{sought}”.</p>
      </div>
    );
  }
  return (
    <div className="flex grow flex-col items-center overflow-y-auto px-6 py-10 text-center">
      <p className="font-medium text-ink text-sm">No folders found</p>
      <p className="mt-1 max-w-[34ch] text-pretty text-ink-soft text-sm">
        Go to a place in the scan that is worth a look, and add a point of interest there. Folders keep them in order.
      </p>
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        <Button look="primary" size="small" onClick={() => addPoi(session, 'poi')}>
          <MapPinPlus aria-hidden size={16} strokeWidth={1.75} />
          Add point of interest
        </Button>
        <Button size="small" onClick={() => addFolder(session)}>
          <FolderPlus aria-hidden size={16} strokeWidth={1.75} />
          Add folder
        </Button>
      </div>
    </div>
  );
}
