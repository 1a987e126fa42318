import { memo } from 'react';
import { shownSize } from '@/domain/files/file-types';
import { shownFileName } from '@/domain/files/names';
import { probableType } from '@/domain/files/stored-files';
import { truncated } from '@/domain/shown-text';
import { shownTime } from '@/domain/time';
import { useEditingState } from '../session/editing-context';
import { FileBox, FileList, type FileProps, type FilesProps, isSame, Mark } from './file-list';
import { FileMenu } from './file-menu';
import { FileThumb } from './file-thumb';

/** The files line by line, with what storage knows of them. @see EDIT-085 */
export function FileLines({ files, selected, onToggle, onSelectAll, actions }: FilesProps) {
  const me = useEditingState((state) => state.given.author?.uid ?? '');
  return (
    <FileList columns={1} onToggle={onToggle} onSelectAll={onSelectAll} className="flex flex-col gap-1.5">
      {(toggle) =>
        files.map((known) => (
          <Line
            key={known.file.path}
            known={known}
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
  function Line({ known, me, isSelected, onToggle, actions }: LineProps) {
    const { file, details } = known;
    const name = shownFileName(file.name);
    return (
      <li className="relative [content-visibility:auto]">
        <FileBox
          {...{ name, known, isSelected, onToggle, actions }}
          className="grid min-h-14 grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-x-3 rounded-lg py-1.5 pr-12 pl-10 text-sm md:grid-cols-[auto_minmax(0,1fr)_4.5rem_5.5rem_11rem_6rem]"
        >
          <Mark isOn={isSelected} isCentred />
          <span className="size-10 overflow-hidden rounded-md">
            <FileThumb contentType={probableType(file, details)} url={details?.url ?? ''} size="small" />
          </span>
          <span className="truncate text-ink max-md:col-start-3">{truncated(name)}</span>
          <span className="truncate text-ink-faint text-xs uppercase max-md:hidden">{endingOf(name)}</span>
          <span className="text-right text-ink-soft text-xs tabular-nums max-md:hidden">{details ? shownSize(details.size) : '…'}</span>
          <span className="text-ink-soft text-xs tabular-nums max-md:hidden">{details?.created ? shownTime(details.created) : '…'}</span>
          <span className="truncate text-ink-faint text-xs max-md:hidden">
            {details?.uploader && details.uploader === me ? 'by you' : ''}
          </span>
        </FileBox>
        <span className="absolute inset-y-0 right-1 flex items-center">
          <FileMenu known={known} actions={actions} />
        </span>
      </li>
    );
  },
  (one, other) => isSame(one, other) && one.me === other.me,
);

const endingOf = (name: string): string => /\.([^.]{1,5})$/.exec(name)?.[1] ?? '';
