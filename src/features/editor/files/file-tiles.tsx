import { memo } from 'react';
import { shownSize } from '@/domain/files/file-types';
import { shownFileName } from '@/domain/files/names';
import { probableType } from '@/domain/files/stored-files';
import { truncated } from '@/domain/shown-text';
import { cn } from '@/ui/cn';
import { FileBox, FileList, type FileProps, type FilesProps, isSame, Mark } from './file-list';
import { FileMenu } from './file-menu';
import { FileThumb } from './file-thumb';

/** The files as pictures, so many beside each other. @see EDIT-079 */
export function FileTiles({ files, columns, selected, onToggle, onSelectAll, actions }: FilesProps & { columns: number }) {
  return (
    <FileList
      columns={columns}
      onToggle={onToggle}
      onSelectAll={onSelectAll}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      className="grid gap-3"
    >
      {(toggle) =>
        files.map((known) => (
          <Tile
            key={known.file.path}
            known={known}
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
  function Tile({ known, isSelected, isSmall, onToggle, actions }: TileProps) {
    const { file, details } = known;
    const name = shownFileName(file.name);
    return (
      <li className="group relative [content-visibility:auto]">
        <FileBox
          {...{ name, known, isSelected, onToggle, actions }}
          className="block overflow-hidden rounded-xl has-checked:ring-1 has-checked:ring-accent-line"
        >
          <span className="relative block aspect-4/3">
            <FileThumb contentType={probableType(file, details)} url={details?.url ?? ''} />
            <Mark isOn={isSelected} />
          </span>
          <span className="flex min-h-11 flex-col justify-center border-line border-t py-1.5 pr-10 pl-3">
            <span className="block truncate text-ink text-sm">{truncated(name)}</span>
            {!isSmall && <span className="block min-h-4 text-ink-faint text-xs tabular-nums">{details && shownSize(details.size)}</span>}
          </span>
        </FileBox>
        <span className={cn('absolute right-1 max-md:bottom-0', isSmall ? 'bottom-1.5' : 'bottom-2.5')}>
          <FileMenu known={known} actions={actions} />
        </span>
      </li>
    );
  },
  (one, other) => isSame(one, other) && one.isSmall === other.isSmall,
);
