import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import FolderUp from 'lucide-react/icons/folder-up';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import { useRef } from 'react';
import type { FileFilter } from '@/domain/files/file-types';
import { type FileOrder, fileOrders } from '@/domain/files/stored-files';
import { plural } from '@/domain/plural';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem } from '@/ui/menu';
import { SearchBox } from '@/ui/search-box';
import { Segmented } from '@/ui/segmented';
import { UploadButton } from '@/widgets/uploads/upload-button';
import type { FileView, Manager } from './use-manager';

const filters: readonly { value: FileFilter | 'all'; label: string }[] = [
  { value: 'all', label: 'all' },
  { value: 'document', label: 'document' },
  { value: 'image', label: 'image' },
  { value: 'video', label: 'video' },
];

const orderLabels: Record<FileOrder, string> = { name: 'By name', date: 'Newest first', size: 'Largest first', type: 'By type' };

type Props = { manager: Manager; view: FileView; onFiles: (files: File[]) => void; onFolder: (files: File[]) => void };

/** Search, filter, order, view and upload buttons of the file manager. @see EDIT-078 EDIT-079 */
export function ManagerToolbar({ manager, view, onFiles, onFolder }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b px-4 py-3">
      <SearchBox label="Search files" value={manager.search} onChange={manager.setSearch} />
      <div className="capitalize">
        <Segmented
          label="Kind of file"
          value={manager.filter ?? 'all'}
          segments={filters}
          onChange={(value) => manager.setFilter(value === 'all' ? null : value)}
        />
      </div>
      <div className="ms-auto flex items-center gap-2 max-md:w-full max-md:justify-between">
        {!view.isList && <Columns view={view} />}
        <Menu trigger={<IconButton label={`Order: ${orderLabels[manager.order]}`} icon={ArrowDownUp} />}>
          {fileOrders.map((order) => (
            <MenuItem key={order} onSelect={() => manager.setOrder(order)}>
              {orderLabels[order]}
            </MenuItem>
          ))}
        </Menu>
        <Segmented
          label="View"
          value={view.isList ? 'list' : 'grid'}
          iconsOnly
          segments={[
            { value: 'grid', label: 'Grid', icon: LayoutGrid },
            { value: 'list', label: 'List', icon: List },
          ]}
          onChange={(value) => view.showList(value === 'list')}
        />
        <UploadButtons onFiles={onFiles} onFolder={onFolder} />
      </div>
    </div>
  );
}

function Columns({ view: { columns, maxColumns, setColumns } }: { view: FileView }) {
  return (
    <span className="flex items-center gap-2 text-xs">
      <input
        aria-label="Columns"
        type="range"
        min={1}
        max={maxColumns}
        step={1}
        value={columns}
        aria-valuetext={plural(columns, { one: '# column', other: '# columns' })}
        onChange={({ target }) => setColumns(Number(target.value))}
        className="h-6 w-20 cursor-pointer max-md:w-14 accent-accent-line touch:h-11"
      />
      <span aria-hidden className="w-3 text-ink tabular-nums">
        {columns}
      </span>
    </span>
  );
}

const canUploadFolders = 'webkitdirectory' in HTMLInputElement.prototype;

function UploadButtons({ onFiles, onFolder }: Pick<Props, 'onFiles' | 'onFolder'>) {
  const folder = useRef<HTMLInputElement>(null);
  return (
    <>
      {canUploadFolders && (
        <span className="max-md:hidden">
          <IconButton label="Upload a folder" icon={FolderUp} onClick={() => folder.current?.click()} />
        </span>
      )}
      <UploadButton label="Files to upload" multiple onFiles={onFiles}>
        Upload
      </UploadButton>
      <input
        ref={(input) => {
          folder.current = input;
          input?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        aria-label="Folder to upload"
        onChange={({ target }) => {
          onFolder([...(target.files ?? [])]);
          // so that the same folder can be chosen again
          target.value = '';
        }}
      />
    </>
  );
}
