import FolderIcon from 'lucide-react/icons/folder';
import MapPin from 'lucide-react/icons/map-pin';
import { useMemo, useState } from 'react';
import type { PoiHistoryEntry } from '@/domain/folders/history';
import { plural } from '@/domain/plural';
import { contains } from '@/domain/search';
import { type RestorablePart, restorableParts } from '@/domain/tours/restorable-parts';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { SearchBox } from '@/ui/search-box';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { restorePart, timeOf } from './restore';

type Props = { entry: PoiHistoryEntry; onClose: () => void };

const minForSearch = 9;
const initialCount = 60;

/** The folders and PoIs of a saved version that are different now, each to be restored by itself. */
export function RestorePartDialog({ entry, onClose }: Props) {
  const session = useEditingSession();
  const folders = useEditingState(({ edited }) => edited.folders);
  const [search, setSearch] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const parts = useMemo(() => restorableParts(folders, entry.folders), [folders, entry]);
  const found = parts.filter(({ name }) => contains(name, search));
  const visible = showsAll ? found : found.slice(0, initialCount);
  return (
    <Dialog title="Restore a part" description={`As it was saved ${timeOf(entry)}. What was added since stays.`} open onClose={onClose}>
      {parts.length >= minForSearch && (
        <div className="mb-3 [&_search]:md:w-full">
          <SearchBox label="Find a folder or PoI" value={search} onChange={setSearch} />
        </div>
      )}
      <ul className="divide-y divide-line" aria-label="Folders and PoIs that are different now">
        {visible.map((part) => (
          <PartLine
            key={`${part.kind} ${part.id}`}
            part={part}
            onRestore={() => {
              restorePart(session, entry, part);
              onClose();
            }}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <p className="py-4 text-center text-ink-soft text-sm">
          {parts.length === 0 ? 'All folders and PoIs of this version are still as they were.' : 'No matching folders or PoIs'}
        </p>
      )}
      {visible.length < found.length && (
        <Button size="small" look="quiet" onClick={() => setShowsAll(true)}>
          Show {found.length - visible.length} more
        </Button>
      )}
    </Dialog>
  );
}

function PartLine({ part, onRestore }: { part: RestorablePart; onRestore: () => void }) {
  const Icon = part.kind === 'folder' ? FolderIcon : MapPin;
  return (
    <li className="flex min-h-12 items-center gap-2.5 py-1.5">
      <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
      <span className="min-w-0 grow text-sm">
        <span dir="auto" className="block truncate font-medium text-ink" title={part.name}>
          {part.name}
        </span>
        <span className="block text-ink-faint text-xs">{wordsOf(part)}</span>
      </span>
      <Button size="small" aria-label={`Restore ${part.name}`} onClick={onRestore}>
        Restore
      </Button>
    </li>
  );
}

function wordsOf(part: RestorablePart): string {
  const what = `${part.kind === 'folder' ? 'Folder' : 'PoI'}${part.where === '' ? '' : ` in ${part.where}`}`;
  if (part.isGone) return `${what}, deleted since`;
  if (part.kind === 'poi' || part.pois === 0) return `${what}, changed since`;
  return `${what}, ${plural(part.pois, { one: '# PoI differs', other: '# PoIs differ' })}`;
}
