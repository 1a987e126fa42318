import MapPin from 'lucide-react/icons/map-pin';
import { memo, useCallback, useMemo, useState } from 'react';
import type { BlockOf, FileItem } from '@/domain/content/content-blocks';
import { changeFileBlock, moveFile, removeFile, renameFile } from '@/domain/content/file-changes';
import { fileKind, formatFileSize, isMedia, isShownAsImage } from '@/domain/files/file-types';
import { originalFileName, renameChange } from '@/domain/files/names';
import type { PoiId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import { truncateText } from '@/domain/truncate-text';
import { IconButton } from '@/ui/icon-button';
import { openRowMenu } from '@/ui/open-row-menu';
import { SortableRow, SortableRows } from '@/ui/sorting/sortable-rows';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { toastUndoable } from '../session/toast-undoable';
import { AttachedFileDialog, type FileChange, type FileDialogKind } from './attached-file-dialog';
import { AttachedFileMenu } from './attached-file-menu';
import { FileNameField } from './file-name-field';
import { FileThumb } from './file-thumb';

type Props = { poi: PoiId; block: BlockOf<'file'> };

/** The files of a block, sortable by dragging, by keyboard and from their menus. @see EDIT-042 */
export function AttachedFiles({ poi, block: { identifier, name, content } }: Props) {
  const change = useChange(poi, identifier);
  const keys = useMemo(() => content.map((_, place) => keyOf(content, place)), [content]);
  return (
    <SortableRows
      label={`Files of ${name}`}
      className="gap-1"
      keys={keys}
      nameOf={(key) => nameOf(content[keys.indexOf(key)])}
      onMove={(key, to) => {
        const place = keys.indexOf(key);
        change('Move file', (now) => moveFile(now, { url: content[place]?.url ?? '', place }, to));
      }}
    >
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
    </SortableRows>
  );
}

// a block can contain the same file twice
const keyOf = (items: readonly FileItem[], place: number): string =>
  `${items[place]?.url} ${items.slice(0, place).filter(({ url }) => url === items[place]?.url).length}`;

const nameOf = (item: FileItem | undefined): string => originalFileName(item?.name ?? '') || 'File';

function useChange(poi: PoiId, block: string): FileChange {
  const session = useEditingSession();
  return useCallback(
    (label, change) => session.editPoi(label, poi, (found) => changeFileBlock(found, block, change)),
    [session, poi, block],
  );
}

type FileProps = { id: string; poi: PoiId; block: string; item: FileItem; place: number; isLast: boolean; change: FileChange };

const AttachedFile = memo(function AttachedFile({ id, poi, block, item, place, isLast, change }: FileProps) {
  const session = useEditingSession();
  const openLeafImage = useEditingState((state) => state.openLeafImage);
  const [isRenaming, setRenaming] = useState(false);
  const [open, setOpen] = useState<FileDialogKind | null>(null);
  const isImage = isShownAsImage(item.contentType);
  const isPlayed = isMedia(item.contentType);
  const file = { url: item.url, place };
  const preview = () => setOpen('preview');
  const name = nameOf(item);
  return (
    <SortableRow
      sortKey={id}
      name={name}
      onKeyDown={({ key }) => key === 'F2' && setRenaming(true)}
      onContextMenu={openRowMenu}
      className="flex min-h-12 gap-2 p-1 pe-0.5"
      handle={{ className: '-me-1 h-10 w-5 max-md:w-8' }}
    >
      <button type="button" aria-label={`Preview ${name}`} onClick={preview} className="size-10 shrink-0 overflow-hidden rounded-md">
        <FileThumb contentType={item.contentType} url={item.url} size="small" />
      </button>
      {isRenaming ? (
        <FileNameField
          name={name}
          onDone={(written) => {
            setRenaming(false);
            if (written === name || !change('Rename file', (now) => renameFile(now, file, written))) return;
            const changed = renameChange(item.name, written);
            if (changed) toastUndoable(session, changed);
          }}
        />
      ) : (
        <FileInfo
          name={name}
          item={item}
          onRename={() => setRenaming(true)}
          missing={missingOf(item)}
          onAdd={() => (isImage ? setOpen('description') : setOpen('captions'))}
        />
      )}
      {isImage && <IconButton label={`Markers of ${name}`} icon={MapPin} onClick={() => openLeafImage({ poi, block, file })} />}
      <AttachedFileMenu
        name={name}
        item={item}
        index={place}
        isLast={isLast}
        onPreview={preview}
        onRename={() => setRenaming(true)}
        onDescribe={isImage ? () => setOpen('description') : null}
        onCaption={isPlayed ? () => setOpen('captions') : null}
        onPoster={fileKind(item.contentType) === 'video' ? () => setOpen('poster') : null}
        onMove={(to) => change('Move file', (now) => moveFile(now, file, to))}
        onRemove={() => {
          if (change('Remove file', (now) => removeFile(now, file))) toastUndoable(session, `“${truncateText(name)}” was removed.`);
        }}
      />
      {open && (
        <AttachedFileDialog poi={poi} shown={open} name={name} item={item} file={file} change={change} onClose={() => setOpen(null)} />
      )}
    </SortableRow>
  );
});

type InfoProps = {
  name: string;
  item: FileItem;
  onRename: () => void;
  /** what nobody has written for it yet */
  missing: 'alternative text' | 'captions' | null;
  onAdd: () => void;
};

/** An image is asked for an alternative text, a film or recording for captions; neither needs them. */
function missingOf({ contentType, alt, captions = [] }: FileItem): InfoProps['missing'] {
  if (isShownAsImage(contentType)) return alt ? null : 'alternative text';
  return isMedia(contentType) && captions.length === 0 ? 'captions' : null;
}

function FileInfo({ name, item: { size, markers }, onRename, missing, onAdd }: InfoProps) {
  const marked = plural(markers.length, { one: '# marker', other: '# markers' });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: F2 and Rename in the menu do the same
    <span className="min-w-0 grow" onDoubleClick={onRename}>
      <span className="block truncate text-ink text-sm" title={name}>
        {truncateText(name)}
      </span>
      <span className="block text-ink-faint text-xs tabular-nums">
        {[size > 0 ? formatFileSize(size) : '', markers.length > 0 ? marked : ''].filter(Boolean).join(' · ')}
      </span>
      {missing && (
        <button
          type="button"
          aria-label={`Add ${missing} to ${name}`}
          onClick={onAdd}
          className="min-h-6 text-accent text-xs underline-offset-4 hover:underline touch:min-h-11"
        >
          Add {missing}
        </button>
      )}
    </span>
  );
}
