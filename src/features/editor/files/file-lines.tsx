import { memo } from 'react';
import { formatFileSize } from '@/domain/files/file-types';
import { originalFileName } from '@/domain/files/names';
import { guessContentType } from '@/domain/files/stored-files';
import { truncateText } from '@/domain/truncate-text';
import { openRowMenu } from '@/ui/open-row-menu';
import { Moment } from '@/widgets/moment';
import { useEditingState } from '../session/editing-context';
import { FileBox, FileList, type FileProps, type FilesProps, hasSameProps } from './file-list';
import { FileMenu } from './file-menu';
import { FileThumb } from './file-thumb';

/** The files as a list with their metadata. @see EDIT-085 */
export function FileLines({ files, selected, onToggle, onSelectAll, onClear, actions }: FilesProps) {
  const me = useEditingState((state) => state.input.author?.uid ?? '');
  return (
    <FileList
      columns={1}
      selected={selected}
      onToggle={onToggle}
      onSelectAll={onSelectAll}
      onClear={onClear}
      actions={actions}
      className="flex flex-col gap-1.5"
    >
      {(toggle) =>
        files.map((known) => (
          <Line
            key={known.file.path}
            listed={known}
            me={me}
            isSelected={selected.has(known.file.path)}
            onToggle={toggle}
            actions={actions}
          />
        ))
      }
    </FileList>
  );
}

type LineProps = FileProps & { me: string };

const Line = memo(
  function Line({ listed, me, isSelected, onToggle, actions }: LineProps) {
    const { file, details } = listed;
    const name = originalFileName(file.name);
    return (
      <li onContextMenu={openRowMenu} className="relative [content-visibility:auto]">
        <FileBox
          name={name}
          listed={listed}
          isSelected={isSelected}
          onToggle={onToggle}
          actions={actions}
          isCentred
          className="grid min-h-14 grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-x-3 rounded-lg py-1.5 pe-12 ps-10 text-sm md:grid-cols-[auto_minmax(0,1fr)_4.5rem_5.5rem_11rem_6rem]"
        >
          <span className="size-10 overflow-hidden rounded-md">
            <FileThumb contentType={guessContentType(file, details)} url={details?.url ?? ''} size="small" />
          </span>
          <span className="truncate text-ink max-md:col-start-3">{truncateText(name)}</span>
          <span className="truncate text-ink-faint text-xs uppercase max-md:hidden">{endingOf(name)}</span>
          <span className="text-end text-ink-soft text-xs tabular-nums max-md:hidden">{details ? formatFileSize(details.size) : '…'}</span>
          <span className="text-ink-soft text-xs tabular-nums max-md:hidden">
            {details?.created ? <Moment time={details.created} /> : '…'}
          </span>
          <span className="truncate text-ink-faint text-xs max-md:hidden">
            {details?.uploader && details.uploader === me ? 'by you' : ''}
          </span>
        </FileBox>
        <span className="absolute inset-y-0 end-1 flex items-center">
          <FileMenu known={listed} actions={actions} />
        </span>
      </li>
    );
  },
  (before, after) => hasSameProps(before, after) && before.me === after.me,
);

const endingOf = (name: string): string => /\.([^.]{1,5})$/.exec(name)?.[1] ?? '';
