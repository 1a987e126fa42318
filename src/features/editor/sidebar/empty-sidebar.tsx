import FolderPlus from 'lucide-react/icons/folder-plus';
import Library from 'lucide-react/icons/library';
import MapPinPlus from 'lucide-react/icons/map-pin-plus';
import { Button } from '@/ui/button';
import { useTemplateAccess } from '../reuse/use-templates';
import { useEditingSession } from '../session/editing-context';
import { addPoi } from '../tags/new-poi';
import { addFolder } from './arrange';

type Props = {
  /** the search without matches; null without one */
  search: string | null;
  /** whether a filter hides points */
  isFiltered: boolean;
  onShowAll: () => void;
};

/** The empty state of the sidebar. */
export function EmptySidebar({ search, isFiltered, onShowAll }: Props) {
  const session = useEditingSession();
  const { canUse } = useTemplateAccess();
  if (search !== null || isFiltered) {
    return (
      <div className="grow px-6 py-10 text-center">
        <p className="font-medium text-ink text-sm">No Pois found</p>
        <p className="wrap-anywhere mt-1 text-ink-soft text-sm">
          {search === null ? 'The filter hides all points.' : `Nothing matches “${search}”${isFiltered ? ' and the filter' : ''}.`}
        </p>
        <div className="mt-4">
          <Button size="small" onClick={onShowAll}>
            Show all points
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex grow flex-col items-center overflow-y-auto px-6 py-10 text-center">
      <p className="font-medium text-ink text-sm">No folders found</p>
      <p className="mt-1 max-w-[34ch] text-pretty text-ink-soft text-sm">
        Go to a place in the scan and add a point of interest there. Use folders to organize them.
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
        {canUse && !session.isVersionCopy && (
          <Button size="small" onClick={() => session.store.getState().ask({ about: 'templates' })}>
            <Library aria-hidden size={16} strokeWidth={1.75} />
            Add from template
          </Button>
        )}
      </div>
    </div>
  );
}
