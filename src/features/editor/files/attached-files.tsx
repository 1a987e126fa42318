import { useSortable } from '@dnd-kit/sortable';
import GripVertical from 'lucide-react/icons/grip-vertical';
import MapPin from 'lucide-react/icons/map-pin';
import { memo, useCallback, useMemo, useState } from 'react';
import type { BlockOf, FileItem } from '@/domain/content';
import { changeFileBlock, moveFile, removeFile, renameFile } from '@/domain/content/file-changes';
import { fileKind, shownSize } from '@/domain/files/file-types';
import { shownFileName } from '@/domain/files/names';
import type { PoiId } from '@/domain/ids';
import { truncated } from '@/domain/shown-text';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/icon-button';
import { Sorting } from '@/ui/sorting/sorting';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { sayUndoable } from '../session/say-undoable';
import { AttachedFileMenu } from './attached-file-menu';
import { FileNameField } from './file-name-field';
import { FileThumb } from './file-thumb';
import { LookAtItem } from './look-at-item';

type Props = { poi: PoiId; block: BlockOf<'file'> };

/** The files of a block, in their order, to be sorted by dragging, by keyboard and by their menus. @see EDIT-042 */
export function AttachedFiles({ poi, block: { identifier, name, content } }: Props) {
  const change = useChange(poi, identifier);
  const keys = useMemo(() => content.map((_, place) => keyOf(content, place)), [content]);
  if (content.length === 0) return null;
  return (
    <Sorting
      keys={keys}
      nameOf={(key) => nameOf(content[keys.indexOf(key)])}
      onMove={(key, to) => {
        const place = keys.indexOf(key);
        change('Move file', (now) => moveFile(now, { url: content[place]?.url ?? '', place }, to));
      }}
    >
      <ol aria-label={`Files of ${name}`} className="flex flex-col gap-1">
        {content.map((item, place) => (
          <AttachedFile
            key={keys[place]}
            id={keys[place] ?? ''}
            poi={poi}
            block={identifier}
            item={item}
            place={place}
            isLast={place === content.length - 1}
            change={change}
          />
        ))}
      </ol>
    </Sorting>
  );
}

// The same file may stand in a block twice.
const keyOf = (items: readonly FileItem[], place: number): string =>
  `${items[place]?.url} ${items.slice(0, place).filter(({ url }) => url === items[place]?.url).length}`;

const nameOf = (item: FileItem | undefined): string => shownFileName(item?.name ?? '') || 'File';

type Change = (label: string, change: (now: BlockOf<'file'>) => BlockOf<'file'>) => boolean;

function useChange(poi: PoiId, block: string): Change {
  const session = useEditingSession();
  return useCallback(
    (label, change) => session.editPoi(label, poi, (found) => changeFileBlock(found, block, change)),
    [session, poi, block],
  );
}

type FileProps = { id: string; poi: PoiId; block: string; item: FileItem; place: number; isLast: boolean; change: Change };

const AttachedFile = memo(function AttachedFile({ id, poi, block, item, place, isLast, change }: FileProps) {
  const session = useEditingSession();
  const openLeafImage = useEditingState((state) => state.openLeafImage);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id });
  const [isRenaming, setRenaming] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isImage = fileKind(item.contentType) === 'image';
  const file = { url: item.url, place };
  const look = () => (isImage ? openLeafImage({ poi, block, file }) : setOpen(true));
  const name = nameOf(item);
  return (
    <li
      ref={setNodeRef}
      style={{ transition, ...(transform && { transform: `translate3d(0, ${transform.y}px, 0)` }) }}
      className={cn(
        'flex min-h-12 items-center gap-2 rounded-lg border bg-surface p-1 pr-0.5',
        isDragging ? 'relative z-10 border-accent-line shadow-lifted' : 'border-line',
      )}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
        className="-mr-1 grid h-10 w-5 shrink-0 cursor-grab touch-none place-items-center rounded-md text-ink-faint hover:text-ink max-md:w-8"
      >
        <GripVertical aria-hidden size={16} strokeWidth={1.75} />
      </button>
      <button
        type="button"
        aria-label={isImage ? `Open ${name} with its markers` : `Look at ${name}`}
        onClick={look}
        className="size-10 shrink-0 overflow-hidden rounded-md"
      >
        <FileThumb contentType={item.contentType} url={item.url} size="small" />
      </button>
      {isRenaming ? (
        <FileNameField
          name={name}
          onDone={(written) => {
            setRenaming(false);
            if (written !== name) change('Rename file', (now) => renameFile(now, file, written));
          }}
        />
      ) : (
        <Facts name={name} item={item} />
      )}
      {isImage && <IconButton label={`Markers of ${name}`} icon={MapPin} onClick={look} />}
      <AttachedFileMenu
        name={name}
        item={item}
        place={place}
        isLast={isLast}
        onLook={look}
        onRename={() => setRenaming(true)}
        onMove={(to) => change('Move file', (now) => moveFile(now, file, to))}
        onRemove={() => {
          if (change('Take off file', (now) => removeFile(now, file))) sayUndoable(session, `“${truncated(name)}” was taken off.`);
        }}
      />
      {isOpen && <LookAtItem item={item} onClose={() => setOpen(false)} />}
    </li>
  );
});

function Facts({ name, item: { size, markers } }: { name: string; item: FileItem }) {
  const marked = markers.length === 1 ? '1 marker' : `${markers.length} markers`;
  return (
    <span className="min-w-0 grow">
      <span className="block truncate text-ink text-sm" title={name}>
        {truncated(name)}
      </span>
      <span className="block text-ink-faint text-xs tabular-nums">
        {[size > 0 ? shownSize(size) : '', markers.length > 0 ? marked : ''].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
