import Download from 'lucide-react/icons/download';
import Paperclip from 'lucide-react/icons/paperclip';
import Trash2 from 'lucide-react/icons/trash';
import X from 'lucide-react/icons/x';
import { fileBlocks } from '@/domain/content/file-changes';
import { findPoi } from '@/domain/folders/find';
import { plural } from '@/domain/plural';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Select } from '@/ui/select';
import { useEditingState } from '../session/editing-context';
import type { FileTarget } from '../session/view-state';

type Props = {
  count: number;
  target: FileTarget | null;
  isBusy: boolean;
  onTarget: (block: string | null) => void;
  onAttach: () => void;
  onDownload: () => void;
  onDelete: () => void;
  onClear: () => void;
};

const selectionLabel = (count: number) => plural(count, { one: '# file selected', other: '# files selected' });

/** The actions for the selected files. @see EDIT-042 EDIT-078 */
export function SelectionBar({ count, target, isBusy, onTarget, onAttach, onDownload, onDelete, onClear }: Props) {
  const poi = useEditingState((state) => (target ? findPoi(state.edited.folders, target.poi) : undefined));
  const blocks = fileBlocks(poi?.content ?? []);
  return (
    <footer className="flex shrink-0 flex-wrap items-center gap-2 border-line border-t px-4 py-3">
      <p role="status" className="me-1 text-ink text-sm tabular-nums">
        {selectionLabel(count)}
      </p>
      {count > 0 && (
        <>
          <IconButton label="Clear selection" icon={X} onClick={onClear} />
          <IconButton label="Download the selected files" icon={Download} onClick={onDownload} />
          <IconButton label="Delete the selected files" icon={Trash2} onClick={onDelete} />
        </>
      )}
      <div className="ms-auto flex min-w-0 items-center gap-2">
        {poi && blocks.length > 1 && (
          <Select
            aria-label={`Content of ${poi.name} to attach to`}
            options={blocks.map(({ identifier, name }) => ({ value: identifier, label: name }))}
            value={target?.block ?? ''}
            onChoose={(block) => onTarget(block || null)}
            className="max-w-44"
          />
        )}
        <Button look="primary" disabled={count === 0} busy={isBusy} onClick={onAttach}>
          <Paperclip aria-hidden size={16} strokeWidth={1.75} />
          <span className="max-w-48 truncate">{poi ? `Attach to ${poi.name}` : 'Attach'}</span>
        </Button>
      </div>
    </footer>
  );
}
