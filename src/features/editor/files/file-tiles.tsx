import { memo } from 'react';
import { formatFileSize } from '@/domain/files/file-types';
import { originalFileName } from '@/domain/files/names';
import { guessContentType } from '@/domain/files/stored-files';
import { truncateText } from '@/domain/truncate-text';
import { cn } from '@/ui/cn';
import { openRowMenu } from '@/ui/open-row-menu';
import { FileBox, FileList, type FileProps, type FilesProps, hasSameProps } from './file-list';
import { FileMenu } from './file-menu';
import { FileThumb } from './file-thumb';

/** The files as a grid of thumbnails. @see EDIT-079 */
export function FileTiles({ files, columns, selected, onToggle, onSelectAll, onClear, actions }: FilesProps & { columns: number }) {
  return (
    <FileList
      columns={columns}
      selected={selected}
      onToggle={onToggle}
      onSelectAll={onSelectAll}
      onClear={onClear}
      actions={actions}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      className="grid gap-3"
    >
      {(toggle) =>
        files.map((known) => (
          <Tile
            key={known.file.path}
            listed={known}
            isSelected={selected.has(known.file.path)}
            isSmall={columns > 5}
            onToggle={toggle}
            actions={actions}
          />
        ))
      }
    </FileList>
  );
}

type TileProps = FileProps & { isSmall: boolean };

const Tile = memo(
  function Tile({ listed, isSelected, isSmall, onToggle, actions }: TileProps) {
    const { file, details } = listed;
    const name = originalFileName(file.name);
    return (
      <li onContextMenu={openRowMenu} className="group relative [content-visibility:auto]">
        <FileBox
          name={name}
          listed={listed}
          isSelected={isSelected}
          onToggle={onToggle}
          actions={actions}
          className="block overflow-hidden rounded-xl has-checked:ring-1 has-checked:ring-accent-line"
        >
          <span className="relative block aspect-4/3">
            <FileThumb contentType={guessContentType(file, details)} url={details?.url ?? ''} />
          </span>
          <span className="flex min-h-11 flex-col justify-center border-line border-t py-1.5 pe-10 ps-3">
            <span className="block truncate text-ink text-sm">{truncateText(name)}</span>
            {!isSmall && (
              <span className="block min-h-4 text-ink-faint text-xs tabular-nums">{details && formatFileSize(details.size)}</span>
            )}
          </span>
        </FileBox>
        <span className={cn('absolute end-1 max-md:bottom-0', isSmall ? 'bottom-1.5' : 'bottom-2.5')}>
          <FileMenu known={listed} actions={actions} />
        </span>
      </li>
    );
  },
  (one, other) => hasSameProps(one, other) && one.isSmall === other.isSmall,
);
