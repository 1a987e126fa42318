import { memo, useCallback, useRef } from 'react';
import { shownSize } from '@/domain/files/file-types';
import { shownFileName } from '@/domain/files/names';
import { probableType } from '@/domain/files/stored-files';
import { truncated } from '@/domain/shown-text';
import { shownTime } from '@/domain/time';
import { useEditingState } from '../session/editing-context';
import { type FileActions, FileMenu } from './file-menu';
import { FileThumb } from './file-thumb';
import { type FilesProps, isSame, Mark, onFileKey } from './file-tiles';
import type { KnownFile } from './use-folder';

/** The files line by line, with what storage knows of them. @see EDIT-085 */
export function FileLines({ files, selected, onToggle, onSelectAll, actions }: FilesProps) {
  const isRange = useRef(false);
  const toggle = useCallback((path: string) => onToggle(path, isRange.current), [onToggle]);
  const me = useEditingState((state) => state.given.author?.uid ?? '');
  return (
    <ul
      aria-label="Files"
      onClickCapture={({ shiftKey }) => {
        isRange.current = shiftKey;
      }}
      onKeyDown={(event) => onFileKey(event, 1, onSelectAll)}
      className="flex flex-col gap-1.5"
    >
      {files.map((known) => (
        <Line key={known.file.path} known={known} me={me} isSelected={selected.has(known.file.path)} onToggle={toggle} actions={actions} />
      ))}
    </ul>
  );
}

type LineProps = { known: KnownFile; me: string; isSelected: boolean; onToggle: (path: string) => void; actions: FileActions };

const Line = memo(
  function Line({ known, me, isSelected, onToggle, actions }: LineProps) {
    const { file, details } = known;
    const name = shownFileName(file.name);
    return (
      <li className="relative [content-visibility:auto]">
        <label
          title={name}
          onDoubleClick={() => details && actions.look(file.path)}
          className="grid min-h-14 cursor-pointer grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-x-3 rounded-lg border border-line bg-surface py-1.5 pr-12 pl-10 text-sm transition-colors hover:border-line-strong has-checked:border-accent-line has-focus-visible:outline-2 has-focus-visible:outline-accent-line md:grid-cols-[auto_minmax(0,1fr)_4.5rem_5.5rem_11rem_6rem]"
        >
          <input
            type="checkbox"
            data-file=""
            aria-label={name}
            checked={isSelected}
            onChange={() => onToggle(file.path)}
            className="peer sr-only"
          />
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
        </label>
        <span className="absolute inset-y-0 right-1 flex items-center">
          <FileMenu known={known} actions={actions} />
        </span>
      </li>
    );
  },
  (one, other) => isSame(one, other) && one.me === other.me,
);

const endingOf = (name: string): string => /\.([^.]{1,5})$/.exec(name)?.[1] ?? '';
