import type { LucideIcon } from 'lucide-react';
import ArrowDownAZ from 'lucide-react/icons/arrow-down-a-z';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpAZ from 'lucide-react/icons/arrow-up-a-z';
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
import XCircle from 'lucide-react/icons/circle-x';
import FileX from 'lucide-react/icons/file-x';
import FolderInput from 'lucide-react/icons/folder-input';
import Link2Off from 'lucide-react/icons/link-2-off';
import ScanSearch from 'lucide-react/icons/scan-search';
import Trash2 from 'lucide-react/icons/trash';
import Type from 'lucide-react/icons/type';
import VideoOff from 'lucide-react/icons/video-off';
import { type FolderBatch, folderBatches, type PoiBatch, poiBatches } from '@/domain/folders/batch';
import { cn } from '@/ui/cn';
import { batchTitle } from './batch-labels';
import type { BatchType } from './batch-rows';
import { MenuButton } from './menu-button';
import type { ListedBatch } from './use-batch-run';

type Props = { type: BatchType; count: number; onRun: (request: ListedBatch) => void };

const icons: Readonly<Record<PoiBatch | FolderBatch, LucideIcon>> = {
  delete: Trash2,
  'move to another folder': FolderInput,
  'remove all content': XCircle,
  'remove text': Type,
  'remove files': FileX,
  'remove embeds (video)': VideoOff,
  'remove links/lists': Link2Off,
  'reset zoom': ScanSearch,
  'sort ascending': ArrowDownAZ,
  'sort descending': ArrowUpAZ,
  'move to top': ArrowUpToLine,
  'move to bottom': ArrowDownToLine,
};

/** The operations for the selected items; Delete is last. */
export function BatchOperations({ type, count, onRun }: Props) {
  const batches: readonly ListedBatch[] =
    type === 'pois' ? poiBatches.map((batch) => ({ type, batch })) : folderBatches.map((batch) => ({ type, batch }));
  return (
    <ul aria-label="Operations" className="grid shrink-0 grid-cols-2 content-start gap-1 md:w-60 md:grid-cols-1">
      {[...batches.slice(1), ...batches.slice(0, 1)].map((request) => {
        const { batch } = request;
        return (
          <li key={batch} className={cn(batch === 'delete' && 'md:mt-1 md:border-line md:border-t md:pt-2')}>
            <MenuButton
              icon={icons[batch]}
              look={batch === 'delete' ? 'danger' : 'plain'}
              disabled={count === 0}
              onClick={() => onRun(request)}
            >
              {batchTitle(batch)}
            </MenuButton>
          </li>
        );
      })}
    </ul>
  );
}
